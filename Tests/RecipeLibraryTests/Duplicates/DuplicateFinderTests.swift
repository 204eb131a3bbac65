import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Finding duplicates")
struct DuplicateFinderTests {
    private func relation(_ first: Recipe, _ second: Recipe) -> RecipeRelation? {
        var finder = DuplicateFinder()
        finder.add(first, RecipeID(path: "a"))
        finder.add(second, RecipeID(path: "b"))
        return finder.groups().first?.relation
    }

    private func scaled(_ recipe: Recipe) -> Recipe {
        recipe.withLines { line in
            let (amount, _) = SketchLine.amount(of: line)
            let words = line.split(separator: " ").drop { $0.allSatisfy { $0.isNumber || $0 == "/" } }
            let unit = words.first.flatMap { SketchUnit.unit(Array($0.utf8)[...]) }
            return "\(amount / (unit?.size ?? 1) * 2) \(words.joined(separator: " "))"
        }
    }

    @Test("A recipe is a double of itself after each change that keeps its meaning", arguments: RecipeChange.allCases)
    func changes(_ change: RecipeChange) {
        var random = MadeRecipes(seed: 7)
        for _ in 0..<40 {
            let recipe = random.recipe()
            let changed = change.applied(to: recipe, &random)
            #expect(relation(recipe, changed) == .same, "\(recipe.title)")
        }
    }

    @Test("A recipe in another size, and a variation, are told apart from doubles")
    func forms() {
        var random = MadeRecipes(seed: 8)
        for _ in 0..<40 {
            let recipe = random.recipe()
            #expect(relation(recipe, scaled(recipe)) == .scaled(Rational(2)), "\(recipe.title)")
            var varied = recipe
            let ingredients = recipe.ingredientGroups[0].ingredients
            let others = ["lobster", "truffles", "saffron", "quails"].map { Ingredient(name: "2 cups \($0)") }
            varied.listedIngredients[0].ingredients =
                ingredients.dropLast(ingredients.count / 3 + 1) + others.prefix(ingredients.count / 3 + 1)
            #expect(relation(recipe, varied) != .same, "\(recipe.title)")
        }
    }

    @Test("All copies of a recipe are found, however many they are", arguments: [2, 41, 60, 200])
    func copies(count: Int) {
        var random = MadeRecipes(seed: 11)
        let recipes = (0..<8).map { _ in random.recipe() }
        var finder = DuplicateFinder()
        for copy in 0..<count {
            for (index, recipe) in recipes.enumerated() { finder.add(recipe, RecipeID(path: "\(copy)/\(index)")) }
        }
        let same = finder.groups().filter { $0.relation == .same }
        #expect(same.count == 8 && same.allSatisfy { $0.members.count == count })
    }

    @Test("A cookbook read on several threads has the groups of its recipes one by one, in the order of the files")
    func threads() throws {
        let folder = try TemporaryFolder()
        var random = MadeRecipes(seed: 9)
        for number in 100..<500 {
            var recipe = random.recipe()
            recipe.title += " \(number / 3)"
            let text = try #require(CooklangFormat().write?(recipe))
            try folder.write(text, to: "\(number).cook")
            if number.isMultiple(of: 50) { try folder.write(text, to: "\(number) copy.cook") }
        }
        let cookbook = try Cookbook(paths: [folder.path])
        var threaded = DuplicateFinder()
        #expect(threaded.add(cookbook) { _ in } == nil)
        var plain = DuplicateFinder()
        _ = cookbook.readAll { id, result in
            plain.add(result.recipe, id)
            return true
        } report: { _ in
        }
        let groups = threaded.groups()
        #expect(groups == plain.groups())
        #expect(groups.filter { $0.relation == .same }.count >= 8)
        var stopped = DuplicateFinder()
        _ = stopped.add(cookbook, progress: { $0 < 70 }) { _ in }
        #expect(stopped.groups().flatMap(\.members).allSatisfy { groups.flatMap(\.members).contains($0) })
    }

    @Test("A recipe with many more ingredients is a variation, in either order")
    func moreIngredients() {
        var random = MadeRecipes(seed: 8)
        let recipe = random.recipe()
        var larger = recipe
        larger.listedIngredients[0].ingredients += ["lobster", "truffles", "saffron", "quails"].map {
            Ingredient(name: "2 cups \($0)")
        }
        #expect(relation(recipe, larger) == .variation)
        #expect(relation(larger, recipe) == .variation)
    }

