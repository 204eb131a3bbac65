import Testing

@testable import SectionedLists

@MainActor
@Suite("The corners of differences between sections")
struct SectionsDifferenceCornerTests {
    private typealias IDs = SectionsDifference.SectionIDs

    private func difference(_ old: [(String, [Int])], _ new: [(String, [Int])]) -> SectionsDifference {
        func ids(_ sections: [(String, [Int])]) -> [IDs] {
            sections.map { name, rows in IDs(id: AnyHashable(name), rows: rows.map { AnyHashable($0) }) }
        }
        return SectionsDifference(from: ids(old), to: ids(new))
    }

    @Test("A section is compared with the first new section of its id, and no row moves within its section")
    func repeatedSections() {
        let both = difference([("A", [1, 2])], [("A", [1]), ("A", [2])])
        #expect(both.rows["A"]?.deletions == [1] && both.movesAcross.isEmpty)
    }

    @Test("A row that left one section and came to two moved to the first of them")
    func cameTwice() {
        let both = difference([("A", [1]), ("B", []), ("C", [])], [("A", []), ("B", [1]), ("C", [1])])
        #expect(both.movesAcross.map(\.to.section) == ["B"] && both.sections.isEmpty && !both.isEmpty)
        #expect(difference([("A", [1])], [("A", [1])]).isEmpty)
    }

    @Test("Only as many rows are compared as the limit allows")
    func limit() {
        func moved(_ limit: Int) -> [RowIdentity: RowIdentity] {
            let old = [Section("A", rows: [TextRow("1"), TextRow("2")])]
            let new = [Section("A", rows: [TextRow("2")]), Section("B", rows: [TextRow("1")])]
            return ListChange(from: old, to: new, comparingAtMost: limit).movedRows
        }
        let move = [RowIdentity(section: "A", row: "1"): RowIdentity(section: "B", row: "1")]
        #expect([4, 3, 2].map(moved) == [move, [:], [:]])
    }

    @Test("Everything changed if two sections have the same id, before or after the change")
    func sameIDs() {
        let one = [Section("A")]
        let two = [Section("A"), Section("A")]
        #expect(ListChange(from: one, to: two) == .everything && ListChange(from: two, to: one) == .everything)
        #expect(ListChange(from: [], to: []).isEmpty && ListChange(from: [], to: one).hasOtherSections)
    }
}
