import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A filter layer")
struct FilterLayerTests {
    private let model = CountedModel(["A": ["ape", "bee", "auk"], "B": ["bat", "bug"], "C": ["cat", "asp"]])

    private func animalsWithA(_ emptySections: FilterLayer.EmptySections) -> FilterLayer {
        let layer = FilterLayer(over: model, emptySections: emptySections)
        layer.filter { text($0).hasPrefix("a") }
        return layer
    }

    @Test("A filter shows the rows that satisfy a condition, with or without empty sections")
    func condition() {
        #expect(animalsWithA(.vanish).outline == ["A: ape auk", "C: asp"])
        #expect(animalsWithA(.stay).outline == ["A: ape auk", "B:", "C: asp"])
    }

    @Test("Without a condition, a filter shows all rows")
    func noCondition() {
        let layer = animalsWithA(.vanish)
        layer.removeFilter()
        #expect(layer.outline == ["A: ape bee auk", "B: bat bug", "C: cat asp"])
        #expect(layer.section(at: 0) === model.sections[0])
    }

    @Test("A filter evaluates rows only when their section is read, each row once")
    func laziness() {
        let layer = animalsWithA(.stay)
        model.startCounting()
        #expect(layer.section(at: 1).id == AnyHashable("B"))
        #expect(model.reads.isEmpty)
        #expect(layer.section(at: 0).numberOfRows == 2)
        #expect(layer.section(at: 0).numberOfRows == 2)
        #expect(model.reads == ["A": ["ape", "bee", "auk"]])
    }

    @Test("A filter evaluates rows up to the first match to find empty sections")
    func vanishing() {
        let layer = animalsWithA(.vanish)
        model.startCounting()
        #expect(layer.numberOfSections == 2)
        #expect(model.reads == ["A": ["ape"], "B": ["bat", "bug"], "C": ["cat", "asp"]])
        #expect(layer.index(ofSection: "C") == 1)
        #expect(layer.index(ofSection: "B") == nil)
    }

    @Test("A filter passes on a change of a section without reading other sections")
    func change() {
        let layer = animalsWithA(.vanish)
        let log = ChangeLog(layer)
        #expect(layer.outline == ["A: ape auk", "C: asp"])
        let other = layer.section(at: 1)
        model.startCounting()
        model.change("A") { $0.append("ant") }
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A"])])
        #expect(layer.section(at: 0).numberOfRows == 3)
        #expect(layer.section(at: 1) === other)
        #expect(model.reads["B"] == nil)
    }

    @Test("A filtered section appears with its first match and disappears with its last")
    func comingAndGoing() {
        let layer = animalsWithA(.vanish)
        let log = ChangeLog(layer)
        _ = layer.outline
        model.change("B") { $0.append("adder") }
        #expect(log.take().last?.hasOtherSections == true)
        #expect(layer.outline == ["A: ape auk", "B: adder", "C: asp"])
        model.change("A") { $0 = ["bee"] }
        #expect(log.take().last?.hasOtherSections == true)
        #expect(layer.outline == ["B: adder", "C: asp"])
        model.change("A") { $0 = ["bear"] }
        #expect(log.take().isEmpty)
    }

    @Test("A filter evaluates a reloaded row alone")
    func reload() {
        let layer = animalsWithA(.vanish)
        let log = ChangeLog(layer)
        _ = layer.outline
        model.startCounting()
        model.reload("ape", in: "A", text: "ape!")
        #expect(log.take() == [ListChange(reloadedRows: [RowIdentity(section: "A", row: "ape")])])
        model.reload("bee", in: "A", text: "bee!")
        #expect(log.take().isEmpty)
        #expect(model.reads == ["A": ["ape", "bee"]])
        model.reload("bee", in: "A", text: "a bee")
        #expect(log.take() == [ListChange(sectionsWithOtherRows: ["A"])])
        #expect(layer.outline[0] == "A: ape! a bee auk")
    }

    @Test("A filter keeps the selected row selected")
    func list() {
        let list = SectionsViewController(title: "Animals")
        let layer = FilterLayer(over: model)
        list.model = layer
        let screen = Harness(list)
        screen.press(.end)
        #expect(screen.selectedText == "asp")
        layer.filter { text($0).hasPrefix("a") }
        #expect(screen.selectedText == "asp")
        #expect(screen.lines.prefix(6).map { $0.prefix(6) } == [" A ───", "  ape", "  auk", " C ───", "▌ asp", ""])
        layer.filter { _ in false }
        #expect(screen.text.contains("Nothing here."))
    }
}
