import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("The first rows of a long section")
struct FirstRowsTests {
    private let model = CountedModel(["A": ["a1", "a2", "a3"], "B": ["b1", "b2", "b3", "b4", "b5"]])

    private func layer() -> LoadMoreLayer {
        LoadMoreLayer(over: model) { section in section.id == AnyHashable("C") ? nil : 2 }
    }

    @Test("show, and how many more there are; one that has a single row more shows whole")
    func limits() {
        let layer = layer()
        model.startCounting()
        #expect(layer.outline == ["A: a1 a2 a3", "B: b1 b2 [more]"])
        #expect(model.reads["B"] == ["b1", "b2"])
        let list = SectionsViewController(title: "List")
        list.model = layer
        #expect(Harness(list, rows: 10).text.contains("Show 3 more…"))
    }

    @Test("are followed by the rest when the last row is chosen, with the first that came selected")
    func opens() async {
        let layer = layer()
        let list = SectionsViewController(title: "List")
        list.model = layer
        let screen = Harness(list, rows: 12)
        screen.press(.end)
        screen.press(.enter)
        await layer.settle()
        _ = screen.text
        #expect(layer.outline == ["A: a1 a2 a3", "B: b1 b2 b3 b4 b5"])
        #expect((list.selectedRow as? TextRow)?.text == "b3")
        model.change("B") { $0.append("b6") }
        #expect(layer.outline[1] == "B: b1 b2 b3 b4 b5 b6", "and stay so")
        model.change("A") { $0 += ["a4"] }
        #expect(layer.outline[0] == "A: a1 a2 [more]")
    }

    @Test("are those of the model after each change")
    func changes() {
        let layer = layer()
        #expect(layer.outline[1] == "B: b1 b2 [more]")
        model.change("B") { $0.removeFirst(3) }
        #expect(layer.outline[1] == "B: b4 b5")
        model.change("B") { $0 = ["x", "y", "z", "b4", "b5"] }
        #expect(layer.outline[1] == "B: x y [more]")
        #expect(layer.section(at: 1).index(ofRow: "y") == 1)
        #expect(layer.section(at: 1).index(ofRow: "z") == nil)
    }
}
