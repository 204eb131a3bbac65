/// The rows of a section, and for each row whether a filter shows it. The index of a row in the section can be
/// converted to its position among the shown rows, and a position to an index.
///
/// As in a ``RowList``, the rows are stored in chunks. A conversion searches one chunk. An insertion or a removal
/// changes one chunk and the counts of the later chunks.
@MainActor
final class ShownRows {
    private final class Chunk {
        private(set) var flags: [Bool]
        /// The number of shown rows.
        private(set) var shown: Int
        /// The number of rows before the chunk.
        var start = 0
        /// The number of shown rows before the chunk.
        var shownBefore = 0

        init(_ flags: [Bool]) {
            self.flags = flags
            shown = Self.count(flags[...])
        }

        func edit(_ change: (inout [Bool]) -> Void) {
            change(&flags)
            shown = Self.count(flags[...])
        }

        func shown(before index: Int) -> Int { Self.count(flags[..<index]) }

        private static func count(_ flags: ArraySlice<Bool>) -> Int { flags.reduce(0) { $0 + ($1 ? 1 : 0) } }
    }

    private static let chunkSize = 256

    /// The chunks. After the initializer has run, there is at least one chunk. A chunk is empty only if it is the only
    /// chunk.
    private var chunks: [Chunk] = []
    /// The number of shown rows.
    private(set) var count = 0

    /// Creates the rows of a section.
    ///
    /// - Parameters:
    ///   - rows: The number of rows.
    ///   - shown: The indices of the shown rows, in ascending order.
    init(rows: Int, shown: [Int]) {
        var flags = [Bool](repeating: false, count: rows)
        for index in shown { flags[index] = true }
        for start in stride(from: 0, to: max(1, rows), by: Self.chunkSize) {
            chunks.append(Chunk(Array(flags[start..<min(start + Self.chunkSize, rows)])))
        }
        countAgain(from: 0)
    }

    /// Returns the index of the row at a position among the shown rows. The position must be less than ``count``.
    func index(at position: Int) -> Int {
        let chunk = chunks[max(0, chunks.countOfPrefix { $0.shownBefore <= position } - 1)]
        var left = position - chunk.shownBefore
        for (index, isShown) in chunk.flags.enumerated() where isShown {
            if left == 0 { return chunk.start + index }
            left -= 1
        }
        return chunk.start + chunk.flags.count
    }

    /// Returns the position of a row among the shown rows, or `nil` if the row is hidden.
    func position(ofRow index: Int) -> Int? {
        let chunk = chunks[chunkIndex(ofRow: index)]
        guard chunk.flags[index - chunk.start] else { return nil }
        return chunk.shownBefore + chunk.shown(before: index - chunk.start)
    }

    /// Inserts a hidden row.
    func insert(at index: Int) {
        let number = chunkIndex(ofRow: index)
        let chunk = chunks[number]
        chunk.edit { $0.insert(false, at: index - chunk.start) }
        if chunk.flags.count > 2 * Self.chunkSize {
            let middle = chunk.flags.count / 2
            chunks.insert(Chunk(Array(chunk.flags[middle...])), at: number + 1)
            chunk.edit { $0.removeLast($0.count - middle) }
        }
        countAgain(from: number)
    }

    /// Removes a row.
    func remove(at index: Int) {
        let number = chunkIndex(ofRow: index)
        let chunk = chunks[number]
        chunk.edit { $0.remove(at: index - chunk.start) }
        if chunk.flags.isEmpty, chunks.count > 1 { chunks.remove(at: number) }
        countAgain(from: number)
    }

    /// Shows or hides a row.
    func setShown(_ isShown: Bool, at index: Int) {
        let number = chunkIndex(ofRow: index)
        let chunk = chunks[number]
        chunk.edit { $0[index - chunk.start] = isShown }
        countAgain(from: number)
    }

    /// Returns the index of the chunk that contains a row. For an index after the last row, returns the index of the
    /// last chunk.
    private func chunkIndex(ofRow index: Int) -> Int {
        max(0, chunks.countOfPrefix { $0.start <= index } - 1)
    }

    /// Counts the rows before each chunk again, beginning with the chunk at an index.
    private func countAgain(from first: Int) {
        let before = first > 0 ? chunks[first - 1] : nil
        var start = before.map { $0.start + $0.flags.count } ?? 0
        var shown = before.map { $0.shownBefore + $0.shown } ?? 0
        for chunk in chunks[min(first, chunks.count)...] {
            chunk.start = start
            chunk.shownBefore = shown
            start += chunk.flags.count
            shown += chunk.shown
        }
        count = shown
    }
}
