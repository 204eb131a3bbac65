import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A text field on a screen")
struct TextFieldControllerTests {
    @Test("A text field shows its placeholder while it is empty")
    func placeholder() {
        let field = TextFieldController(placeholder: "Search recipes")
        let screen = Harness(field, columns: 10, rows: 1)
        #expect(screen.text == "Search re…")
        #expect(field.cursor == .zero)
        screen.press(.character("x"))
        #expect(screen.text == "x")
    }

    @Test("Without colors, the example in a field of a form is in parentheses, so that it does not look like a text")
    func exampleWithoutColors() {
        let field = FormTextField("Name", placeholder: "Ada")
        let screen = Harness(field, columns: 10, rows: 1)
        #expect(screen.text == "Ada")
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        #expect(screen.text == "(Ada)")
        screen.press(.character("x"))
        #expect(screen.text == "x")
    }

    @Test("A text field scrolls as far as the cursor needs, and marks hidden text")
    func scrolls() {
        let field = TextFieldController(text: "abcdefghijklmno")
        let screen = Harness(field, columns: 8, rows: 1)
        #expect(screen.text == "…jklmno")
        #expect(field.cursor == Point(x: 7, y: 0))
        screen.press(.left, times: 4)
        #expect(screen.text == "…jklmno")
        #expect(field.cursor == Point(x: 3, y: 0))
        screen.press(.home)
        #expect(screen.text == "abcdefg…")
        #expect(field.cursor == .zero)
        screen.press(.right, times: 7)
        #expect(field.cursor == Point(x: 6, y: 0))
        screen.press(.end, .control("u"), .character("z"))
        #expect(screen.text == "z")
    }

    @Test("A text field measures columns, not characters")
    func wideText() {
        let field = TextFieldController(text: "漢字e\u{301}x")
        let screen = Harness(field, columns: 10, rows: 1)
        #expect(field.cursor == Point(x: 6, y: 0))
        screen.press(.left, .left)
        #expect(field.cursor == Point(x: 4, y: 0))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 0))))
        #expect(field.field.cursor == 1)
        screen.resize(columns: 5, rows: 1)
        screen.press(.end)
        #expect(screen.text == "…e\u{301}x" || screen.text == "…字e\u{301}x")
    }

    @Test("A text field calls onChange once for each edit, and onSubmit on Enter")
    func tells() {
        var log: [String] = []
        let field = TextFieldController()
        let screen = Harness(field, columns: 10, rows: 1)
        field.onChange = { log.append($0) }
        field.text = "a"
        screen.press(.character("b"), .left, .backspace, .backspace, .enter)
        screen.send(.paste("c"))
        field.onSubmit = { log.append("submit \($0)") }
        screen.press(.enter)
        #expect(log == ["ab", "b", "cb", "submit cb"])
    }

    @Test("A text field that cannot be edited takes keys and text without an effect")
    func fixed() {
        var changes: [String] = []
        let field = TextFieldController(text: "rye")
        let screen = Harness(field, columns: 10, rows: 1)
        field.onChange = { changes.append($0) }
        field.isEditable = false
        #expect(field.dispatch(.key(.character("x"))) && field.dispatch(.paste("x")))
        #expect(field.text == "rye" && changes.isEmpty && screen.text == "rye")
    }

    @Test("A text field leaves Enter to its parent unless it has a closure for it")
    func enter() {
        let field = TextFieldController(text: "rye")
        #expect(!field.reserves(.enter) && !field.dispatch(.key(.enter)) && !field.reserves(.up))
        field.onSubmit = { _ in }
        #expect(field.reserves(.enter) && field.dispatch(.key(.enter)) && !field.reserves(.up))
    }

    @Test("The placeholder of a text field is dimmed and in italics, and is no example")
    func placeholderStyle() {
        let field = TextFieldController(placeholder: "Search")
        let screen = Harness(field, columns: 10, rows: 1)
        #expect(screen.grid[0, 0].style == Theme.standard[.dim].adding(Style(attributes: .italic)))
        #expect(screen.grid[6, 0].style == .plain)
        field.placeholder = "Find"
        #expect(screen.text == "Find")
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        #expect(screen.text == "Find")
        field.isFocused = false
        #expect(field.cursor == nil)
    }

    @Test("The field of a form without an example shows nothing while it is empty, also without colors")
    func noExample() {
        let screen = Harness(FormTextField("Name"), columns: 10, rows: 1)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        #expect(screen.text == "")
    }

    @Test("A text field above a list does not handle the arrow keys")
    func overList() {
        let search = SearchScreen()
        let screen = Harness(NavigationController(root: search), columns: 60, rows: 8)
        screen.press(.character("j"), .down, .down)
        #expect(screen.lines[1] == " j")
        #expect(screen.selectedText == "Row 2")
        #expect(screen.lines.last == " ↑↓ move  F1 help  Ctrl-C quit")
    }
}

/// A search field above a list, as programs use it.
private final class SearchScreen: ViewController {
    private let input = TextFieldController()
    private let list = SectionsViewController()

    init() {
        super.init(title: "Search")
        addChild(input)
        addChild(list)
        list.sections = [Section("Rows", rows: (0..<9).map { (row: Int) in TextRow("Row \(row)") })]
    }

    override func layout(size: Size) {
        super.layout(size: size)
        input.layout(size: Size(columns: size.columns - 1, rows: 1))
        list.layout(size: Size(columns: size.columns, rows: size.rows - 1))
    }

    override func draw(in surface: Surface) {
        input.draw(in: surface.region(surface.bounds.inset(left: 1)))
        list.draw(in: surface.region(surface.bounds.inset(top: 1)))
    }

    override var focusedChild: ViewController? { input }
    override var keyCommands: [KeyCommand] { list.activeKeyCommands.filter { $0.id == "list.up" } }
    override func handle(_ event: InputEvent) -> Bool { list.dispatch(event) }
}
