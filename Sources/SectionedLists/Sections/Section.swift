import Terminal

/// Rows that belong together, under an optional header and over an optional footer.
///
/// A section can be made from rows, or from a count and a closure that makes a row when it comes into view:
///
/// ```swift
/// Section("Fruit", rows: ["Apple", "Pear"].map { TextRow($0) })
/// Section("Numbers", count: 1_000_000) { TextRow("Number \($0)", id: $0) }
/// ```
///
/// or be subclassed, to make an object of its own that knows its rows, its titles and what choosing a row means; nothing
/// of it is asked before it comes into view:
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
    /// Names the section within its list, whatever its position.
    ///
    /// Where it was given neither an id nor a title, a list of sections gives it an id that no other one there has.
    public internal(set) var id: AnyHashable
    /// Whether the id is an ``UntitledSectionID``: known from the start, because asking the id itself is dear.
    var isUntitled: Bool

    /// Who carries out what the section's rows ask for. The list hands it down when the first row comes into view.
    public weak var actionDelegate: (any ActionDelegate)?

    /// Shown in the default header. A change shows when the list's sections are set again.
    public var title: String? {
        didSet { wasAltered = true }
    }

    /// Shown at the right of the default header, such as a count.
    public var detail: String? {
        didSet { wasAltered = true }
    }

    /// Shown in the default footer. A change shows when the list's sections are set again.
    public var footerTitle: String? {
        didSet { wasAltered = true }
    }

    /// The closures that apply to all rows.
    var blocks: SectionBlocks?

    private let givenHeader: (any Row)?
    private let givenFooter: (any Row)?
    private let source: RowSource
    /// Whether the header may be another one than a list shows.
    private var wasAltered = false
    private var knownIndices: [AnyHashable: Int]?

    /// - Parameters:
    ///   - title: Stands over the rows, unless there is a header.
    ///   - detail: Stands at the right of the title, such as a count.
    ///   - footerTitle: Shown under the rows.
    ///   - id: Names the section within its list; the title does where it is left out.
    ///   - header: Stands over the rows in place of the title, as high as its cell is.
    ///   - footer: Stands under the rows in place of the footer's title.
    ///   - rows: Their ids must differ from one another.
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
        // Where somebody can hear of it, mistaken ids are told of at once and not when the list first changes.
        #if DEBUG
        _ = index(of: rows)
        #endif
    }

    /// A section that makes its rows when they come into view.
    ///
    /// - Parameters:
    ///   - title: Stands over the rows, unless there is a header.
    ///   - detail: Stands at the right of the title, such as a count.
    ///   - footerTitle: Shown under the rows.
    ///   - id: Names the section within its list; the title does where it is left out.
    ///   - header: Stands over the rows in place of the title, as high as its cell is.
    ///   - footer: Stands under the rows in place of the footer's title.
    ///   - count: The number of rows.
    ///   - indexOfRow: Finds a row by its id, for selection to follow it when the list changes; without it a row is
    ///     found only where it was before.
    ///   - row: Makes the row at an index.
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
        source = .made(count: count, row: row, index: indexOfRow)
    }

    static func id(_ given: AnyHashable?, title: String?) -> AnyHashable {
        if let given { return given }
        if let title { return AnyHashable(title) }
        return AnyHashable(UntitledSectionID())
    }

    // MARK: - Rows

    /// How many rows the section has. Asked when the section is shown, after each change of its rows, and again when a row
    /// comes into view, so that rows which went without a word are not asked for.
    open var numberOfRows: Int {
        switch source {
        case .rows(let rows): rows.count
        case .made(let count, _, _): count
        }
    }

    /// The row at an index. Asked only for rows that come into view.
    open func row(at index: Int) -> any Row {
        switch source {
        case .rows(let rows): rows.indices.contains(index) ? rows[index] : missingRow(at: index)
        case .made(_, let row, _): row(index)
        }
    }

    /// An empty line for a row that is not there, and a report.
    final func missingRow(at index: Int) -> any Row {
        ProgrammingError.report("There is no row \(index) in section \(id), which has \(numberOfRows)")
        return SpacerRow(id: index)
    }

    /// Where a row is, or `nil` where it is not in this section or cannot be told without making every row.
    open func index(ofRow id: AnyHashable) -> Int? {
        switch source {
        case .rows(let rows):
            index(of: rows)[id]
        case .made(_, _, let index):
            index?(id)
        }
    }

    /// The ids of all rows, where they are known without making a row and cannot change; else `nil`.
    ///
    /// Two sections that know them can be compared, so that whoever shows the one in place of the other learns what
    /// changed. A subclass with rows of its own may answer too, from a copy that nobody changes.
    open var fixedRowIDs: [AnyHashable]? {
        guard type(of: self) == Section.self, case .rows(let rows) = source, !wasAltered, blocks == nil
        else { return nil }
        return rows.map(\.id)
    }

    /// Looks every row's id up once, at the first question, and remembers.
    private func index(of rows: [any Row]) -> [AnyHashable: Int] {
        if let knownIndices { return knownIndices }
        var indices: [AnyHashable: Int] = [:]
        indices.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            if let first = indices[row.id] {
                ProgrammingError.report("Rows \(first) and \(index) of section \(id) have the same id, \(row.id)")
            } else {
                indices[row.id] = index
            }
        }
        knownIndices = indices
        return indices
    }

    // MARK: - Header and footer

    /// What stands over the rows and stays in view while they do; the title in a line by default. Is never selected.
    open var header: (any Row)? {
        givenHeader ?? title.map { HeaderRow($0, detail: detail) }
    }

    /// What stands under the rows; the footer's title by default. Is never selected.
    open var footer: (any Row)? {
        givenFooter ?? footerTitle.map { FooterRow($0) }
    }

    // MARK: - Finding

    /// What the row at an index is found by when a person types, or `nil` where it is not; see ``TypeToFind``.
    ///
    /// Asks the row by default, which is made for that. A section of many rows should answer without making them.
    open func findText(ofRowAt index: Int) -> String? { row(at: index).findText }

    /// What the section stands by in the index of a list, of which the first character shows; see
    /// ``SectionsViewController/showsSectionIndex``. The first letter of the title by default, as a capital.
    open var indexTitle: String? { title.flatMap(\.first).map { String($0).uppercased() } }

    // MARK: - Reactions

    /// What choosing a row does.
    public typealias Action = @MainActor () -> Void

    /// Whether the keys can come to rest on the row at an index, if the row itself lets them.
    open func shouldSelectRow(at index: Int) -> Bool { true }

    /// The keys came to rest on the row at an index.
    open func didSelectRow(at index: Int) {}

    /// What choosing the row at an index does, where the row does nothing of its own; `nil` where that is nothing either.
    ///
    /// The list asks when the row is selected, to tell whether it can be opened. Calls the closure of
    /// ``onSelect(_:)`` by default.
    open func action(ofRowAt index: Int) -> Action? {
        guard let onSelect = blocks?.onSelect else { return nil }
        return { onSelect(self.row(at: index), index) }
    }

    /// Where a row comes from: this section, unless it shows rows of another one, as a layer does.
    ///
    /// Reactions and closures are asked of the section that a row comes from.
    open func origin(ofRowAt index: Int) -> (section: Section, index: Int) { (self, index) }

    /// The row at an index with its action delegate handed down.
    final func preparedRow(at index: Int) -> any Row {
        let row = row(at: index)
        row.actionable?.actionDelegate = actionDelegate
        return row
    }
}

/// Where a section's rows come from.
private enum RowSource {
    case rows([any Row])
    case made(
        count: Int, row: @MainActor (Int) -> any Row, index: (@MainActor (AnyHashable) -> Int?)?)
}
