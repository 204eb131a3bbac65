import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A row made of closures")
struct BlockRowTests {
    @Test("A block row configures its typed cell and runs its action when chosen")
    func showsAndActs() {
        var chosen = 0
        let row = BlockRow(id: "salt", cell: TextCell.self) { cell in
            cell.text = StyledText("Salt")
            cell.detail = "1 tsp"
        } onSelect: {
            chosen += 1
        }
        let list = SectionsViewController()
        list.sections = [Section("Spices", rows: [row])]
        let screen = Harness(list, columns: 20, rows: 3)
        #expect(
            screen.text == """
                 Spices ──────────
                ▌ Salt       1 tsp

                """)
        screen.press(.enter)
        #expect(chosen == 1)
    }

    @Test("A block row shows the open hint only if it has an action")
    func offersNoDeadKey() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: [BlockRow(id: 1, cell: TextCell.self)])]
        let screen = Harness(list)
        #expect(!list.keyCommands.contains { $0.id == "list.open" })
        list.sections = [Section("A", rows: [BlockRow(id: 1, cell: TextCell.self, onSelect: {})])]
        #expect(list.keyCommands.contains { $0.id == "list.open" })
        _ = screen
    }

    @Test("The arrow keys skip a block row that cannot be selected")
    func isPassedOver() {
        let list = SectionsViewController()
        list.sections = [
            Section(
                "A",
                rows: (1...3).map { number in
                    BlockRow(id: number, cell: TextCell.self, isSelectable: number != 2) { cell in
                        cell.text = StyledText("row \(number)")
                    }
                })
        ]
        let screen = Harness(list)
        screen.press(.down)
        #expect(screen.selectedText == "row 3")
    }

    @Test("A block row's beforeReuse is called once when the row leaves the window")
    func isToldOfLeaving() {
        var left: [Int] = []
        let list = SectionsViewController()
        list.sections = [
            Section("A", count: 100) { number in
                BlockRow(id: number, cell: LinedCell.self) { cell in
                    (cell.name, cell.lines) = ("r\(number)", 1)
                } beforeReuse: { cell in
                    #expect(cell.name == "r\(number)")
                    left.append(number)
                }
            }
        ]
        let screen = Harness(list, rows: 5)
        screen.press(.down, times: 3)
        _ = screen.text
        #expect(left.isEmpty)
        screen.press(.down, times: 2)
        _ = screen.text
        // The row under the pinned header is still in the window.
        #expect(left == [0])
    }
}
