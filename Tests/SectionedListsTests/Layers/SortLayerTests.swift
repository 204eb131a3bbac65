import Testing

@testable import SectionedLists

@MainActor
@Suite("A sort layer")
struct SortLayerTests {
    private let model = CountedModel(["A": ["fig", "date", "elm", "apple"], "B": ["pea", "oat"]])

    @Test("A sort layer sorts each section by a key, ascending, descending or not at all")
    func order() {
        let layer = SortLayer(over: model, by: text)
        #expect(layer.outline == ["A: apple date elm fig", "B: oat pea"])
        layer.sort(descending: true, by: text)
        #expect(layer.outline == ["A: fig elm date apple", "B: pea oat"])
        layer.removeOrder()
        #expect(layer.section(at: 0) === model.sections[0])
    }

    @Test("Rows with equal keys keep their order, and rows without a key come last")
    func stability() {
        let layer = SortLayer(over: model) { text($0).count == 5 ? nil : text($0).count }
        #expect(layer.outline[0] == "A: fig elm date apple")
        layer.sort(descending: true) { text($0).count == 5 ? nil : text($0).count }
        #expect(layer.outline[0] == "A: date fig elm apple")
    }

    @Test("Counting rows does not sort, and a section is sorted only when it is read")
    func laziness() {
        let layer = SortLayer(over: model, by: text)
        model.startCounting()
        #expect((0..<2).map { layer.section(at: $0).numberOfRows } == [4, 2])
        #expect(model.reads.isEmpty)
        _ = layer.section(at: 1).row(at: 0)
        #expect(model.reads["A"] == nil)
    }

    @Test("A sort layer passes on a change of a section without reading other sections")
    func change() {
        let layer = SortLayer(over: model, by: text)
        let log = ChangeLog(layer)
        _ = layer.outline
        let other = layer.section(at: 0)
        model.startCounting()
        model.change("B") { $0.append("leek") }
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["B"])])
        #expect(layer.section(at: 1).rowTexts == ["leek", "oat", "pea"])
        #expect(layer.section(at: 0) === other)
        #expect(model.reads["A"] == nil)
    }

    @Test("A reloaded row moves only if its key changed")
    func reload() {
        let layer = SortLayer(over: model) { text($0).prefix(1) }
        let log = ChangeLog(layer)
        _ = layer.outline
        model.reload("fig", in: "A", text: "figs")
        #expect(log.take() == [ListChange(reloadedRows: [RowIdentity(section: "A", row: "fig")])])
        model.reload("fig", in: "A", text: "a fig")
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A"])])
        #expect(layer.outline[0] == "A: a fig apple date elm")
        #expect(layer.section(at: 0).index(ofRow: "apple") == 1)
    }
}
