/// A section that shows some rows of another section.
final class FilteredSection: LayeredSection, IncrementalSection {
    private let rule: FilterRule
    /// For each matching row found so far, its index in the section below.
    private var matches: [Int] = []
    /// The number of rows for which the rule was evaluated. These rows are at the start of the section below.
    private var judged = 0
    /// The matching rows in a form that edits can change. From the first edit on, it replaces ``matches``. Before that,
    /// it is `nil`.
    private var shown: ShownRows?

    init(_ base: Section, rule: FilterRule) {
        self.rule = rule
        super.init(base)
    }

    private var numberOfData: Int { numberOfRowsBelow - base.trailingRows }

    /// Evaluates a condition row by row until `count` matches are found in total, or until no row is left. For a rule
    /// with ids, finds all matches at once.
    private func find(_ count: Int) {
        guard shown == nil else { return }
        switch rule {
        case .condition(let isShown):
            while matches.count < count, judged < numberOfData {
                if isShown(base.row(at: judged)) { matches.append(judged) }
                judged += 1
            }
        case .ids(let ids):
            guard judged < numberOfData else { return }
            matches = Set(ids(base).compactMap(base.index(ofRow:))).filter { $0 < numberOfData }.sorted()
            judged = numberOfData
        }
    }

    /// Whether the section shows no row. Evaluates a condition up to the first match. Trailing rows are always shown,
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
        guard case .condition(let isShown) = rule, edits.count <= Self.mostEdits, let shown = editableRows() else {
            return nil
        }
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

    /// Returns the matching rows in a form that edits can change. Returns `nil` if the rule was not yet evaluated for
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

    /// Evaluates a condition for a reloaded row again, shows or hides the row, and returns the effect. A rule with ids
    /// is not evaluated again: a shown row stays shown, and a hidden row stays hidden.
    func follow(reloadOf id: AnyHashable) -> ReloadEffect {
        guard case .condition(let isShown) = rule, let index = base.index(ofRow: id) else {
            if case .condition = rule { return .comesOrGoes(nil) }
            return index(ofRow: id) == nil ? .staysHidden : .stays
        }
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
