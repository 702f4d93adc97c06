mod outer {
    pub mod inner;

    pub mod middle {
        pub mod file;
    }
}

pub fn solve(_: &str) -> String {
    format!("{}\n", outer::inner::one() + outer::middle::file::two())
}
