import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 12: a section may be an object, and a list may contain sections of different types")
struct Requirement12SectionControllers {
    @Test("A section object provides count, cells and titles lazily and receives selection and choice")
    func isItsOwn() {
        let section = NumbersSection()
        let list = SectionsViewController()
        list.sections = [section]
        #expect(section.rowsMade == 0)
        let screen = Harness(list, columns: 20, rows: 4)
        #expect(screen.lines[0].hasPrefix(" Numbers ─"))
        screen.press(.down, .down, .enter)
        #expect(section.selected == [0, 2, 4])
        #expect(section.chosen == [4])
        screen.press(.end)
        #expect(screen.lines[3].hasPrefix("  That is all."))
        #expect(section.rowsMade < 20)
    }

    @Test("Closures, a section object and layers work in one list, and a change passes through all")
    func oneMechanism() {
        var chosen: [String] = []
        let closures = Section("Closures", items: ["one", "two"], rowID: \.self, cell: TextCell.self) { cell, item in
            cell.text = StyledText(item)
        } onSelect: {
            chosen.append($0)
        }
        let object = NumbersSection()
        let mutable = MutableSection("Rows", rows: [TextRow("row"), TextRow("star")])
        let base = MutableSectionsModel([closures, mutable, object])
        let tips = InsertLayer(over: base) { section in
            section.id == AnyHashable("Closures") ? [.row(TextRow("tip", isSelectable: false), afterRows: 1)] : []
        }
        let list = SectionsViewController()
        list.model = FeaturedLayer("Featured", over: tips, rows: [RowIdentity(section: "Rows", row: "star")])
        let screen = Harness(list, columns: 20, rows: 12)
        let shown = screen.lines.map { line in String(line.drop { " ▌".contains($0) }.prefix { $0 != " " }) }
        #expect(
            shown == [
                "Featured", "star", "Closures", "one", "tip", "two", "Rows", "row", "star", "Numbers", "0", "1",
            ])
        screen.press(.tab, .enter, .down, .enter, .down, .enter)
        #expect(chosen == ["one", "two"])
        screen.press(.tab, .tab, .enter)
        #expect(object.chosen == [0])
        base.performBatch { $0.deleteRow("row", inSection: "Rows") }
        #expect(screen.selectedText == "0")
        #expect(!screen.lines.contains { $0.hasPrefix("  row") })
    }
}

private final class NumbersSection: Section {
    var rowsMade = 0
    var selected: [Int] = []
    var chosen: [Int] = []

    init() { super.init("Numbers", footerTitle: "That is all.") }

    override var numberOfRows: Int { 1_000_000 }
    override func row(at index: Int) -> any Row {
        rowsMade += 1
        return TextRow("\(index)", id: index)
    }
    override func index(ofRow id: AnyHashable) -> Int? { id as? Int }
    override func shouldSelectRow(at index: Int) -> Bool { index.isMultiple(of: 2) }
    override func didSelectRow(at index: Int) { selected.append(index) }
    override func action(ofRowAt index: Int) -> Action? { { self.chosen.append(index) } }
}
