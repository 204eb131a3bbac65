import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("Requirement 9: a sectioned model is read lazily and can be tested without a terminal")
struct Requirement09SectionedModel {
    @Test("A model is defined and tested by its number of sections, rows in a section and row at an index")
    func withoutTerminal() {
        let model = CountedModel(["A": ["a1", "a2"], "B": ["b1"]])
        #expect(model.numberOfSections == 2)
        #expect(model.section(at: 0).numberOfRows == 2)
        #expect(text(model.section(at: 1).row(at: 0)) == "b1")
        #expect(model.index(ofSection: "B") == 1)
    }

    @Test("A list reads only the rows that it shows")
    func isLazy() {
        let model = CountedModel(
            (0..<100).map { section in CountedSection("S\(section)", (0..<1_000).map { "\(section)-\($0)" }) })
        let list = SectionsViewController()
        list.model = model
        let screen = Harness(list, rows: 10)
        _ = screen.text
        #expect(Set(model.reads.keys) == ["S0"])
        #expect(model.reads["S0"]?.count == 9)
        screen.press(.end)
        _ = screen.text
        #expect(model.reads.values.reduce(0) { $0 + $1.count } < 40)
    }
}
