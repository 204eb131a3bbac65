import Testing

@testable import SectionedLists

@MainActor
@Suite("What changed between two arrays of sections")
struct ListChangeTests {
    private func section(_ title: String, _ rows: [any Row]) -> Section { Section(title, rows: rows) }

    private func rows(_ names: String...) -> [any Row] { names.map { TextRow($0) } }

    private func identity(_ section: String, _ row: String) -> RowIdentity { RowIdentity(section: section, row: row) }

    @Test("is nothing where all rows show the same, whatever objects hold them")
    func nothing() {
        let change = ListChange(from: [section("A", rows("1", "2"))], to: [section("A", rows("1", "2"))])
        #expect(change.isEmpty)
    }

    @Test("is the rows that show something else, where they are the same rows")
    func reloads() {
        let old = section("A", [TextRow("1", id: 1), TextRow("2", id: 2)])
        let new = section("A", [TextRow("1", id: 1), TextRow("two", id: 2)])
        let change = ListChange(from: [old], to: [new])
        #expect(change == ListChange(reloadedRows: [RowIdentity(section: "A", row: 2)]))
    }

    @Test("is the sections that have other rows, and no other")
    func otherRows() {
        let old = [section("A", rows("1")), section("B", rows("2"))]
        let new = [section("A", rows("1")), section("B", rows("2", "3"))]
        #expect(ListChange(from: old, to: new) == ListChange(sectionsWithOtherRows: ["B"]))
    }

    @Test("is another order of the sections and nothing else, where only they moved")
    func otherSections() {
        let old = [section("A", rows("1")), section("B", rows("2"))]
        let new = [section("B", rows("2")), section("A", rows("1"))]
        #expect(ListChange(from: old, to: new) == ListChange(hasOtherSections: true))
    }

    @Test("says where a row went that left its section for another")
    func movedRows() {
        let old = [section("A", rows("1", "2")), section("B", rows("3"))]
        let new = [section("A", rows("1")), section("B", rows("2", "3"))]
        #expect(ListChange(from: old, to: new).movedRows == [identity("A", "2"): identity("B", "2")])
    }

    @Test("names a section that nothing can be told of: the same object, one made lazily, one with another header")
    func unknown() {
        let same = section("A", rows("1"))
        #expect(ListChange(from: [same], to: [same]).sectionsWithOtherRows == ["A"])
        let lazy = { Section("A", count: 1) { TextRow("\($0)") } }
        #expect(ListChange(from: [lazy()], to: [lazy()]).sectionsWithOtherRows == ["A"])
        let counted = Section("A", detail: "1", rows: rows("1"))
        #expect(ListChange(from: [same], to: [counted]).sectionsWithOtherRows == ["A"])
    }

    @Test("does not trust a section whose title was altered after it was shown")
    func alteredTitle() {
        let old = Section("A", id: "a", rows: rows("1"))
        old.title = "B"
        let change = ListChange(from: [old], to: [Section("B", id: "a", rows: rows("1"))])
        #expect(change.sectionsWithOtherRows == ["a"])
    }

    @Test("names sections unseen once it has compared as many rows as it may")
    func limit() {
        let make = { ["A", "B", "C"].map { Section($0, rows: (0..<10).map { TextRow("\($0)") }) } }
        #expect(ListChange(from: make(), to: make(), comparingAtMost: 40).sectionsWithOtherRows == ["C"])
    }

    @Test("as one with a later change follows a row over both")
    func union() {
        let first = ListChange(movedRows: [identity("A", "1"): identity("B", "1")])
        let second = ListChange(movedRows: [
            identity("B", "1"): identity("C", "1"), identity("B", "2"): identity("A", "2"),
        ])
        let both = first.union(second).movedRows
        #expect(both == [identity("A", "1"): identity("C", "1"), identity("B", "2"): identity("A", "2")])
    }
}
