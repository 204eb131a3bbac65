/// A layer that shows the rows that a search finds. It reads the rows in slices. Between two slices, the list handles
/// keys.
///
/// The first slice is read before the layer announces the search to the list. So a list of up to ``slice`` rows shows
/// all results at once. The other slices are read later, one after another. Sections without results are hidden.
@MainActor
final class SearchLayer: SectionedModelLayer {
    /// Returns whether the row at an index of a section is a result of the search.
    typealias Test = @MainActor (Section, Int) -> Bool

    /// The number of rows in a slice.
    static let slice = 2_000

    /// Called after each slice of a search except the first, and after the rows of the model have changed.
    var onProgress: (@MainActor () -> Void)?
    /// Runs a closure that announces new results to the list. ``ListSearch`` sets a function that keeps the list from
    /// scrolling during the announcement.
    var announcing: (@MainActor (_ announce: () -> Void) -> Void)?

    /// The test, or `nil` to show all rows.
    private var test: Test?
    /// The found rows of each section that was read, by id.
    private var found: [AnyHashable: SearchedRows] = [:]
    /// The indices of the shown sections in the model below, in ascending order.
    private var shown: [Int] = []
    /// The index in the model below of the first section that still has rows to read.
    private var next = 0
    /// The number of results in the section at ``next`` that are already included in ``numberOfMatches``.
    private var countedOfNext = 0
    /// The number of the current search. A scheduled slice of an earlier search is not read.
    private var generation = 0

    /// Whether there are still rows to read.
    var isReading: Bool { test != nil && next < base.numberOfSections }

    /// The number of rows found so far.
    private(set) var numberOfMatches = 0

    /// The number of rows in the model below. Rows that are not data, such as a ``LoadMoreRow``, are not counted.
    private(set) lazy var total = countRows()

    /// Shows the rows that satisfy a test. If the test is `nil`, shows all rows.
    func search(_ test: Test?) {
        self.test = test
        found = [:]
        restart()
        announce(.everything)
    }

    private func announce(_ change: ListChange) {
        guard let announcing else { return didChange(change) }
        announcing { didChange(change) }
    }

    private func countRows() -> Int {
        (0..<base.numberOfSections).reduce(0) { count, index in
            let section = base.section(at: index)
            return count + max(0, section.numberOfRows - section.trailingRows)
        }
    }

    // MARK: - Reading

    /// Starts again with the first section and reads the first slice. The other slices are read later. If a section was
    /// read before and has not changed, its rows are not read again.
    ///
    /// - Returns: The ids of the sections in which the first slice found results.
    @discardableResult
    private func restart() -> Set<AnyHashable> {
        generation += 1
        shown = []
        next = 0
        numberOfMatches = 0
        countedOfNext = 0
        defer { continueLater() }
        return readSlice()
    }

    /// Reads a slice of rows.
    ///
    /// - Returns: The ids of the sections in which this slice found results.
    private func readSlice() -> Set<AnyHashable> {
        guard let test else { return [] }
        var ids: Set<AnyHashable> = []
        var budget = Self.slice
        while next < base.numberOfSections, budget > 0 {
            let rows = rows(of: base.section(at: next))
            let before = rows.matches.count
            budget -= rows.read(atMost: budget, test)
            if rows.matches.count > before { ids.insert(rows.base.id) }
            numberOfMatches += rows.matches.count - countedOfNext
            countedOfNext = rows.matches.count
            if rows.isShown, shown.last != next { shown.append(next) }
            guard rows.isComplete else { continue }
            next += 1
            countedOfNext = 0
        }
        return ids
    }

    private func continueLater() {
        guard isReading else { return }
        let generation = generation
        Task { [weak self] in
            guard let self, self.generation == generation else { return }
            self.showSlice()
        }
    }

    private func showSlice() {
        let before = shown.count
        let ids = readSlice()
        announce(ListChange(hasOtherSections: shown.count > before, sectionsWithOtherRows: ids))
        continueLater()
        onProgress?()
    }

    private func rows(of section: Section) -> SearchedRows {
        if let rows = found[section.id], rows.base === section { return rows }
        let rows = SearchedRows(section)
        found[section.id] = rows
        return rows
    }

    // MARK: - Sections

    override func layer(_ section: Section) -> Section {
        test == nil ? section : SearchedSection(rows(of: section))
    }

    override var numberOfSections: Int { test == nil ? super.numberOfSections : shown.count }

    override func section(at index: Int) -> Section {
        super.section(at: test == nil ? index : shown[index])
    }

    override func index(ofSection id: AnyHashable) -> Int? {
        guard test != nil, let index = super.index(ofSection: id) else { return super.index(ofSection: id) }
        return shown.sortedIndex(of: index)
    }

    // MARK: - Changes

