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

    override func source(ofRowAt index: Int) -> Source {
        .below(index < matches.count ? matches[index] : numberOfRowsBelow - trailing + index - matches.count)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        let data = numberOfRowsBelow - trailing
        if index >= data { return matches.count + index - data }
        return matches.sortedIndex(of: index)
    }
}
