import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The corners of an outline")
struct OutlineCornerTests {
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
