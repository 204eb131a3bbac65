import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Reads real files of other programs; see `ConformanceData`.
@Suite("Real files of old programs", .enabled(if: ForeignExports.root != nil, "The data is missing."))
struct ForeignExportTests {
    @Test(
        "Each real file of an old program opens and has recipes with ingredients and steps",
        arguments: ForeignExports.counts)
    func opens(_ expected: ForeignExports.Count) throws {
        let (format, recipes) = try ForeignExports.read(expected.path)
        #expect(format == expected.format)
        #expect(recipes.count == expected.recipes)
        #expect(recipes.flatMap(\.listedIngredients).flatMap(\.ingredients).count == expected.ingredients)
        #expect(recipes.flatMap(\.listedIngredients).compactMap(\.name).count == expected.groups)
        if let steps = expected.steps { #expect(recipes.flatMap(\.steps).count == steps) }
    }

    @Test(
        "The plain texts of people and of ChefTap have the ingredients that their own program reads",
        arguments: ForeignExports.plainTexts)
    func plainTexts(name: String) throws {
        let (format, recipes) = try ForeignExports.read(name)
        let expected = try ForeignExports.expected(name)
        let recipe = try #require(recipes.first)
        #expect(format == "text" && recipes.count == 1)
        #expect(FeatureWords(recipe.title) == FeatureWords(expected["Name"] as? String ?? ""))
        let lines = (expected["Ingredients"] as? [String] ?? []).filter { !$0.isEmpty }
        let ingredients = recipe.listedIngredients.flatMap { group in
            [group.name].compactMap(\.self) + group.ingredients.flatMap { [$0.line(.ascii)] }
        }
        // In the expected output, the names of groups are lines. In this library, they are headings.
        #expect(abs(ingredients.count - lines.count) <= 2, "\(ingredients) \(lines)")
        #expect(!recipe.steps.isEmpty)
    }

    @Test("The Meal-Master cases have the rows of their expected output", arguments: ForeignExports.mealMasterCases)
    func mealMaster(name: String) throws {
        let (_, recipes) = try ForeignExports.read(name)
        let expected = try ForeignExports.expected(name)
        let rows = (expected["ingredients"] as? [[String: Any]] ?? []).filter { $0["is_heading"] as? Bool != true }
        let title = expected["title"] as? String ?? ""
        guard !rows.isEmpty || !title.isEmpty else { return #expect(recipes.isEmpty) }
        let recipe = try #require(recipes.first)
        #expect(recipe.title == title)
        let ingredients = recipe.listedIngredients.flatMap(\.ingredients)
        #expect(ingredients.count == rows.count)
        for (ingredient, row) in zip(ingredients, rows) {
            let quantity = row["quantity"] as? String ?? ""
            let words = Set(FeatureWords(ingredient.nameLine).text.split(separator: " "))
            let wanted = Set(FeatureWords(row["text"] as? String ?? "").text.split(separator: " "))
            #expect(wanted.isSubset(of: words), "\(wanted) \(words)")
            if !quantity.isEmpty { #expect(ingredient.quantity?.amount == Amount(parsing: quantity)) }
        }
        let servings = expected["servings"] as? Int ?? 0
        #expect(recipe.metadata.servings?.number == (servings > 0 ? Rational(servings) : nil))
    }
}

/// The real files of other programs.
enum ForeignExports {
    static let root: URL? = {
        guard let folder = ConformanceData.root?.appending(path: "exports"),
            FileManager.default.fileExists(atPath: folder.path)
        else { return nil }
        return folder
    }()

    /// What all recipes of a file must have together.
    struct Count: Sendable, CustomTestStringConvertible {
        var path: String
        var format: String
        var recipes: Int
        var groups: Int
        var ingredients: Int
        /// `nil` if some recipes of the file have only numbers as steps.
        var steps: Int?

        var testDescription: String { path }
    }

    static let counts = [
        Count(
            path: "accuchef/taste-of-thailand.out", format: "accuchef", recipes: 1, groups: 0, ingredients: 8, steps: 3),
        Count(path: "cheftap/cheftap-1.txt", format: "text", recipes: 1, groups: 0, ingredients: 11, steps: 6),
        Count(
            path: "cookml/ananas-kaesekuchen.cml", format: "cookml", recipes: 1, groups: 0, ingredients: 14, steps: 4),
        Count(
            path: "easyrecipedeluxe/clam-chowder.txt", format: "text", recipes: 1, groups: 0, ingredients: 10, steps: 5),
        Count(path: "gourmet/example.grmt", format: "gourmet", recipes: 1, groups: 1, ingredients: 3, steps: 1),
        Count(
            path: "gourmet/gourmand-1.1.grmt", format: "gourmet", recipes: 19, groups: 2, ingredients: 127, steps: 55),
        Count(path: "gourmet/test_set.grmt", format: "gourmet", recipes: 2, groups: 2, ingredients: 9, steps: 4),
        Count(
            path: "krecipes/gourmet-sample.kreml", format: "krecipes", recipes: 1, groups: 1, ingredients: 4, steps: 1),
        Count(
            path: "krecipes/samples-en_US.kreml", format: "krecipes", recipes: 4, groups: 0, ingredients: 44, steps: 14),
        Count(path: "mastercook/best-chicken.mx2", format: "mx2", recipes: 2, groups: 0, ingredients: 5, steps: 7),
        Count(
            path: "mastercook/mastercook-ii.mxp", format: "mastercook", recipes: 3, groups: 0, ingredients: 23, steps: 5
        ),
        Count(
            path: "mastercook/recipeformats-1-no-directions.mxp", format: "mastercook", recipes: 1, groups: 2,
            ingredients: 4, steps: 0),
        Count(
            path: "mastercook/recipeformats-1-no-ingredients.mxp", format: "mastercook", recipes: 1, groups: 0,
            ingredients: 0, steps: 2),
        Count(
            path: "mastercook/recipeformats-1-no-notes.mxp", format: "mastercook", recipes: 1, groups: 2,
            ingredients: 4, steps: 2),
        Count(
            path: "mastercook/recipeformats-1.mxp", format: "mastercook", recipes: 1, groups: 2, ingredients: 4,
            steps: 2),
        Count(
            path: "mastercook/recipya-standard-mxp-file-structure.mxp", format: "mastercook", recipes: 5, groups: 6,
            ingredients: 39, steps: 28),
        Count(
            path: "mealmaster/gourmand-1.1.mmf", format: "mealmaster", recipes: 19, groups: 2, ingredients: 127,
            steps: 51),
        Count(
            path: "mealmaster/gourmet-mealmaster.mmf", format: "mealmaster", recipes: 5, groups: 0, ingredients: 34,
            steps: 12),
        Count(
            path: "mealmaster/mealparser-test.mmf", format: "mealmaster", recipes: 2, groups: 0, ingredients: 18,
            steps: 7),
        Count(
            path: "mycook/Fichier Demo.xml", format: "mycook", recipes: 150, groups: 0, ingredients: 1490, steps: nil),
        Count(path: "nyc/nyc.txt", format: "nyc", recipes: 2, groups: 0, ingredients: 14, steps: 2),
        Count(
            path: "pepperplate/CoconutInsurgency.txt", format: "pepperplate", recipes: 1, groups: 0, ingredients: 5,
            steps: 1),
        Count(path: "pepperplate/MaiTai.txt", format: "pepperplate", recipes: 1, groups: 0, ingredients: 5, steps: 2),
        Count(path: "plaintext/gourmand-1.1.txt", format: "text", recipes: 19, groups: 3, ingredients: 126, steps: 48),
        Count(path: "recipeml/menu-example.xml", format: "recipeml", recipes: 3, groups: 2, ingredients: 25, steps: 18),
        Count(path: "recipeml/simple-recipe.xml", format: "recipeml", recipes: 1, groups: 0, ingredients: 9, steps: 9),
        Count(path: "rezkonv/kalorio.rk", format: "rezkonv", recipes: 2, groups: 3, ingredients: 24, steps: 5),
        Count(
            path: "saffron/apple-puff-pancake.txt", format: "saffron", recipes: 1, groups: 0, ingredients: 10, steps: 4),
        Count(path: "umami/umami.txt", format: "text", recipes: 1, groups: 0, ingredients: 14, steps: 3),
    ]

    static var plainTexts: [String] { names(in: "plaintext") + names(in: "cheftap") }
    static var mealMasterCases: [String] { names(in: "mealmaster") }

    /// Returns the paths of the files of a folder that have an expected output in JSON.
    private static func names(in folder: String) -> [String] {
        guard let root,
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        else { return [] }
        return names.filter { $0.hasSuffix(".expected.json") }.sorted().map { "\(folder)/\($0.dropLast(14))" }
    }

    static func read(_ path: String) throws -> (format: String, recipes: [Recipe]) {
        let file = try #require(root).appending(path: path)
        let bytes = [UInt8](try Data(contentsOf: file))
        let format = try #require(FormatRegistry.format(forFile: file.path, bytes: bytes))
        var recipes: [Recipe] = []
        _ = format.readAll(utf8: try format.utf8(of: bytes, file: file.path), file: file.path) { result in
            recipes.append(result.recipe)
            return true
        }
        return (format.identifier, recipes)
    }

    static func expected(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: try #require(root).appending(path: path + ".expected.json"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
}
