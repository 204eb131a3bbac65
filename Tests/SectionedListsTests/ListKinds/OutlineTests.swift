import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("An outline")
struct OutlineTests {
    private static func item(_ name: String, _ children: [OutlineItem]? = nil) -> OutlineItem {
        OutlineItem(TextRow(name), children: children.map { .items($0) } ?? .none)
    }

    private let garden = OutlineSection(
        "Garden",
        items: [
            item("Trees", [item("Conifers", [item("Fir"), item("Pine")]), item("Ash")]),
            item("Ferns", [item("Bracken")]), item("Moss"),
        ])
    private let outline: OutlineViewController
    private let screen: Harness

    init() {
        outline = OutlineViewController(title: "Plants", sections: [garden])
        screen = Harness(outline, columns: 30, rows: 10)
    }

    private var rows: [String] { screen.lines.dropFirst().filter { !$0.isEmpty } }

    @Test("An outline draws a sign for items with children, and lines that guide the eye")
    func drawing() {
        screen.press(.right, .down, .right)
        #expect(
            screen.text.hasPrefix(
                """
                 Garden ────────────────────
                  ▾ Trees
                ▌ │ ▾ Conifers
                  │ │   Fir
                  │ │   Pine
                  │   Ash
                  ▸ Ferns
                    Moss
                """))
    }

    @Test("→ expands an item and then goes in, ← collapses it or goes out to its parent")
    func arrows() {
        screen.press(.right)
        #expect(rows.count == 5 && screen.selectedText == "▾ Trees")
        screen.press(.right)
        #expect(screen.selectedText == "│ ▸ Conifers")
        screen.press(.down)
        #expect(outline.selectedPath == OutlinePath("Trees", "Ash"))
        screen.press(.left)
        #expect(screen.selectedText == "▾ Trees")
        screen.press(.left)
        #expect(rows.count == 3 && screen.selectedText == "▸ Trees")
    }

    @Test("← at the top of an outline does not leave the screen")
    func top() {
        let navigation = NavigationController(root: ViewController(title: "Home"))
        navigation.push(outline)
        let screen = Harness(navigation, columns: 80, rows: 12)
        screen.press(.left, .left)
        #expect(navigation.topViewController === outline)
        #expect(screen.lines[11].contains("→ expand") && !screen.lines[11].contains("go out"))
        screen.press(.right)
        #expect(screen.lines[11].contains("→ go in") && screen.lines[11].contains("← collapse"))
    }

    @Test("The space bar and Enter expand and collapse an item; a row with an action keeps Enter for it")
    func toggling() {
        screen.press(.space)
        #expect(rows.count == 5)
        screen.press(.enter)
        #expect(rows.count == 3)
        var chosen = 0
        let row = BlockRow(id: "Row", cell: TextCell.self) {
            $0.text = StyledText("Row")
        } onSelect: {
            chosen += 1
        }
        garden.setItems([OutlineItem(row, children: .items([Self.item("Child")]))])
        screen.press(.enter)
        #expect(chosen == 1 && rows.count == 1)
        screen.press(.space)
        #expect(rows.count == 2)
    }

    @Test("+ expands everything inside an item, and - collapses everything")
    func all() {
        screen.press(.character("+"))
        #expect(rows.count == 7)
        screen.press(.down, .down, .character("-"))
        #expect(screen.selectedText == "│ ▸ Conifers" && rows.count == 5)
        screen.press(.character("-"), .character("-"), .right)
        #expect(rows.count == 5 && screen.text.contains("▸ Conifers"))
    }

    @Test("Items inside a collapsed item stay expanded")
    func remembers() {
        screen.press(.right, .right, .right, .left, .right, .left, .left, .left)
        #expect(rows.count == 3)
        garden.setExpanded(true, OutlinePath("Trees", "Conifers"))
        #expect(rows.count == 3)
        screen.press(.right)
        #expect(rows.count == 7)
        #expect(garden.expandedPaths == [OutlinePath("Trees"), OutlinePath("Trees", "Conifers")])
    }

    @Test("Revealing an item expands its ancestors and selects it")
    func reveal() {
        #expect(outline.reveal(OutlinePath("Trees", "Conifers", "Pine"), inSection: "Garden"))
        #expect(screen.selectedText == "│ │   Pine")
        #expect(!outline.reveal(OutlinePath("Trees", "Elm"), inSection: "Garden"))
    }

    @Test("Expanded and selected items stay so when the items are replaced, added and reordered")
    func reload() {
        outline.reveal(OutlinePath("Trees", "Conifers", "Pine"), inSection: "Garden")
        garden.setItems([
            Self.item("Shrubs", [Self.item("Box")]), Self.item("Moss"),
            Self.item("Trees", [Self.item("Elm"), Self.item("Conifers", [Self.item("Larch"), Self.item("Pine")])]),
        ])
        #expect(outline.selectedPath == OutlinePath("Trees", "Conifers", "Pine"))
        #expect(
            rows == [
                "  ▸ Shrubs", "    Moss", "  ▾ Trees", "  │   Elm", "  │ ▾ Conifers", "  │ │   Larch", "▌ │ │   Pine",
            ])
        garden.setItems([Self.item("Fir")], below: OutlinePath("Trees", "Conifers"))
        #expect(rows.suffix(2) == ["  │ ▾ Conifers", "▌ │ │   Fir"])
    }

    @Test("An outline in a narrow window without colors indents deep rows less")
    func narrow() {
        var item = Self.item("Leaf")
        for depth in (0..<12).reversed() { item = Self.item("Level \(depth)", [item]) }
        garden.setItems([item])
        let screen = Harness(NavigationController(root: outline), columns: 40, rows: 12)
        screen.screen.appearance = Appearance(colors: 0, isUnicode: false)
        outline.outlines.sections[0].expandAll(below: OutlinePath("Level 0"))
        #expect(screen.lines[2].hasPrefix("> - Level 0 "))
        #expect(screen.lines[4].hasPrefix("  | | - Level 2"))
        screen.press(.end)
        #expect(screen.lines[10].contains("Leaf") && screen.lines[10].hasPrefix("> | |"))
    }

    @Test("An outline can be searched and filtered by what it shows")
    func searching() {
        garden.expandAll(below: OutlinePath("Trees"))
        let search = SearchViewController(over: outline)
        let screen = Harness(search, columns: 40, rows: 8)
        for character in "pine" { screen.press(.character(character)) }
        #expect(screen.selectedText == "│ │   Pine")
    }

    @Test("Several outlines are sections of one list")
    func sections() {
        let outline = OutlineViewController(sections: [
            OutlineSection("A", items: [Self.item("a", [Self.item("b")])]),
            OutlineSection("B", items: [Self.item("a")]),
        ])
        let screen = Harness(outline, columns: 20, rows: 8)
        screen.press(.space, .tab)
        #expect(outline.selectedOutline?.title == "B" && screen.lines[2] == "  │   b")
    }
}
