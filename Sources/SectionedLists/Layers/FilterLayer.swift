/// A layer that shows only the rows that satisfy a condition.
///
/// ```swift
/// let model = FilterLayer(over: recipes)
/// model.filter { ($0 as? RecipeRow)?.recipe.isVegan == true }
/// ```
///
/// The condition is evaluated once for each row of a section, at the latest when the rows of the section are first
/// counted. This costs O(rows of the section) and creates the rows.
///
/// After a section has changed, the condition is evaluated again for all of its rows. There are two exceptions:
///
/// - If a row is reloaded, the condition is evaluated only for this row.
/// - If a ``MutableSectionsModel`` below inserts, deletes or moves rows, the condition is evaluated only for the
///   inserted and moved rows. Such a change costs about the same whether the section has a hundred rows or a million.
///   This exception does not apply to more than 1,000 insertions and removals at a time. (A move counts as one
///   insertion and one removal.)
///
/// In a section with trailing rows (``LayeredSection/numberOfTrailingRows``), the second exception does not apply. The
/// first exception applies there only if the reloaded row stays shown or stays hidden.
///
/// When a list gets this model, the list counts the rows of all sections, so the condition is evaluated for all rows. A
/// marked row that the filter hides stays marked; see ``SectionsViewController/selectedRowIDs``.
@MainActor
public final class FilterLayer: SectionedModelLayer {
    /// What happens to a section without matching rows.
    public enum EmptySections: Sendable {
        /// The header of the section stays visible. The condition is evaluated only when the section is read.
        case stay
        /// The section is hidden. To count the sections, the layer evaluates the condition in each section for the
        /// rows up to the first match.
        case vanish
    }

    /// What happens to a section without matching rows.
    public let emptySections: EmptySections

    private var isRowShown: (@MainActor (any Row) -> Bool)?
    /// For each shown section, the index of the section in the model below. `nil` while these indices are not known.
    /// They are used only with ``EmptySections/vanish``.
    private var shown: [Int]?

    /// Creates a layer without a filter, which shows all rows and all sections.
    ///
    /// - Parameters:
    ///   - base: The model to filter.
    ///   - emptySections: What happens to a section without matching rows while there is a filter. By default, such a
    ///     section is hidden with its header. This also applies to a section that has no rows at all.
    public init(over base: any SectionedModel, emptySections: EmptySections = .vanish) {
        self.emptySections = emptySections
        super.init(over: base)
    }

    /// Shows only the rows that satisfy a condition. Rows at the end of a section that are not data, such as "Show
    /// more…", stay visible.
    public func filter(_ isShown: @escaping @MainActor (any Row) -> Bool) {
        set(isShown)
    }

    public func removeFilter() {
        guard isRowShown != nil else { return }
        set(nil)
    }

    private func set(_ isRowShown: (@MainActor (any Row) -> Bool)?) {
        self.isRowShown = isRowShown
        shown = nil
        didChange(.everything)
    }

    // MARK: - Sections

    public override func layer(_ section: Section) -> Section {
        isRowShown.map { FilteredSection(section, where: $0) } ?? section
    }

    private var hidesSections: Bool { isRowShown != nil && emptySections == .vanish }

    private func isShown(_ index: Int) -> Bool {
        (layered(base.section(at: index)) as? FilteredSection)?.isEmpty != true
    }

    private func shownSections() -> [Int] {
        if let shown { return shown }
        let sections = (0..<base.numberOfSections).filter(isShown)
        shown = sections
        return sections
    }

    /// The number of shown sections. If empty sections are hidden, the layer evaluates the condition in each section
    /// for the rows up to the first match.
    public override var numberOfSections: Int {
        hidesSections ? shownSections().count : super.numberOfSections
    }

    public override func section(at index: Int) -> Section {
        hidesSections ? layered(base.section(at: shownSections()[index])) : super.section(at: index)
    }

    /// Returns the index of a section among the shown sections, or `nil` if the section is hidden or does not exist.
    public override func index(ofSection id: AnyHashable) -> Int? {
        guard let index = super.index(ofSection: id), hidesSections else { return super.index(ofSection: id) }
        return shownSections().sortedIndex(of: index)
    }

    // MARK: - Changes

    public override func change(for change: ListChange) -> ListChange {
        guard isRowShown != nil, !change.isEverything else {
            shown = nil
            return change
        }
        var passed = judgingReloadedRows(of: change)
        guard emptySections == .vanish else { return passed }
        if change.hasOtherSections {
            shown = nil
            // A layer above may have cached a section before this filter hid it. The edits do not fit that old section.
            for id in passed.rowEdits.sections { makeAgain(id, in: &passed) }
            passed.sectionsWithOtherRows = passed.sectionsWithOtherRows.filter { index(ofSection: $0) != nil }
        } else {
            for id in passed.sectionsWithOtherRows { reload(at: id, for: &passed) }
        }
        return passed
    }

    /// Evaluates the condition for the reloaded rows of a change again. In the returned change, rows that stay hidden
    /// are omitted. If a row appears or disappears, the returned change contains an edit of its section. If this edit
    /// is not known, the whole section counts as changed.
    private func judgingReloadedRows(of change: ListChange) -> ListChange {
        var passed = change
        for row in change.reloadedRows {
            guard let section = knownSection(row.section) as? FilteredSection else {
                // The section was not read since it last changed, so the observer knows none of its rows. If the
                // section is hidden, the reloaded row may make it appear.
                guard hidesSection(row.section) else { continue }
                passed.reloadedRows.remove(row)
                passed.sectionsWithOtherRows.insert(row.section)
                passed.rowEdits[row.section] = nil
                continue
            }
            switch section.follow(reloadOf: row.row) {
            case .stays: break
            case .staysHidden: passed.reloadedRows.remove(row)
            case .comesOrGoes(let edits?):
                passed.reloadedRows.remove(row)
                passed.add(edits, ofSection: row.section)
            case .comesOrGoes(nil):
                passed.reloadedRows.remove(row)
                passed.sectionsWithOtherRows.insert(row.section)
                passed.rowEdits[row.section] = nil
                forgetSection(row.section)
            }
        }
        return passed
    }

    /// Returns whether a section of the model below was hidden when the sections were counted. Returns `false` if they
    /// were not counted.
    private func hidesSection(_ id: AnyHashable) -> Bool {
        guard emptySections == .vanish, let shown, let index = base.index(ofSection: id) else { return false }
        return shown.sortedIndex(of: index) == nil
    }

    /// Removes a section from the cache, so that the layer creates the section again. Also removes the edits of the
    /// section from a change.
    private func makeAgain(_ id: AnyHashable, in change: inout ListChange) {
        change.rowEdits[id] = nil
        forgetSection(id)
    }

    /// Updates a change after rows of a section have changed. Because of the changed rows, the section may appear or
    /// disappear.
    private func reload(at id: AnyHashable, for change: inout ListChange) {
        guard var sections = shown, let index = base.index(ofSection: id) else { return }
        let position = sections.countOfPrefix { $0 < index }
        let wasShown = position < sections.count && sections[position] == index
        let isShown = isShown(index)
        if !isShown { change.sectionsWithOtherRows.remove(id) }
        guard wasShown != isShown else { return }
        change.hasOtherSections = true
        makeAgain(id, in: &change)
        if isShown { sections.insert(index, at: position) } else { sections.remove(at: position) }
        shown = sections
    }
}
