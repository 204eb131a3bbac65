import Testing

@testable import SectionedLists

@MainActor
@Suite("The change between two arrays of sections")
struct ListChangeTests {
    private func section(_ title: String, _ rows: [any Row]) -> Section { Section(title, rows: rows) }

    private func rows(_ names: String...) -> [any Row] { names.map { TextRow($0) } }

    private func identity(_ section: String, _ row: String) -> RowIdentity { RowIdentity(section: section, row: row) }

    @Test("Equal rows in different section objects are no change")
    func nothing() {
        let change = ListChange(from: [section("A", rows("1", "2"))], to: [section("A", rows("1", "2"))])
        #expect(change.isEmpty)
    }

    @Test("A change contains the rows whose content changed")
    func reloads() {
        let old = section("A", [TextRow("1", id: 1), TextRow("2", id: 2)])
        let new = section("A", [TextRow("1", id: 1), TextRow("two", id: 2)])
        let change = ListChange(from: [old], to: [new])
        #expect(change == ListChange(reloadedRows: [RowIdentity(section: "A", row: 2)]))
    }

    @Test("A change contains only the sections whose rows changed")
    func otherRows() {
        let old = [section("A", rows("1")), section("B", rows("2"))]
        let new = [section("A", rows("1")), section("B", rows("2", "3"))]
        #expect(ListChange(from: old, to: new) == ListChange(sectionsWithOtherRows: ["B"]))
    }

    @Test("Moved sections alone are a change of the section order only")
    func otherSections() {
        let old = [section("A", rows("1")), section("B", rows("2"))]
        let new = [section("B", rows("2")), section("A", rows("1"))]
        #expect(ListChange(from: old, to: new) == ListChange(hasOtherSections: true))
    }

    @Test("A change contains the rows that moved to another section")
    func movedRows() {
        let old = [section("A", rows("1", "2")), section("B", rows("3"))]
        let new = [section("A", rows("1")), section("B", rows("2", "3"))]
        #expect(ListChange(from: old, to: new).movedRows == [identity("A", "2"): identity("B", "2")])
    }

    @Test("A section that cannot be compared is a change: the same object, a lazy section, another header")
    func unknown() {
        let same = section("A", rows("1"))
        #expect(ListChange(from: [same], to: [same]).sectionsWithOtherRows == ["A"])
        let lazy = { Section("A", count: 1) { TextRow("\($0)") } }
        #expect(ListChange(from: [lazy()], to: [lazy()]).sectionsWithOtherRows == ["A"])
        let counted = Section("A", detail: "1", rows: rows("1"))
        #expect(ListChange(from: [same], to: [counted]).sectionsWithOtherRows == ["A"])
    }

    @Test("A section whose title was changed after it was shown is a change")
    func alteredTitle() {
        let old = Section("A", id: "a", rows: rows("1"))
        old.title = "B"
        let change = ListChange(from: [old], to: [Section("B", id: "a", rows: rows("1"))])
        #expect(change.sectionsWithOtherRows == ["a"])
    }

    @Test("A section whose only change is its footer is a change")
    func otherFooter() {
        let sections = { (text: String?) in [Section("A", footerTitle: text, rows: [TextRow("1")])] }
        for (old, new) in [("old", "new"), (nil, "new"), ("old", nil)] {
            let change = ListChange(from: sections(old), to: sections(new))
            #expect(change == ListChange(sectionsWithOtherRows: ["A"]))
        }
        #expect(ListChange(from: sections("old"), to: sections("old")).isEmpty)
    }

    @Test("Sections beyond the comparison limit are changes without a comparison")
    func limit() {
        let make = { ["A", "B", "C"].map { Section($0, rows: (0..<10).map { TextRow("\($0)") }) } }
        #expect(ListChange(from: make(), to: make(), comparingAtMost: 40).sectionsWithOtherRows == ["C"])
    }

    @Test("The union of two changes follows a row that moved twice")
    func union() {
        let first = ListChange(movedRows: [identity("A", "1"): identity("B", "1")])
        let second = ListChange(movedRows: [
            identity("B", "1"): identity("C", "1"), identity("B", "2"): identity("A", "2"),
        ])
        let both = first.union(second).movedRows
        #expect(both == [identity("A", "1"): identity("C", "1"), identity("B", "2"): identity("A", "2")])
    }
}
