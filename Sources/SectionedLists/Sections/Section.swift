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
/// or be subclassed, to make an object of its own that knows its rows.
@MainActor
open class Section {
    /// Names the section within its list, whatever its position.
    public let id: AnyHashable

    /// Who carries out what the section's rows ask for. The list hands it down when the section is shown.
    public weak var actionDelegate: (any ActionDelegate)?

    /// Shown in the default header. A change shows when the list's sections are set again.
    public var title: String? {
        didSet { wasAltered = true }
    }

    /// Shown at the right of the default header, such as a count.
    public var detail: String? {
        didSet { wasAltered = true }
    }

    private let source: RowSource
    /// Whether the header may be another one than a list shows.
    private var wasAltered = false
    private var knownIndices: [AnyHashable: Int]?

    /// - Parameters:
    ///   - id: Names the section within its list; the title does where it is left out.
    ///   - rows: Their ids must differ from one another.
    public init(_ title: String? = nil, detail: String? = nil, id: AnyHashable? = nil, rows: [any Row] = []) {
        self.id = id ?? AnyHashable(title ?? "")
        self.title = title
        self.detail = detail
        source = .rows(rows)
    }

    /// A section that makes its rows when they come into view.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - indexOfRow: Finds a row by its id, for selection to follow it when the list changes; without it a row is
    ///     found only where it was before.
    ///   - row: Makes the row at an index.
    public init(
        _ title: String? = nil, detail: String? = nil, id: AnyHashable? = nil, count: Int,
        indexOfRow: (@MainActor (AnyHashable) -> Int?)? = nil, row: @escaping @MainActor (Int) -> any Row
    ) {
        self.id = id ?? AnyHashable(title ?? "")
        self.title = title
        self.detail = detail
        source = .made(count: count, row: row, index: indexOfRow)
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
            indexByID(of: rows)[id]
        case .made(_, _, let index):
            index?(id)
        }
    }

    /// The ids of all rows, where they are known without making a row and cannot change; else `nil`.
    ///
    /// Two sections that know them can be compared, so that whoever shows the one in place of the other learns what
    /// changed. A subclass with rows of its own may answer too, from a copy that nobody changes.
    open var fixedRowIDs: [AnyHashable]? {
        guard type(of: self) == Section.self, case .rows(let rows) = source, !wasAltered else { return nil }
        return rows.map(\.id)
    }

    /// Looks every row's id up once, at the first question, and remembers.
    private func indexByID(of rows: [any Row]) -> [AnyHashable: Int] {
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

    /// What stands over the rows and stays in view while they do; the title in a line by default.
    open var header: (any Row)? {
        title.map { HeaderRow($0, detail: detail) }
    }

    /// What stands under the rows.
    open var footer: (any Row)? { nil }

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
