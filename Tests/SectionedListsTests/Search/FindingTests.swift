import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Typing to find a row")
struct FindingTests {
    private let list = SectionsViewController(title: "List")
    private let screen: Harness

    init() {
        let names = ["Apple", "Banana", "Crème brûlée", "Date", "Elderberry", "Fig", "Grape", "Banana split"]
        list.sections = [
            Section("Sweet", rows: names.map { TextRow($0) }),
            Section("Salty", rows: [TextRow("Bread", isSelectable: false), TextRow("Bretzel"), TextRow("Strauß")]),
        ]
        list.typeToFind = .after(.character("f"))
        screen = Harness(list, columns: 40, rows: 8)
    }

    private func type(_ text: String) {
        for character in text { screen.press(.character(character)) }
    }

    @Test("Finding is off by default")
    func isOff() {
        list.typeToFind = .off
        type("fban")
        #expect(screen.selectedText == "Apple")
        #expect(!list.keyCommands.contains { $0.id == "list.find" })
    }

    @Test("Finding selects the next match and shows the typed text below the rows")
    func finds() {
        type("fban")
        #expect(screen.selectedText == "Banana")
        #expect(screen.lines.last == " find ban")
        #expect(list.cursor == Point(x: 9, y: 7))
    }

    @Test("The find bar never covers the found row")
    func keepsRowInView() {
        type("fgrap")
        #expect(screen.selectedText == "Grape")
        screen.press(.enter)
        #expect(screen.selectedText == "Grape")
        #expect(screen.lines.count == 8 && list.size.rows == 8)
    }

    @Test("Finding ignores case and accents", arguments: ["creme BRU", "CRÈME", "crème"])
    func folds(text: String) {
        type("f" + text)
        #expect(screen.selectedText == "Crème brûlée")
    }

    @Test("↓ and ↑, and n and N after Enter, move between matches and wrap around")
    func repeats() {
        type("fbana")
        screen.press(.down)
        #expect(screen.selectedText == "Banana split")
        screen.press(.down)
        #expect(screen.selectedText == "Banana")
        screen.press(.up)
        #expect(screen.selectedText == "Banana split")
        screen.press(.enter, .character("n"))
        #expect(screen.selectedText == "Banana")
        screen.press(.character("N"))
        #expect(screen.selectedText == "Banana split")
    }

    @Test("Backspace searches again from the start of the search")
    func backspace() {
        type("fbre")
        #expect(screen.selectedText == "Bretzel")
        screen.press(.backspace, .backspace)
        #expect(screen.selectedText == "Banana")
        screen.press(.backspace)
        #expect(screen.selectedText == "Apple")
    }

    @Test("Esc returns to the start of the search; Enter keeps the match selected")
    func ends() {
        screen.press(.down, .down, .down)
        type("fstrauss")
        #expect(screen.selectedText == "Strauß")
        screen.press(.escape)
        #expect(screen.selectedText == "Date")
        #expect(!screen.text.contains("find"))
        type("ffig")
        screen.press(.enter)
        #expect(screen.selectedText == "Fig")
    }

    @Test("Finding reports no match and keeps the selection")
    func notFound() {
        type("fbanx")
        #expect(screen.lines.last?.hasSuffix("not found") == true)
        #expect(screen.selectedText == "Banana")
        screen.press(.backspace)
        #expect(screen.lines.last == " find ban")
    }

    @Test("Finding skips rows that cannot be selected")
    func skips() {
        type("fbr")
        #expect(screen.selectedText == "Crème brûlée")
        screen.press(.down)
        #expect(screen.selectedText == "Bretzel")
    }

    @Test("The find bar handles every letter, including those of commands")
    func takesLetters() {
        let navigation = NavigationController(root: list)
        let screen = Harness(navigation, columns: 80, rows: 10)
        for character in "fq?jf" { screen.press(.character(character)) }
        #expect(screen.lines[8].hasPrefix(" find q?jf"))
        #expect(screen.lines[9] == " ↑↓ next  ⏎ stay  Tab next section  Esc go back  F1 help  Ctrl-C quit")
    }

    @Test("With .atOnce, a letter starts finding, and other keys keep their commands")
    func atOnce() {
        list.typeToFind = .atOnce
        type("gr")
        #expect(screen.selectedText == "Grape")
        #expect(screen.lines.last == " find gr")
        screen.press(.enter, .home, .down)
        #expect(screen.selectedText == "Banana")
        #expect(!list.keyCommands.contains { $0.keys.contains(.character("j")) })
    }

    @Test("Finding continues after the rows changed")
    func followsChanges() {
        type("fban")
        list.sections = [Section("Sweet", rows: [TextRow("Cherry"), TextRow("Banana"), TextRow("Urban")])]
        screen.press(.down)
        #expect(screen.selectedText == "Urban")
        screen.press(.escape)
        #expect(list.finder.bar == nil && list.selection != nil)
    }

    @Test("Finding works through layers with the texts of the original sections")
    func throughLayers() {
        list.model = SortLayer(over: SectionsModel([Numbers(count: 100)]), descending: true) { $0.id as? Int }
        type("f57 green")
        #expect(list.selection?.row == 42)
    }

    // MARK: - Many rows

