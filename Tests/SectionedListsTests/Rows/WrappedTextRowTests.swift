import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Texts that wrap")
struct WrappedTextRowTests {
    @Test("A section of text has a row for each line, which wraps, can be selected and is found")
    func section() {
        let list = SectionsViewController()
        list.typeToFind = .after("f")
        list.sections = [Section("Letter", detail: "urgent", text: "Dear reader of letters,\n\ncome soon.")]
        let screen = Harness(list, columns: 20, rows: 8)
        #expect(
            screen.lines[0...4] == [" Letter ─── urgent", "▌ Dear reader of", "▌ letters,", "", "  come soon."])
        for key in "fsoon" { screen.press(.character(key)) }
        #expect(screen.selectedText == "come soon.")
    }

    @Test("A factory wraps the text rows of any list with their roles and details")
    func factory() {
        let list = SectionsViewController()
        list.sections = [Section(rows: [TextRow("a long line of a log", detail: "7", role: .strong, id: 1)])]
        let screen = Harness(list, columns: 16, rows: 4)
        #expect(screen.lines[0].contains("…") && screen.lines[1].isEmpty)
        list.cellFactory = .wrappingText
        #expect(screen.lines[0...1] == ["▌ a long line", "▌ of a log  7"])
        #expect(screen.grid[2, 0].style == screen.application.screen.appearance.theme[.strong])
    }
}
