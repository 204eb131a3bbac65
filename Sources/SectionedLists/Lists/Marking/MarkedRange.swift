/// A range of rows from the row where the user began the range to the selected row. Rows are numbered from the start of
/// the list.
struct MarkedRange {
    private let start: Int
    private var end: Int
    /// The rows that were marked before the range began. When the range shrinks, they stay marked.
    let base: MarkedRows
    /// Whether the range ends when the selection moves without Shift. If so, the user began the range with Shift.
    let isHeld: Bool

    init(at start: Int, over base: MarkedRows, isHeld: Bool) {
        self.start = start
        end = start
        self.base = base
        self.isHeld = isHeld
    }

    var numbers: ClosedRange<Int> { min(start, end)...max(start, end) }

    /// Returns a range with the same start that ends at the row with the given number. If that range would have more
    /// rows than the limit, the returned range ends nearer to its start.
    func extended(to number: Int, atMost limit: Int) -> MarkedRange {
        var range = self
        range.end = min(max(number, start - limit + 1), start + limit - 1)
        return range
    }
}
