mod inline {
    // COMMENT_MARK: in `src/inline/`.
    #[path = "other.rs"]
    pub mod renamed;
}

#[path = "thread files"]
mod threads {
    #[path = "local.rs"]
    pub mod local_data;
    pub mod plain;
}

mod user;

pub fn solve(_: &str) -> String {
    format!(
        "{} {} {} {}\n",
        inline::renamed::one(),
        threads::local_data::two(),
        threads::plain::three(),
        user::inline::renamed::four()
    )
}
