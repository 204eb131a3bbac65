/// The marked rows of a list. For each section, the ids of the marked rows are stored. For a section that is marked as
/// a whole, the ids of the unmarked rows are stored instead.
///
/// See ``SectionsViewController/markedRows``.
public struct MarkedRows: Equatable {
    private enum InSection: Equatable {
        case these(Set<AnyHashable>)
        case allExcept(Set<AnyHashable>)
    }

    private var sections: [AnyHashable: InSection] = [:]

    /// Creates a value without marked rows.
    public init() {}

    /// Whether no row is marked.
    public var isEmpty: Bool { sections.isEmpty }

    /// Returns whether a row is marked.
    public func contains(_ identity: RowIdentity) -> Bool {
        switch sections[identity.section] {
        case .these(let rows): rows.contains(identity.row)
        case .allExcept(let rows): !rows.contains(identity.row)
        case nil: false
        }
    }

    /// Returns whether a section has marked rows or is marked as a whole.
    func hasMarks(inSection id: AnyHashable) -> Bool { sections[id] != nil }

    /// The ids of the sections that have marked rows or are marked as a whole, in no particular order.
    var sectionIDs: [AnyHashable] { Array(sections.keys) }

    /// The identities of all marked rows, without those of sections that are marked as a whole.
    var identities: Set<RowIdentity> {
        var identities: Set<RowIdentity> = []
        for case (let section, .these(let rows)) in sections {
            for row in rows { identities.insert(RowIdentity(section: section, row: row)) }
        }
        return identities
    }

    /// Returns the number of marked rows in a section.
    ///
    /// - Parameters:
    ///   - id: The id of the section.
    ///   - total: Returns the number of rows of the section. Called only if the section is marked as a whole.
    func count(inSection id: AnyHashable, of total: () -> Int) -> Int {
        switch sections[id] {
        case .these(let marked): marked.count
        case .allExcept(let others): max(0, total() - others.count)
        case nil: 0
        }
    }

    /// Returns the ids of the marked rows of a section, or `nil` if the section is marked as a whole.
    func rows(inSection id: AnyHashable) -> Set<AnyHashable>? {
        switch sections[id] {
        case .these(let rows): rows
        case .allExcept: nil
        case nil: []
        }
    }

    /// Marks a row.
    mutating func insert(_ identity: RowIdentity) {
        switch sections.removeValue(forKey: identity.section) {
        case .these(var rows):
            rows.insert(identity.row)
            sections[identity.section] = .these(rows)
        case .allExcept(var rows):
            rows.remove(identity.row)
            sections[identity.section] = .allExcept(rows)
        case nil:
            sections[identity.section] = .these([identity.row])
        }
    }

    /// Unmarks a row.
    mutating func remove(_ identity: RowIdentity) {
        switch sections.removeValue(forKey: identity.section) {
        case .these(var rows):
            rows.remove(identity.row)
            if !rows.isEmpty { sections[identity.section] = .these(rows) }
        case .allExcept(var rows):
            rows.insert(identity.row)
            sections[identity.section] = .allExcept(rows)
        case nil:
            break
        }
    }

    /// Marks all rows of a section, including rows that are added later.
    mutating func insertAll(inSection id: AnyHashable) {
        sections[id] = .allExcept([])
    }

    /// Replaces the marks of a section: only the rows with the given ids are then marked.
    mutating func set(_ rows: Set<AnyHashable>, inSection id: AnyHashable) {
        sections[id] = rows.isEmpty ? nil : .these(rows)
    }

    /// Unmarks all rows of a section.
    mutating func removeAll(inSection id: AnyHashable) {
        sections[id] = nil
    }

    /// Removes the stored ids of rows that no longer exist in a section.
    ///
    /// If the section cannot find its rows by id, all of its stored ids are removed, so its rows lose their marks. But
    /// if such a section is marked as a whole, nothing changes.
    @MainActor
    mutating func removeDeletedRows(of section: Section) {
        switch sections[section.id] {
        case .these(let rows): set(rows.filter(section.hasRow), inSection: section.id)
        case .allExcept(let rows) where section.findsRows:
            sections[section.id] = .allExcept(rows.filter(section.hasRow))
        case .allExcept, nil: break
        }
    }
}

/// A range of rows from the row where the user began the range to the selected row. Rows are numbered from the start of
/// the list.
struct MarkedRange {
    private let start: Int
    private var end: Int
    /// The rows that were marked before the range began. When the range shrinks, they stay marked.
    let base: MarkedRows
    /// Whether the range ends when the selection moves without Shift. If so, the user began the range with Shift.
    let isHeld: Bool

    init(at start: Int, over base: MarkedRows, isHeld: Bool) {
        self.start = start
        end = start
        self.base = base
        self.isHeld = isHeld
    }

    var numbers: ClosedRange<Int> { min(start, end)...max(start, end) }

    /// Returns a range with the same start that ends at the row with the given number. If that range would have more
    /// rows than the limit, the returned range ends nearer to its start.
    func extended(to number: Int, atMost limit: Int) -> MarkedRange {
        var range = self
        range.end = min(max(number, start - limit + 1), start + limit - 1)
        return range
    }
}

/// The rows of a section, including those that layers hide.
extension Section {
    /// The section below all layers.
    var lowest: Section { (self as? LayeredSection)?.base.lowest ?? self }

    /// The number of rows that are data, including rows that layers hide.
    var numberOfRowsWithHidden: Int { max(numberOfRows - trailingRows, lowest.numberOfRows) }

    /// Returns whether the section has a row with an id, visible or hidden.
    func hasRow(_ id: AnyHashable) -> Bool {
        index(ofRow: id) != nil || (self as? LayeredSection)?.base.hasRow(id) == true
    }

    /// Whether the section can find its rows by their ids. `true` for an empty section. If the section is not empty,
    /// reading this property creates one row.
    var findsRows: Bool {
        let section = lowest
        return section.numberOfRows == 0 || section.index(ofRow: section.row(at: 0).id) != nil
    }

    /// The ids of the selectable rows of the section below all layers. Reading this property creates every row.
    var selectableIDsBelow: [AnyHashable] {
        let section = lowest
        return (0..<section.numberOfRows).compactMap { index in
            let row = section.row(at: index)
            return row.isSelectable && section.shouldSelectRow(at: index) ? row.id : nil
        }
    }
}

extension SectionedModel {
    /// Returns the section with an id. If a layer hides the section, returns the section of the model below that layer.
    /// If no model has the section, returns `nil`.
    func sectionWithHidden(_ id: AnyHashable) -> Section? {
        if let index = index(ofSection: id) { return section(at: index) }
        return (self as? SectionedModelLayer)?.base.sectionWithHidden(id)
    }

    /// The model below all layers.
    var lowest: any SectionedModel { (self as? SectionedModelLayer)?.base.lowest ?? self }
}
