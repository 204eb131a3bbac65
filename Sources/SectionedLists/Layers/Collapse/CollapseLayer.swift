/// Shows of some sections only the header, until they are opened.
///
/// ```swift
/// let model = CollapseLayer(over: cookbook, hiddenRows: .row) { $0.id == AnyHashable("Drinks") }
/// model.toggle("Drinks")
/// ```
///
/// A collapsed section says how many rows it hides: at the right of its header where that is a ``HeaderRow``, or in a row
/// of its own, on which Enter opens it. Its rows are not read, so that nothing is loaded for them. An open section is the
/// one below itself.
@MainActor
public final class CollapseLayer: SectionedModelLayer {
    /// How a collapsed section says how many rows it hides.
    public enum HiddenRows: Sendable {
        /// In its header; in a row where there is none that could say so.
        case inHeader
        /// In a row that can be chosen, which opens the section.
        case row
    }

    /// Says that a number of rows is hidden; to be set before the layer is shown.
    public var wording: @MainActor (Int) -> String = { "\($0) hidden" }

    private let hiddenRows: HiddenRows
    private let isCollapsedAtFirst: @MainActor (Section) -> Bool
    private var states: [AnyHashable: Bool] = [:]

    /// - Parameters:
    ///   - base: The model below.
    ///   - hiddenRows: How a collapsed section says how many rows it hides.
    ///   - isCollapsed: Whether a section is collapsed before anybody opens or closes it; all are where it is left out.
    public init(
        over base: any SectionedModel, hiddenRows: HiddenRows = .inHeader,
        isCollapsed: @escaping @MainActor (Section) -> Bool = { _ in true }
    ) {
        self.hiddenRows = hiddenRows
        isCollapsedAtFirst = isCollapsed
        super.init(over: base)
    }

    /// Whether the section with an id shows only its header; `false` where there is none.
    public func isCollapsed(_ id: AnyHashable) -> Bool {
        if let state = states[id] { return state }
        guard let index = base.index(ofSection: id) else { return false }
        return isCollapsedAtFirst(base.section(at: index))
    }

    /// Opens or closes the section with an id, or says beforehand how it is to be shown when it comes.
    public func setCollapsed(_ isCollapsed: Bool, section id: AnyHashable) {
        let wasCollapsed = self.isCollapsed(id)
        states[id] = isCollapsed
        guard wasCollapsed != isCollapsed, base.index(ofSection: id) != nil else { return }
        didChange(ListChange(sectionsWithOtherRows: [id]))
    }

    /// Opens the section with an id where it is collapsed, closes it where it is open.
    public func toggle(_ id: AnyHashable) {
        setCollapsed(!isCollapsed(id), section: id)
    }

    public override func layer(_ section: Section) -> Section {
        guard states[section.id] ?? isCollapsedAtFirst(section) else { return section }
        let count = section.numberOfRows - section.trailingRows
        guard count > 0 else { return section }
        let row = HiddenRowsRow(count: count, text: wording(count)) { [weak self, id = section.id] in
            self?.setCollapsed(false, section: id)
        }
        return CollapsedSection(section, row: row, showsRow: hiddenRows == .row)
    }

    public override func change(for change: ListChange) -> ListChange {
        var passed = change
        passed.reloadedRows = change.reloadedRows.filter { !(knownSection($0.section) is CollapsedSection) }
        return passed
    }
}
