import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 4: index paths are converted to rows, and rows to index paths")
struct Requirement04IndexPaths {
    @Test("Index paths and row identities convert into each other")
    func bothWays() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: ["a", "b"].map { TextRow($0) }), Section("B", rows: [TextRow("a")])]
        for (section, row) in [("A", "a"), ("A", "b"), ("B", "a")] {
            let path = list.indexPath(of: RowIdentity(section: section, row: row))
            #expect(path.flatMap(list.row(at:))?.id == AnyHashable(row))
        }
        #expect(list.indexPath(of: RowIdentity(section: "B", row: "b")) == nil)
        #expect(list.row(at: ListIndexPath(section: 1, row: 1)) == nil)
    }

    @Test("A row is found among a million without creating a row")
    func doesNotWalk() {
        let sections = (0..<1_000).map { CountingSection("\($0)", Array(0..<1_000)) }
        let list = SectionsViewController()
        list.sections = sections
        _ = Harness(list).text
        sections.forEach { $0.forgetQuestions() }
        let path = list.indexPath(of: RowIdentity(section: "999", row: 500))
        #expect(path == ListIndexPath(section: 999, row: 500))
        #expect(sections.reduce(0) { $0 + $1.rowQuestions } == 0)
    }
}
