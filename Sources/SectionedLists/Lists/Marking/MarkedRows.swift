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
