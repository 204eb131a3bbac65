import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A row of an outline")
struct OutlineRowTests {
    private final class Tick: TickableRow {
        let id: AnyHashable = "tick"
        var isTicked = false
        func toggleTick() { isTicked.toggle() }
        func configure(_ cell: TextCell) { cell.text = StyledText(isTicked ? "done" : "open") }
    }

    private func row(_ text: TextRow, depth: Int = 0, _ sign: OutlineShape.Sign = .none, toggles: Bool = false)
        -> OutlineRow<TextRow>
    {
        var toggle: (@MainActor () -> Void)?
        if toggles { toggle = {} }
        let shape = OutlineShape(depth: depth, sign: sign)
        return OutlineRow<TextRow>(text, path: OutlinePath([text.id]), shape: shape, toggle: toggle)
    }

    @Test("A row of an outline can be ticked, selected and found like the row that it shows")
    func content() {
        let tick = Tick()
        let section = OutlineSection(items: [
            OutlineItem(TextRow("note", isSelectable: false, id: "note")), OutlineItem(tick),
        ])
        let outline = OutlineViewController(sections: [section])
        let screen = Harness(outline, columns: 20, rows: 5)
        #expect(screen.lines[0...1] == ["    note", "▌   open"])
        screen.press(.space)
        #expect(tick.isTicked && screen.lines[1] == "▌   done")
        screen.press(.up)
        #expect(outline.selectedPath == OutlinePath("tick"))
        #expect(section.row(at: 0).findText == "note")
    }

    @Test("A row is the same only with the same content, depth and sign, if both or neither can be expanded")
    func same() {
        let a = TextRow("a")
        #expect(row(a).isSame(as: row(a)))
        #expect(!row(a).isSame(as: row(TextRow("b", id: "a"))))
        #expect(!row(a).isSame(as: row(a, depth: 1)))
        #expect(!row(a, .collapsed).isSame(as: row(a, .expanded)))
        #expect(!row(a).isSame(as: row(a, toggles: true)))
        #expect(!row(a).isSame(as: a))
    }

    @Test("On an ASCII terminal, + is the sign of a collapsed item and - of an expanded one")
    func ascii() {
        let inner = OutlineItem(TextRow("b"), children: .items([]))
        let section = OutlineSection(items: [OutlineItem(TextRow("a"), children: .items([inner]))])
        let screen = Harness(OutlineViewController(sections: [section]), columns: 20, rows: 4)
        screen.press(.right)
        screen.screen.appearance.symbols = .ascii
        #expect(screen.lines[0].dropFirst().hasPrefix(" - a"))
        #expect(screen.lines[1].dropFirst().hasSuffix(" + b"))
    }

    @Test("A text that wraps is as high as the columns right of its indentation need, with a guide on each line")
    func wraps() {
        let text = WrappedTextRow("one two three", id: "w")
        let section = OutlineSection(items: [OutlineItem(TextRow("a"), children: .items([OutlineItem(text)]))])
        let screen = Harness(OutlineViewController(sections: [section]), columns: 18, rows: 5)
        screen.press(.right)
        #expect(screen.lines == ["▌ ▾ a", "  │   one two", "  │   three", "", ""])
    }

    @Test("In a very narrow window, a deep row is indented by half of the columns, and by two at least")
    func narrow() {
        let cell = OutlineCell<LinedCell>()
        cell.content.name = "x"
        cell.shape = OutlineShape(depth: 9, sign: .none)
        for (width, x) in [(40, 20), (12, 6), (4, 2)] as [(Int, Int)] {
            let canvas = Canvas(size: Size(columns: width, rows: 1))
            cell.draw(in: Surface(canvas: canvas, appearance: .init()), state: CellState())
            #expect(canvas.grid[x + 1, 0].cluster.text == "x", "\(width) columns")
        }
        cell.content.name = "y"
        cell.prepareForReuse()
        #expect(cell.content.name == "stale")
    }
}
