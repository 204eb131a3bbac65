import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes nutrition")
struct NutritionTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("recipes nutrition computes a recipe and a serving, as a table and as JSON")
    func figures() async throws {
        try scratch.write("---\nservings: 2\n---\n\nMelt @butter{100%g} and stir in @sugar{100%g}.\n", to: "fudge.cook")
        let table = try await recipes("nutrition", "fudge.cook", in: scratch)
        #expect(table.status == 0, "\(table)")
        #expect(table.output.contains("matched: 100 %"))
        // By the tables of the USDA, 717 kcal are from the butter and 387 from the sugar.
        #expect(table.output.contains("1104 kcal"))
        #expect(table.output.contains("552 kcal"))
        let json = try await recipes("nutrition", "fudge.cook", "--json", in: scratch)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["perServing"] as? [String: Any])?["energy"] as? Double == 552)
        #expect(object["coverage"] as? Double == 1)
        #expect((object["ingredients"] as? [Any])?.count == 2)
    }

    @Test("recipes nutrition counts the recipes to which a recipe refers")
    func references() async throws {
        try scratch.write("---\nservings: 2\n---\n\nMelt @butter{100%g}.\n", to: "Sauce.cook")
        try scratch.write("Pour @./Sauce{1%serving} over @sugar{100%g}.\n", to: "cake.cook")
        let table = try await recipes("nutrition", "cake.cook", in: scratch)
        // 359 kcal are from the butter and 387 from the sugar.
        #expect(table.output.contains("746 kcal") || table.output.contains("745 kcal"), "\(table)")
    }

    @Test("The lines of a web page or a JSON file are scaled, weighed and bought like other ingredients")
    func lines() async throws {
        let lines = #"["100 g butter, melted", "1 cup sugar", "1 tsp each salt and pepper"]"#
        let json = """
            {"@context": "https://schema.org", "@type": "Recipe", "name": "Fudge", "recipeYield": "2",
            "recipeIngredient": \(lines), "recipeInstructions": ["Melt 100 g butter."]}
            """
        try scratch.write(json, to: "fudge.json")
        let written = try await recipes("show", "fudge.json", in: scratch)
        #expect(written.output.contains("  1 tsp each salt and pepper\n"), "\(written)")
        let shown = try await recipes("show", "fudge.json", "--servings", "4", in: scratch)
        #expect(shown.output.contains("200 g") && shown.output.contains("2 cups"), "\(shown)")
        #expect(shown.output.contains("Melt 200 g butter."), "\(shown)")
        let nutrition = try await recipes("nutrition", "fudge.json", "--json", in: scratch)
        #expect(nutrition.output.contains("USDA 01001"), "\(nutrition)")
        let list = try await recipes("shopping-list", "fudge.json:2", in: scratch)
        #expect(list.output.contains("200 g  butter") && list.output.contains("2 cups  sugar"), "\(list)")
    }

    @Test("recipes nutrition claims nothing if less than half of the recipe is matched")
    func coverage() async throws {
        try scratch.write("Mix @zzyzx{100%g} and @qwxyz{100%g}.\n", to: "odd.cook")
        let run = try await recipes("nutrition", "odd.cook", in: scratch)
        #expect(run.status == 65)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("only 0 %"))
        let json = try await recipes("nutrition", "odd.cook", "--json", in: scratch)
        #expect(json.status == 0)
        #expect(json.output.contains("\"total\": null"))
    }

    @Test("The configuration's weights and units win over the tables, and wrong ones are named")
    func customs() async throws {
        try scratch.write(
            "[kitchen.units]\nmug = \"300 ml\"\n[kitchen.weights]\nflour = \"150 g/cup\"\nair = \"0 g/cup\"\n",
            to: "home/.config/recipes/config.toml")
        let run = try await recipes("amount", "1 cup flour", "2 mugs water", "--to", "g", in: scratch)
        #expect(run.lines == ["~150 g", "~600 g"], "\(run)")
        #expect(run.error.contains("config.toml:5:"))
    }

    @Test("Foods and values of the configuration win over the tables, and wrong ones are named")
    func choices() async throws {
        try scratch.write(
            "[kitchen.nutrition]\n\"moon dust\" = \"400 kcal, 90 g sugar\"\ncheese = \"none\"\nair = \"99\"\n",
            to: "home/.config/recipes/config.toml")
        try scratch.write("---\nservings: 1\n---\nMix @moon dust{50%g} and @cheese{100%g}.\n", to: "odd.cook")
        let run = try await recipes("nutrition", "odd.cook", in: scratch)
        #expect(run.output.contains("200 kcal") && run.output.contains("matched: 100 %"), "\(run)")
        #expect(run.error.contains("config.toml:4:") && run.error.contains("“99” is no food for air"), "\(run)")
    }
}
