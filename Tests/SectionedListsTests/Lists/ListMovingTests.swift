import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Moving through a list")
struct ListMovingTests {
    private func lined(_ name: String, _ rows: [LinedRow], header: Int = 1, footer: Int = 0) -> Section {
        ModelSection(
            .init(
                name: name,
                rows: rows.map {
                    .init(name: $0.name, lines: $0.lines, isSelectable: $0.isSelectable, isOther: false)
                }, headerLines: header, footerLines: footer))
    }

    private func list(_ sections: [Section], rows: Int) -> (SectionsViewController, Harness) {
        let list = SectionsViewController(title: "List")
        list.sections = sections
        return (list, Harness(list, columns: 20, rows: rows))
    }

    @Test("Moving passes more than two windows of rows that cannot be selected")
    func findsRowAfterLongText() {
        let text = (0..<30).map { LinedRow(name: "t\($0)", lines: 1, isSelectable: false) }
        let rows = [LinedRow(name: "first", lines: 1)] + text + [LinedRow(name: "last", lines: 1)]
        let (list, screen) = list([lined("a", rows)], rows: 6)
        screen.press(.down, times: 40)
        #expect(list.selection?.row == 31)
        screen.press(.up, times: 40)
        #expect(list.selection?.row == 0)
    }

    @Test("Moving back within rows that cannot be selected scrolls line by line")
    func turnsRoundWithinText() {
        let text = (0..<30).map { LinedRow(name: "t\($0)", lines: 1, isSelectable: false) }
        let (_, screen) = list([lined("a", [LinedRow(name: "first", lines: 1)] + text)], rows: 6)
        screen.press(.down, times: 12)
        let before = screen.lines
        screen.press(.up, .down)
        #expect(screen.lines == before)
    }

    @Test("Home moves to the start even if no row there can be selected")
    func homeWithoutSelectableRows() {
        let text = (0..<10).map { LinedRow(name: "t\($0)", lines: 1, isSelectable: false) }
        let (_, screen) = list([lined("a", text + [LinedRow(name: "r", lines: 1)])], rows: 6)
        screen.press(.end, .home)
        #expect(screen.lines.first?.hasPrefix(" ha:0") == true)
        #expect(screen.lines[1].hasPrefix(" t0:0"))
    }

    @Test("Tab and Shift-Tab move between sections even if no row can be selected")
    func sectionsWithoutSelectableRows() {
        let text = (0..<10).map { LinedRow(name: "t\($0)", lines: 1, isSelectable: false) }
        let (_, screen) = list(["a", "b", "c"].map { lined($0, text) }, rows: 6)
        screen.press(.tab)
        #expect(screen.lines.first?.hasPrefix(" hb:0") == true)
        screen.press(.tab, .down, .down)
        #expect(screen.lines[1].hasPrefix(" t2:0"))
        screen.press(.shiftTab)
        #expect(screen.lines[0].hasPrefix(" hc:0") && screen.lines[1].hasPrefix(" t0:0"))
        screen.press(.shiftTab)
        #expect(screen.lines.first?.hasPrefix(" hb:0") == true)
    }

    @Test("A click below the window selects nothing")
    func clickBelow() {
        let (list, screen) = list([lined("a", [1, 2, 9].map { LinedRow(name: "r\($0)", lines: $0) })], rows: 6)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 6))))
        #expect(list.selection?.row == 0)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 5))))
        #expect(list.selection?.row == 2)
    }

    @Test("End shows the end of a row that is higher than the window")
    func endOfHighRow() {
        let (_, screen) = list([lined("a", [LinedRow(name: "r", lines: 20)])], rows: 6)
        screen.press(.end)
        #expect(screen.lines.last?.contains("r:19") == true)
    }

    @Test("A header as high as the window scrolls away with the rows")
    func highHeader() {
        let rows = (0..<9).map { LinedRow(name: "r\($0)", lines: 1) }
        let (_, screen) = list([lined("a", rows, header: 9)], rows: 4)
        screen.press(.end)
        #expect(screen.lines[0].hasPrefix(" r5:0"))
        #expect(screen.selectedText == "r8:0")
    }

    @Test("End shows the last row even if header and footer would cover it")
    func endBetweenHeaderAndFooter() {
        let rows = (0..<20).map { LinedRow(name: "r\($0)", lines: 1) }
        let (_, screen) = list([lined("a", rows, header: 6, footer: 2)], rows: 8)
        screen.press(.end)
        #expect(screen.selectedText == "r19:0")
        screen.press(.down, .down)
        #expect(screen.lines.last?.hasPrefix(" fa:1") == true)
    }

    @Test("Shift-Tab leaves a section whose first row cannot be selected")
    func leavesSectionUpwards() {
        func rows(_ name: String) -> [LinedRow] {
            [LinedRow(name: "\(name)0", lines: 1, isSelectable: false), LinedRow(name: "\(name)1", lines: 1)]
        }
        let (list, screen) = list([lined("a", rows("a")), lined("b", rows("b"))], rows: 8)
        screen.press(.tab)
        #expect(list.selection == ListIndexPath(section: 1, row: 1))
        screen.press(.shiftTab)
        #expect(list.selection == ListIndexPath(section: 0, row: 1))
    }

    @Test("Half a page down never scrolls up in a small window")
    func halfPageOfSmallWindow() {
        let rows = (0..<9).map { LinedRow(name: "r\($0)", lines: 1) }
        let (list, screen) = list([lined("a", rows)], rows: 3)
        screen.press(.down, .down, .control("d"))
        #expect(list.selection?.row ?? 0 > 2)
    }

    @Test("Moving through a million rows creates only the rows in view")
    func makesOnlyRowsInView() {
        var made = 0
        let many = Section("Many", count: 1_000_000, indexOfRow: { $0 as? Int }) { index in
            made += 1
            return TextRow("row \(index)", id: index)
        }
        let (list, screen) = list([many], rows: 10)
        func cost(_ body: () -> Void) -> Int {
            made = 0
            body()
            _ = screen.text
            return made
        }
        #expect(cost {} <= 10)
        #expect(cost { screen.press(.end) } <= 11)
        #expect(screen.selectedText == "row 999999")
        #expect(cost { screen.press(.pageUp) } <= 10)
        #expect(cost { screen.press(.home) } <= 10)
        #expect(cost { screen.press(.pageDown) } <= 10)
        #expect(cost { list.select(ListIndexPath(section: 0, row: 500_000)) } <= 11)
        #expect(screen.selectedText == "row 500000")
        #expect(cost { screen.press(.down, times: 100) } <= 110)
        #expect(cost { list.sections = [many] } <= 11)
        #expect(screen.selectedText == "row 500100")
        #expect(list.window.pool.liveCells <= 20)
    }
}
