/// What turns one list of sections into another, by ids alone: sections and rows that come, go and change places, rows
/// that go from one section to another among them.
///
/// Whether a row that stayed shows something else, ids cannot tell; see ``ListChange/init(from:to:comparingAtMost:)``.
public struct SectionsDifference {
    /// A section by its id and those of its rows.
    public struct SectionIDs: Hashable {
        /// The section's id.
        public var id: AnyHashable
        /// The ids of its rows, in their order.
        public var rows: [AnyHashable]

        /// A section by its id and those of its rows.
        public init(id: AnyHashable, rows: [AnyHashable]) {
            self.id = id
            self.rows = rows
        }
    }

    /// A row that left one section and came to another.
    public struct Move: Hashable {
        /// The row's name before.
        public let from: RowIdentity
        /// The row's name now.
        public let to: RowIdentity
    }

    /// The difference of the sections.
    public let sections: ListDifference<AnyHashable>
    /// The differences of the rows, by section, of those sections that are in both lists and have other rows now.
    public private(set) var rows: [AnyHashable: ListDifference<AnyHashable>] = [:]
    /// Rows that went across sections, in the order of the new list. For their sections they are a deletion and an
    /// insertion.
    public private(set) var movesAcross: [Move] = []

    /// Compares two lists of sections. Linear in the number of ids, as ``ListDifference`` is.
    public init(from old: [SectionIDs], to new: [SectionIDs]) {
        sections = ListDifference(from: old.map(\.id), to: new.map(\.id))
        let oldIndices = Dictionary(zip(old.map(\.id), old.indices)) { first, _ in first }
        var left: [RowIdentity] = []
        var came: [RowIdentity] = []
        var isMatched = [Bool](repeating: false, count: old.count)
        for section in new {
            guard let index = oldIndices[section.id], !isMatched[index] else {
                came += section.rows.map { RowIdentity(section: section.id, row: $0) }
                continue
            }
            isMatched[index] = true
            let difference = ListDifference(from: old[index].rows, to: section.rows)
            guard !difference.isEmpty else { continue }
            rows[section.id] = difference
            left += difference.deletions.map { RowIdentity(section: section.id, row: old[index].rows[$0]) }
            came += difference.insertions.map { RowIdentity(section: section.id, row: section.rows[$0]) }
        }
        for index in old.indices where !isMatched[index] {
            left += old[index].rows.map { RowIdentity(section: old[index].id, row: $0) }
        }
        movesAcross = Self.pairs(left, came)
    }

    /// Whether both lists have the same sections with the same rows in the same order.
    public var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

    /// A row that came is the one with its id that left, the first of them where several did.
    private static func pairs(_ left: [RowIdentity], _ came: [RowIdentity]) -> [Move] {
        guard !left.isEmpty, !came.isEmpty else { return [] }
        var origins = Dictionary(left.map { ($0.row, $0) }) { first, _ in first }
        return came.compactMap { identity in
            guard let origin = origins[identity.row], origin.section != identity.section else { return nil }
            origins[identity.row] = nil
            return Move(from: origin, to: identity)
        }
    }
}
