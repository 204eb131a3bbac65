/// Rows that a person marked, to do something with all of them: by identity, or as a whole section but for some.
///
/// ``SectionsViewController/markedRows`` says what is marked in a list.
public struct MarkedRows: Equatable {
    private enum InSection: Equatable {
        case these(Set<AnyHashable>)
        case allExcept(Set<AnyHashable>)
    }

    private var sections: [AnyHashable: InSection] = [:]

    /// Nothing is marked.
    public init() {}

    /// Whether nothing is marked.
    public var isEmpty: Bool { sections.isEmpty }

    /// Whether a row is marked.
    public func contains(_ identity: RowIdentity) -> Bool {
        switch sections[identity.section] {
        case .these(let rows): rows.contains(identity.row)
        case .allExcept(let rows): !rows.contains(identity.row)
        case nil: false
        }
    }

    /// The sections that have marked rows, in no order.
    var sectionIDs: [AnyHashable] { Array(sections.keys) }

    /// How many rows of a section are marked, if it has a number of them.
    func count(inSection id: AnyHashable, of rows: Int) -> Int {
        switch sections[id] {
        case .these(let marked): marked.count
        case .allExcept(let others): max(0, rows - others.count)
        case nil: 0
        }
    }

    /// The marked rows of a section, or `nil` where it is marked as a whole but for some.
    func rows(inSection id: AnyHashable) -> Set<AnyHashable>? {
        switch sections[id] {
        case .these(let rows): rows
        case .allExcept: nil
        case nil: []
        }
    }

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

    /// Marks all rows of a section, those too that come later.
    mutating func insertAll(inSection id: AnyHashable) {
        sections[id] = .allExcept([])
    }

    /// Marks rows of a section and no others there.
    mutating func set(_ rows: Set<AnyHashable>, inSection id: AnyHashable) {
        sections[id] = rows.isEmpty ? nil : .these(rows)
    }

    mutating func removeAll(inSection id: AnyHashable) {
        sections[id] = nil
    }

    /// Forgets the rows of a section that are not there any more.
    mutating func keep(inSection id: AnyHashable, where isThere: (AnyHashable) -> Bool) {
        switch sections[id] {
        case .these(let rows): set(rows.filter(isThere), inSection: id)
        case .allExcept(let rows): sections[id] = .allExcept(rows.filter(isThere))
        case nil: break
        }
    }
}
