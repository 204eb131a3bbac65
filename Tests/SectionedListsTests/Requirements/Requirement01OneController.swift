import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 1: one controller shows every sectioned list")
struct Requirement01OneController {
    private let log = ConfigurationLog()

    private func section(_ name: String, _ numbers: some Sequence<Int>) -> Section {
        Section(name, rows: numbers.map { LoggedRow(number: $0, log: log) })
    }

    @Test("Setting sections shows any rows without a subclass")
    func showsSections() {
        let list = SectionsViewController()
        list.sections = [section("A", 1...2), Section("B", rows: [TextRow("text")])]
        let screen = Harness(list, columns: 20, rows: 5)
        #expect(
            screen.text == """
                 A ───────────────
                ▌ 1
                  2
                 B ───────────────
                  text
                """)
    }

    @Test("A change keeps selection and scroll position by identity, and reloads no row that stays")
    func changesByIdentity() {
        let list = SectionsViewController()
        list.sections = [section("A", 1...50), section("B", 51...99)]
        let screen = Harness(list, columns: 20, rows: 8)
        screen.press(.down, times: 60)
        screen.press(.up, times: 2)
        let line = screen.lines.firstIndex { $0.hasPrefix("▌ 59") }
        #expect(line != nil)
        log.configured = []
        list.sections = [
            section("New", 100...140), section("A", (1...50).filter { $0 % 2 == 0 }), section("B", 51...99),
        ]
        #expect(screen.lines.firstIndex { $0.hasPrefix("▌ 59") } == line)
        #expect(list.selectedIdentity == RowIdentity(section: "B", row: 59))
        #expect(log.configured == [])
    }

    @Test("If the selected row is deleted, its nearest neighbor is selected")
    func selectsNeighbour() {
        let list = SectionsViewController()
        list.sections = [section("A", 1...9)]
        let screen = Harness(list, columns: 20, rows: 8)
        screen.press(.down, times: 3)
        list.sections = [section("A", [1, 2, 3, 5, 6])]
        #expect(screen.selectedText == "5")
        list.sections = [section("A", [1, 2, 3])]
        #expect(screen.selectedText == "3")
    }
}

@MainActor
private final class ConfigurationLog {
    var configured: [Int] = []
}

private struct LoggedRow: Row {
    let number: Int
    let log: ConfigurationLog
    var id: AnyHashable { number }

    func isSame(as other: any Row) -> Bool { (other as? Self)?.number == number }

    func configure(_ cell: TextCell) {
        log.configured.append(number)
        cell.text = StyledText("\(number)")
    }
}
