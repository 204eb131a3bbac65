/// The state of a search for a row.
@MainActor
final class Finding {
    /// The find bar while it is visible, otherwise `nil`.
    var bar: FindBar?
    /// The text that was searched last.
    var text = ""
    /// The row where the search began, and its number in the list. The search starts there again when the text changes.
    var origin: (identity: RowIdentity?, number: Int) = (nil, 0)
    /// The rows still to be searched.
    var run: Run?
    /// The number of the current run. A slice that starts later compares it to detect that its run has ended.
    var generation = 0

    /// A search in progress.
    struct Run {
        let needle: FindNeedle
        /// The number of the next row to search, counted in the whole list.
        var number: Int
        /// The number of rows still to be searched.
        var rest: Int
        /// The direction: 1 or -1.
        let step: Int
        /// The number of rows in the list.
        let total: Int

        mutating func advance() {
            number = (number + step + total) % total
            rest -= 1
        }
    }
}
