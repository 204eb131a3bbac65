import Terminal

/// A layer that collapses sections. A collapsed section hides its rows and its footer until the user expands the
/// section.
///
/// ```swift
/// let model = CollapseLayer(over: cookbook, hiddenRows: .row) { $0.hasID("Drinks") }
/// model.toggle("Drinks")
/// ```
///
/// A collapsed section shows the number of its hidden rows, in its header or in a row below the header; see
/// ``HiddenRows``. The user selects that header or row with the arrow keys and expands the section with Enter. The rows
/// of a collapsed section are not read, so nothing is loaded for them. The layer does not change an expanded section.
/// It also does not change a section without data: a section that has no rows, or only trailing rows such as "Show
/// more…" (``LayeredSection/numberOfTrailingRows``).
@MainActor
public final class CollapseLayer: SectionedModelLayer {
    /// Where a collapsed section shows the number of hidden rows.
    public enum HiddenRows: Sendable {
        /// In the header. A ``CollapsedHeaderRow`` replaces the header. This row is the only row of the section, and
        /// the user can select it. If the section has no header, or if its header is not a ``HeaderRow``, the number is
        /// in a separate row, as with ``row``.
        case inHeader
        /// In a ``HiddenRowsRow`` below the header. Choosing the row expands the section.
        case row
    }

    /// Returns the text for a number of hidden rows. Set the closure before a list shows the layer.
    public var wording: @MainActor (Int) -> String = { "\($0) hidden" }

    private let hiddenRows: HiddenRows
    private let isCollapsedAtFirst: @MainActor (Section) -> Bool
    /// For each section id, whether the section is collapsed. Contains only the values that
    /// ``setCollapsed(_:section:)`` set.
    private(set) var states: [AnyHashable: Bool] = [:]

    /// Creates a layer over a model.
    ///
    /// - Parameters:
    ///   - base: The model below.
    ///   - hiddenRows: Where a collapsed section shows the number of hidden rows.
    ///   - isCollapsed: Returns whether a section is collapsed at first. By default, all sections are collapsed.
    public init(
        over base: any SectionedModel, hiddenRows: HiddenRows = .inHeader,
        isCollapsed: @escaping @MainActor (Section) -> Bool = { _ in true }
    ) {
        self.hiddenRows = hiddenRows
        isCollapsedAtFirst = isCollapsed
        super.init(over: base)
    }

    /// Returns whether the section with an id is collapsed. If there is no such section, returns the value that
    /// ``setCollapsed(_:section:)`` last set for the id. If that method was never called for the id, returns `false`.
    public func isCollapsed(_ id: AnyHashable) -> Bool {
        if let state = states[id] { return state }
        guard let index = base.index(ofSection: id) else { return false }
        return isCollapsedAtFirst(base.section(at: index))
    }

    /// Collapses or expands the section with an id. If there is no such section, the setting applies as soon as the
    /// model has a section with the id.
    public func setCollapsed(_ isCollapsed: Bool, section id: AnyHashable) {
        let wasCollapsed = self.isCollapsed(id)
        states[id] = isCollapsed
        guard wasCollapsed != isCollapsed, base.index(ofSection: id) != nil else { return }
        didChange(ListChange(sectionsWithOtherRows: [id]))
    }

    /// Collapses the section with an id if it is expanded, and expands it otherwise.
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
        return CollapsedSection(section, row: row, isBelowHeader: hiddenRows == .row)
    }

    public override func isCurrent(_ section: Section, over below: Section) -> Bool {
        (section === below) == (layer(below) === below)
    }

    public override func change(for change: ListChange) -> ListChange {
        var passed = change
        // A collapsed section does not show its reloaded rows. So these rows are removed from the change.
        passed.reloadedRows = change.reloadedRows.filter { !(knownSection($0.section) is CollapsedSection) }
        return passed
    }
}

/// A collapsed section. It has one row, which shows the number of hidden rows. Choosing that row expands the section.
final class CollapsedSection: LayeredSection {
    private let hiddenRows: any ActionableRow
    private let isHeader: Bool

    /// Creates a collapsed section.
    ///
    /// - Parameters:
    ///   - base: The section whose rows are hidden.
    ///   - row: The row that shows the number of hidden rows.
    ///   - isBelowHeader: Whether the row is below the header. If `false`, the row replaces the header. But if the
    ///     header is not a ``HeaderRow``, the header stays, and the row is below the header.
    init(_ base: Section, row: HiddenRowsRow, isBelowHeader: Bool) {
        let header = isBelowHeader ? nil : base.header as? HeaderRow
        hiddenRows = header.map(row.inHeader) ?? row
        isHeader = header != nil
        super.init(base)
    }

    override var numberOfRows: Int { 1 }

    override var numberOfTrailingRows: Int { 1 }

    override func source(ofRowAt index: Int) -> Source { .own(hiddenRows) }

    override func index(ofRow id: AnyHashable) -> Int? { hiddenRows.id == id ? 0 : nil }

    override var header: (any Row)? { isHeader ? nil : super.header }

    override var footer: (any Row)? { nil }
}

/// The header of a collapsed section, as a row that the user can select. Choosing the row expands the section.
public final class CollapsedHeaderRow: ActionableRow {
    /// An id that is different from the ids of all rows of your models.
    public let id: AnyHashable = HiddenRowsID()
    /// The header of the section, with the number of hidden rows.
    public let header: HeaderRow
    /// The list that shows the row.
    public weak var actionDelegate: (any ActionDelegate)?

    private let open: @MainActor () -> Void

    init(header: HeaderRow, open: @escaping @MainActor () -> Void) {
        self.header = header
        self.open = open
    }

    /// The text that a search in the list reads: the title of the section.
    public var findText: String? { header.title }

    /// Expands the section.
    public func performAction() { open() }

    /// Configures the cell with the header and the number of hidden rows.
    public func configure(_ cell: HeaderCell) { header.configure(cell) }
}

/// A row that a collapsed section shows instead of its hidden rows. Choosing the row expands the section.
public final class HiddenRowsRow: ActionableRow {
    public let id: AnyHashable = HiddenRowsID()
    /// The number of hidden rows.
    public let count: Int
    /// The text of the row.
    public let text: String
    public weak var actionDelegate: (any ActionDelegate)?

    private let open: @MainActor () -> Void

    init(count: Int, text: String, open: @escaping @MainActor () -> Void) {
        self.count = count
        self.text = text
        self.open = open
    }

    public func performAction() { open() }

    /// Returns a row that looks like the given header, with the text of this row as its detail. Choosing the returned
    /// row also expands the section.
    func inHeader(_ header: HeaderRow) -> CollapsedHeaderRow {
        var header = header
        header.detail = text
        return CollapsedHeaderRow(header: header, open: open)
    }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(text, role: .dim)
    }
}

/// The id of the row that a ``CollapseLayer`` adds. No row of a program's models can have this id, because the type is
/// internal.
struct HiddenRowsID: Hashable {}