    override func change(for change: ListChange) -> ListChange {
        total = countRows()
        guard test != nil else { return change }
        var passed = judgingReloadedRows(of: change)
        guard change.isEverything || change.hasOtherSections || !passed.sectionsWithOtherRows.isEmpty else {
            return passed
        }
        let oldShown = shown
        if passed.isEverything { found = [:] }
        if passed.hasOtherSections { found = found.filter { base.index(ofSection: $0.key) != nil } }
        for id in passed.sectionsWithOtherRows { found[id] = nil }
        for id in restart() where passed.sectionsWithOtherRows.insert(id).inserted { forgetSection(id) }
        passed.hasOtherSections = passed.hasOtherSections || shown != oldShown
        passed.sectionsWithOtherRows = passed.sectionsWithOtherRows.filter { index(ofSection: $0) != nil }
        return passed
    }

    /// Reports the new results only now: the search lays out the list, which must know the new rows before.
    override func didPassOnChange() { onProgress?() }

    /// Returns whether the rows that were found in a section are those of a section that has been replaced.
    private func isOutdated(_ id: AnyHashable) -> Bool {
        guard let rows = found[id], let index = base.index(ofSection: id) else { return false }
        return base.section(at: index) !== rows.base
    }

    /// Tests the reloaded rows of a change again. Returns a change in which some of these rows are removed or replaced:
    ///
    /// - If a row is visible and stays visible, the returned change contains the row.
    /// - If a row is hidden and stays hidden, the returned change does not contain the row.
    /// - If a row appears or disappears, the returned change contains the section of the row instead of the row.
    private func judgingReloadedRows(of change: ListChange) -> ListChange {
        guard let test else { return change }
        var passed = change
        // The rows of a hidden section that is another object now were not compared by anybody who knows the search.
        for id in change.replacedSections where isOutdated(id) {
            passed.reloadedRows = passed.reloadedRows.filter { $0.section != id }
            passed.sectionsWithOtherRows.insert(id)
            forgetSection(id)
        }
        for row in passed.reloadedRows {
            switch found[row.section]?.effectOfReloading(row.row, test) ?? .staysHidden {
            case .staysFound: break
            case .staysHidden: passed.reloadedRows.remove(row)
            case .comesOrGoes:
                passed.reloadedRows.remove(row)
                passed.sectionsWithOtherRows.insert(row.section)
                forgetSection(row.section)
            }
        }
        return passed
    }
}

/// The rows of a section that a search has found so far.
@MainActor
final class SearchedRows {
    /// The section in the model below the search layer.
    let base: Section
    /// The indices of the found rows in ``base``.
    private(set) var matches: [Int] = []
    /// The number of rows that were read, from the first row on.
    private var read = 0

    private let numberOfData: Int
    /// The number of rows at the end of the section that are not data. Such rows are always shown.
    let numberOfTrailingRows: Int

    init(_ base: Section) {
        self.base = base
        numberOfTrailingRows = base.trailingRows
        numberOfData = max(0, base.numberOfRows - numberOfTrailingRows)
    }

    var isComplete: Bool { read == numberOfData }

    /// Whether the section is shown. It is shown if it contains a found row. It is also shown if it ends with a row
    /// that is not data, such as a ``LoadMoreRow``.
    var isShown: Bool { !matches.isEmpty || numberOfTrailingRows > 0 }

    /// Reads the next rows.
    ///
    /// - Parameters:
    ///   - count: The maximum number of rows to read.
    ///   - isMatch: Returns whether a row is a result.
    /// - Returns: The number of rows that were read.
    func read(atMost count: Int, _ isMatch: SearchLayer.Test) -> Int {
        let end = min(numberOfData, read + count)
        defer { read = end }
        for index in read..<end where isMatch(base, index) { matches.append(index) }
        return end - read
    }

    /// How the reload of a row changes the results.
    enum ReloadEffect { case staysFound, staysHidden, comesOrGoes }

    /// Tests a reloaded row again and returns how the results would change. Does not change them.
    func effectOfReloading(_ id: AnyHashable, _ isMatch: SearchLayer.Test) -> ReloadEffect {
        guard let index = base.index(ofRow: id) else { return .comesOrGoes }
        guard index < numberOfData else { return .staysFound }
        guard index < read else { return .staysHidden }
        let wasFound = matches.sortedIndex(of: index) != nil
        guard isMatch(base, index) == wasFound else { return .comesOrGoes }
        return wasFound ? .staysFound : .staysHidden
    }
}

/// A section that shows the rows found so far. Rows that the search finds later are not added: the layer creates a new
/// section for them.
final class SearchedSection: LayeredSection {
    private let matches: [Int]
    private let trailing: Int

    init(_ rows: SearchedRows) {
        matches = rows.matches
        trailing = rows.numberOfTrailingRows
        super.init(rows.base)
    }

    override var numberOfRows: Int { matches.count + trailing }

    override var numberOfCountedRows: Int { matches.count }

    override func source(ofRowAt index: Int) -> Source {
        .below(index < matches.count ? matches[index] : numberOfRowsBelow - trailing + index - matches.count)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        let data = numberOfRowsBelow - trailing
        if index >= data { return matches.count + index - data }
        return matches.sortedIndex(of: index)
    }
}
