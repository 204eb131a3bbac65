/// A row that an ``InsertLayer`` adds to a section, and where.
@MainActor
public struct Insertion {
    private enum Position {
        case afterRows(Int)
        case before(AnyHashable)
        case after(AnyHashable)
    }

    let row: any Row
    private let position: Position

    /// A row after a number of rows: after the second one for 2, at the top for 0. Not shown where there are fewer.
    public static func row(_ row: any Row, afterRows count: Int) -> Insertion {
        Insertion(row: row, position: .afterRows(count))
    }

    /// A row before another one, wherever that is. Not shown where that one is not there.
    public static func row(_ row: any Row, before id: AnyHashable) -> Insertion {
        Insertion(row: row, position: .before(id))
    }

    /// A row after another one, wherever that is. Not shown where that one is not there.
    public static func row(_ row: any Row, after id: AnyHashable) -> Insertion {
        Insertion(row: row, position: .after(id))
    }

    /// How many rows of a section come before it, or `nil` where it has no place there.
    func rowsBefore(in section: Section, count: Int) -> Int? {
        switch position {
        case .afterRows(let rows): rows >= 0 && rows <= count ? rows : nil
        case .before(let id): section.index(ofRow: id)
        case .after(let id): section.index(ofRow: id).map { $0 + 1 }
        }
    }
}
