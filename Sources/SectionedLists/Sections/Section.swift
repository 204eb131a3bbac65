import Terminal

/// A section of a list: rows with an optional header and an optional footer.
///
/// Create a section from rows, or from a count and a closure that creates a row when it comes into view:
///
/// ```swift
/// Section("Fruit", rows: ["Apple", "Pear"].map { TextRow($0) })
/// Section("Numbers", count: 1_000_000) { TextRow("Number \($0)", id: $0) }
/// ```
///
/// A subclass can create its rows, titles and actions when they are needed:
///
/// ```swift
/// final class NumbersSection: Section {
///     var open: (Int) -> Void = { _ in }
///
///     init() { super.init("Numbers", footerTitle: "That is all.") }
///
///     override var numberOfRows: Int { 1_000_000 }
///     override func row(at index: Int) -> any Row { TextRow("Number \(index)", id: index) }
///     override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
///     override func shouldSelectRow(at index: Int) -> Bool { index.isMultiple(of: 2) }
///     override func action(ofRowAt index: Int) -> Action? { { self.open(index) } }
/// }
/// ```
@MainActor
open class Section {
    /// The id of the section within its list.
    ///
    /// If the section has neither an id nor a title, its model assigns a unique id.
    public internal(set) var id: AnyHashable

    /// Returns whether the section has an id: `section.hasID("Fruit")`.
    public final func hasID(_ id: AnyHashable) -> Bool { self.id == id }

    /// Whether the id is an ``UntitledSectionID``. The answer is stored because inspecting an `AnyHashable` is slow.
    var isUntitled: Bool

    /// The delegate that carries out the actions of the rows. The list sets it when the first row comes into view.
    public weak var actionDelegate: (any ActionDelegate)?

    /// The title in the default header.
    ///
    /// A list shows a new title only after its sections were set again, or after a batch has reloaded the section; see
    /// ``SectionsBatch/reloadSection(_:)``.
    public var title: String? {
        didSet { wasAltered = true }
    }

    /// The text at the right of the default header, such as a count.
    ///
    /// A list shows a new detail under the same conditions as a new ``title``. To show the number of rows, use
    /// ``countText`` instead, which is read after each change.
    public var detail: String? {
        didSet { wasAltered = true }
    }

    /// Returns the text at the right of the default header for the number of rows that the section shows. If this
    /// closure is set, ``Section/detail`` is not shown.
    ///
    /// ```swift
    /// soups.countText = { "\($0) recipes" }
    /// ```
    ///
    /// Layers over the section can change the number. Under a ``FilterLayer``, it is the number of matching rows. Rows
    /// that the user can show again, such as those of a collapsed section, count too.
    public var countText: (@MainActor (Int) -> String)? {
        didSet { wasAltered = true }
    }

    /// The text in the default footer. A list shows a new text under the same conditions as a new ``title``.
    public var footerTitle: String? {
        didSet { wasAltered = true }
    }

    /// The closures that apply to all rows of the section.
    var blocks: SectionBlocks?

    private let givenHeader: (any Row)?
    private let givenFooter: (any Row)?
    private let source: RowSource
    /// Whether the header or the footer may differ from what a list shows.
    private var wasAltered = false
    private var knownIndices: [AnyHashable: Int]?

    /// Creates a section of rows.
    ///
    /// - Parameters:
    ///   - title: The title in the default header.
    ///   - detail: The text at the right of the title, such as a count.
    ///   - footerTitle: The text in the default footer.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - header: A row of any height that replaces the default header.
    ///   - footer: A row of any height that replaces the default footer.
    ///   - rows: The rows, with unique ids.
    public init(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil, rows: [any Row] = []
    ) {
        self.id = Self.id(id, title: title)
        isUntitled = id == nil && title == nil
        self.title = title
        self.detail = detail
        self.footerTitle = footerTitle
        givenHeader = header
        givenFooter = footer
        source = .rows(rows)
        // In debug builds, duplicate ids are reported here. In release builds, they are reported at the first lookup.
        #if DEBUG
        _ = index(of: rows)
        #endif
    }

    /// Creates a section that creates its rows when they come into view.
    ///
    /// - Parameters:
    ///   - title: The title in the default header.
    ///   - detail: The text at the right of the title, such as a count.
    ///   - footerTitle: The text in the default footer.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - header: A row of any height that replaces the default header.
    ///   - footer: A row of any height that replaces the default footer.
    ///   - count: The number of rows.
    ///   - indexOfRow: Returns the index of the row with an id, or `nil` if there is none. With this closure, the list
    ///     finds the selected row again after the rows have changed. Without it, the list selects the row at the same
    ///     index.
    ///   - row: Creates the row at an index.
    public init(
        _ title: String? = nil, detail: String? = nil, footerTitle: String? = nil, id: AnyHashable? = nil,
        header: (any Row)? = nil, footer: (any Row)? = nil, count: Int,
        indexOfRow: (@MainActor (AnyHashable) -> Int?)? = nil, row: @escaping @MainActor (Int) -> any Row
    ) {
        self.id = Self.id(id, title: title)
        isUntitled = id == nil && title == nil
        self.title = title
        self.detail = detail
        self.footerTitle = footerTitle
        givenHeader = header
        givenFooter = footer
        source = .made(count: min(count, Self.mostRows), row: row, index: indexOfRow)
    }