    @Test("Recipes with the same title and other ingredients are not doubles")
    func sameTitle() {
        var random = MadeRecipes(seed: 9)
        for _ in 0..<40 {
            let recipe = random.recipe()
            #expect(relation(recipe, random.recipe(title: recipe.title)) == nil, "\(recipe.title)")
        }
    }

    @Test("Among many recipes, the doubles are found with a precision of 99 % and a recall of 95 %")
    func labelled() {
        var random = MadeRecipes(seed: 10)
        var finder = DuplicateFinder()
        let count = 600
        var missed: [Int: String] = [:]
        for number in 0..<count {
            let recipe = random.recipe()
            finder.add(recipe, RecipeID(path: "\(number)"))
            var changed = recipe
            let changes = RecipeChange.allCases.shuffled(using: &random).prefix(number % 3 + 1)
            for change in changes { changed = change.applied(to: changed, &random) }
            missed[number] = "\(changes): \(relation(recipe, changed) as Any)"
            finder.add(changed, RecipeID(path: "\(number)"))
            finder.add(random.recipe(title: recipe.title), RecipeID(path: "other \(number)"))
        }
        let groups = finder.groups().filter { $0.relation == .same }
        var right = 0
        var wrong = 0
        for group in groups {
            let isRight = group.members.count == 2 && group.members[0].id == group.members[1].id
            if isRight { right += 1 } else { wrong += 1 }
            if isRight, let number = Int(group.members[0].id.path) { missed[number] = nil }
        }
        #expect(Double(right) >= 0.95 * Double(count), "\(missed.values.sorted())")
        #expect(Double(wrong) <= 0.01 * Double(right), "\(wrong) are wrong")
    }

    @Test("A group of doubles has all copies of a recipe, and recipes without content are in no group")
    func groups() {
        var random = MadeRecipes(seed: 11)
        let recipe = random.recipe()
        var finder = DuplicateFinder()
        for number in 0..<3 { finder.add(recipe, RecipeID(path: "\(number)")) }
        finder.add(Recipe(title: "Empty"), RecipeID(path: "x"))
        finder.add(Recipe(title: "Empty"), RecipeID(path: "y"))
        let groups = finder.groups()
        #expect(groups.map { $0.members.map(\.id.path) } == [["0", "1", "2"]])
        #expect(DuplicateListWriter.summary(of: groups) == "2 recipes are doubles.")
        #expect(DuplicateListWriter.text(for: groups) == "\(recipe.title)\n  0\n  1\n  2\n")
        #expect(DuplicateListWriter.summary(of: []) == "No recipe is there twice.")
    }

    @Test(
        "The amount of an ingredient line is read for the comparison of sizes",
        arguments: [
            ("1 1/2 cups flour", Float(354.9)), ("1½ cups flour", 354.9), ("½ tsp salt", 2.465), ("2-3 eggs", 2),
            ("0,5 l milk", 500), ("1 (16 ounce) loaf", 1), ("2 (8 oz) cups yogurt", 473.2), ("salt", 0),
            ("1/0 eggs", 0),
        ])
    func amounts(_ line: String, _ amount: Float) {
        #expect(abs(SketchLine.amount(of: line).amount - amount) < 0.1, "\(SketchLine.amount(of: line))")
    }

    @Test("Finding duplicates takes linear time")
    func linearTime() throws {
        #expect(
            ProcessorTime.growsLinearly(toSize: 2000) { size in
                var random = MadeRecipes(seed: 12)
                var finder = DuplicateFinder()
                for number in 0..<size { finder.add(random.recipe(), RecipeID(path: "\(number)")) }
                _ = finder.groups()
            })
    }
}

extension DuplicateFinderTests {
    private func isSame(_ title: Float, _ ingredients: Float?, _ steps: Float?) -> Bool {
        DuplicateIndex.Similarity(title: title, ingredients: ingredients, steps: steps).isSameText
    }

    @Test func `recipes with ingredients and steps are alike if both and their mean reach a limit`() {
        #expect(isSame(0, 0.64, 0.64) && !isSame(0, 0.63, 0.64) && isSame(0, 0.4, 0.9) && !isSame(0, 0.39, 1))
        #expect(isSame(1, 0.58, 0.58) && !isSame(1, 0.57, 0.58) && isSame(0.99, 0.6, 0.6) && !isSame(0.98, 0.6, 0.6))
        #expect(!isSame(1, 1, 0.39) && !isSame(1, 0.4, 0.7))
    }

    @Test func `recipes with ingredients or steps alone are alike if these and the title are`() {
        #expect(isSame(0.5, 0.8, nil) && !isSame(0.49, 0.8, nil) && !isSame(0.5, 0.79, nil))
        #expect(isSame(0.5, nil, 0.7) && !isSame(0.49, nil, 0.7) && !isSame(0.5, nil, 0.69))
        #expect(isSame(0, nil, 0.85) && !isSame(0, nil, 0.84) && !isSame(1, nil, nil))
    }

