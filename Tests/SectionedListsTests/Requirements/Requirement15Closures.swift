import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 15: rows and sections are built from closures")
struct Requirement15Closures {
    @Test("A section's closures apply to all its rows, except rows with their own")
    func closures() {
        var log: [String] = []
        let own = BlockRow(id: "own", cell: TextCell.self) { cell in
            cell.text = StyledText("own")
        } onSelect: {
            log.append("own chosen")
        } beforeReuse: { _ in
            log.append("own left")
        }
        let section = Section("A", rows: [TextRow("plain"), own] + (0..<9).map { TextRow("r\($0)") })
            .onLoad(TextCell.self) { cell, _ in cell.detail = "!" }
            .onSelect { row, index in log.append("\(row.id) chosen at \(index)") }
            .beforeReuse(TextCell.self) { cell in log.append("\(cell.text.plain) left") }
        let list = SectionsViewController()
        list.sections = [section]
        let screen = Harness(list, columns: 14, rows: 4)
        #expect(screen.lines[1].contains("!"))
        #expect(!screen.lines[2].contains("!"))
        screen.press(.enter, .down, .enter)
        #expect(log == ["plain chosen at 0", "own chosen"])
        log = []
        screen.press(.end)
        _ = screen.text
        #expect(log.contains("own left") && log.contains("plain left"))
        #expect(log.filter { $0 == "own left" }.count == 1)
    }
}
