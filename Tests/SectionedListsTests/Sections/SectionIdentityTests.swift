import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The id of a section", .serialized)
struct SectionIdentityTests {
    private func sections(_ names: String...) -> [Section] { names.map { Section(rows: [TextRow($0)]) } }

    @Test("Sections without id and title have different ids")
    func differs() {
        let list = SectionsViewController()
        let reports = programmingErrors { list.sections = sections("a", "b", "c") }
        #expect(reports.isEmpty)
        #expect(Set(list.sections.map(\.id)).count == 3)
    }

    @Test("New sections without id and title keep their ids, so the selection stays")
    func isFoundAgain() {
        let list = SectionsViewController()
        list.sections = sections("a", "b", "c")
        let screen = Harness(list)
        screen.press(.down)
        list.sections = sections("a", "b", "c")
        #expect(screen.selectedText == "b")
    }

    @Test("A moved section without id and title keeps its id")
    func staysWithItsSection() {
        let list = SectionsViewController()
        let (a, b) = (Section(rows: [TextRow("row")]), Section(rows: [TextRow("row")]))
        list.sections = [a, b]
        let screen = Harness(list)
        screen.press(.down)
        list.sections = [Section(rows: [TextRow("new")]), a, b]
        #expect(list.selection == ListIndexPath(section: 2, row: 0))
        #expect(Set(list.sections.map(\.id)).count == 3)
    }

    #if DEBUG
    @Test("Two rows with the same id are reported when their section is created")
    func tellsOfRowsEarly() {
        let reports = programmingErrors { _ = Section("Eggs", rows: [TextRow("1 egg"), TextRow("1 egg")]) }
        #expect(reports == ["Rows 0 and 1 of section Eggs have the same id, 1 egg"])
    }
    #endif
}
