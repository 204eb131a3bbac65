/// A layer that adds rows between the rows of a model: a tip after the second recipe, an advertisement, a divider.
///
/// ```swift
/// list.model = InsertLayer(over: recipes) { section in
///     [.row(TextRow("Tip: taste before you salt."), afterRows: 2)]
/// }
/// ```
///
/// A program does not have to correct indices: rows are read, found and selected as if the inserted rows belonged to
/// the section. The closure is called when a section is first read, and again after rows of the section were changed or
/// reloaded. Reading a row costs O(log(inserted rows of its section)) and creates no other row.
@MainActor
public final class InsertLayer: SectionedModelLayer {
    private let insertions: @MainActor (Section) -> [Insertion]

    /// Creates a layer over a model.
    ///
    /// - Parameters:
    ///   - base: The model below.
    ///   - insertions: Returns the rows to add to a section, in any order. Rows for the same position keep their order.
    public init(over base: any SectionedModel, insertions: @escaping @MainActor (Section) -> [Insertion]) {
        self.insertions = insertions
        super.init(over: base)
    }

    public override func layer(_ section: Section) -> Section {
        let insertions = insertions(section)
        return insertions.isEmpty ? section : InsertedSection(section, insertions)
    }

    public override func isCurrent(_ section: Section, over below: Section) -> Bool {
        let insertions = insertions(below)
        guard section !== below, let section = section as? InsertedSection else { return insertions.isEmpty }
        return section.shows(insertions)
    }
}

/// A row that an ``InsertLayer`` adds to a section, and its position.
@MainActor
public struct Insertion {
    private enum Position {
        case afterRows(Int)
        case before(AnyHashable)
        case after(AnyHashable)
    }

    let row: any Row
    private let position: Position

    /// Returns an insertion after a number of rows: 0 inserts the row at the top, 2 inserts the row after the second
    /// row. If the section has fewer rows, the inserted row is not shown. Rows at the end that are not data, such as
    /// "Show more…", do not count.
    public static func row(_ row: any Row, afterRows count: Int) -> Insertion {
        Insertion(row: row, position: .afterRows(count))
    }

    /// Returns an insertion before the row with an id. If no row has the id, the inserted row is not shown.
    public static func row(_ row: any Row, before id: AnyHashable) -> Insertion {
        Insertion(row: row, position: .before(id))
    }

    /// Returns an insertion after the row with an id. If no row has the id, the inserted row is not shown.
    public static func row(_ row: any Row, after id: AnyHashable) -> Insertion {
        Insertion(row: row, position: .after(id))
    }

    /// Returns how many rows of a section are before the inserted row, or `nil` if the inserted row is not shown.
    ///
    /// - Parameters:
    ///   - section: The section below.
    ///   - count: The number of rows of the section that are data.
    func rowsBefore(in section: Section, count: Int) -> Int? {
        switch position {
        case .afterRows(let rows): rows >= 0 && rows <= count ? rows : nil
        case .before(let id): section.index(ofRow: id)
        case .after(let id): section.index(ofRow: id).map { $0 + 1 }
        }
    }
}

/// A section that shows the rows of another section and inserts rows between them.
final class InsertedSection: LayeredSection {
    private let insertions: [Insertion]
    /// The inserted rows and their indices in this section, in ascending order of the indices.
    private lazy var inserted: [(index: Int, row: any Row)] = insertedRows()

    init(_ base: Section, _ insertions: [Insertion]) {
        self.insertions = insertions
        super.init(base)
    }

    /// Returns whether this section already shows the rows of the given insertions, at the same positions.
    func shows(_ insertions: [Insertion]) -> Bool {
        let others = InsertedSection(base, insertions).inserted
        return inserted.count == others.count
            && zip(inserted, others).allSatisfy { $0.index == $1.index && $0.row.isInterchangeable(with: $1.row) }
    }

    private func insertedRows() -> [(index: Int, row: any Row)] {
        let count = numberOfRowsBelow - base.trailingRows
        let positioned = insertions.enumerated().compactMap { order, insertion in
            insertion.rowsBefore(in: base, count: count).map { (before: $0, order: order, row: insertion.row) }
        }
        let sorted = positioned.sorted { ($0.before, $0.order) < ($1.before, $1.order) }
        return sorted.enumerated().map { (index: $0.element.before + $0.offset, row: $0.element.row) }
    }

    override var numberOfRows: Int { numberOfRowsBelow + inserted.count }

    override func source(ofRowAt index: Int) -> Source {
        let before = inserted.countOfPrefix { $0.index < index }
        if before < inserted.count, inserted[before].index == index { return .own(inserted[before].row) }
        return .below(index - before)
    }

    override func index(ofRowBelow index: Int) -> Int? {
        // `inserted[k].index - k` is the number of rows of the section below that are before the inserted row `k`.
        index + inserted.indices.countOfPrefix { inserted[$0].index - $0 <= index }
    }

    override func index(ofOwnRow id: AnyHashable) -> Int? {
        inserted.first { $0.row.id == id }?.index
    }
}
