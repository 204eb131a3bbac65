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

@MainActor
@Suite("An outline")
struct OutlineItemTests {
    private static func item(_ name: String, _ children: [OutlineItem]? = nil) -> OutlineItem {
        OutlineItem(TextRow(name), children: children.map { .items($0) } ?? .none)
    }

    private let garden = OutlineSection(
        "Garden",
        items: [
            item("Trees", [item("Conifers", [item("Fir"), item("Pine")]), item("Ash")]), item("Moss"), item("Pots", []),
        ])

    private func outline(_ sections: [OutlineSection]? = nil) -> (OutlineViewController, Harness) {
        let outline = OutlineViewController(sections: sections ?? [garden])
        return (outline, Harness(outline, columns: 30, rows: 10))
    }

    private func ids(_ outline: OutlineViewController) -> [String] {
        outline.keyCommands.map(\.id).filter { $0.hasPrefix("outline") }
    }

    @Test("A path has a parent, a depth and paths below it")
    func paths() {
        #expect(OutlinePath().depth == 0 && OutlinePath("a").depth == 0 && OutlinePath("a", "b").depth == 1)
        #expect(OutlinePath("a").parent == nil && OutlinePath("a", "b").parent == OutlinePath("a"))
        #expect(OutlinePath("a").contains(OutlinePath("a", "b")) && OutlinePath("a").contains(OutlinePath("a")))
        #expect(!OutlinePath("a", "b").contains(OutlinePath("a")) && !OutlinePath("a").contains(OutlinePath("b", "a")))
    }

    @Test("Only an item with children can be expanded, and asking expands and creates nothing")
    func canExpand() {
        #expect(garden.canExpand(OutlinePath("Trees")) && garden.canExpand(OutlinePath("Pots")))
        #expect(garden.canExpand(OutlinePath("Trees", "Conifers")) == false, "its parent was never expanded")
        #expect(!garden.canExpand(OutlinePath("Moss")) && !garden.canExpand(OutlinePath("Weeds")))
        #expect(!garden.canExpand(OutlinePath()) && !garden.isExpanded(OutlinePath("Trees")))
        garden.setExpanded(true, OutlinePath("Trees"))
        #expect(garden.canExpand(OutlinePath("Trees", "Conifers")) && !garden.canExpand(OutlinePath("Trees", "Ash")))
    }

    @Test("Expanding an expanded item, and collapsing all items at the top, announces as little as needed")
    func announcements() {
        let (outline, _) = outline()
        var changes: [ListChange] = []
        outline.onChange = { changes.append($0) }
        garden.setExpanded(false, OutlinePath("Trees"))
        garden.setExpanded(true, OutlinePath("Moss"))
        garden.setExpanded(false, OutlinePath())
        #expect(changes.isEmpty && garden.numberOfRows == 3)
        garden.setExpanded(true, OutlinePath("Trees"))
        garden.setExpanded(true, OutlinePath("Trees"))
        #expect(changes == [ListChange(sectionsWithOtherRows: ["Garden"])])
        garden.collapseAll(below: OutlinePath())
        #expect(changes.count == 2 && garden.numberOfRows == 3 && garden.expandedPaths.isEmpty)
    }

    @Test("Everything inside is collapsed too, so it is collapsed when its item is expanded again")
    func collapsesInside() {
        garden.expandAll(below: OutlinePath("Trees"))
        #expect(garden.expandedPaths == [OutlinePath("Trees"), OutlinePath("Trees", "Conifers")])
        garden.setExpanded(false, OutlinePath("Trees"))
        #expect(garden.expandedPaths == [OutlinePath("Trees", "Conifers")])
        #expect(garden.index(ofRow: OutlinePath("Trees", "Conifers")) == nil)
        #expect(garden.index(ofRow: OutlinePath("Moss")) == 1)
        garden.collapseAll(below: OutlinePath("Trees"))
        #expect(garden.expandedPaths.isEmpty)
        garden.setExpanded(true, OutlinePath("Trees"))
        #expect(garden.numberOfRows == 5)
    }

    @Test("A row beyond the end is reported, and has no text for finding")
    func beyondTheEnd() {
        #expect(garden.findText(ofRowAt: 2) == "Pots" && garden.findText(ofRowAt: 3) == nil)
        #expect(garden.findText(ofRowAt: -1) == nil)
        #expect(!programmingErrors { _ = garden.row(at: 3) }.isEmpty)
        #expect(garden.index(ofRow: "Trees") == nil && garden.index(ofRow: OutlinePath("Weeds")) == nil)
        #expect(garden.index(ofRow: OutlinePath()) == nil)
        #expect(garden.index(ofRow: OutlinePath([OutlineStatusRow.id])) == nil)
    }

