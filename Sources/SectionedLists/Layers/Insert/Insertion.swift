/// A row that an ``InsertLayer`` adds to a section, and its position.
@MainActor
public struct Insertion {
    private enum Position {
        case afterRows(Int)
        case before(AnyHashable)
        case after(AnyHashable)
    }

    let row: any Row
    private let position: Position

    /// Returns an insertion after a number of rows: 0 inserts the row at the top, 2 inserts the row after the second
    /// row. If the section has fewer rows, the inserted row is not shown. Rows at the end that are not data, such as
    /// "Show more…", do not count.
    public static func row(_ row: any Row, afterRows count: Int) -> Insertion {
        Insertion(row: row, position: .afterRows(count))
    }

    /// Returns an insertion before the row with an id. If no row has the id, the inserted row is not shown.
    public static func row(_ row: any Row, before id: AnyHashable) -> Insertion {
        Insertion(row: row, position: .before(id))
    }

    /// Returns an insertion after the row with an id. If no row has the id, the inserted row is not shown.
    public static func row(_ row: any Row, after id: AnyHashable) -> Insertion {
        Insertion(row: row, position: .after(id))
    }

    /// Returns how many rows of a section are before the inserted row, or `nil` if the inserted row is not shown.
    ///
    /// - Parameters:
    ///   - section: The section below.
    ///   - count: The number of rows of the section that are data.
    func rowsBefore(in section: Section, count: Int) -> Int? {
        switch position {
        case .afterRows(let rows): rows >= 0 && rows <= count ? rows : nil
        case .before(let id): section.index(ofRow: id)
        case .after(let id): section.index(ofRow: id).map { $0 + 1 }
        }
    }
}
