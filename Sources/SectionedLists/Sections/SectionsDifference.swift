/// The difference of two lists of sections by their ids: inserted, deleted and moved sections and rows, including rows
/// that move to another section.
///
/// It does not contain a row whose content changed while its id and its position stayed the same. To find such rows
/// too, use ``ListChange/init(from:to:comparingAtMost:)``.
public struct SectionsDifference {
    /// The ids of a section and of its rows.
    public struct SectionIDs: Hashable {
        /// The id of the section.
        public var id: AnyHashable
        /// The ids of the rows, in order.
        public var rows: [AnyHashable]

        /// Creates a value from the id of a section and the ids of its rows.
        public init(id: AnyHashable, rows: [AnyHashable]) {
            self.id = id
            self.rows = rows
        }
    }

    /// A row that moved from one section to another.
    public struct Move: Hashable {
        /// The identity before the move.
        public let from: RowIdentity
        /// The identity after the move.
        public let to: RowIdentity
    }

    /// The inserted, deleted and moved sections.
    public let sections: ListDifference<AnyHashable>
    /// The differences of rows, by section id. A section has a difference if it is in both lists, but with other rows
    /// or with the rows in another order.
    public private(set) var rows: [AnyHashable: ListDifference<AnyHashable>] = [:]
    /// The rows that moved to another section, in the order of the new list.
    ///
    /// ``rows`` contains such a move too, as a deletion from the old section and an insertion into the new section. But
    /// ``rows`` has no entry for a section that only one of the lists contains.
    public private(set) var movesAcross: [Move] = []

    /// Creates the difference of two lists of sections. O(number of ids), plus a binary search for each section or row
    /// that is out of order.
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

    /// Returns the moves between sections. An inserted row has moved if a row with the same id was deleted from another
    /// section. If several deleted rows have the same id, only the first is used.
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
