import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Corners of duplicates")
struct DuplicateCornerTests {
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
