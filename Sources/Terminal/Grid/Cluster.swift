/// What stands in one place of a grid: a base scalar and up to four marks that combine with it.
///
/// Five scalars are what ncurses keeps for a place. A cluster is a plain value without storage of its own, so that a
/// grid can be compared and copied cheaply.
public struct Cluster: Hashable, Sendable {
    /// Zero in the right half of a wide glyph.
    public let base: UInt32
    /// The scalars that follow the first one; 0 where there are fewer.
    public private(set) var marks: (UInt32, UInt32, UInt32, UInt32)

    /// A blank.
    public static let space = Cluster(base: 0x20)
    static let none = Cluster(base: 0)

    /// A cluster of one scalar.
    public init(base: UInt32) {
        self.base = base
        marks = (0, 0, 0, 0)
    }

    /// Adds a combining mark; a fifth is dropped.
    mutating func append(mark: UInt32) {
        if marks.0 == 0 {
            marks.0 = mark
        } else if marks.1 == 0 {
            marks.1 = mark
        } else if marks.2 == 0 {
            marks.2 = mark
        } else if marks.3 == 0 {
            marks.3 = mark
        }
    }

    public static func == (left: Cluster, right: Cluster) -> Bool {
        left.base == right.base && left.marks == right.marks
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(marks.0)
        hasher.combine(marks.1)
        hasher.combine(marks.2)
        hasher.combine(marks.3)
    }

    /// The text of the cluster; empty in the right half of a wide glyph.
    public var text: String {
        var text = ""
        for value in [base, marks.0, marks.1, marks.2, marks.3] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
