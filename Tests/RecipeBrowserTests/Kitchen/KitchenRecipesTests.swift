import Kitchen
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("Recipes that kitchen files and other recipes name")
struct KitchenRecipesTests {
    private let folder: TemporaryFolder
    private let recipes: KitchenRecipes

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Stock", "Sub/Stock", "Sub/Deep/Pie", "Sauce"] {
            try folder.write("---\ntitle: \(name)\n---\n\nBoil.\n", to: "\(name).cook")
        }
        recipes = KitchenRecipes(in: KitchenFolder(path: folder.path))
    }

    private func found(_ path: String, from name: String) -> String? {
        let reference = RecipeReference(path: path.split(separator: "/").map(String.init))
        return recipes.recipe(for: reference, from: folder["\(name).cook"])?.recipe.title
    }

    @Test func `a recipe means the file beside it, then the file of the cookbook`() {
        #expect(found("Stock", from: "Sub/Stock") == "Sub/Stock" && found("Sauce", from: "Sub/Stock") == "Sauce")
        #expect(found("./Stock", from: "Sauce") == "Stock" && found("Deep/Pie", from: "Sub/Stock") == "Sub/Deep/Pie")
        #expect(found("../Stock", from: "Sub/Deep/Pie") == "Sub/Stock")
        #expect(found("../../Stock", from: "Sub/Deep/Pie") == "Stock")
        #expect(found("Sub/Deep/Pie", from: "Sub/Stock") == "Sub/Deep/Pie", "from the cookbook")
        #expect(found("../Stock", from: "Stock") == nil && found("None", from: "Stock") == nil)
    }

    @Test func `a recipe is read once, and a missing one is none`() throws {
        #expect(recipes.recipe(at: "Stock")?.recipe.title == "Stock" && recipes.recipe(at: "None") == nil)
        try folder.write("---\ntitle: New\n---\n\nBoil.\n", to: "Stock.cook")
        #expect(recipes.recipe(at: "Stock")?.recipe.title == "Stock")
        #expect(KitchenRecipes(in: KitchenFolder(path: folder.path)).recipe(at: "Stock")?.recipe.title == "New")
        #expect(recipes.recipe(RecipeID(path: folder["Stock.cook"], index: 1)) == nil)
    }

    @Test func `a line that names several ingredients is several ingredients`() throws {
        try folder.write("# Rub\n\n## Ingredients\n\n- 1 tsp each salt and pepper\n- 2 eggs\n", to: "Rub.md")
        let recipe = try #require(recipes.recipe(RecipeID(path: folder["Rub.md"])))
        #expect(recipe.recipe.listedIngredients.flatMap(\.ingredients).map(\.name) == ["salt", "pepper", "eggs"])
    }

    @Test func `settings that cannot be read or edited are refused, and the file stays`() throws {
        func settings(_ edited: @escaping @Sendable (String) -> String?) -> KitchenSettings {
            KitchenSettings(folder: folder.path, name: "config.toml", read: { KitchenCustoms() }) { text, _ in
                edited(text)
            }
        }
        let recorder = KitchenFolder.Recorder { _ in }
        try folder.write([0x61, 0xFF], to: "config.toml")
        #expect(throws: EditingError.self) { try settings { $0 + "b" }.apply(.shop("market"), recorder) }
        #expect(try RecipeFile.bytes(ofFileAt: folder["config.toml"]) == [0x61, 0xFF])
        try folder.write("a", to: "config.toml")
        #expect(throws: EditingError.self) { try settings { _ in nil }.apply(.shop("market"), recorder) }
        try settings { $0 + "b" }.apply(.shop("market"), recorder)
        #expect(try RecipeFile.bytes(ofFileAt: folder["config.toml"]) == Array("ab".utf8))
    }

    @Test func `an edit of the settings names its table, its key and its value`() {
        let edits: [(KitchenSettings.Edit, [String], String, String?)] = [
            (.shop("market"), ["kitchen"], "shop", "market"), (.shop(nil), ["kitchen"], "shop", nil),
            (.rounding(toPacks: true), ["kitchen"], "rounding", "packs"),
            (.rounding(toPacks: false), ["kitchen"], "rounding", "exact"),
            (.nutrition(of: "feta", "01019"), ["kitchen", "nutrition"], "feta", "01019"),
        ]
        for (edit, table, name, value) in edits {
            #expect(edit.table == table && edit.name == name && edit.value == value, "\(name)")
        }
        #expect(edits[4].0.means("Feta") && !edits[4].0.means("milk") && !edits[0].0.means("shop"))
    }
}
