import Terminal
import Testing

@testable import SectionedLists

@MainActor
@Suite("A row after the second one, without index arithmetic")
struct InsertLayerTests {
    private let recipes = CountedModel(["Soups": ["Borscht", "Pho", "Ramen"], "Stews": ["Goulash"]])

    /// The whole of what a program writes.
    private func withTips(_ recipes: any SectionedModel) -> any SectionedModel {
        InsertLayer(over: recipes) { _ in
            [.row(TextRow("Tip", isSelectable: false, id: "tip"), afterRows: 2)]
        }
    }

    @Test("shows a tip after the second recipe of each section that has two")
    func tip() {
        #expect(withTips(recipes).outline == ["Soups: Borscht Pho Tip Ramen", "Stews: Goulash"])
    }

    @Test("is passed over by the keys and keeps the selection when recipes come above it")
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

    @Test("gives each section below that has no such row as it is")
    func untouchedSection() {
        let layer = InsertLayer(over: recipes) { $0.title == "Soups" ? [.row(TextRow("Tip"), afterRows: 0)] : [] }
        #expect(layer.section(at: 1) === recipes.sections[1])
        #expect(layer.outline == ["Soups: Tip Borscht Pho Ramen", "Stews: Goulash"])
    }

    @Test("finds a place before or after a row by its id, and several rows for one place keep their order")
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

    @Test("knows where every row is")
    func indices() {
        let layer = InsertLayer(over: recipes) { _ in
            [0, 1, 1, 3].enumerated().map { .row(TextRow("tip \($0.offset)"), afterRows: $0.element) }
        }
        let section = layer.section(at: 0)
        #expect(section.numberOfRows == 7)
        for index in 0..<section.numberOfRows { #expect(section.index(ofRow: section.row(at: index).id) == index) }
        #expect(section.index(ofRow: "Risotto") == nil)
    }

    @Test("makes only the rows that are in view, of a million")
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
