/// Shows some rows of a model: those that a condition holds for, or those with certain ids.
///
/// ```swift
/// let model = FilterLayer(over: recipes)
/// model.filter { ($0 as? RecipeRow)?.recipe.isVegan == true }
/// ```
///
/// A condition is asked for each row of a section once, when that section's rows are first counted, and again after a
/// change of that section. So it costs O(rows of the section), and rows are made for it. Ids that are known anyway, from
/// a search index say, cost O(rows that are shown), and no row is made. A row that was reloaded is judged again alone.
///
/// A list counts the rows of all sections when it is given a model.
@MainActor
public final class FilterLayer: SectionedModelLayer {
    /// What becomes of a section of which no row is left.
    public enum EmptySections: Sendable {
        /// Its header is shown all the same. Nothing is looked at before the section is read.
        case stay
        /// It is not shown. To know how many sections there are, each is looked at up to its first row to show.
        case vanish
    }

    /// What becomes of a section of which no row is left.
    public let emptySections: EmptySections

    private var rule: FilterRule?
    /// The sections below that are shown, once that is known; with ``EmptySections/vanish`` only.
    private var shown: [Int]?

    /// A layer that shows all rows until it is told otherwise.
    public init(over base: any SectionedModel, emptySections: EmptySections = .vanish) {
        self.emptySections = emptySections
        super.init(over: base)
    }

    /// Shows the rows that a condition holds for.
    public func filter(_ isShown: @escaping @MainActor (any Row) -> Bool) {
        setRule(.condition(isShown))
    }

    /// Shows the rows with some ids, in their order below. An id that a section does not know is passed over.
    ///
    /// - Parameter ids: The ids to show of a section, which must be able to tell where the row with an id is.
    public func filterByID(_ ids: @escaping @MainActor (Section) -> [AnyHashable]) {
        setRule(.ids(ids))
    }

    /// Shows all rows again.
    public func removeFilter() {
        guard rule != nil else { return }
        setRule(nil)
    }

    private func setRule(_ rule: FilterRule?) {
        self.rule = rule
        shown = nil
        didChange(.everything)
    }

    // MARK: - Sections

    public override func layer(_ section: Section) -> Section {
        rule.map { FilteredSection(section, rule: $0) } ?? section
    }

    private var hidesSections: Bool { rule != nil && emptySections == .vanish }

    private func isShown(_ index: Int) -> Bool {
        (layered(base.section(at: index)) as? FilteredSection)?.isEmpty != true
    }

    private func shownSections() -> [Int] {
        if let shown { return shown }
        let sections = (0..<base.numberOfSections).filter(isShown)
        shown = sections
        return sections
    }

    /// The sections that are shown; counting them looks at each where empty ones vanish.
    public override var numberOfSections: Int {
        hidesSections ? shownSections().count : super.numberOfSections
    }

    public override func section(at index: Int) -> Section {
        hidesSections ? layered(base.section(at: shownSections()[index])) : super.section(at: index)
    }

    /// Where a section is among those that are shown.
    public override func index(ofSection id: AnyHashable) -> Int? {
        guard let index = super.index(ofSection: id), hidesSections else { return super.index(ofSection: id) }
        let sections = shownSections()
        let position = sections.countOfPrefix { $0 < index }
        return position < sections.count && sections[position] == index ? position : nil
    }

    // MARK: - Changes

    public override func change(for change: ListChange) -> ListChange {
        guard rule != nil, !change.isEverything else {
            shown = nil
            return change
        }
        var passed = judgingReloadedRows(of: change)
        guard emptySections == .vanish else { return passed }
        if change.hasOtherSections {
            shown = nil
            passed.sectionsWithOtherRows = passed.sectionsWithOtherRows.filter { index(ofSection: $0) != nil }
        } else {
            for id in passed.sectionsWithOtherRows { lookAgain(at: id, for: &passed) }
        }
        return passed
    }

    /// The change with the reloaded rows that are shown; where one comes or goes, its section has other rows.
    private func judgingReloadedRows(of change: ListChange) -> ListChange {
        var passed = change
        for row in change.reloadedRows {
            // What is not known was not read since it changed, so nobody has to hear of its rows.
            guard let section = knownSection(row.section) as? FilteredSection else { continue }
            switch section.effectOfReloading(row.row) {
            case .stays: break
            case .staysHidden: passed.reloadedRows.remove(row)
            case .comesOrGoes:
                passed.reloadedRows.remove(row)
                passed.sectionsWithOtherRows.insert(row.section)
                forgetSection(row.section)
            }
        }
        return passed
    }

    /// Finds out whether a section that has other rows comes, goes, or neither.
    private func lookAgain(at id: AnyHashable, for change: inout ListChange) {
        guard var sections = shown, let index = base.index(ofSection: id) else { return }
        let position = sections.countOfPrefix { $0 < index }
        let wasShown = position < sections.count && sections[position] == index
        let isShown = isShown(index)
        if !isShown { change.sectionsWithOtherRows.remove(id) }
        guard wasShown != isShown else { return }
        change.hasOtherSections = true
        if isShown { sections.insert(index, at: position) } else { sections.remove(at: position) }
        shown = sections
    }
}
