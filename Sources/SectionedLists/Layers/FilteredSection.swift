/// A section that shows some rows of another section.
final class FilteredSection: LayeredSection, IncrementalSection {
    private let isShown: @MainActor (any Row) -> Bool
    /// For each matching row found so far, its index in the section below.
    private var matches: [Int] = []
    /// The number of rows for which the condition was evaluated. These rows are at the start of the section below.
    private var judged = 0
    /// The matching rows in a form that edits can change. From the first edit on, it replaces ``matches``. Before that,
    /// it is `nil`.
    private var shown: ShownRows?

    init(_ base: Section, where isShown: @escaping @MainActor (any Row) -> Bool) {
        self.isShown = isShown
        super.init(base)
    }

    private var numberOfData: Int { numberOfRowsBelow - base.trailingRows }

    /// Evaluates the condition row by row until `count` matches are found in total, or until no row is left.
    private func find(_ count: Int) {
        guard shown == nil else { return }
        while matches.count < count, judged < numberOfData {
            if isShown(base.row(at: judged)) { matches.append(judged) }
            judged += 1
        }
    }

    /// Whether the section shows no row. Evaluates the condition up to the first match. Trailing rows are always shown,
    /// so a section with trailing rows is not empty.
    var isEmpty: Bool {
        if base.trailingRows > 0 { return false }
        find(1)
        return numberOfMatches == 0
    }

    /// The number of matching rows found so far.
    private var numberOfMatches: Int { shown?.count ?? matches.count }

    override var numberOfRows: Int {
        find(.max)
        return numberOfMatches + base.trailingRows
    }

    override var numberOfCountedRows: Int { numberOfRows - base.trailingRows }

    override func source(ofRowAt index: Int) -> Source {
        find(index + 1)
        guard index < numberOfMatches else { return .below(numberOfData + index - numberOfMatches) }
        return .below(shown?.index(at: index) ?? matches[index])
    }

    override func index(ofRowBelow index: Int) -> Int? {
        find(.max)
        if index >= numberOfData { return numberOfMatches + index - numberOfData }
        return position(ofMatch: index)
    }

    /// Returns the position of a row among the matching rows found so far, or `nil` if the row is not one of them.
    ///
    /// - Parameter index: The index of the row in the section below.
    private func position(ofMatch index: Int) -> Int? {
        if let shown { return shown.position(ofRow: index) }
        return matches.sortedIndex(of: index)
    }

    // MARK: - Following changes

    func follow(_ edits: [RowEdit]) -> [RowEdit]? {
        guard edits.count <= Self.mostEdits, edits.lead(from: numberOfRowsBelow, to: base.numberOfRows),
            let shown = editableRows()
        else { return nil }
        var own: [RowEdit] = []
        var inserted: [Int] = []
        for edit in edits {
            switch edit {
            case .insert(let index):
                shown.insert(at: index)
                inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
            case .remove(let index):
                if let position = shown.position(ofRow: index) { own.append(.remove(at: position)) }
                shown.remove(at: index)
                inserted = inserted.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
            }
        }
        readNumberOfRowsBelow()
        for index in inserted.sorted() where isShown(base.row(at: index)) { own += show(index, in: shown) }
        return own
    }

    /// Returns the matching rows in a form that edits can change. Returns `nil` if the condition was not yet evaluated for
    /// all rows, or if the section below has trailing rows.
    private func editableRows() -> ShownRows? {
        if let shown { return shown }
        guard judged == numberOfData, base.trailingRows == 0 else { return nil }
        let rows = ShownRows(rows: numberOfData, shown: matches)
        shown = rows
        matches = []
        return rows
    }

    private func show(_ index: Int, in shown: ShownRows) -> [RowEdit] {
        shown.setShown(true, at: index)
        return shown.position(ofRow: index).map { [.insert(at: $0)] } ?? []
    }

    enum ReloadEffect {
        case stays, staysHidden
        /// The row appears or disappears. The value contains the edits of this section, or `nil` if the section has to
        /// be created again.
        case comesOrGoes([RowEdit]?)
    }

    /// Evaluates the condition for a reloaded row again, shows or hides the row, and returns the effect.
    func follow(reloadOf id: AnyHashable) -> ReloadEffect {
        guard let index = base.index(ofRow: id) else { return .comesOrGoes(nil) }
        guard index < numberOfData else { return .stays }
        // The condition was not evaluated for this row yet, so nobody has read the row from this section.
        guard shown != nil || index < judged else { return .staysHidden }
        let old = position(ofMatch: index)
        let isMatch = isShown(base.row(at: index))
        guard isMatch == (old == nil) else { return isMatch ? .stays : .staysHidden }
        guard let shown = editableRows() else { return .comesOrGoes(nil) }
        if isMatch { return .comesOrGoes(show(index, in: shown)) }
        shown.setShown(false, at: index)
        return .comesOrGoes(old.map { [.remove(at: $0)] })
    }
}

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
