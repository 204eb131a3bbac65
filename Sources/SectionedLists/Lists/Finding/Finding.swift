/// A search for a row: what for, from where, and how far it has come.
@MainActor
final class Finding {
    /// Takes what is typed, as long as it shows.
    var bar: FindBar?
    /// What was looked for last.
    var text = ""
    /// The selected row when the search began, and its number in the list, to begin there anew whenever the text changes.
    var origin: (identity: RowIdentity?, number: Int) = (nil, 0)
    /// What is still to be read.
    var run: Run?
    /// Counts the runs, so that a slice that was waiting knows when its run is over.
    var generation = 0

    /// Rows that are read one after the other.
    struct Run {
        let needle: FindNeedle
        /// The number in the list of the next row to read.
        var number: Int
        /// The rows still to be read.
        var rest: Int
        /// 1 or -1.
        let step: Int
        /// The rows of the list.
        let total: Int

        mutating func advance() {
            number = (number + step + total) % total
            rest -= 1
        }
    }
}
