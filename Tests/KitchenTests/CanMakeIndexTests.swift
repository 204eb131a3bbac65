import Testing

@testable import Kitchen

@Suite("The index of the recipes that can be cooked")
struct CanMakeIndexTests {
    private static func recipes(_ index: CanMakeIndex, with ingredient: Int) -> [Int] {
        var recipes: [Int] = []
        index.forEachRecipe(with: ingredient) { recipes.append($0) }
        return recipes
    }

    @Test func `recipes that are far apart are found, on both sides of each length of a stored distance`() {
        // A distance takes one byte up to 127, two bytes up to 16,383, and three bytes above.
        let wanted = [0, 127, 255, 256, 16_639, 33_023, 33_024]
        var builder = CanMakeIndex.Builder()
        for recipe in 0...33_100 { builder.addRecipe(wanted.contains(recipe) ? [1, 0] : [1]) }
        let index = builder.index()
        #expect(Self.recipes(index, with: 0) == wanted)
        #expect(Self.recipes(index, with: 1) == Array(0...33_100))
        #expect(index.recipeCount == 33_101 && index.ingredientCount == 2)
    }

    @Test func `a first recipe that is far from the beginning is found`() {
        for first in [126, 127, 128, 129, 16_382, 16_383, 16_384] {
            var builder = CanMakeIndex.Builder()
            for recipe in 0...first { builder.addRecipe(recipe == first ? [0] : []) }
            #expect(Self.recipes(builder.index(), with: 0) == [first])
        }
    }

    @Test func `equal ingredients count once, unknown and negative ones are ignored`() {
        var builder = CanMakeIndex.Builder()
        let first = builder.addRecipe([3, 3, -1, 0])
        let second = builder.addRecipe([Int]())
        let index = builder.index()
        #expect(first == 0 && second == 1)
        #expect(index.totals == [2, 0])
        #expect(index.ingredientCount == 4)
        #expect(Self.recipes(index, with: 3) == [0] && Self.recipes(index, with: 1).isEmpty)
        #expect(Self.recipes(index, with: 4).isEmpty && Self.recipes(index, with: -1).isEmpty)
    }

    @Test func `at most 255 ingredients of a recipe count`() {
        var builder = CanMakeIndex.Builder()
        builder.addRecipe(0..<254)
        builder.addRecipe(0..<255)
        builder.addRecipe(0..<256)
        let index = builder.index()
        #expect(index.totals == [254, 255, 255])
        #expect(Self.recipes(index, with: 254) == [1, 2] && Self.recipes(index, with: 255).isEmpty)
    }
}
