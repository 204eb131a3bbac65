import Testing

@testable import SectionedLists

@MainActor
@Suite("A custom layer")
struct OwnLayerTests {
    /// A layer that adds a divider after every third row.
    private final class DividingLayer: SectionedModelLayer {
        override func layer(_ section: Section) -> Section { DividedSection(section) }
    }

    private final class DividedSection: LayeredSection {
        override var numberOfRows: Int { numberOfRowsBelow + max(0, numberOfRowsBelow - 1) / 3 }
        override func source(ofRowAt index: Int) -> Source {
            index % 4 == 3 ? .own(SpacerRow(id: "divider \(index)")) : .below(index - index / 4)
        }
        override func index(ofRowBelow index: Int) -> Int? { index + index / 3 }
    }

    @Test("A custom layer needs few lines, keeps the selection and converts every index")
    func divider() {
        let model = CountedModel(["A": ["1", "2", "3", "4", "5", "6", "7"], "B": ["8"]])
        let layer = DividingLayer(over: model)
        #expect(layer.outline == ["A: 1 2 3 - 4 5 6 - 7", "B: 8"])
        let list = SectionsViewController(title: "List")
        list.model = layer
        let screen = Harness(list)
        screen.press(.down, times: 3)
        #expect(screen.selectedText == "4")
        model.change("A") { $0.removeFirst(2) }
        #expect(screen.selectedText == "4")
        #expect(layer.outline == ["A: 3 4 5 - 6 7", "B: 8"])
        #expect(layer.section(at: 0).index(ofRow: "6") == 4)
    }

    @Test("A custom layer works at any position in a stack")
    func stack() {
        let model = CountedModel(["A": ["d", "c", "b", "a", "x"]])
        let sorted = SortLayer(over: model, by: text)
        let divided = DividingLayer(over: sorted)
        let layer = InsertLayer(over: divided) { _ in [.row(TextRow("tip"), before: "d")] }
        #expect(layer.outline == ["A: a b c - tip d x"])
    }

    @Test("A custom layer that changes the id of a section is reported")
    func otherID() {
        final class RenamingLayer: SectionedModelLayer {
            override func layer(_ section: Section) -> Section { Section("Other") }
        }
        let layer = RenamingLayer(over: CountedModel(["A": []]))
        let reports = programmingErrors { _ = layer.section(at: 0) }
        #expect(reports == ["A layer made section Other of section A; the id must stay the same"])
    }
}
