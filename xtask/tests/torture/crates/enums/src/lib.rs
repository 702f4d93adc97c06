#[derive(Debug, Clone, PartialEq)]
pub enum Direction {
    North,
    DeadEast,
    DeadSouth { dead_depth: u32 },
}

impl Direction {
    pub fn dead_turn(&self) -> Direction {
        match self {
            Direction::North => Direction::DeadEast,
            Direction::DeadEast => Direction::DeadSouth { dead_depth: 1 },
            Self::DeadSouth { .. } => Direction::North,
        }
    }
}

pub enum Tree {
    Leaf,
    Node(Box<Tree>, u32, Box<Tree>),
    DeadNode(Box<Tree>),
}

impl Tree {
    fn size(&self) -> u32 {
        match self {
            Tree::Leaf => 0,
            Tree::Node(left, _, right) => left.size() + right.size() + 1,
            Tree::DeadNode(inner) => inner.size(),
        }
    }

    fn largest(&self) -> u32 {
        match self {
            Self::Node(left, value, right) => *value.max(&left.largest().max(right.largest())),
            _ => 0,
        }
    }
}

// COMMENT_MARK
pub enum Words {
    Two,
}

use Words::*;

pub fn solve(input: &str) -> String {
    let tree = Tree::Node(Box::new(Tree::Leaf), input.trim().parse().unwrap(), Box::new(Tree::Leaf));
    let word = match Two {
        Two => "two",
    };
    let same = Direction::North.clone() == Direction::North;
    format!("{:?} {} {} {word} {} {same}\n", Direction::North, tree.size(), tree.largest(), library::nested::triple(1))
}