    /// A section that provides the searchable texts of its rows without creating rows.
    private final class Numbers: Section {
        let count: Int
        var made = 0
        var read = 0
        var ending = " green bottles"
        var onRead: () -> Void = {}

        init(count: Int) {
            self.count = count
            super.init("Numbers")
        }

        override var numberOfRows: Int { count }
        override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
        override func row(at index: Int) -> any Row {
            made += 1
            return TextRow("\(index)", id: index)
        }
        override func findText(ofRowAt index: Int) -> String? {
            read += 1
            onRead()
            return "\(index)\(ending)"
        }
    }

    /// A clock that the test sets.
    private final class FakeTime {
        var now = ContinuousClock.now
    }

    @Test("Finding in a million rows reads only up to the next match and creates only visible rows")
    func readsLazily() {
        let numbers = Numbers(count: 1_000_000)
        list.sections = [numbers]
        _ = screen.text
        numbers.made = 0
        let time = FakeTime()
        list.finder.now = { time.now }
        type("f1500 ")
        #expect(screen.selectedText == "1500")
        #expect(numbers.read <= 10_000)
        #expect(numbers.made <= 60)
        #expect(list.window.pool.liveCells <= 20)
    }

    @Test("Finding reads for a slice of time, handles keys in between, and then selects the match")
    func readsInSlices() async {
        let numbers = Numbers(count: 200_000)
        let time = FakeTime()
        list.finder.now = { time.now }
        numbers.onRead = { time.now += .microseconds(10) }
        list.sections = [numbers]
        type("f123456 ")
        #expect(screen.lines.last?.hasSuffix("searching") == true)
        // For four of the letters, the search takes 8 milliseconds each. In that time it reads 800 rows, and up to 16
        // more before it reads the clock again.
        #expect((3_200...3_500).contains(numbers.read))
        await settle()
        #expect(screen.selectedText == "123456")
        #expect(screen.lines.last == " find 123456")
    }

    /// Returns numbers for a list whose finder reads only a few hundred of them in one slice.
    private func slowNumbers() -> Numbers {
        let numbers = Numbers(count: 20_000)
        let time = FakeTime()
        list.finder.now = { time.now }
        numbers.onRead = { time.now += .microseconds(10) }
        return numbers
    }

    @Test("Enter during a search lets it finish: it selects the row that is found and then closes the find bar")
    func enterWhileSearching() async {
        list.sections = [slowNumbers()]
        type("f12345 ")
        screen.press(.enter)
        #expect(screen.lines.last?.hasSuffix("searching") == true)
        await settle()
        #expect(screen.selectedText == "12345")
        #expect(list.finder.bar == nil && !screen.text.contains("find"))
    }

    @Test("After Enter during a search, Esc still returns, another letter searches on, and no match is reported")
    func enterThenOtherKeys() async {
        list.sections = [slowNumbers()]
        type("f12345 ")
        screen.press(.enter, .escape)
        await settle()
        #expect(list.selection?.row == 0 && list.finder.bar == nil)
        type("f1234")
        screen.press(.enter)
        type("5 ")
        await settle()
        #expect(screen.selectedText == "12345" && list.finder.bar != nil)
        type("x")
        screen.press(.enter)
        await settle()
        #expect(screen.lines.last?.hasSuffix("not found") == true)
    }

    @Test("A slice of finding in long texts has fewer rows", arguments: [(1_000, 8), (4_000, 2)])
    func readsLongTexts(microseconds: Int, rows: Int) {
        let numbers = Numbers(count: 200_000)
        let time = FakeTime()
        list.finder.now = { time.now }
        numbers.onRead = { time.now += .microseconds(microseconds) }
        numbers.ending = String(repeating: " green bottles", count: 400)
        list.sections = [numbers]
        type("fx")
        #expect(screen.lines.last?.hasSuffix("searching") == true)
        #expect(numbers.read == rows)
    }

    @Test("Finding without a match reads each row once; another key starts again")
    func givesUp() async {
        let numbers = Numbers(count: 20_000)
        list.sections = [numbers]
        type("fx")
        await settle()
        #expect(numbers.read == 20_000)
        #expect(screen.lines.last?.hasSuffix("not found") == true)
        type("y")
        screen.press(.escape)
        await settle()
        #expect(list.selection?.row == 0)
        #expect(!list.finder.isSearching)
    }

    @Test("Finding reports rows that were removed without notice")
    func rowsWent() {
        let model = QuietModel([CountingSection("A", Array(0..<50))])
        list.model = model
        _ = screen.text
        let reports = programmingErrors {
            model.sections[0].numbers = [0, 1]
            type("f49")
            _ = screen.text
        }
        #expect(!reports.isEmpty)
        #expect(screen.text.contains("A-1"))
    }

    private func settle() async {
        while list.finder.isSearching { await Task.yield() }
    }

    @Test("Esc returns to the row where the search began, even if rows were inserted above it meanwhile")
    func returnsAfterInsertion() {
        screen.press(.down)
        #expect(screen.selectedText == "Banana")
        type("fdate")
        #expect(screen.selectedText == "Date")
        let names = ["Apple", "Apricot", "Banana", "Date", "Elderberry"]
        list.sections = [Section("Sweet", rows: names.map { TextRow($0) })]
        screen.press(.escape)
        #expect(screen.selectedText == "Banana")
    }
}
