/// The sections before and after changes that replaced sections. With them, a list finds a row that moved to another
/// section, whatever the sections are made of: arrays of rows, items, or closures that create rows.
///
/// Only single rows are looked up, so a change costs nothing for the others. All values of this type are equal, so that
/// they do not influence whether two values of ``ListChange`` are equal.
struct SectionReplacements: Hashable {
    private struct Step {
        let old: [Section]
        let new: [Section]
    }

    private var steps: [Step] = []

    /// Creates a value for a model whose sections were not replaced.
    init() {}

    init(from old: [Section], to new: [Section]) {
        steps = [Step(old: old, new: new)]
    }

    var isEmpty: Bool { steps.isEmpty }

    func followed(by later: SectionReplacements) -> SectionReplacements {
        var both = self
        both.steps += later.steps
        return both
    }

    /// Returns the new identities of rows that moved to another section. Rows that did not move are missing.
    ///
    /// A row has moved if its section no longer has its id, and if another section has the id and did not have it
    /// before.
    @MainActor
    func moves(of rows: Set<RowIdentity>) -> [RowIdentity: RowIdentity] {
        guard !steps.isEmpty, !rows.isEmpty else { return [:] }
        var moves: [RowIdentity: RowIdentity] = [:]
        for step in steps {
            let sections = Sections(step.old, step.new)
            guard sections.areOfOneList else { continue }
            for row in rows {
                if let new = sections.destination(of: moves[row] ?? row) { moves[row] = new }
            }
        }
        return moves
    }

    @MainActor
    private struct Sections {
        private let old: [AnyHashable: Section]
        private let new: [AnyHashable: Section]
        /// The new sections that can have rows which they did not have before, in the order of the list.
        private let changed: [Section]

        init(_ old: [Section], _ new: [Section]) {
            let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
            self.old = before
            self.new = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
            changed = new.filter { before[$0.id] !== $0 }
        }

        /// Whether a section with the same id is in both arrays. If not, the list shows something else now, in which equal
        /// ids, such as numbers, mean nothing.
        var areOfOneList: Bool { old.keys.contains { new[$0] != nil } }

        func destination(of row: RowIdentity) -> RowIdentity? {
            guard old[row.section] != nil, new[row.section]?.index(ofRow: row.row) == nil else { return nil }
            let target = changed.first { section in
                section.id != row.section && section.index(ofRow: row.row) != nil
                    && old[section.id]?.index(ofRow: row.row) == nil
            }
            return target.map { RowIdentity(section: $0.id, row: row.row) }
        }
    }

    static func == (left: SectionReplacements, right: SectionReplacements) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
