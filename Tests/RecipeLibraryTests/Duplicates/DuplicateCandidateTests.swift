import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Pairs of recipes that are compared")
struct DuplicateCandidateTests {
    /// Returns a word of letters that no other number has.
    private func word(_ number: Int) -> String {
        "q" + String(number, radix: 2).map { $0 == "0" ? "a" : "o" }.joined() + "q"
    }

    private func pairs(_ recipes: [Recipe]) -> [[Int]] {
        var pairs: [[Int]] = []
        DuplicateIndex(recipes.map { RecipeSketch($0) }).forEachCandidate { pairs.append([$0, $1]) }
        return pairs
    }

    private func recipe(_ title: String, _ lines: String...) -> Recipe {
        Recipe(title: title, listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })])
    }

    @Test func `of more than forty recipes of one title, each is compared with the next two`() {
        func count(_ number: Int) -> Int { pairs((0..<number).map { recipe("Stew", "2 \(word($0))") }).count }
        #expect(count(2) == 1 && count(40) == 780 && count(41) == 79)
    }

    @Test func `each pair is compared once, in the order of the recipes`() {
        let same = recipe("Stew", "2 apples", "3 leeks", "4 eggs")
        #expect(pairs([same, same, same]) == [[0, 1], [0, 2], [1, 2]])
        #expect(pairs([same]) == [] && pairs([]) == [])
        #expect(pairs([recipe("Stew", "2 apples"), recipe("Pie", "2 apples")]) == [], "one word is too few")
        #expect(pairs([recipe("Stew", "2 apples", "1 leek"), recipe("Pie", "3 leeks", "1 apple")]) == [[0, 1]])
        #expect(pairs([recipe("", "2 apples"), recipe("", "3 leeks")]) == [], "no title is no common title")
    }

    @Test func `a sketch is empty without words of ingredients and steps`() {
        #expect(RecipeSketch(recipe("Stew")).isEmpty && RecipeSketch(recipe("Stew", "2 3 a")).isEmpty)
        #expect(!RecipeSketch(recipe("Stew", "2 eggs")).isEmpty)
        let step = Recipe(title: "Stew", sections: [RecipeSection(blocks: [.step(Step([.text("Boil.")]))])])
        #expect(!RecipeSketch(step).isEmpty)
        let sketch = RecipeSketch(recipe("Egg stew with eggs", "2 eggs", "5", "1 egg yolk"))
        #expect(sketch.title.count == 2 && sketch.ingredients.count == 2 && sketch.lines.count == 2)
        #expect(sketch.lineWords.count == 3 && sketch.title == sketch.title.sorted())
    }
}
