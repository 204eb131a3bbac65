import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A list in two columns")
struct ListFlowTests {
    private let list = SectionsViewController(title: "List")

    private func screen(_ sections: [(String, Int)], columns: Int = 32, rows: Int = 6) -> Harness {
        list.twoColumnsFrom = 32
        list.sections = sections.map { title, count in
            Section(title, rows: (0..<count).map { TextRow("\(title) \($0)") })
        }
        return Harness(list, columns: columns, rows: rows)
    }

    @Test("The sections flow into two columns of about the same height")
    func drawing() {
        let screen = screen([("a", 3), ("b", 1), ("c", 2)])
        #expect(
            screen.lines[0].hasPrefix(" a ─") && screen.lines[0].contains(" b ─"), "\(screen.text)")
        #expect(screen.lines[1].hasPrefix("▌ a 0") && screen.lines[1].hasSuffix("b 0"), "\(screen.text)")
        #expect(screen.lines[2].contains("a 1") && screen.lines[2].contains(" c ─"), "\(screen.text)")
        #expect(screen.lines[3].hasSuffix("c 0") && screen.lines[4].hasSuffix("c 1"), "\(screen.text)")
    }

    @Test("A narrow list has one column, and the columns come and go with the width")
    func width() {
        let screen = screen([("a", 1), ("b", 1)], columns: 31)
        #expect(screen.lines[2].hasPrefix(" b"), "\(screen.text)")
        screen.resize(columns: 32, rows: 6)
        #expect(screen.lines[0].contains(" b ") && screen.lines[2].isEmpty, "\(screen.text)")
        screen.screen.appearance.isAccessible = true
        screen.resize(columns: 40, rows: 6)
        #expect(screen.lines[2].hasPrefix(" b"), "\(screen.text)")
    }

    @Test("The keys to the left and right change the column, and at the outer edges do what they do elsewhere")
    func keys() {
        let screen = screen([("a", 3), ("b", 3)])
        var opened: [String] = []
        list.onChooseRow = { opened.append(($0 as? TextRow)?.text ?? "") }
        screen.press(.down, .right)
        #expect(list.selection == ListIndexPath(section: 1, row: 1) && opened.isEmpty)
        screen.press(.right)
        #expect(list.selection == ListIndexPath(section: 1, row: 1) && opened == ["b 1"])
        screen.press(.left)
        #expect(list.selection == ListIndexPath(section: 0, row: 1))
        #expect(!list.overridingKeyCommands.contains { $0.keys.contains(.left) })
        screen.press(.down, .down)
        #expect(list.selection == ListIndexPath(section: 1, row: 0), "Down goes on in the next column.")
        screen.press(.down, .down, .left)
        #expect(list.selection == ListIndexPath(section: 0, row: 2))
        #expect(list.allKeyCommands.map(\.id).filter { $0.hasSuffix("Column") }.count == 2)
    }

    @Test("A click selects the row under the pointer in both columns, and the cursor stands at it")
    func clicks() {
        let screen = screen([("a", 3), ("b", 2)])
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 20, y: 2))))
        #expect(list.selection == ListIndexPath(section: 1, row: 1))
        #expect(list.readingPoint == Point(x: 17, y: 2))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 3))))
        #expect(list.selection == ListIndexPath(section: 0, row: 2))
        #expect(list.readingPoint == Point(x: 0, y: 3))
        for point in [Point(x: 3, y: 4), Point(x: 15, y: 1), Point(x: 20, y: 4)] {
            screen.send(.mouse(MouseEvent(.press, at: point)))
            #expect(list.selection == ListIndexPath(section: 0, row: 2))
        }
    }

    @Test("A list that is longer than both columns scrolls through both")
    func scrolling() {
        let screen = screen([("a", 30)], rows: 5)
        #expect(screen.lines[1].contains("a 0") && screen.lines[4].contains("a 3"), "\(screen.text)")
        #expect(screen.lines[0].contains("a 4") && screen.lines[4].contains("a 8"), "\(screen.text)")
        screen.press(.down, times: 9)
        #expect(screen.lines[4].hasSuffix("▌ a 9"), "\(screen.text)")
        screen.press(.end)
        #expect(screen.lines[4].hasSuffix("▌ a 29") && screen.lines[0].contains("a ─"), "\(screen.text)")
    }

    @Test("The columns are even again after a change, and the selected row stays selected")
    func changes() {
        let screen = screen([("a", 2), ("b", 1), ("c", 1)])
        #expect(screen.lines[0].hasSuffix("──") && screen.lines[0].contains(" b "), "\(screen.text)")
        screen.press(.end)
        let counts: [(String, Int)] = [("a", 1), ("b", 1), ("c", 4)]
        list.sections = counts.map { title, count in
            Section(title, rows: (0..<count).map { TextRow("\(title) \($0)") })
        }
        #expect(screen.lines[0].contains(" c "), "\(screen.text)")
        #expect(list.selection == ListIndexPath(section: 2, row: 0))
    }

    @Test("A section is broken only if it does not fit, and one that fits is not broken")
    func breaks() {
        func line(_ sections: [Int]?, rows: Int = 10) -> Int {
            ListFlow(area: Size(columns: 40, rows: rows), sections: sections).breakLine
        }
        #expect(line([3, 4, 5]) == 7 && line([5, 4, 3]) == 5)
        #expect(line([4]) == 10 && line([12]) == 10 && line(nil) == 10)
        #expect(line([2, 15]) == 10, "Neither half would fit.")
        #expect(line([2, 10, 7]) == 10)
        #expect(line([2, 9, 6]) == 10)
    }
}
