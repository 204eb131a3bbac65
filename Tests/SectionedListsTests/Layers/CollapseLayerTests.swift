import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A collapse layer")
struct CollapseLayerTests {
    private let model = CountedModel(["A": ["a1", "a2"], "B": ["b1", "b2", "b3"]])

    @Test("A selected row that moves into a collapsed section leaves the selection at its place")
    func movedOutOfSight() {
        let rows = ["a", "b", "c"].map { TextRow($0) }
        let model = MutableSectionsModel([MutableSection("Open", rows: rows), MutableSection("Done")])
        let list = SectionsViewController()
        list.model = CollapseLayer(over: model) { $0.hasID("Done") }
        list.layout(size: Size(columns: 40, rows: 12))
        list.select(ListIndexPath(section: 0, row: 1))
        model.performBatch { $0.moveRow("b", inSection: "Open", to: .end, ofSection: "Done") }
        #expect(list.selectedIdentity == RowIdentity(section: "Open", row: "c"))
    }

    @Test("A collapsed section shows the number of hidden rows in its header and reads none of them")
    func header() {
        let layer = CollapseLayer(over: model) { $0.id == AnyHashable("B") }
        let list = SectionsViewController(title: "List")
        list.model = layer
        let screen = Harness(list, columns: 24, rows: 6)
        #expect(
            screen.lines.prefix(4).map(\.description) == [
                " A ───────────────────", "▌ a1", "  a2", " B ────────── 3 hidden",
            ])
        #expect(model.reads["B"] == nil)
        layer.toggle("B")
        #expect(screen.lines[4].hasPrefix("  b1"))
        #expect(layer.section(at: 1) === model.sections[1])
        layer.toggle("A")
        #expect(screen.selectedText == "A ────────── 2 hidden")
        #expect(layer.isCollapsed("A") && !layer.isCollapsed("B") && !layer.isCollapsed("C"))
    }

    @Test("The arrow keys reach the headers of collapsed sections, and Enter expands them")
    func focusableHeaders() {
        let list = SectionsViewController(title: "List")
        list.model = CollapseLayer(over: model)
        let screen = Harness(list, columns: 24, rows: 9)
        #expect(screen.lines.prefix(2) == ["▌A ────────── 2 hidden", " B ────────── 3 hidden"])
        screen.press(.down)
        #expect(screen.lines.prefix(2) == [" A ────────── 2 hidden", "▌B ────────── 3 hidden"])
        screen.press(.enter)
        #expect(
            screen.lines.prefix(5) == [
                " A ────────── 2 hidden", " B ───────────────────", "▌ b1", "  b2", "  b3",
            ])
        screen.press(.up, .enter)
        #expect(screen.lines.prefix(4) == [" A ───────────────────", "▌ a1", "  a2", " B ───────────────────"])
    }

    @Test("Enter on the row for hidden rows expands the section")
    func row() {
        let list = SectionsViewController(title: "List")
        list.model = CollapseLayer(over: model, hiddenRows: .row)
        let screen = Harness(list)
        screen.press(.down)
        #expect(screen.selectedText == "3 hidden")
        screen.press(.enter)
        #expect(screen.selectedText == "b1")
        #expect(list.model.outline == ["A: [2 hidden]", "B: b1 b2 b3"])
    }

    @Test("A collapsed section without a header row shows the number of hidden rows in a row")
    func noHeader() {
        let layer = CollapseLayer(over: SectionsModel([Section(id: "X", rows: [TextRow("x")]), Section(id: "Y")]))
        #expect(layer.outline == ["X: [1 hidden]", "Y:"])
    }

    @Test(
        "The number of hidden rows does not count “Show more…”", arguments: [CollapseLayer.HiddenRows.inHeader, .row])
    func showMore(_ hiddenRows: CollapseLayer.HiddenRows) {
        let more = LoadMoreLayer(over: model, trigger: .manual) { _ in .finished }
        #expect(more.outline == ["A: a1 a2", "B: b1 b2 b3 [more]"])
        let list = SectionsViewController(title: "List")
        list.model = CollapseLayer(over: more, hiddenRows: hiddenRows)
        let text = Harness(list, columns: 24, rows: 6).text
        #expect(text.contains("2 hidden") && text.contains("3 hidden") && !text.contains("4 hidden"), "\(text)")
    }

    @Test("A change of a collapsed section is passed on as its number of rows")
    func changes() {
        let layer = CollapseLayer(over: model)
        let log = ChangeLog(layer)
        _ = layer.outline
        model.reload("a1", in: "A", text: "other")
        #expect(log.take().isEmpty)
        model.change("A") { $0.append("a3") }
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A"])])
        #expect(layer.section(at: 0).rowTexts == ["[3 hidden]"])
        layer.setCollapsed(false, section: "A")
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A"])])
        layer.setCollapsed(false, section: "A")
        layer.setCollapsed(false, section: "later")
        #expect(log.take().isEmpty)
        model.changeSections { $0.append(CountedSection("later", ["l1"])) }
        #expect(layer.outline == ["A: other a2 a3", "B: [3 hidden]", "later: l1"])
    }
}
