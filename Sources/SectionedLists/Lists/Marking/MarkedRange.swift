/// A range of rows from the row where the user began it to the selected row. Rows are numbered from the start of the
/// list.
struct MarkedRange {
    private let start: Int
    private var end: Int
    /// The rows that were marked before the range began. Their marks are restored when the range shrinks.
    let base: MarkedRows
    /// Whether the user marks the range by holding Shift. Such a range ends when the selection moves without Shift.
    let isHeld: Bool

    init(at start: Int, over base: MarkedRows, isHeld: Bool) {
        self.start = start
        end = start
        self.base = base
        self.isHeld = isHeld
    }

    var numbers: ClosedRange<Int> { min(start, end)...max(start, end) }

    /// Returns the range with another end, limited to a number of rows.
    func extended(to number: Int, atMost limit: Int) -> MarkedRange {
        var range = self
        range.end = min(max(number, start - limit + 1), start + limit - 1)
        return range
    }
}
