import Terminal
import TestSupport
import Testing

@testable import SectionedLists

@MainActor
@Suite("A text area")
struct TextAreaTests {
    private func area(_ text: String, columns: Int = 12, rows: Int = 3) -> (Harness, TextAreaController) {
        let area = TextAreaController(text: text)
        return (Harness(area, columns: columns, rows: rows), area)
    }

    @Test("A text area shows lines as typed and wraps long ones between words")
    func shows() {
        let (screen, area) = area("Less salt.\nMore leek, and a longer one", rows: 4)
        #expect(screen.text == "Less salt.\nMore leek,\nand a\nlonger one")
        #expect(area.cursor == Point(x: 10, y: 3))
    }

    @Test("A text area never exceeds the width and shows each character once", arguments: 1...60)
    func wrapping(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet: [Character] = ["a", "b", " ", " ", "\n", "漢", "é", "😀"]
        let characters = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
        let width = Int.random(in: 3...20, using: &random)
        let lines = TextAreaLines(characters, width: width)
        var joined: [Character] = []
        for (row, range) in lines.ranges.enumerated() {
            let line = characters[range]
            // Spaces at the end of a line may be outside the width.
            let shown = String(String(line).reversed().drop { $0 == " " }.reversed())
            #expect(shown.displayWidth < width, "seed \(seed)")
            #expect(!line.contains("\n"), "seed \(seed)")
            if row > 0, lines.ranges[row - 1].upperBound < range.lowerBound { joined.append("\n") }
            joined += line
            for index in range { #expect(lines.row(of: index) == row, "seed \(seed)") }
        }
        #expect(joined == characters, "seed \(seed)")
    }

    @Test("The arrows keep a target column in a text area, and the page keys move")
    func moving() {
        let (screen, area) = area("one line\nx\nanother", rows: 2)
        #expect(screen.lines == ["x          ↑", "another"].map { $0 })
        screen.press(.up)
        #expect(area.field.cursor == 10)
        screen.press(.up)
        #expect(area.field.cursor == 7, "the column of the end of “another”")
        #expect(screen.lines == ["one line", "x          ↓"])
        screen.press(.down, .down)
        #expect(area.field.cursor == 18)
        screen.press(.home)
        #expect(area.field.cursor == 11)
        screen.press(.pageUp, .pageUp, .end)
        #expect(area.field.cursor == 8)
        screen.press(Key(.end, .control))
        #expect(area.field.cursor == 18)
        screen.press(Key(.home, .control))
        #expect(area.cursor == .zero)
        screen.press(.up)
        #expect(area.cursor == .zero)
    }

    @Test("A text area cuts and deletes by line, and a line break is a character")
    func editing() {
        let (screen, area) = area("one\ntwo\nthree")
        screen.press(.up, .control("u"))
        #expect(area.text == "one\n\nthree")
        screen.press(.control("y"), .home, .control("k"), .control("k"))
        #expect(area.text == "one\nthree")
        screen.press(.backspace)
        #expect(area.text == "onethree")
        area.insertLineBreak()
        #expect(area.text == "one\nthree")
        #expect(area.cursor == Point(x: 0, y: 1))
    }

    @Test("A text area keeps pasted lines and removes invisible characters")
    func paste() {
        let (screen, area) = area("")
        screen.send(.paste("a\r\nb\tc\u{1B}\u{7}\u{2028}d\re"))
        #expect(area.text == "a\nb c\nd\ne")
        #expect(TextField(area.text).text == "a b c d e")
    }

    @Test("A click moves the cursor of a text area")
    func mouse() {
        let (screen, area) = area("one\ntwo words that are long\nthree", rows: 5)
        #expect(screen.lines == ["one", "two words", "that are", "long", "three"])
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 2, y: 2))))
        #expect(area.field.cursor == 16)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 11, y: 1))))
        #expect(area.cursor?.y == 1)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 9, y: 0))))
        #expect(area.field.cursor == 3)
    }

    @Test("A line of a text area leaves one column for the cursor, and a longer one is wrapped")
    func widestLine() {
        func ranges(_ text: String, _ width: Int) -> [Range<Int>] {
            TextAreaLines(Array(text), width: width).ranges
        }
        #expect(ranges("abcd", 5) == [0..<4])
        #expect(ranges("abcde", 5) == [0..<4, 4..<5])
        #expect(ranges("ab cde", 5) == [0..<3, 3..<6])
        #expect(ranges("漢字", 0) == [0..<1, 1..<2])
        #expect(ranges("abcd  e", 5) == [0..<6, 6..<7])
        #expect(ranges("\n", 5) == [0..<0, 1..<1])
        #expect(TextAreaController(text: "abcde\n").numberOfLines(width: 5) == 3)
    }

    @Test("The page keys move by the height of a text area less one line, up to the first and the last line")
    func pages() {
        let (screen, area) = area("a\nb\nc\nd\ne\nf\ng", rows: 4)
        screen.press(.pageUp)
        #expect(area.cursor == Point(x: 1, y: 0) && screen.lines == ["d          ↑", "e", "f", "g"])
        screen.press(.pageUp)
        #expect(area.field.cursor == 1 && screen.lines == ["a", "b", "c", "d          ↓"])
        screen.press(.pageDown)
        #expect(area.field.cursor == 7 && area.cursor == Point(x: 1, y: 3))
        screen.press(.pageDown, .pageDown)
        #expect(area.field.cursor == 13 && area.cursor == Point(x: 1, y: 3))
        screen.resize(columns: 12, rows: 1)
        screen.press(.pageUp)
        #expect(area.field.cursor == 11)
    }

    @Test("A text area with fewer lines than before scrolls back and shows no arrow")
    func shrinking() {
        let (screen, area) = area("a\nb\nc\nd")
        #expect(screen.lines == ["b          ↑", "c", "d"])
        screen.press(.backspace, .backspace)
        #expect(screen.lines == ["a", "b", "c"] && area.cursor == Point(x: 1, y: 2))
        screen.press(Key(.home, .control))
        #expect(screen.lines == ["a", "b", "c"] && area.cursor == .zero)
    }

    @Test("Typed text ends the target column of the arrows")
    func typingEndsAim() {
        let (screen, area) = area("one line\n\ntwo lines", rows: 4)
        screen.press(.up, .character("x"), .up)
        #expect(area.cursor == Point(x: 1, y: 0))
        screen.press(.down, .end, .down, .down)
        #expect(area.cursor == Point(x: 1, y: 2))
    }

    @Test("A click in a scrolled text area moves the cursor into the clicked line")
    func clickInScrolledText() {
        let (screen, area) = area("one\ntwo\nthree\nfour\nfive", rows: 3)
        #expect(screen.lines[1] == "four")
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 2, y: 1))))
        #expect(area.field.cursor == 16)
    }

    @Test("A click below the text of a text area moves the cursor into its last line")
    func clickBelow() {
        let (screen, area) = area("one\ntwo", rows: 5)
        screen.press(Key(.home, .control))
        screen.send(.mouse(MouseEvent(.doublePress, at: Point(x: 1, y: 4))))
        #expect(area.cursor == Point(x: 1, y: 1))
        #expect(!area.handle(.mouse(MouseEvent(.wheelUp, at: .zero))))
    }

    @Test("A click behind a wrapped line moves the cursor to its last character")
    func clickBehindWrappedLine() {
        let (screen, area) = area("abcdefghijklmno", rows: 3)
        #expect(screen.lines == ["abcdefghijk", "lmno", ""])
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 11, y: 0))))
        #expect(area.field.cursor == 10)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 11, y: 1))))
        #expect(area.field.cursor == 15)
    }

    @Test("A text area without the focus shows no cursor, and without text its placeholder")
    func unfocused() {
        let area = TextAreaController(placeholder: "Notes")
        let screen = Harness(area, columns: 12, rows: 2)
        #expect(screen.lines == ["Notes", ""] && area.cursor == .zero)
        area.isFocused = false
        #expect(area.cursor == nil)
        area.placeholder = "Remarks"
        #expect(screen.lines == ["Remarks", ""])
    }

    @Test("A text area reserves the keys that move its cursor and those that edit, but not Enter")
    func reservedKeys() {
        let area = TextAreaController()
        for key in [Key.up, .pageDown, .control("n"), .character("a"), .left] { #expect(area.reserves(key)) }
        for key in [Key.enter, .escape, .tab] { #expect(!area.reserves(key)) }
    }
}
