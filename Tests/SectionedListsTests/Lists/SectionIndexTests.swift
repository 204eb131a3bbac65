import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A section index")
struct SectionIndexTests {
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        list.showsSectionIndex = true
        list.sections = ["Apple", "Avocado", "Banana", "Éclair", "Fig", "Quince"].map { (title: String) in
            Section(title, rows: (1...9).map { (row: Int) in TextRow("\(title) \(row)", id: row) })
        }
        screen = Harness(list, columns: 40, rows: 8)
    }

    private func column(_ screen: Harness) -> String {
        screen.lines.map { line in
            let characters = Array(line)
            return characters.count > 38 ? String(characters[38]) : " "
        }.joined()
    }

    @Test("A section index shows each letter once at the right edge, beside the rows")
    func isShown() {
        #expect(column(screen) == "ABÉFQ   ")
        #expect(list.window.rowWidth == 37)
    }

    @Test("A section index is off by default and hidden in a narrow or low list or with one letter")
    func isHidden() {
        screen.resize(columns: 29, rows: 8)
        #expect(list.window.rowWidth == 28)
        screen.resize(columns: 40, rows: 2)
        #expect(list.window.rowWidth == 39)
        screen.resize(columns: 40, rows: 8)
        list.sections = [Section("One", rows: [TextRow("a")])]
        #expect(list.window.rowWidth == 39)
        #expect(!list.keyCommands.contains { $0.id == "list.index" })
        list.showsSectionIndex = false
        #expect(list.window.rowWidth == 39)
    }

    @Test("In a low window, a section index shows dots in place of omitted letters, and keeps the first and last")
    func isLow() {
        list.sections = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { Section(String($0), rows: [TextRow("row")]) }
        #expect(column(screen) == "A·I·Q·Z ")
        screen.resize(columns: 40, rows: 3)
        #expect(column(screen) == "A·Z")
    }

    @Test("A section index never repeats a letter or changes the order, at any height", arguments: 1...30)
    func lines(height: Int) {
        let model = SectionsModel("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { Section(String($0)) })
        let lines = SectionIndex(model).lines(height: height)
        #expect(lines.count <= height)
        let letters = lines.filter { !$0.isDot }.map(\.entry)
        #expect(letters == Array(Set(letters)).sorted())
        if height > 2 { #expect(letters.first == 0 && letters.last == 25) }
    }

    @Test("i and a letter jump to its first section, ignoring case and accents")
    func jumps() {
        screen.press(.character("i"), .character("e"))
        #expect(screen.selectedText?.hasPrefix("Éclair 1") == true)
        #expect(screen.lines.first?.hasPrefix(" Éclair") == true)
        screen.press(.character("i"), .character("A"))
        #expect(screen.selectedText?.hasPrefix("Apple 1") == true)
    }

    @Test("A letter without a section jumps to the next one, or nowhere after the last")
    func nextLetter() {
        screen.press(.character("i"), .character("j"))
        #expect(screen.selectedText?.hasPrefix("Quince 1") == true)
        screen.press(.character("i"), .character("z"))
        #expect(screen.selectedText?.hasPrefix("Quince 1") == true)
        #expect(list.window.index.picker == nil)
    }

    @Test("Esc and any other key end the wait for a letter; another key also calls its command")
    func ends() {
        screen.press(.character("i"), .escape, .down)
        #expect(screen.selectedText?.hasPrefix("Apple 2") == true)
        screen.press(.character("i"), .down, .character("j"))
        #expect(screen.selectedText?.hasPrefix("Apple 4") == true)
    }

    @Test("The footer shows that a letter is expected")
    func hint() {
        let navigation = NavigationController(root: SectionsViewController(title: "Root"))
        navigation.push(list)
        let screen = Harness(navigation, columns: 80, rows: 10)
        #expect(screen.lines.last?.contains("i index") == true)
        screen.press(.character("i"))
        #expect(screen.lines.last?.contains("A–Q jump") == true)
        #expect(screen.lines.last?.contains("Esc back") == false)
    }

    @Test("A click on a letter or dot of the section index jumps, a click beside it does not")
    func clicks() {
        func click(_ x: Int, _ y: Int) { screen.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y)))) }
        click(38, 4)
        #expect(screen.selectedText?.hasPrefix("Quince 1") == true)
        click(38, 7)
        #expect(screen.selectedText?.hasPrefix("Quince 1") == true)
        list.sections = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { Section(String($0), rows: [TextRow("row \($0)")]) }
        click(38, 3)
        #expect(screen.selectedText?.hasPrefix("row M") == true)
    }

    @Test("A click while a letter is awaited ends the waiting")
    func clickEndsWaiting() {
        screen.press(.character("i"))
        #expect(list.window.index.picker != nil)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 3, y: 2))))
        #expect(list.window.index.picker == nil && list.focusedChild == nil)
    }

    @Test("A list that waits for a letter is released with its model")
    func isReleased() {
        weak var window: ListWindow?
        do {
            let list = SectionsViewController(title: "List")
            list.showsSectionIndex = true
            list.sections = ["Apple", "Banana"].map { Section($0, rows: [TextRow($0)]) }
            let screen = Harness(list, columns: 40, rows: 8)
            screen.press(.character("i"))
            window = list.window
            #expect(list.window.index.picker != nil)
        }
        #expect(window == nil)
    }

    @Test("A section index follows inserted and deleted sections and uses indexTitle")
    func follows() {
        list.sections = [IndexedSection("first", "1"), IndexedSection("second", "2"), IndexedSection("third", nil)]
        #expect(column(screen).hasPrefix("12 "))
        list.sections.append(IndexedSection("fourth", "4th"))
        #expect(column(screen).hasPrefix("124 "))
    }

    private final class IndexedSection: Section {
        private let given: String?

        init(_ title: String, _ given: String?) {
            self.given = given
            super.init(title, rows: [TextRow(title)])
        }

        override var indexTitle: String? { given }
    }
}
