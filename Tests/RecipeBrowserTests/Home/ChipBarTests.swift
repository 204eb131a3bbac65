import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The line of chips above a list")
struct ChipBarTests {
    private final class Content: ViewController {
        override func draw(in surface: Surface) { surface.fill(surface.bounds, with: "x") }
    }

    private func drawn(_ bar: ChipBar, columns: Int, rows: Int = 3) -> [String] {
        bar.layout(size: Size(columns: columns, rows: rows))
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        bar.draw(in: Surface(canvas: canvas, appearance: Appearance()))
        return canvas.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func bar(_ texts: String...) -> ChipBar {
        let bar = ChipBar(over: Content(title: "List"))
        bar.chips = texts.map(ChipBar.Chip.init)
        return bar
    }

    @Test("The chips are on a line above the list, with one free column between them")
    func drawing() {
        #expect(
            drawn(bar("time", "vegan"), columns: 22) == [" [time ×] [vegan ×]"]
                + Array(repeating: String(repeating: "x", count: 22), count: 2))
        #expect(drawn(bar(), columns: 4) == ["xxxx", "xxxx", "xxxx"])
        #expect(drawn(bar("time"), columns: 10, rows: 2) == ["xxxxxxxxxx", "xxxxxxxxxx"])
    }

    @Test("The first chip takes a line from the list at once")
    func layout() {
        let content = Content(title: "List")
        let bar = ChipBar(over: content)
        bar.layout(size: Size(columns: 30, rows: 5))
        #expect(content.size.rows == 5)
        bar.chips = [ChipBar.Chip(text: "time")]
        #expect(content.size.rows == 4)
        bar.chips = []
        #expect(content.size.rows == 5)
    }

    @Test("Chips that do not fit are cut off")
    func narrow() {
        #expect(drawn(bar("time", "vegan"), columns: 19)[0] == " [time ×] [veg… ×]")
        #expect(drawn(bar("time", "vegan"), columns: 20)[0] == " [time ×] [vegan ×]")
    }

    @Test("A click on a chip removes it, and a click elsewhere does not")
    func clicks() {
        let bar = bar("time", "vegan")
        var removed: [Int] = []
        bar.onRemove = { removed.append($0) }
        bar.layout(size: Size(columns: 30, rows: 3))
        func click(_ x: Int, _ y: Int, _ action: MouseEvent.Action = .press) -> Bool {
            bar.handle(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
        }
        #expect(!click(0, 0) && click(1, 0) && click(8, 0) && !click(9, 0) && click(10, 0) && click(18, 0))
        #expect(!click(19, 0) && !click(3, 1) && !click(3, 0, .wheelDown))
        #expect(removed == [0, 0, 1, 1])
    }

    @Test("A choice has a tick if it is chosen, and its detail if there is room")
    func choices() {
        func line(_ row: ChoiceRow, _ columns: Int) -> String { DrawnCell(row, columns: columns).lines[0] }
        let row = ChoiceRow("Title", detail: "A to Z", isChosen: true, id: 1)
        #expect(line(row, 24) == "  ✓ Title        A to Z")
        #expect(line(row, 18) == "  ✓ Title  A to Z")
        #expect(line(row, 17) == "  ✓ Title")
        #expect(line(ChoiceRow("Title", isChosen: false, id: 1), 12) == "    Title")
        #expect(line(ChoiceRow("Title", isChosen: false, id: 1), 9) == "    Tit…")
    }
}
