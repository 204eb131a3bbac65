import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Comparing the ingredient lines of two recipes")
struct LineComparisonTests {
    private static let foods = [
        "apples", "barley", "carrots", "dates", "eggs", "fennel", "ginger", "honey", "juniper", "kale", "leeks",
        "mustard", "nutmeg", "oats", "parsley", "quinoa", "rice", "sage", "thyme", "udon",
    ]

    private func recipe(_ lines: [String], title: String = "Stew") -> Recipe {
        let step = "Chop everything, fry it slowly in a heavy pan, then simmer until soft and serve hot."
        return Recipe(
            title: title, listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: [.step(Step([.text(step)]))])])
    }

    private func relation(_ first: [String], _ second: [String]) -> RecipeRelation {
        let index = DuplicateIndex([RecipeSketch(recipe(first)), RecipeSketch(recipe(second))])
        return LineComparison(index.sketches[0], index.sketches[1], index.weights).relation
    }

    /// The relation of recipes whose amounts are these percentages of each other.
    private func relation(percent: Int...) -> RecipeRelation {
        let foods = Self.foods.prefix(percent.count)
        return relation(foods.map { "100 g \($0)" }, zip(foods, percent).map { "\($1) g \($0)" })
    }

    @Test func `recipes are of another size if most of at least two amounts differ by one factor`() {
        #expect(relation(percent: 200, 200) == .scaled(Rational(2)) && relation(percent: 200) == .same)
        #expect(relation(percent: 100, 200) == .same && relation(percent: 100, 200, 200) == .scaled(Rational(2)))
        #expect(relation(percent: 100, 100, 200, 200) == .variation)
        #expect(relation(percent: 100, 200, 200, 400) == .variation, "two of four have the factor")
        #expect(relation(percent: 100, 200, 200, 200, 400) == .variation, "three of five have it")
        #expect(relation(percent: 200, 200, 200, 200, 400, 400) == .scaled(Rational(2)), "four of six have it")
    }

    @Test func `a few other amounts are no variation`() {
        #expect(relation(percent: 100, 100, 200) == .same && relation(percent: 100, 100, 100, 200, 200) == .variation)
        #expect(relation(percent: 100, 100, 100, 100, 200, 300) == .same)
    }

    @Test func `an amount that is a little different is the same`() {
        #expect(relation(percent: 114, 114, 114) == .same && relation(percent: 88, 88, 88) == .same)
        #expect(relation(percent: 116, 116, 116) == .scaled(Rational(7, 6) ?? .one))
        #expect(relation(percent: 86, 86, 86) == .scaled(Rational(5, 6) ?? .one))
    }

    @Test func `a factor is a number of twelfths above zero`() {
        #expect(relation(percent: 150, 150) == .scaled(Rational(3, 2) ?? .one))
        #expect(relation(percent: 33, 33) == .scaled(Rational(1, 3) ?? .one))
        #expect(relation(percent: 5, 5) == .scaled(Rational(1, 12) ?? .one) && relation(percent: 4, 4) == .variation)
        #expect(relation(percent: 999_900, 999_900) == .scaled(Rational(9999)))
        #expect(relation(percent: 1_000_100, 1_000_100) == .variation)
    }

    @Test func `amounts of one kind are compared in any unit, and others not at all`() {
        #expect(relation(["1 kg rice", "2 kg oats"], ["1000 g rice", "2000 g oats"]) == .same)
        #expect(relation(["1 l milk", "2 l stock"], ["2000 ml milk", "4000 ml stock"]) == .scaled(Rational(2)))
        #expect(relation(["1 cup rice", "2 cups oats"], ["300 g rice", "600 g oats"]) == .same)
        #expect(relation(["rice", "2 oats"], ["5 rice", "oats"]) == .same)
    }

    @Test func `more ingredients are a variation if they are more than one and more than a fourth`() {
        func added(_ count: Int, to known: Int) -> RecipeRelation {
            let (few, many) = (Array(Self.foods.prefix(known)), Array(Self.foods.prefix(known + count)))
            let relation = relation(few, many)
            #expect(relation == self.relation(many, few), "\(known) + \(count)")
            return relation
        }
        #expect(added(1, to: 1) == .same && added(2, to: 3) == .variation && added(2, to: 6) == .same)
        #expect(added(3, to: 8) == .variation && added(3, to: 9) == .same && added(4, to: 11) == .variation)
    }

    @Test func `a pair of variations inside a group of doubles is not reported`() {
        let lines = Self.foods.map { "2 cups \($0)" }
        var finder = DuplicateFinder()
        for (path, count) in [("a", 12), ("b", 15), ("c", 18)] {
            finder.add(recipe(Array(lines.prefix(count))), RecipeID(path: path))
        }
        #expect(relation(Array(lines.prefix(12)), Array(lines.prefix(18))) == .variation)
        let groups = finder.groups()
        #expect(groups.map(\.relation) == [.same] && groups[0].members.map(\.id.path) == ["a", "b", "c"])
    }

    @Test func `scaled pairs are before variations, each in the order of the recipes`() {
        let lines = Self.foods.map { "2 cups \($0)" }
        let twice = lines.map { $0.replacing("2", with: "4") }
        var finder = DuplicateFinder()
        let varied = Array(lines.prefix(8)) + ["lobster", "truffle", "saffron", "quail"].map { "2 cups \($0)" }
        for (path, lines) in [("a", Array(lines.prefix(8))), ("b", varied), ("c", Array(twice.prefix(8)))] {
            finder.add(recipe(lines), RecipeID(path: path))
        }
        let groups = finder.groups()
        #expect(groups.map { $0.members.map(\.id.path) } == [["a", "c"], ["b", "c"], ["a", "b"]])
        #expect(groups.map(\.relation) == [.scaled(Rational(2)), .scaled(Rational(2)), .variation])
    }

    @Test func `only errors of a cookbook are reported while doubles are searched`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "empty.cook")
        try folder.write("{", to: "broken.json")
        try folder.write("Boil @leek{1} in @water{1%l}.", to: "a.cook")
        try folder.write("Boil @leek{1} in @water{1%l}.", to: "b.cook")
        var finder = DuplicateFinder()
        var reported: [String] = []
        let category = finder.add(try Cookbook(paths: [folder.path])) {
            reported.append(FilePath.name(of: $0.location.file))
        }
        #expect(category == .badData && reported == ["broken.json"])
        #expect(finder.groups().map { $0.members.map(\.title) } == [["A", "B"]])
    }
}
