/// What is marked in a list, and the range that grows with the selection.
final class Marking {
    var rows = MarkedRows()
    var range: MarkedRange?
    /// Whether the selection moves by a key that makes the range grow.
    var isExtending = false
}

/// The rows from where a range began to the selected one, by their numbers in the list.
struct MarkedRange {
    let start: Int
    var end: Int
    /// What was marked before, and is again where the range is taken back.
    let base: MarkedRows
    /// Whether the range ends when the selection moves by another key than those with Shift.
    let isHeld: Bool

    init(at start: Int, over base: MarkedRows, isHeld: Bool) {
        self.start = start
        end = start
        self.base = base
        self.isHeld = isHeld
    }

    var numbers: ClosedRange<Int> { min(start, end)...max(start, end) }
}
