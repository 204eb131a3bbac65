import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The places of sheets and their buttons")
struct PresentationLayoutTests {
    private final class Wanting: ViewController {
        var wanted: Size
        init(_ columns: Int, _ rows: Int) {
            wanted = Size(columns: columns, rows: rows)
            super.init(title: "Sheet")
        }
        override func preferredSize(within available: Size) -> Size { wanted }
    }

    private func frame(_ columns: Int, _ rows: Int, in width: Int, _ height: Int) -> [Int] {
        let area = Rect(x: 0, y: 1, width: width, height: height)
        let frame = PresentationLayout(of: Wanting(columns, rows), in: area).frame
        return [frame.x, frame.y, frame.width, frame.height]
    }

    @Test("A sheet is in the middle, with a frame around its preferred size")
    func centred() {
        #expect(frame(30, 5, in: 80, 22) == [24, 8, 32, 7])
        #expect(frame(31, 4, in: 80, 22) == [23, 9, 33, 6])
    }

    @Test(
        "A sheet leaves an eighth of a wide window at each side, one column of a narrow one, and two lines of a high one"
    )
    func margins() {
        #expect(frame(999, 999, in: 80, 22) == [10, 3, 60, 18])
        #expect(frame(999, 999, in: 60, 16) == [7, 3, 46, 12])
        #expect(frame(999, 999, in: 59, 15) == [1, 1, 57, 15])
        #expect(frame(999, 999, in: 30, 7) == [1, 1, 28, 7])
    }

    @Test("A sheet has at least twenty columns and a line")
    func smallest() {
        #expect(frame(3, 0, in: 80, 22) == [29, 10, 22, 3])
    }

    @Test("An area of less than 30 columns or 7 lines is too small for a frame", arguments: [(29, 7), (30, 6)])
    func unframed(width: Int, height: Int) {
        #expect(frame(3, 1, in: width, height) == [0, 1, width, height])
        #expect(!PresentationLayout.isFramed(in: Size(columns: width, rows: height)))
        #expect(PresentationLayout.isFramed(in: Size(columns: 30, rows: 7)))
    }

