import Testing

@testable import SectionedLists

@MainActor
@Suite("Two changes in one")
struct ListChangeUnionTests {
    private func row(_ section: String, _ row: Int = 1) -> RowIdentity { RowIdentity(section: section, row: row) }

    @Test("A change is empty only if nothing changed")
    func emptiness() {
        #expect(ListChange().isEmpty && !ListChange.everything.isEmpty)
        #expect(!ListChange(hasOtherSections: true).isEmpty && !ListChange(sectionsWithOtherRows: ["A"]).isEmpty)
        #expect(!ListChange(reloadedRows: [row("A")]).isEmpty && !ListChange(movedRows: [row("A"): row("B")]).isEmpty)
    }

    @Test("The union of two changes contains what is in either, in both orders")
    func union() {
        let parts = [
            ListChange(hasOtherSections: true), ListChange(sectionsWithOtherRows: ["A"]),
            ListChange(reloadedRows: [row("A")]), ListChange(movedRows: [row("A"): row("B")]),
            ListChange(replacedSections: ["A"]), .everything,
        ]
        for part in parts {
            #expect(ListChange().union(part) == part && part.union(ListChange()) == part)
        }
        let both = parts[1].union(ListChange(sectionsWithOtherRows: ["B"], reloadedRows: [row("C")]))
        #expect(both == ListChange(sectionsWithOtherRows: ["A", "B"], reloadedRows: [row("C")]))
    }

    @Test("A row that moved twice moved from its first place to its last")
    func movedTwice() {
        let first = ListChange(movedRows: [row("A"): row("B"), row("A", 2): row("C", 2)])
        let second = ListChange(movedRows: [row("B"): row("D"), row("E"): row("F")])
        let expected = [row("A"): row("D"), row("A", 2): row("C", 2), row("E"): row("F")]
        #expect(first.union(second).movedRows == expected)
    }

    @Test("The edits of a section are known only if they are known of both changes")
    func edits() {
        func change(_ edits: [RowEdit]?) -> ListChange {
            var change = ListChange(sectionsWithOtherRows: ["A"])
            change.rowEdits["A"] = edits
            return change
        }
        #expect(
            change([.insert(at: 1)]).union(change([.remove(at: 2)])).rowEdits["A"] == [.insert(at: 1), .remove(at: 2)])
        #expect(change(nil).union(change([.remove(at: 2)])).rowEdits["A"] == nil)
        #expect(change([.insert(at: 1)]).union(change(nil)).rowEdits["A"] == nil)
        #expect(change([.insert(at: 1)]).union(ListChange()).rowEdits["A"] == [.insert(at: 1)])
        #expect(ListChange().union(change([.insert(at: 1)])).rowEdits["A"] == [.insert(at: 1)])
    }
}
