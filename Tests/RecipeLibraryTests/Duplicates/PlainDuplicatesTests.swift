import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Finding duplicates compared with all pairs")
struct PlainDuplicatesTests {
    /// Returns recipes, changed copies of them, other recipes with the same titles, and parts of recipes.
    private static func recipes(seed: UInt64) -> [Recipe] {
        var random = MadeRecipes(seed: seed)
        var recipes: [Recipe] = []
        for number in 0..<25 {
            let recipe = random.recipe()
            recipes.append(recipe)
            var changed = recipe
            for change in RecipeChange.allCases.shuffled(using: &random).prefix(number % 4) {
                changed = change.applied(to: changed, &random)
            }
            switch number % 5 {
            case 0: changed.sections = []
            case 1: changed.listedIngredients = []
            case 2: changed = random.recipe(title: recipe.title)
            default: break
            }
            recipes.append(changed)
        }
        return recipes.shuffled(using: &random)
    }

    /// Returns the differences between the results of the index and those of the comparison of all pairs.
    private func differences(_ recipes: [Recipe]) -> [String] {
        let index = DuplicateIndex(recipes.map(RecipeSketch.init))
        let plain = PlainDuplicates(index)
        var candidates: [[Int]] = []
        index.forEachCandidate { candidates.append([$0, $1]) }
        var differences: [String] = []
        func compare<Value: Equatable>(_ name: String, _ fast: Value, _ slow: Value) {
            if fast != slow { differences.append("\(name): \(fast) instead of \(slow)") }
        }
        let wanted = plain.candidates
        compare("candidates", candidates, wanted.sorted { $0.lexicographicallyPrecedes($1) })
        var sameTexts: Set<[Int]> = []
        for first in recipes.indices {
            for second in recipes.indices where second > first && index.similarity(first, second).isSameText {
                sameTexts.insert([first, second])
            }
        }
        compare("same texts", sameTexts, plain.sameTexts)
        let same = wanted.filter { index.relation($0[0], $0[1]) == .same }
        var finder = DuplicateFinder()
        for (number, recipe) in recipes.enumerated() { finder.add(recipe, RecipeID(path: "\(number)")) }
        let groups = finder.groups().filter { $0.relation == .same }.map { $0.members.compactMap { Int($0.id.path) } }
        compare("groups", groups, PlainDuplicates.connected(same))
        return differences
    }

    /// Removes recipes as long as there are still differences.
    private func shortest(_ recipes: [Recipe]) -> [Recipe] {
        var recipes = recipes
        var index = 0
        while index < recipes.count {
            var fewer = recipes
            fewer.remove(at: index)
            if differences(fewer).isEmpty { index += 1 } else { recipes = fewer }
        }
        return recipes
    }

    @Test("The index finds the pairs and groups that a comparison of all pairs finds", arguments: [1, 2, 3, 0xD0B1])
    func property(seed: UInt64) {
        let recipes = Self.recipes(seed: seed)
        let differences = differences(recipes)
        #expect(differences.isEmpty, "seed \(seed): \(shortest(recipes))")
        let plain = PlainDuplicates(DuplicateIndex(recipes.map(RecipeSketch.init)))
        #expect(plain.sameTexts.count > 5, "recipes without doubles show little")
    }
}
