import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The find bar")
struct FindBarTests {
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        list.sections = [Section("Fruit", rows: ["Apple", "Banana", "Cherry", "Bilberry"].map { TextRow($0) })]
        list.typeToFind = .after("f")
        screen = Harness(list, columns: 30, rows: 5)
    }

    private func type(_ text: String) {
        for character in text { screen.press(.character(character)) }
    }

    @Test("The find bar leaves room for its outcome, and its text scrolls before that")
    func room() {
        type("fabcdefghijklmnop")
        #expect(screen.lines[3...4] == ["  Cherry", " find …fghijklmnop  not found"])
        #expect(list.cursor == Point(x: 18, y: 4))
        #expect(screen.grid[20, 4].style == Theme.standard[.error] && screen.grid[1, 4].style == Theme.standard[.dim])
    }

    @Test("The find bar is hidden in a list of one line, and is no line of the list")
    func oneLine() {
        screen.resize(columns: 30, rows: 1)
        type("fch")
        #expect(screen.selectedText == "Cherry" && !screen.text.contains("find") && list.cursor == nil)
        screen.resize(columns: 30, rows: 2)
        #expect(screen.selectedText == "Cherry" && screen.lines[1] == " find ch" && list.cursor == Point(x: 8, y: 1))
        list.isFocused = false
        #expect(list.cursor == nil)
    }

    @Test("A click on the find bar moves its text cursor")
    func click() {
        type("fbana")
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 7, y: 4))))
        #expect(list.cursor == Point(x: 7, y: 4))
        screen.press(.character("x"))
        #expect(screen.lines[4].hasPrefix(" find bxana"))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 7, y: 2))))
        #expect(screen.selectedText == "Banana")
    }

    @Test("A match that follows an outcome removes the outcome")
    func outcome() {
        type("fbx")
        #expect(screen.lines[4] == " find bx            not found")
        screen.press(.backspace)
        #expect(screen.lines[4] == " find b")
        screen.press(.backspace)
        #expect(screen.lines[4] == " find" && screen.selectedText == "Apple")
    }

    @Test("A list without rows has no match")
    func noRows() {
        list.sections = []
        type("fb")
        #expect(screen.lines[4] == " find b             not found")
        screen.press(.down, .up)
        #expect(screen.lines[4] == " find b             not found")
    }

    @Test("n shows the find bar again if no row contains the text any more")
    func barReturns() {
        type("fban")
        screen.press(.enter)
        list.sections = [Section("Fruit", rows: [TextRow("Fig")])]
        screen.press("n")
        #expect(screen.lines[4] == " find ban           not found")
    }

    @Test("The next match from a row is the row itself if no other one contains the text")
    func onlyMatch() {
        type("fch")
        screen.press(.down)
        #expect(screen.selectedText == "Cherry")
        screen.press(.up)
        #expect(screen.selectedText == "Cherry")
    }

    @Test("Only letters and digits without Ctrl and Alt begin a search with .atOnce")
    func atOnce() {
        list.typeToFind = .atOnce
        for key in [Key.character("-"), .space, .control("x"), Key(.character("b"), .alt)] {
            #expect(!list.reserves(key), "\(key)")
            screen.press(key)
        }
        #expect(list.finder.bar == nil)
        for key in [Key.character("b"), .character("B"), .character("2")] { #expect(list.reserves(key)) }
        screen.press("2")
        #expect(list.finder.bar != nil && list.keyCommands.allSatisfy { $0.id != "list.find" })
    }

    @Test("A search asks a section for the number of its rows once, not for each row")
    func countQuestions() {
        let section = CountingSection("A", Array(0..<500))
        list.sections = [section]
        _ = screen.text
        section.forgetQuestions()
        type("f499")
        #expect(section.countQuestions < 100)
    }

    @Test("All key commands of finding depend on how it starts")
    func allKeyCommands() {
        let bar = ["find.next", "find.previous", "find.accept", "find.cancel"]
        #expect(list.finder.allKeyCommands.map(\.id) == ["list.find", "list.findNext", "list.findPrevious"] + bar)
        list.typeToFind = .atOnce
        #expect(list.finder.allKeyCommands.map(\.id) == bar)
        list.typeToFind = .off
        #expect(list.finder.allKeyCommands.isEmpty)
    }

    @Test("A needle is found at the start, in the middle and at the end of a text, and nowhere else")
    func places() {
        for text in ["abx", "xab", "xabx", "aab", "ab"] { #expect(FindNeedle("AB").isIn(text)) }
        for text in ["a", "b", "ba", "axb", "", "@b", "a\u{62}".replacing("b", with: "[")] {
            #expect(!FindNeedle("AB").isIn(text))
        }
        #expect(FindNeedle("az").isIn("AZ") && !FindNeedle("@").isIn("`") && !FindNeedle("[").isIn("{"))
    }
}
