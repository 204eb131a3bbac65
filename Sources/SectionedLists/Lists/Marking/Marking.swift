/// The marked rows of a list, and the range that the user is marking.
final class Marking {
    var rows = MarkedRows()
    var range: MarkedRange?
    /// Whether the selection is moving because of a key that extends the range.
    var isExtending = false
}

/// A range of rows from its start to the selected row, by their numbers in the list.
struct MarkedRange {
    let start: Int
    var end: Int
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
}
