import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A search over a list")
struct SearchTests {
    private let list = SectionsViewController(title: "Fruit")
    private let search: SearchViewController
    private let screen: Harness

    init() {
        list.sections = [
            Section("Sweet", rows: ["Apple", "Pear", "Crème brûlée"].map { TextRow($0) }),
            Section("Sour", rows: ["Lemon", "Green apple"].map { TextRow($0) }),
        ]
        search = SearchViewController(over: list)
        screen = Harness(search, columns: 40, rows: 8)
    }

    private func type(_ text: String) {
        for character in text { screen.press(.character(character)) }
    }

    private var rows: [String] { screen.lines.dropFirst().filter { !$0.isEmpty } }

    @Test("Typing filters the list by the text of the rows, hides empty sections and counts the matches")
    func filters() {
        type("appl")
        #expect(
            screen.text == """
                 / appl                          2 of 5
                 Sweet ───────────────────────────────
                ▌ Apple
                 Sour ────────────────────────────────
                  Green apple



                """)
        type("e gr")
        #expect(screen.lines[0].hasSuffix("1 of 5"))
        #expect(rows == [" Sour ────────────────────────────────", "▌ Green apple"])
    }

    @Test("The header of a section counts the rows that the search shows")
    func counted() {
        for section in list.sections { section.countText = { "\($0) fruit" } }
        type("appl")
        #expect(rows[0].hasSuffix(" 1 fruit"))
    }

    @Test("A row of a hidden section that now matches appears, also if the section was replaced")
    func replaced() {
        type("appl")
        list.sections = [
            Section("Sweet", rows: [TextRow("Pear", id: 1)]), Section("Sour", rows: [TextRow("Lemon", id: 2)]),
        ]
        #expect(rows.isEmpty || !screen.text.contains("Lemon"))
        list.sections = [
            Section("Sweet", rows: [TextRow("Pear", id: 1)]), Section("Sour", rows: [TextRow("Crab apple", id: 2)]),
        ]
        #expect(rows == [" Sour ────────────────────────────────", "▌ Crab apple"])
    }

    @Test("A search ignores case and accents, and letters that are commands are typed")
    func folding() {
        type("BRULEE q")
        screen.press(.backspace, .backspace)
        #expect(screen.selectedText == "Crème brûlée")
    }

    @Test("The arrow keys move through the results while the user types, and Enter acts on the selected row")
    func moving() {
        var chosen: [String] = []
        list.sections = list.sections.map { $0.onSelect { row, _ in chosen.append("\(row.id)") } }
        type("apple")
        screen.press(.down, .enter)
        type("s")
        screen.press(.backspace, .enter)
        #expect(chosen == ["Green apple", "Apple"])
    }

    @Test("A search without results says so, and Esc clears the text and then closes the screen")
    func noResults() {
        let navigation = NavigationController(root: ViewController(title: "Home"))
        navigation.push(search)
        let screen = Harness(navigation, columns: 40, rows: 12)
        screen.press(.down, .down, .down)
        screen.press(.character("x"), .character("y"))
        #expect(screen.text.contains("Nothing matches “xy”."))
        #expect(screen.lines[1].hasSuffix("0 of 5"))
        screen.press(.escape)
        #expect(search.text.isEmpty && screen.selectedText == "Lemon")
        #expect(navigation.topViewController === search)
        screen.press(.escape)
        #expect(navigation.topViewController !== search)
    }

    @Test("After Esc clears a search, the selected row stays selected")
    func keepsSelection() {
        type("gr")
        #expect(screen.selectedText == "Green apple")
        screen.press(.escape)
        #expect(screen.selectedText == "Green apple")
    }

    private func liveModel(_ count: Int) -> MutableSectionsModel {
        let rows = (0..<count).map { (number: Int) in TextRow("line \(number)", id: number) }
        return MutableSectionsModel([MutableSection(id: "log", rows: rows)])
    }

    @Test(
        "After Esc clears a search, a live list shows the found row and stands still",
        arguments: [ScrollPolicy.followsEnd, .followsStart, .followsSelection, .keepsPlace])
    func keepsFoundRowOfLiveList(policy: ScrollPolicy) {
        let log = SectionsViewController(title: "Log")
        log.scrollPolicy = policy
        let model = liveModel(40)
        log.model = model
        let screen = Harness(SearchViewController(over: log), columns: 40, rows: 6)
        _ = screen.text
        for character in "line 17" { screen.press(.character(character)) }
        #expect(screen.selectedText == "line 17")
        screen.press(.escape)
        #expect(screen.selectedText == "line 17")
        model.performBatch { batch in
            batch.insert(TextRow("line 40", id: 40), inSection: "log")
            batch.insert(TextRow("line -1", id: -1), .start, inSection: "log")
        }
        #expect(screen.selectedText == "line 17")
    }

    @Test("A log that is searched follows its end again when the user returns there")
    func followsAfterSearch() {
        let log = SectionsViewController(title: "Log")
        log.scrollPolicy = .followsEnd
        let model = liveModel(4)
        log.model = model
        let screen = Harness(SearchViewController(over: log), columns: 40, rows: 8)
        _ = screen.text
        screen.press(.character("2"))
        screen.press(.escape)
        #expect(screen.selectedText == "line 2")
        model.performBatch { $0.insert(TextRow("line 4", id: 4), inSection: "log") }
        #expect(screen.selectedText == "line 2" && !log.isFollowing)
        screen.press(.tab, .end)
        model.performBatch { $0.insert(TextRow("line 5", id: 5), inSection: "log") }
        #expect(screen.selectedText == "line 5" && log.isFollowing)
    }

    @Test("A predicate replaces the text of the rows")
    func predicate() {
        search.matches = { row, text in "\(row.id)".hasSuffix(text) }
        type("e")
        #expect(screen.lines[0].hasSuffix("3 of 5"))
        type("r")
        #expect(screen.text.contains("Nothing matches"))
    }

    @Test("A search follows other sections, and the list still knows the whole model")
    func followsSections() {
        type("pe")
        #expect(rows.count == 2)
        list.sections = [Section("Sweet", rows: ["Pepper", "Grape", "Fig"].map { TextRow($0) })]
        #expect(rows == [" Sweet ───────────────────────────────", "▌ Pepper", "  Grape"])
        #expect(list.sections.map(\.numberOfRows) == [3])
        #expect(screen.lines[0].hasSuffix("2 of 3"))
    }

    @Test("A search follows a batch of changes: rows that come, go and change their text")
    func followsBatch() {
        let model = MutableSectionsModel([
            MutableSection("A", rows: (0..<20).map { (number: Int) in TextRow("old \(number)", id: number) }),
            MutableSection("B"),
        ])
        list.model = model
        type("new")
        #expect(search.numberOfMatches == 0)
        model.performBatch { batch in
            batch.insert(TextRow("new", id: 100), inSection: "B")
            batch.reload(TextRow("new 7", id: 7), inSection: "A")
        }
        #expect(search.numberOfMatches == 2)
        #expect(rows.map { $0.filter { $0 != "─" } } == [" A ", "▌ new 7", " B ", "  new"])
        model.performBatch { batch in
            batch.reload(TextRow("old 7", id: 7), inSection: "A")
            batch.deleteRow(3, inSection: "A")
        }
        #expect(rows.map { $0.filter { $0 != "─" } } == [" B ", "▌ new"])
    }

    @Test("A row without a text for finding is searched by what its cell draws")
    func drawnText() {
        list.sections = [
            Section("Blocks", items: ["Ash", "Birch"], rowID: \.self, cell: TextCell.self) { cell, name in
                cell.text = StyledText(name)
                cell.detail = "\(name.count) letters"
            }
        ]
        type("5 letters")
        #expect(screen.selectedText?.hasPrefix("Birch") == true)
    }

    @Test("Tab gives the letters to the commands of the list, and / returns to the text")
    func focus() {
        screen.press(.tab, .character("j"))
        #expect(screen.selectedText == "Pear" && search.cursor == nil)
        screen.press(.character("/"), .character("l"))
        #expect(search.text == "l" && search.cursor != nil)
    }

    @Test("The sign before the field shows whether letters go to it, and no count is shown without a text")
    func sign() {
        let theme = Theme.standard
        #expect(screen.grid[1, 0].style == theme[.accent])
        screen.press(.tab)
        #expect(screen.grid[1, 0].style == theme[.dim])
        screen.press(.character("/"))
        #expect(screen.grid[1, 0].style == theme[.accent] && !screen.lines[0].contains(" of "))
    }

    @Test("The count is hidden in a list that is too narrow for it, and the field gets its room")
    func narrowCount() {
        type("appl")
        screen.resize(columns: 22, rows: 8)
        #expect(screen.lines[0] == " / appl        2 of 5")
        screen.resize(columns: 21, rows: 8)
        #expect(screen.lines[0] == " / appl")
    }

    @Test("A message in place of the list has a free line above it if there is room")
    func messagePlace() {
        type("xyz")
        #expect(screen.lines[1...2] == ["", "  Nothing matches “xyz”."])
        screen.resize(columns: 40, rows: 4)
        #expect(screen.lines[1...2] == ["", "  Nothing matches “xyz”."])
        screen.resize(columns: 40, rows: 3)
        #expect(screen.lines[1] == "  Nothing matches “xyz”.")
        screen.press(.enter)
        #expect(screen.lines[1] == "  Nothing matches “xyz”.")
    }

    @Test("A list with a search wants one line more than the list, as long as its field is shown")
    func preferredSize() {
        #expect(search.preferredSize(within: Size(columns: 40, rows: 30)) == Size(columns: 40, rows: 8))
        let later = SearchViewController(over: SectionsViewController(), activation: .after("/"))
        #expect(later.preferredSize(within: Size(columns: 40, rows: 30)) == Size(columns: 40, rows: 3))
        _ = Harness(later, columns: 40, rows: 8)
        #expect(!later.isActive && !later.reserves(.escape) && later.child(at: .zero) === later.list)
        later.text = "x"
        #expect(later.isActive && later.reserves(.escape))
    }

    @Test("A text that the program sets is searched, and other wording is shown at once")
    func program() {
        search.text = "lemon"
        #expect(screen.lines[0] == " / lemon                         1 of 5" && screen.selectedText == "Lemon")
        search.text = ""
        #expect(screen.text.contains("Crème brûlée") && !screen.lines[0].contains("of 5"))
        search.wording.placeholder = "Which fruit?"
        #expect(screen.lines[0] == " / Which fruit?")
    }

    @Test("A click in the list or a turn of the wheel leaves the focus in the field, and pasted text goes there")
    func wheel() {
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 5, y: 0))))
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 5, y: 6))))
        #expect(search.isTyping && screen.selectedText == "Lemon")
        screen.send(.paste("pear"))
        #expect(screen.selectedText == "Pear")
        screen.press(.tab)
        #expect(!search.handle(.key(.character("x"))) && !search.handle(.paste("x")))
    }

    @Test("A search after a key shows its field with the key and hides it with Esc")
    func activation() {
        let search = SearchViewController(over: list, activation: .after(.character("/")))
        let screen = Harness(search, columns: 40, rows: 8)
        #expect(screen.lines[0].hasPrefix(" Sweet"))
        screen.press(.character("/"), .character("l"))
        #expect(screen.lines[0].hasPrefix(" / l"))
        screen.press(.escape)
        #expect(screen.lines[0].hasPrefix(" Sweet") && search.text.isEmpty)
        screen.press(.character("j"))
        #expect(screen.selectedText == "Pear")
    }

    @Test("A search in a narrow window without colors keeps its field and its count")
    func narrow() {
        let search = SearchViewController(over: list)
        let screen = Harness(NavigationController(root: search), columns: 40, rows: 12)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        screen.press(.character("l"), .character("e"))
        #expect(screen.lines[1] == " / le                            4 of 5")
        #expect(screen.lines[3] == "> Apple")
    }

    @Test("A click on the field continues typing there")
    func mouse() {
        screen.press(.tab)
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 5, y: 0))))
        type("le")
        #expect(search.text == "le")
        screen.send(.mouse(MouseEvent(.press, at: Point(x: 5, y: 5))))
        #expect(screen.selectedText == "Lemon")
    }

    @Test("A search that changes while a large section is half read counts all its matches")
    func restart() async {
        list.sections = [Section("Numbers", rows: (0..<3 * SearchLayer.slice).map { TextRow("\($0)", id: $0) })]
        type("7")
        #expect(search.isSearching && search.numberOfMatches > 0)
        type("7")
        await search.settle()
        #expect(search.numberOfMatches == (0..<3 * SearchLayer.slice).count { "\($0)".contains("77") })
    }

    @Test("Found sections without a selectable row can move")
    func movedSections() {
        let model = MutableSectionsModel(
            ["A", "B", "C"].map { (id: String) in
                MutableSection(id, rows: [LinedRow(name: "r\(id)", lines: 1, isSelectable: false)])
            })
        list.model = model
        type("r")
        let reports = programmingErrors { model.performBatch { $0.moveSection("C", to: .start) } }
        #expect(reports.isEmpty)
    }

    @Test("A search of a million rows reads a slice for each key, and the rest between keys")
    func slices() async {
        let counter = ReadCounter()
        list.sections = [NumbersSection(counter)]
        type("99999")
        #expect(counter.reads <= 5 * SearchLayer.slice)
        #expect(search.isSearching && screen.lines[0].hasSuffix("of 1000000…"))
        #expect(screen.text.contains("Searching…"))
        await search.settle()
        #expect(search.numberOfMatches == 19)
        #expect(screen.selectedText == "99999")
    }
}

@MainActor
private final class ReadCounter {
    var reads = 0
}

private final class NumbersSection: Section {
    private let counter: ReadCounter

    init(_ counter: ReadCounter) {
        self.counter = counter
        super.init("Numbers")
    }

    override var numberOfRows: Int { 1_000_000 }
    override func row(at index: Int) -> any Row { TextRow("\(index)", id: index) }
    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
    override func findText(ofRowAt index: Int) -> String? {
        counter.reads += 1
        return "\(index)"
    }
}
