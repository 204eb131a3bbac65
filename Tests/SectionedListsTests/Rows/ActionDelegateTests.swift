import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The action delegate of a row", .serialized)
struct ActionDelegateTests {
    @Test("A chosen row calls its action delegate, on Enter and on a double click")
    func isAsked() {
        let list = OpeningList(["one", "two"])
        let screen = Harness(list)
        screen.press(.down, .enter)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 1))))
        screen.send(.mouse(MouseEvent(.doublePress, at: Point(x: 3, y: 1))))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 2))))
        #expect(list.opened == ["two", "one"])
    }

    @Test("A list that opens rows without an action shows the hint for it, and opens them on Enter and a double click")
    func opensRowsWithoutAction() {
        let list = NoteList(title: "Notes")
        list.sections = [Section(rows: ["one", "closed", "two"].map { TextRow($0) })]
        let screen = Harness(NavigationController(root: list), columns: 60, rows: 8)
        #expect(screen.lines.last?.contains("⏎ open") == true)
        screen.press(.enter, .down)
        #expect(screen.lines.last?.contains("⏎ open") == false)
        screen.press(.enter)
        let point = Point(x: 4, y: 3)
        screen.send(.mouse(MouseEvent(.press, at: point)))
        screen.send(.mouse(MouseEvent(.doublePress, at: point)))
        #expect(list.opened == ["one", "two"])
    }

    @Test("An action delegate without the row's protocol is reported as a programming error")
    func wrongDelegate() {
        let list = SectionsViewController()
        list.sections = [Section("A", rows: [OpeningRow(name: "one")])]
        let screen = Harness(list)
        let reports = programmingErrors { screen.press(.enter) }
        #expect(reports == ["SectionsViewController is the action delegate of OpeningRow but is no OpeningDelegate"])
    }

    @Test("A deallocated action delegate is reported, and nothing retains it")
    func goneDelegate() {
        let row = OpeningRow(name: "one")
        let section = Section("A", rows: [row])
        weak var gone: OpeningList?
        do {
            let list = OpeningList([])
            list.sections = [section]
            let screen = Harness(list)
            screen.press(.enter)
            #expect(list.opened == ["one"])
            gone = list
        }
        #expect(gone == nil)
        #expect(row.actionDelegate == nil)
        let reports = programmingErrors { row.performAction() }
        #expect(reports == ["The action delegate of OpeningRow was deallocated or never set"])
    }

    @Test("An action delegate is deallocated with its rows after it is popped off a navigation stack")
    func poppedDelegate() {
        let navigation = NavigationController(root: SectionsViewController(title: "Root"))
        let screen = Harness(navigation)
        weak var gone: OpeningList?
        do {
            let list = OpeningList(["one"])
            navigation.push(list)
            _ = screen.text
            gone = list
        }
        #expect(gone != nil)
        screen.press(.escape)
        #expect(gone == nil)
    }
}

@MainActor
private protocol OpeningDelegate: ActionDelegate {
    func open(_ name: String)
}

private final class OpeningRow: ActionableRow {
    let name: String
    weak var actionDelegate: (any ActionDelegate)?

    init(name: String) { self.name = name }

    var id: AnyHashable { name }

    func configure(_ cell: TextCell) { cell.text = StyledText(name) }

    func performAction() { delegate(as: (any OpeningDelegate).self)?.open(name) }
}

private final class OpeningList: SectionsViewController, OpeningDelegate {
    private(set) var opened: [String] = []

    init(_ names: [String]) {
        super.init(title: "Opening")
        sections = [Section("A", rows: names.map(OpeningRow.init))]
    }

    func open(_ name: String) { opened.append(name) }
}

/// A list that handles the choice of rows without an action, except for one row.
private final class NoteList: SectionsViewController {
    var opened: [AnyHashable] = []

    override func canChoose(_ row: any Row) -> Bool { row.id != AnyHashable("closed") }
    override func choose(_ row: any Row) { opened.append(row.id) }
}
