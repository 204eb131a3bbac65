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
        // 717 kcal of butter and 387 of sugar, by the tables of the USDA.
        #expect(table.output.contains("1104 kcal"))
        #expect(table.output.contains("552 kcal"))
        let json = try await recipes("nutrition", "fudge.cook", "--json", in: scratch)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["perServing"] as? [String: Any])?["energy"] as? Double == 552)
        #expect(object["coverage"] as? Double == 1)
        #expect((object["ingredients"] as? [Any])?.count == 2)
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
}
