import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A load-more layer that shows the first rows of a long section")
struct FirstRowsTests {
    private let model = CountedModel(["A": ["a1", "a2", "a3"], "B": ["b1", "b2", "b3", "b4", "b5"]])

    private func layer() -> LoadMoreLayer {
        LoadMoreLayer(over: model) { section in section.id == AnyHashable("C") ? nil : 2 }
    }

    @Test(
        "The first rows are shown with the number of hidden rows; a section with only one row more is shown completely")
    func limits() {
        let layer = layer()
        model.startCounting()
        #expect(layer.outline == ["A: a1 a2 a3", "B: b1 b2 [more]"])
        #expect(model.reads["B"] == ["b1", "b2"])
        let list = SectionsViewController(title: "List")
        list.model = layer
        #expect(Harness(list, rows: 10).text.contains("Show 3 more…"))
    }

    @Test("Choosing the last row shows all rows and selects the first new one")
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

    @Test("The first rows follow each change of the model")
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
