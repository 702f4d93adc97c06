mod outer;

pub fn solve(_: &str) -> String {
    format!("{} {} {}\n", outer::one(), outer::inner::two(), outer::beside::three())
}