    @Test("The frame of a sheet is closed at its corners and names the sheet, with a free column at each side")
    func drawnFrame() {
        final class Full: ViewController {
            override func draw(in surface: Surface) { surface.fill(surface.bounds, with: "x") }
        }
        let navigation = NavigationController(root: Full(title: "Home"))
        let screen = Harness(navigation, columns: 40, rows: 11)
        let sheet = Wanting(20, 2)
        navigation.present(sheet)
        #expect(screen.lines[1] == String(repeating: "x", count: 40))
        #expect(
            screen.lines[3...6].map { $0 } == [
                "xxxxxxxx ┌─ Sheet ────────────┐ xxxxxxxx", "xxxxxxxx │                    │ xxxxxxxx",
                "xxxxxxxx │                    │ xxxxxxxx", "xxxxxxxx └────────────────────┘ xxxxxxxx",
            ])
        sheet.title = "A title that is too long for it"
        #expect(screen.lines[3] == "xxxxxxxx ┌─ A title that is… ─┐ xxxxxxxx")
        sheet.title = ""
        #expect(screen.lines[3] == "xxxxxxxx ┌────────────────────┐ xxxxxxxx")
        sheet.wanted = Size(columns: 22, rows: 1)
        sheet.setNeedsDisplay()
        #expect(screen.lines[5] == "xxxxxxx │                      │ xxxxxxx" && sheet.size == sheet.wanted)
    }

    // MARK: - Buttons of alerts

    private func buttons(_ titles: String..., columns: Int, rows: Int = 1, selected: Int = 0) -> [String] {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        AlertButtons(titles: titles, selected: selected).draw(in: Surface(canvas: canvas, appearance: Appearance()))
        return canvas.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("The buttons of an alert are on one line as long as they fit exactly")
    func inline() {
        #expect(buttons("Yes", "No", columns: 15) == ["[ Yes ]    No"])
        #expect(buttons("Yes", "No", columns: 14, rows: 2) == ["[ Yes        ]", "  No"])
        #expect(buttons("Yes", "No", columns: 17, selected: 1) == ["    Yes    [ No ]"])
        #expect(AlertButtons(titles: ["Yes", "No"]).lines(width: 15) == 1)
        #expect(AlertButtons(titles: ["Yes", "No"]).lines(width: 14) == 2)
        #expect(AlertButtons(titles: []).lines(width: 14) == 0)
    }

    @Test("The buttons of an alert scroll so that the selected one is in view")
    func scrolledButtons() {
        #expect(buttons("One", "Two", "Three", columns: 10, rows: 2) == ["[ One    ]", "  Two"])
        #expect(buttons("One", "Two", "Three", columns: 10, rows: 2, selected: 1) == ["  One", "[ Two    ]"])
        #expect(buttons("One", "Two", "Three", columns: 10, rows: 2, selected: 2) == ["  Two", "[ Three  ]"])
        #expect(buttons("One", "Two", "Three", columns: 10, rows: 4, selected: 2)[2...3] == ["[ Three  ]", ""])
    }

    @Test("A click finds the button under the pointer, and none beside the buttons")
    func clicks() {
        let buttons = AlertButtons(titles: ["Yes", "No"])
        let inline = (0..<16).map { buttons.index(at: Point(x: $0, y: 0), in: Size(columns: 16, rows: 1)) }
        #expect(inline == [nil] + Array(repeating: 0, count: 7) + [nil, nil] + Array(repeating: 1, count: 6))
        let stacked = (0..<3).map { buttons.index(at: Point(x: 3, y: $0), in: Size(columns: 10, rows: 2)) }
        #expect(stacked == [0, 1, nil])
        #expect(buttons.index(at: .zero, in: Size(columns: 16, rows: 0)) == nil)
    }

    @Test("Of two buttons with the same first letter, only the first one has the letter")
    func letters() {
        let buttons = AlertButtons(titles: ["Keep", "kill", "", "Drop"])
        #expect(buttons.letters.map(\.index) == [0, 3])
        #expect(buttons.letters.map { Set($0.keys) } == [["k", "K"], ["d", "D"]])
    }

    @Test("The arrows stop at the first and the last button of an alert")
    func ends() {
        var buttons = AlertButtons(titles: ["One", "Two"])
        buttons.move(by: -1)
        #expect(buttons.selected == 0)
        buttons.move(by: 1)
        buttons.move(by: 1)
        #expect(buttons.selected == 1)
    }

    // MARK: - Alerts

    @Test("An alert is as wide as its text, its buttons or its title, and at most sixty columns")
    func alertSizes() {
        let area = Size(columns: 100, rows: 30)
        func size(_ title: String, _ text: String, _ buttons: [AlertButton] = []) -> [Int] {
            let size = AlertViewController(title: title, text: text, buttons: buttons).preferredSize(within: area)
            return [size.columns, size.rows]
        }
        #expect(size("A", "") == [8, 1])
        #expect(size("A title of some length", "") == [28, 1])
        #expect(size("A", "A text of some length") == [23, 3])
        #expect(size("A", String(repeating: "long ", count: 20)) == [61, 4])
        #expect(size("A", "Text", ["One", "Two", "Three"].map { AlertButton($0) }) == [29, 3])
        let many = (1...9).map { AlertButton("Button \($0)") }
        #expect(size("A", "Text", many) == [62, 11])
    }

    @Test("The arrows scroll a long text of an alert by lines and stop at its ends")
    func alertScrolling() {
        let navigation = NavigationController(root: ViewController(title: "Home"))
        let screen = Harness(navigation, columns: 40, rows: 10)
        navigation.present(
            AlertViewController(title: "Long", text: (1...9).map { "line \($0)" }.joined(separator: "\n")))
        func shown() -> [String] { screen.lines[2...5].map { String($0.filter { !"│ ".contains($0) }) } }
        func arrows() -> [Bool] { [screen.lines[2].contains("↑"), screen.lines[6].contains("↓")] }
        #expect(shown().first == "line1" && !screen.text.contains("↑") && screen.text.contains("↓"))
        screen.press(.up)
        #expect(shown().first == "line1")
        screen.press(.down)
        #expect(shown().first?.hasPrefix("line2") == true && screen.text.contains("↑"))
        screen.press(.down, times: 9)
        let last = screen.text
        #expect(last.contains("line 9") && !last.contains("↓"))
        screen.press(.down)
        #expect(screen.text == last)
        screen.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 20, y: 4))))
        screen.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 20, y: 4))))
        #expect(shown().first == "line1")
    }

    @Test("↑ and ↓ move between buttons that are below each other, and not between those on one line")
    func verticalButtons() {
        var chosen: [String] = []
        let navigation = NavigationController(root: ViewController(title: "Home"))
        let screen = Harness(navigation, columns: 40, rows: 14)
        func present(_ titles: [String]) {
            navigation.present(
                AlertViewController(
                    title: "A", text: "B",
                    buttons: titles.map { title in
                        AlertButton(title) { chosen.append(title) }
                    }))
        }
        present(["One", "Two"])
        screen.press(.down, .enter)
        present(["The first of the buttons", "The second of the buttons"])
        screen.press(.down, .enter)
        present(["The first of the buttons", "The second of the buttons"])
        screen.press(.down, .up, .enter)
        #expect(chosen == ["One", "The second of the buttons", "The first of the buttons"])
        present(["One", "Two"])
        #expect(screen.lines.last == " ←→ move  ⏎ choose  ? help  Esc q close")
        screen.press(.escape)
        #expect(chosen.count == 3 && navigation.presentedViewController == nil)
        present(["One"])
        #expect(screen.lines.last == " ⏎ choose  ? help  Esc q close")
    }
}
