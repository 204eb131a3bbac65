import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The visible part of a text field")
struct TextFieldWindowTests {
    private func field(_ text: String, columns: Int = 6) -> (TextFieldController, Harness) {
        let field = TextFieldController(text: text)
        return (field, Harness(field, columns: columns, rows: 1))
    }

    @Test("A text field scrolls to the left by single characters when the cursor reaches its left edge")
    func scrollsLeft() {
        let (field, screen) = field("abcdefghij")
        #expect(screen.text == "…ghij" && field.cursor == Point(x: 5, y: 0))
        screen.press(.left, .left, .left)
        #expect(screen.text == "…ghij" && field.cursor == Point(x: 2, y: 0))
        screen.press(.left)
        #expect(screen.text == "…fghij" && field.cursor == Point(x: 2, y: 0))
        screen.press(.left)
        #expect(screen.text == "…efgh…" && field.cursor == Point(x: 2, y: 0))
        screen.press(.left, .left, .left)
        #expect(screen.text == "…bcde…" && field.cursor == Point(x: 2, y: 0))
        screen.press(.left)
        #expect(screen.text == "abcde…" && field.cursor == Point(x: 1, y: 0))
    }

    @Test("A text field scrolls back as far as the text behind the cursor leaves room")
    func scrollsBack() {
        let (field, screen) = field("abcdefghij")
        screen.press(.backspace)
        #expect(screen.text == "…fghi" && field.cursor == Point(x: 5, y: 0))
        screen.press(.backspace, times: 3)
        #expect(screen.text == "…cdef" && field.cursor == Point(x: 5, y: 0))
        screen.press(.backspace)
        #expect(screen.text == "abcde" && field.cursor == Point(x: 5, y: 0))
    }

    @Test("A text field that grows keeps the cursor in view and scrolls no further than it must")
    func typing() {
        let (field, screen) = field("abcde")
        #expect(screen.text == "abcde")
        screen.press(.character("f"))
        #expect(screen.text == "…cdef" && field.cursor == Point(x: 5, y: 0))
        screen.press(.left)
        #expect(screen.text == "…cdef")
        screen.press(.home, .right, .right, .right, .right)
        #expect(screen.text == "abcdef" && field.cursor == Point(x: 4, y: 0))
    }

    @Test("A text that is as wide as the field is shown whole unless the cursor is behind it")
    func exactWidth() {
        let (field, screen) = field("abcdef")
        #expect(screen.text == "…cdef")
        screen.press(.left)
        #expect(screen.text == "…cdef" && field.cursor == Point(x: 4, y: 0))
        screen.press(.home)
        #expect(screen.text == "abcdef" && field.cursor == .zero)
        screen.press(.right, times: 5)
        #expect(screen.text == "abcdef" && field.cursor == Point(x: 5, y: 0))
    }

    @Test("A text field that becomes wider shows more text, and a narrower one scrolls to the cursor")
    func resizing() {
        let (field, screen) = field("abcdefghij")
        screen.resize(columns: 9, rows: 1)
        #expect(screen.text == "…defghij" && field.cursor == Point(x: 8, y: 0))
        screen.resize(columns: 4, rows: 1)
        #expect(screen.text == "…ij" && field.cursor == Point(x: 3, y: 0))
        screen.resize(columns: 20, rows: 1)
        #expect(screen.text == "abcdefghij" && field.cursor == Point(x: 10, y: 0))
    }

    @Test("A character of two columns is never cut off at an edge of a text field")
    func wideCharacters() {
        let (field, screen) = field("漢字漢字")
        #expect(screen.text == "…漢字" && field.cursor == Point(x: 5, y: 0))
        screen.press(.home)
        #expect(screen.text == "漢字…" && field.cursor == .zero)
        screen.press(.right, .right)
        #expect(screen.text == "…字漢…" && field.cursor == Point(x: 3, y: 0))
    }

    @Test("A click in a scrolled text field moves the cursor before the character under the pointer")
    func clicks() {
        let (field, screen) = field("abcdefghij")
        func click(_ x: Int, _ action: MouseEvent.Action = .press) {
            screen.send(.mouse(MouseEvent(action, at: Point(x: x, y: 0))))
        }
        click(2)
        #expect(field.field.cursor == 7)
        click(5, .doublePress)
        #expect(field.field.cursor == 10)
        click(4)
        #expect(field.field.cursor == 9)
        click(0)
        #expect(field.field.cursor == 6)
        #expect(!field.handle(.mouse(MouseEvent(.wheelDown, at: .zero))))
        #expect(field.field.cursor == 6)
    }
}
