import SectionedLists
import Terminal
import Testing

final class StaircaseCell: Cell {
    var steps = 1

    init() {}

    func height(forWidth width: Int) -> Int { steps }

    func draw(in surface: Surface, state: CellState) {
        for y in 0..<surface.height {
            surface.draw("step \(y + 1)", x: 2 + y, y: y)
        }
    }
}

struct StaircaseRow: Row {
    var number: Int
    var id: AnyHashable { number }

    func configure(_ cell: StaircaseCell) { cell.steps = 1 + number % 3 }
}

final class ScoreViewController: SectionsViewController {
    private var points = 0

    private lazy var addPoint = KeyCommand(
        "score.add", of: self, keys: ["+", .space], title: "score", help: "Add a point", hint: .init(order: 2)
    ) { score in
        score.points += 1
        score.setNeedsDisplay()
    }

    override var status: String? { "\(points) points" }

    override var keyCommands: [KeyCommand] { [addPoint] + super.keyCommands }
}

@MainActor
@Suite("Lists")
struct ListSnippets {
    @Test("Rows have the height of their cells, and a jump among a million is exact")
    func heights() {
        let list = SectionsViewController(title: "Stairs")
        list.sections = [Section("Stairs", count: 1_000_000, indexOfRow: { $0 as? Int }) { StaircaseRow(number: $0) }]
        list.layout(size: Size(columns: 40, rows: 10))
        list.select(ListIndexPath(section: 0, row: 500_000))
        #expect(list.selection == ListIndexPath(section: 0, row: 500_000))
        #expect(list.selectedIdentity == RowIdentity(section: "Stairs", row: 500_000))
        #expect(shown(list).contains("step 3"))
    }

    @Test("The selection follows the id when sections are set again")
    func identity() {
        let list = SectionsViewController(title: "Waiting room")
        list.sections = [Section("Waiting", rows: ["Ada", "Grace"].map { TextRow($0) })]
        list.layout(size: Size(columns: 40, rows: 10))
        list.select(ListIndexPath(section: 0, row: 1))

        list.sections = [Section("Waiting", rows: ["Barbara", "Ada", "Edsger", "Grace"].map { TextRow($0) })]
        #expect(list.selectedRow?.hasID("Grace") == true)
        #expect(list.selection == ListIndexPath(section: 0, row: 3))
        #expect(list.indexPath(of: RowIdentity(section: "Waiting", row: "Ada")) == ListIndexPath(section: 0, row: 1))
    }

    @Test("onChange reports what changed")
    func change() {
        let list = SectionsViewController(title: "Waiting room")
        list.sections = [Section("Waiting", rows: [TextRow("Ada", detail: "9:00"), TextRow("Grace")])]
        var changes: [ListChange] = []
        list.onChange = { changes.append($0) }

        list.sections = [Section("Waiting", rows: [TextRow("Ada", detail: "9:30"), TextRow("Grace")])]
        #expect(changes == [ListChange(reloadedRows: [RowIdentity(section: "Waiting", row: "Ada")])])
    }

    @Test("Two rows with one id are reported")
    func duplicates() {
        var reports: [String] = []
        ProgrammingError.handler = { reports.append($0) }
        defer { ProgrammingError.handler = nil }
        let twice = Section("Waiting", rows: [TextRow("Ada"), TextRow("Ada")])
        _ = twice.index(ofRow: "Ada")
        #expect(reports == ["Rows 0 and 1 of section Waiting have the same id, Ada"])
    }

    @Test("A key command works and is shown in the line at the bottom")
    func command() {
        let list = ScoreViewController(title: "Score")
        list.sections = [Section("Team", rows: [TextRow("Ada")])]
        let text = shown(NavigationController(title: "Game", root: list), .space, .character("+"), columns: 80)
        #expect(text.contains("2 points"))
        #expect(text.contains("+ score"))
    }

    @Test("A headless screen shows what the user would see")
    func testing() {
        let list = SectionsViewController(title: "Fruit")
        list.sections = [Section("Sweet", rows: ["Apple", "Fig", "Pear", "Plum"].map { TextRow($0) })]

        let screen = HeadlessScreen(columns: 20, rows: 5)
        screen.enqueue([.key(.down)])
        Application(screen: screen, root: list).run()

        #expect(
            screen.grid.text == """
                 Sweet ───────────
                  Apple
                ▌ Fig
                  Pear
                  Plum
                """)
    }
}
