import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes shopping-list")
struct ShoppingListTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "Fry @onions{2} in @butter{1%cup}. Add @./sauces/Pesto{2%servings} and @salt{}.\n", to: "pasta.cook")
        try scratch.write("---\nservings: 4\n---\n\nMix @basil{80%g} and @butter{100%g}.\n", to: "sauces/Pesto.cook")
        try scratch.write("Simmer @onion{1} in @milk{1%l}, then @milk{500%ml}.\n", to: "soup.cook")
    }

    @Test("Amounts of one thing are added, by units, by weight, through references and with a factor")
    func merge() async throws {
        let run = try await recipes("shopping-list", "pasta.cook:2", "soup.cook", "--lines", in: scratch)
        #expect(run.status == 0, "\(run)")
        #expect(run.lines.contains { $0.hasPrefix("onion") && $0.hasSuffix(", 5") }, "\(run)")
        #expect(run.lines.contains("milk, 1½ l"), "\(run)")
        #expect(run.lines.contains("basil, 80 g"), "\(run)")
        #expect(run.lines.contains { $0.hasPrefix("butter, ~") }, "\(run)")
    }

    @Test("The factor of a recipe is behind the last colon")
    func colons() async throws {
        try scratch.write("Boil @peas{1%l}.\n", to: "home/Recipes/Soup: hot.cook")
        let run = try await recipes("shopping-list", "Soup: hot:2", "--lines", in: scratch)
        #expect(run.lines == ["peas, 2 l"], "\(run)")
    }

    @Test("The list is text by aisles, a Markdown checklist, or JSON that says which recipe asks for how much")
    func forms() async throws {
        let text = try await recipes("shopping-list", "soup.cook", "--item", "2 l milk, bin bags", in: scratch)
        #expect(text.output.contains("3½ l") && text.output.contains("bin bags"), "\(text)")
        let markdown = try await recipes("shopping-list", "soup.cook", "--markdown", in: scratch)
        #expect(markdown.output.contains("- [ ] 1½ l milk"), "\(markdown)")
        let json = try await recipes("shopping-list", "soup.cook", "--json", in: scratch)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let items = (object["aisles"] as? [[String: Any]])?.flatMap { $0["items"] as? [[String: Any]] ?? [] } ?? []
        let milk = try #require(items.first { $0["name"] as? String == "milk" })
        #expect(milk["amount"] as? String == "1½ l")
        #expect((milk["from"] as? [Any])?.count == 2)
    }

    @Test("What the pantry holds is subtracted and said, and aisle.conf decides the order")
    func files() async throws {
        try scratch.write("[shop]\nmilk\nonion\n", to: "home/Recipes/config/aisle.conf")
        try scratch.write("[fridge]\nmilk = \"1%l\"\nodd = [\n", to: "home/Recipes/config/pantry.conf")
        let run = try await recipes("shopping-list", "soup.cook", "--lines", in: scratch)
        #expect(run.lines.first == "milk, ½ l", "\(run)")
        #expect(run.error.contains("/Recipes/config/pantry.conf:3:"), "\(run)")
        let all = try await recipes("shopping-list", "soup.cook", "--lines", "--no-pantry", in: scratch)
        #expect(all.lines.first == "milk, 1½ l", "\(all)")
    }

    @Test("The list has the aisles of a shop, by an option or by the configuration")
    func shops() async throws {
        try scratch.write("Simmer @onion{1} in @milk{1%l}.\n", to: "soup.cook")
        try scratch.write("[one]\nmilk\n[two]\nonion\n", to: "home/Recipes/config/aisle.conf")
        try scratch.write("[two]\nonion\n[one]\nmilk\n", to: "home/Recipes/config/aisle.corner.conf")
        let usual = try await recipes("shopping-list", "soup.cook", "--lines", in: scratch)
        #expect(usual.lines == ["milk, 1 l", "onion, 1"], "\(usual)")
        let corner = try await recipes("shopping-list", "soup.cook", "--lines", "--shop", "corner", in: scratch)
        #expect(corner.lines == ["onion, 1", "milk, 1 l"], "\(corner)")
        try scratch.write("[kitchen]\nshop = \"corner\"\n", to: "home/.config/recipes/config.toml")
        let configured = try await recipes("shopping-list", "soup.cook", "--lines", in: scratch)
        #expect(configured.lines == corner.lines, "\(configured)")
        try scratch.write("[two]\nonion\n[one]\nmilk\n", to: "home/.config/cook/aisle.market.conf")
        let shared = try await recipes("shopping-list", "soup.cook", "--lines", "--shop", "market", in: scratch)
        #expect(shared.lines == corner.lines, "\(shared)")
        let wrong = try await recipes("shopping-list", "soup.cook", "--shop", "a/b", in: scratch)
        #expect(wrong.status == 64 && wrong.error.contains("cannot be the name of a shop"), "\(wrong)")
    }

    @Test("Without recipes, the list of the cookbook is printed with its ticks")
    func stored() async throws {
        try scratch.write("Simmer @onion{1} in @milk{1%l}.\n", to: "home/Recipes/Soups/soup.cook")
        try scratch.write("./Soups/soup{2}\nbin bags\n./gone\n", to: "home/Recipes/.shopping-list")
        try scratch.write("+ Milk\n", to: "home/Recipes/.shopping-checked")
        let run = try await recipes("shopping-list", in: scratch)
        #expect(run.status == 0, "\(run)")
        #expect(run.lines.contains("x 2 l  milk") && run.lines.contains { $0.hasSuffix("2  onions") }, "\(run)")
        #expect(run.output.contains("bin bags") && run.error.contains("“gone” is gone"), "\(run)")
        let lines = try await recipes("shopping-list", "--lines", in: scratch)
        #expect(!lines.output.contains("milk") && lines.output.contains("onions, 2"), "\(lines)")
    }

    @Test(
        "A wrong factor and a missing recipe are refused",
        arguments: [
            (["soup.cook:0"], 64), (["soup.cook:20000"], 64), (["none.cook"], 66),
        ])
    func wrong(_ arguments: [String], status: Int) async throws {
        let run = try await recipes(["shopping-list"] + arguments, in: scratch)
        #expect(Int(run.status) == status, "\(run)")
        #expect(run.output.isEmpty)
    }
}
