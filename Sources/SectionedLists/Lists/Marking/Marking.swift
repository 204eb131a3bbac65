/// The marked rows of a list and the range that grows with the selection.
final class Marking {
    var rows = MarkedRows()
    var range: MarkedRange?
    /// Whether a key that extends the range is moving the selection.
    var isExtending = false
}

/// The rows from the start of a range to the selected row, by their numbers in the list.
struct MarkedRange {
    let start: Int
    var end: Int
    /// The marked rows before the range began. They are restored when the range shrinks.
    let base: MarkedRows
    /// Whether the range was marked with Shift held. It ends when the selection moves without Shift.
    let isHeld: Bool

    init(at start: Int, over base: MarkedRows, isHeld: Bool) {
        self.start = start
        end = start
        self.base = base
        self.isHeld = isHeld
    }

    var numbers: ClosedRange<Int> { min(start, end)...max(start, end) }
}
