import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("An insert layer")
struct InsertLayerTests {
    private let recipes = CountedModel(["Soups": ["Borscht", "Pho", "Ramen"], "Stews": ["Goulash"]])

    /// The complete code that a program needs.
    private func withTips(_ recipes: any SectionedModel) -> any SectionedModel {
        InsertLayer(over: recipes) { _ in
            [.row(TextRow("Tip", isSelectable: false, id: "tip"), afterRows: 2)]
        }
    }

    @Test("An insert layer shows a tip after the second row of each section with two rows")
    func tip() {
        #expect(withTips(recipes).outline == ["Soups: Borscht Pho Tip Ramen", "Stews: Goulash"])
    }

    @Test("The keys skip an inserted row, and the selection stays when rows are inserted above it")
    func list() {
        let list = SectionsViewController(title: "Recipes")
        list.model = withTips(recipes)
        let screen = Harness(list)
        screen.press(.down, times: 2)
        #expect(screen.selectedText == "Ramen")
        recipes.change("Soups") { $0.insert("Bisque", at: 0) }
        #expect(screen.selectedText == "Ramen")
        #expect(screen.lines.prefix(6).map { $0.prefix(10) }.contains("  Tip"))
        #expect(withTips(recipes).outline[0] == "Soups: Bisque Borscht Tip Pho Ramen")
    }

    @Test("A section without inserted rows is the same object as below")
    func untouchedSection() {
        let layer = InsertLayer(over: recipes) { $0.title == "Soups" ? [.row(TextRow("Tip"), afterRows: 0)] : [] }
        #expect(layer.section(at: 1) === recipes.sections[1])
        #expect(layer.outline == ["Soups: Tip Borscht Pho Ramen", "Stews: Goulash"])
    }

    @Test("Rows are inserted before or after a row id, and rows for one position keep their order")
    func places() {
        let layer = InsertLayer(over: recipes) { section in
            [
                .row(TextRow("last"), afterRows: 3), .row(TextRow("x"), before: "Pho"),
                .row(TextRow("y"), after: "Borscht"), .row(TextRow("z"), after: "Risotto"),
                .row(TextRow("never"), afterRows: -1),
            ]
        }
        #expect(layer.outline == ["Soups: Borscht x y Pho Ramen last", "Stews: Goulash"])
    }

    @Test("An insert layer finds the index of each row by its id")
    func indices() {
        let layer = InsertLayer(over: recipes) { _ in
            [0, 1, 1, 3].enumerated().map { .row(TextRow("tip \($0.offset)"), afterRows: $0.element) }
        }
        let section = layer.section(at: 0)
        #expect(section.numberOfRows == 7)
        for index in 0..<section.numberOfRows { #expect(section.index(ofRow: section.row(at: index).id) == index) }
        #expect(section.index(ofRow: "Risotto") == nil)
    }

    @Test("An insert layer creates only the rows in view, of a million")
    func cost() {
        var made = 0
        let numbers = Section("Numbers", count: 1_000_000, indexOfRow: { $0 as? Int }) { index in
            made += 1
            return TextRow("Number \(index)", id: index)
        }
        let list = SectionsViewController(title: "Numbers")
        list.model = InsertLayer(over: SectionsModel([numbers])) { _ in [.row(TextRow("Tip"), afterRows: 2)] }
        let screen = Harness(list)
        screen.press(.end)
        #expect(screen.selectedText == "Number 999999")
        screen.press(.home)
        #expect(screen.lines[3].hasPrefix("  Tip"))
        #expect(made < 60)
    }
}
