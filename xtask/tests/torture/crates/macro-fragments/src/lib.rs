macro_rules! fragments {
    (path $p:path) => { $p(7, 1) };
    (ty $t:ty) => { <$t>::North };
    (expr $e:expr) => { $e * 7 };
    (block $b:block) => { $b };
    (pat $p:pat => $e:expr) => { match $e { $p => 5 } };
    (tt $($t:tt)*) => { vec![$($t)*] };
    (stmt $s:stmt, $e:expr) => { { $s $e } };
    (item $i:item) => { { $i nine() } };
    (lifetime $l:lifetime) => { $l: loop { break $l "x"; } };
    (meta $(#[$m:meta])*) => { { $(#[$m])* fn three() -> u32 { 3 } three() } };
}

pub fn solve(_: &str) -> String {
    // COMMENT_MARK
    format!(
        "{} {:?} {} {} {} {:?} {} {} {} {}\n",
        fragments!(path library::add),
        fragments!(ty library::Direction),
        fragments!(expr library::add(3, 4)),
        fragments!(block { library::add(5, 5) }),
        fragments!(pat library::Direction::East | library::Direction::North => library::Direction::East),
        fragments!(tt library::add(0, 1), library::add(1, 1)),
        fragments!(stmt let six = library::nested::triple(2), six),
        fragments!(item fn nine() -> u32 { library::square!(3) }),
        fragments!(lifetime 'library),
        fragments!(meta #[inline] #[allow(dead_code)] #[doc = "COMMENT_MARK"])
    )
}

pub fn dead_solve() {}