    @Test("Other sections of an outline are shown, follow their changes, and get ids if they have none")
    func otherSections() {
        let (outline, screen) = outline()
        let first = OutlineSection(items: [Self.item("one", [Self.item("inside")])])
        let second = OutlineSection(items: [Self.item("two")])
        outline.outlines.sections = [first, second]
        #expect(screen.lines[0...1] == ["▌ ▸ one", "    two"])
        #expect(first.id != second.id && outline.outlines.outline(second.id) === second)
        #expect(outline.outlines.outline("Garden") == nil && outline.selectedOutline === first)
        first.setExpanded(true, OutlinePath("one"))
        #expect(screen.lines[0...2] == ["▌ ▾ one", "  │   inside", "    two"])
        #expect(outline.outlines.section(at: 1) === second)
        #expect(programmingErrors { _ = outline.outlines.section(at: 2) } == ["There is no section 2 among 2"])
    }

    @Test("An item without children has no action, and does not expand")
    func leaf() {
        let (outline, screen) = outline()
        screen.press(.down)
        #expect(outline.selectedPath == OutlinePath("Moss") && outline.selectedRow?.actionable == nil)
        #expect(ids(outline) == ["outline.out"])
        screen.press(.space, .right, .character("+"))
        #expect(screen.selectedText == "Moss" && garden.expandedPaths.isEmpty)
    }

    @Test("The commands of an item depend on whether it can be expanded, is expanded and has a parent")
    func commands() {
        let (outline, screen) = outline()
        func title(_ id: String) -> String? { outline.keyCommands.first { $0.id == id }?.title }
        #expect(ids(outline) == ["outline.in", "outline.toggle", "outline.expandAll", "outline.out"])
        #expect(title("outline.in") == "expand" && title("outline.out") == "go out")
        #expect(outline.keyCommands.first { $0.id == "outline.out" }?.hint == nil)
        screen.press(.right)
        #expect(title("outline.in") == "go in" && title("outline.out") == "collapse")
        #expect(ids(outline).last == "outline.collapseAll")
        screen.press(.down, .down)
        #expect(outline.selectedPath == OutlinePath("Trees", "Ash"))
        #expect(ids(outline) == ["outline.out", "outline.collapseAll"] && title("outline.out") == "go out")
        #expect(outline.keyCommands.first { $0.id == "outline.out" }?.hint != nil)
        let all = outline.allKeyCommands.map(\.id)
        #expect(Set(all).count == all.count && all.contains("list.down"))
    }

    @Test("→ on an expanded item without rows inside stays there")
    func emptyItem() {
        let (outline, screen) = outline([
            OutlineSection("S", items: [Self.item("Pots", []), Self.item("Moss")])
        ])
        screen.press(.right, .right)
        #expect(outline.selectedPath == OutlinePath("Pots") && screen.selectedText == "▾ Pots")
    }

    @Test("- on an expanded item inside another one collapses that item alone")
    func collapsesInner() {
        let (outline, screen) = outline()
        screen.press(.character("+"), .down, .character("-"))
        #expect(outline.selectedPath == OutlinePath("Trees", "Conifers"))
        #expect(garden.expandedPaths == [OutlinePath("Trees")])
        screen.press(.character("-"))
        #expect(outline.selectedPath == OutlinePath("Trees") && garden.expandedPaths.isEmpty)
    }

    @Test("Revealing an item loads and expands its ancestors from the top, and an unknown one is not found")
    func reveals() {
        let (outline, _) = outline()
        #expect(outline.reveal(OutlinePath("Trees", "Conifers", "Pine"), inSection: "Garden"))
        #expect(outline.selectedPath == OutlinePath("Trees", "Conifers", "Pine"))
        #expect(!outline.reveal(OutlinePath("Trees", "Weeds"), inSection: "Garden"))
        #expect(!outline.reveal(OutlinePath("Trees"), inSection: "Attic"))
        #expect(outline.selectedPath == OutlinePath("Trees", "Conifers", "Pine"))
    }

    @Test("Counted children with a negative number are none, and an index beyond their number is none")
    func counted() {
        func section(_ count: Int) -> OutlineSection {
            OutlineSection(
                "N",
                children: .counted(count, index: { $0.base as? Int }, item: { OutlineItem(TextRow("\($0)", id: $0)) }))
        }
        #expect(section(-3).numberOfRows == 0)
        #expect(section(2).index(ofRow: OutlinePath(1)) == 1 && section(2).index(ofRow: OutlinePath(2)) == nil)
        #expect(section(2).index(ofRow: OutlinePath(-1)) == nil)
    }
}