    /// More rows than a list can show in a lifetime. With this limit, no sum of rows overflows.
    static let mostRows = 1 << 40

    static func id(_ given: AnyHashable?, title: String?) -> AnyHashable {
        if let given { return given }
        if let title { return AnyHashable(title) }
        return AnyHashable(UntitledSectionID())
    }

    // MARK: - Rows

    /// The number of rows. A list reads this number when it shows the section, after each change of the section, and
    /// before it creates a row.
    open var numberOfRows: Int {
        switch source {
        case .rows(let rows): rows.count
        case .made(let count, _, _): count
        }
    }

    /// Returns the row at an index. A list calls this method for rows that come into view. Layers, searches and marking
    /// may call it for other rows too.
    open func row(at index: Int) -> any Row {
        switch source {
        case .rows(let rows): rows.indices.contains(index) ? rows[index] : missingRow(at: index)
        case .made(_, let row, _): row(index)
        }
    }

    /// Reports a programming error, and returns an empty line to show instead of a row that does not exist.
    final func missingRow(at index: Int) -> any Row {
        ProgrammingError.report("There is no row \(index) in section \(id), which has \(numberOfRows)")
        return SpacerRow(id: index)
    }

    /// Returns the index of the row with an id. Returns `nil` if the section has no such row, or if it cannot find the
    /// row without creating every row.
    open func index(ofRow id: AnyHashable) -> Int? {
        switch source {
        case .rows(let rows):
            index(of: rows)[id]
        case .made(_, _, let index):
            index?(id)
        }
    }

    /// The ids of all rows, or `nil` if these ids can change or are not known without creating a row.
    ///
    /// If a section replaces another section, and this property has a value in both sections, the list compares the
    /// rows of both sections. If a subclass overrides this property, the value must never change for the same object.
    open var fixedRowIDs: [AnyHashable]? {
        guard type(of: self) == Section.self, case .rows(let rows) = source, !wasAltered, blocks == nil
        else { return nil }
        return rows.map(\.id)
    }

    /// Returns the indices of the rows by id. They are computed at the first call.
    private func index(of rows: [any Row]) -> [AnyHashable: Int] {
        if let knownIndices { return knownIndices }
        var indices: [AnyHashable: Int] = [:]
        indices.reserveCapacity(rows.count)
        var isTold = false
        for (index, row) in rows.enumerated() {
            if let first = indices[row.id] {
                defer { isTold = true }
                if isTold { continue }
                ProgrammingError.tell("Rows \(first) and \(index) of section \(id) have the same id, \(row.id)")
            } else {
                indices[row.id] = index
            }
        }
        knownIndices = indices
        return indices
    }

    // MARK: - Header and footer

    /// The header: a row above the other rows. By default, it shows the title. While a row of the section is in view,
    /// the header is in view too. The header cannot be selected.
    open var header: (any Row)? {
        givenHeader ?? title.map { HeaderRow($0, detail: countText?(numberOfRows) ?? detail) }
    }

    /// The footer: a row below the other rows. By default, it shows the footer title. The footer cannot be selected.
    open var footer: (any Row)? {
        givenFooter ?? footerTitle.map { FooterRow($0) }
    }

    // MARK: - Finding

    /// Returns the text by which the user can find the row at an index; see ``TypeToFind``. If `nil`, typing does not
    /// find the row.
    ///
    /// By default, creates the row and returns its text. A section with many rows should override this method so that
    /// it creates no row.
    open func findText(ofRowAt index: Int) -> String? { row(at: index).findText }

    /// The title of the section in the section index; see ``SectionsViewController/showsSectionIndex``. By default, it
    /// is the first letter of the title, in upper case.
    open var indexTitle: String? { title.flatMap(\.first).map { String($0).uppercased() } }

    // MARK: - Reactions

    /// A closure that performs the action of a row.
    public typealias Action = @MainActor () -> Void

    /// Returns whether the row at an index can be selected. The row itself must also be selectable.
    open func shouldSelectRow(at index: Int) -> Bool { true }

    /// Called after the row at an index was selected.
    open func didSelectRow(at index: Int) {}

    /// Returns the action that this section provides for the row at an index, or `nil` if it provides none. If the row
    /// itself has an action, the action of the row is performed instead.
    ///
    /// When a row is selected, the list calls this method to find out whether the user can choose the row. By default,
    /// returns the closure of ``onSelect(_:)``.
    open func action(ofRowAt index: Int) -> Action? {
        guard let onSelect = blocks?.onSelect else { return nil }
        return { onSelect(self.row(at: index), index) }
    }

    /// Returns the section that a row comes from, and the index of the row in that section. The callbacks and closures
    /// of that section apply to the row.
    ///
    /// By default, returns this section and the same index. In a section of a layer, a row comes from the section below
    /// all layers, unless a layer has added the row.
    open func origin(ofRowAt index: Int) -> (section: Section, index: Int) { (self, index) }

    /// Returns the row at an index with its action delegate set.
    final func preparedRow(at index: Int) -> any Row {
        let row = row(at: index)
        row.actionable?.actionDelegate = actionDelegate
        return row
    }
}

/// The source of the rows of a section.
private enum RowSource {
    case rows([any Row])
    case made(
        count: Int, row: @MainActor (Int) -> any Row, index: (@MainActor (AnyHashable) -> Int?)?)
}
