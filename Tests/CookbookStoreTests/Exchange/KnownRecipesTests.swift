import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The recipes that an import knows")
struct KnownRecipesTests {
    private struct Stop: Error {}

    private func recipe(_ lines: [String]) -> Recipe {
        Recipe(title: "Stew", listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })])
    }

    private static let lines = ["2 apples", "3 leeks", "1 cup barley", "4 eggs", "1 tbsp mustard"]

    @Test func `a double is found once in each file, and again by its own text`() {
        let known = recipe(Self.lines)
        let double = recipe(Self.lines.map { $0 + " fresh" }.enumerated().map { $0 == 0 ? $1 : Self.lines[$0] })
        var recipes = KnownRecipes()
        recipes.add(RecipeID(path: "a"), RecipeIdentity(known), RecipeSketch(known))
        let identity = RecipeIdentity(double)
        #expect(identity.ingredients != RecipeIdentity(known).ingredients)
        #expect(recipes.findDouble(of: double, identity) == nil, "a recipe of the same file is no double")
        recipes.beginSource()
        #expect(recipes.findDouble(of: double, identity)?.path == "a")
        #expect(recipes.findDouble(of: double, identity) == nil)
        var reader = IngredientLineReader.prepared
        #expect(recipes.find(identity, &reader)?.path == "a", "the text is known now")
        recipes.beginSource()
        #expect(recipes.findDouble(of: recipe(["5 nuts"]), RecipeIdentity(recipe(["5 nuts"]))) == nil)
        let other = Recipe(title: "Soup", listedIngredients: double.listedIngredients)
        #expect(recipes.findDouble(of: other, RecipeIdentity(other)) == nil, "another title")
    }

    @Test(arguments: [(63, true), (64, false)] as [(Int, Bool)])
    func `a recipe is compared with the first 64 recipes of its title`(others: Int, isFound: Bool) {
        let known = recipe(Self.lines)
        var recipes = KnownRecipes()
        for number in 0..<others {
            let other = recipe(["\(number) nuts", "1 \(String(repeating: "x", count: number + 2))"])
            recipes.add(RecipeID(path: "\(number)"), RecipeIdentity(other), RecipeSketch(other))
        }
        recipes.add(RecipeID(path: "a"), RecipeIdentity(known), RecipeSketch(known))
        recipes.beginSource()
        #expect((recipes.findDouble(of: known, RecipeIdentity(known))?.path == "a") == isFound)
    }

    @Test func `the search for known recipes tells its progress after each 256 files`() throws {
        let folder = try TemporaryFolder()
        for number in 0..<257 { try folder.write("Boil.", to: "Book/\(number).cook") }
        var told: [[Int]] = []
        _ = try RecipeImport(into: folder["Book"], isDryRun: true) { told.append([$0, $1]) }
        #expect(told == [[0, 257], [256, 257]])
        _ = try RecipeImport(into: folder["none"], isDryRun: true) { told.append([$0, $1]) }
        #expect(told.count == 2)
    }

    @Test(arguments: ["cook", "json", "md"])
    func `a recipe of any format in the cookbook is known by its title and ingredients`(format: String) throws {
        let texts = [
            "cook": "---\ntitle: Stew\n---\n\nBoil @flour{2%cups} with @eggs{3}.\n",
            "json": """
            {"@context": "https://schema.org", "@type": "Recipe", "name": "Stew",
            "recipeIngredient": ["2 cups flour", "3 eggs"], "recipeInstructions": "Boil."}
            """,
            "md": "# Stew\n\n## Ingredients\n\n- 2 cups flour\n- 3 eggs\n\n## Directions\n\nBoil.\n",
        ]
        let folder = try TemporaryFolder()
        try folder.write(try #require(texts[format]), to: "Book/stew.\(format)")
        for (name, text) in texts {
            try folder.write(text, to: "new.\(name)")
            var recipes = try RecipeImport(into: folder["Book"], isDryRun: true)
            try recipes.add(.path(folder["new.\(name)"])) { _ in }
            #expect(recipes.alreadyThereCount == 1 && recipes.importedCount == 0, "\(name)")
        }
    }

    @Test func `an import that is stopped keeps the ratings of the recipes that it wrote`() throws {
        let folder = try TemporaryFolder()
        let export = try #require(RecipeExport(to: "paprika"))
        for title in ["Pie", "Tart"] {
            var imported = ImportedRecipe(recipe(["2 \(title) apples"]))
            imported.recipe.title = title
            imported.rating = 4
            export.add(imported)
        }
        try folder.write(export.finish(), to: "a.paprikarecipes")
        let notebook = Notebook(path: nil)
        var recipes = try RecipeImport(into: folder["Book"], isDryRun: false, notebook: notebook)
        #expect(throws: Stop.self) {
            try recipes.add(.path(folder["a.paprikarecipes"])) { event in
                if case .imported(let title, _) = event, title == "Pie" { throw Stop() }
            }
        }
        let pie = RecipeFingerprint(RecipeID(path: folder["Book/Pie.cook"]), title: "Pie")
        #expect(try notebook.entry(of: pie, in: Cookbook(paths: [folder["Book"]])).rating == 4)
        #expect(recipes.importedCount == 1)
    }
}
