import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The id of a section", .serialized)
struct SectionIdentityTests {
    private func sections(_ names: String...) -> [Section] { names.map { Section(rows: [TextRow($0)]) } }

    @Test("differs between sections that were given neither id nor title")
    func differs() {
        let list = SectionsViewController()
        let reports = programmingErrors { list.sections = sections("a", "b", "c") }
        #expect(reports.isEmpty)
        #expect(Set(list.sections.map(\.id)).count == 3)
    }

    @Test("is the same where such sections are made anew, so that the selection stays")
    func isFoundAgain() {
        let list = SectionsViewController()
        list.sections = sections("a", "b", "c")
        let screen = Harness(list)
        screen.press(.down)
        list.sections = sections("a", "b", "c")
        #expect(screen.selectedText == "b")
    }

    @Test("stays with a section that is moved")
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
    @Test("is not needed to hear of two rows with one id: their section tells of it as it is made")
    func tellsOfRowsEarly() {
        let reports = programmingErrors { _ = Section("Eggs", rows: [TextRow("1 egg"), TextRow("1 egg")]) }
        #expect(reports == ["Rows 0 and 1 of section Eggs have the same id, 1 egg"])
    }
    #endif
}