    @Test func `joined numbers are in one set, in order, and single numbers in none`() {
        var sets = DisjointSets(count: 8)
        #expect(sets.sets == [])
        sets.join(6, 4)
        sets.join(1, 3)
        sets.join(4, 7)
        sets.join(7, 6)
        #expect(sets.sets == [[1, 3], [4, 6, 7]])
        #expect(sets.root(7) == 4 && sets.root(3) == 1 && sets.root(0) == 0)
        sets.join(3, 6)
        #expect(sets.sets == [[1, 3, 4, 6, 7]] && sets.root(7) == 1)
    }

    @Test func `random joins give the sets of a plain search`() {
        var random = SeededGenerator(seed: 0xD15)
        for _ in 0..<50 {
            var sets = DisjointSets(count: 20)
            var plain = (0..<20).map { Set([$0]) }
            for _ in 0..<Int.random(in: 0...15, using: &random) {
                let (one, other) = (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<20, using: &random))
                sets.join(one, other)
                let parts = plain.filter { $0.contains(one) || $0.contains(other) }
                let union = parts.reduce(into: Set<Int>()) { $0.formUnion($1) }
                plain.removeAll { $0.contains(one) || $0.contains(other) }
                plain.append(union)
            }
            let expected = plain.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
            #expect(sets.sets == expected)
        }
    }

    private func group(_ relation: RecipeRelation, _ members: (String, String)...) -> DuplicateGroup {
        DuplicateGroup(relation: relation, members: members.map { .init(id: RecipeID(path: $0.0), title: $0.1) })
    }

    @Test func `a list of duplicates names the relation, and titles that differ from the first`() {
        let groups = [
            group(.same, ("a", "Pie"), ("b", "PIE"), ("c", "Tart")),
            group(.scaled(Rational(2)), ("d", "Tea"), ("e", "Tea")),
            group(.variation, ("f", "Rice"), ("g", "Rice")),
        ]
        #expect(
            DuplicateListWriter.text(for: groups) == """
                Pie
                  a
                  b
                  c (Tart)

                Tea – the second is the first × 2
                  d
                  e

                Rice – a variation
                  f
                  g

                """)
        let json = DuplicateListWriter.json(for: groups).text().filter { !$0.isWhitespace }
        #expect(json.contains(#"{"relation":"same","factor":null,"recipes":[{"path":"a","title":"Pie"},"#))
        #expect(
            json.contains(#""relation":"scaled","factor":2,"#)
                && json.contains(#""relation":"variation","factor":null"#))
    }

    @Test func `the summary of duplicates counts doubles without the first of each group, and other pairs`() {
        let pair = group(.same, ("a", "Pie"), ("b", "Pie"))
        let three = group(.same, ("c", "Tea"), ("d", "Tea"), ("e", "Tea"))
        let (scaled, varied) = (
            group(.scaled(Rational(2)), ("f", "x"), ("g", "x")), group(.variation, ("h", "y"), ("i", "y"))
        )
        #expect(DuplicateListWriter.summary(of: [pair]) == "1 recipe is a double.")
        #expect(DuplicateListWriter.summary(of: [pair, three]) == "3 recipes are doubles.")
        #expect(
            DuplicateListWriter.summary(of: [pair, scaled]) == "1 recipe is a double, 1 pair differs in size or parts.")
        #expect(
            DuplicateListWriter.summary(of: [scaled, varied])
                == "0 recipes are doubles, 2 pairs differ in size or parts.")
    }

    @Test func `scaled pairs come after doubles and before variations, and a group is compared once`() {
        var random = MadeRecipes(seed: 31)
        let recipe = random.recipe()
        var larger = recipe
        larger.listedIngredients[0].ingredients += ["lobster", "truffles", "saffron", "quails"].map {
            Ingredient(name: "2 cups \($0)")
        }
        var finder = DuplicateFinder()
        for (path, recipe) in [("large", larger), ("a", recipe), ("b", recipe), ("large 2", larger)] {
            finder.add(recipe, RecipeID(path: path))
        }
        let groups = finder.groups()
        #expect(groups.map(\.relation) == [.same, .same, .variation])
        #expect(groups.prefix(2).map { $0.members.map(\.id.path) } == [["large", "large 2"], ["a", "b"]])
        #expect(groups[2].members.map(\.id.path) == ["large", "a"])
    }
}
