pub mod inline {
    #[path = "other.rs"]
    pub mod renamed;
}
