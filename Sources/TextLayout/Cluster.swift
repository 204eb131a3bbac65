/// One displayed character: a base scalar and up to four combining marks.
///
/// A cell of ncurses also stores at most five scalars. A cluster uses no heap storage, so copying and comparing grids
/// of clusters is fast.
public struct Cluster: Hashable, Sendable {
    /// The value of the first scalar. It is 0 in the right half of a wide glyph.
    public let base: UInt32
    /// The values of the combining marks. A mark that does not exist has the value 0.
    public var marks: (UInt32, UInt32, UInt32, UInt32)

    /// A space.
    public static let space = Cluster(base: 0x20)
    /// The cluster in the right half of a wide glyph.
    public static let none = Cluster(base: 0)

    /// Creates a cluster of one scalar.
    @inlinable
    public init(base: UInt32) {
        self.base = base
        marks = (0, 0, 0, 0)
    }

    /// Adds a combining mark. If the cluster already has four marks, drops the new one.
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

    /// Returns whether two clusters have the same scalars.
    @inlinable
    public static func == (left: Cluster, right: Cluster) -> Bool {
        left.base == right.base && left.marks == right.marks
    }

    /// Hashes the scalars.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(marks.0)
        hasher.combine(marks.1)
        hasher.combine(marks.2)
        hasher.combine(marks.3)
    }

    /// The text of the cluster. Empty in the right half of a wide glyph.
    public var text: String {
        var text = ""
        for value in [base, marks.0, marks.1, marks.2, marks.3] where value != 0 {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
