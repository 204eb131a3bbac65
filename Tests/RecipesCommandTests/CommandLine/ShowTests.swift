import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes show")
struct ShowTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook("home/Recipes")
        try scratch.makeCookbook()
    }

    @Test("recipes show finds a title without regard to capitals and accents")
    func title() async throws {
        let run = try await recipes("show", "LÉEK soup", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.first == "Leek soup")
        for part in ["Ingredients", "40 g", "butter", "Steps", "1. Slice 3 leeks"] {
            #expect(run.output.contains(part), "\(run)")
        }
        #expect(run.error.isEmpty)
        #expect(run.output.controlCharacters.isEmpty)
    }

    @Test(
        "recipes show accepts the start or a part of a title if only one recipe has it",
        arguments: ["plum", "cake", "Leek"])
    func partOfTitle(_ part: String) async throws {
        let run = try await recipes("show", part, in: scratch)
        #expect(run.status == 0, "\(run)")
    }

    @Test("recipes show prefers a title that begins with the typed words to titles that contain them")
    func startOfTitle() async throws {
        try scratch.write("Boil @leeks{2}.\n", to: "home/Recipes/Cold leek soup.cook")
        let run = try await recipes("show", "leek", in: scratch)
        #expect(run.status == 0, "\(run)")
        #expect(run.lines.first == "Leek soup")
    }

    @Test("An ambiguous title lists the candidates and ends with status 66")
    func ambiguous() async throws {
        let run = try await recipes("show", "soup", in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("“Leek soup”") && run.error.contains("“Lentil soup”"), "\(run)")
    }

    @Test("An unknown title is reported with status 66", arguments: ["Goulash", "", "  ", "?!"])
    func unknown(_ name: String) async throws {
        let run = try await recipes("show", name, in: scratch)
        #expect(run.status == 66)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("no recipe is called"), "\(run)")
    }

    @Test("A misspelled title is answered with the title that was probably meant")
    func misspelled() async throws {
        let run = try await recipes("show", "lek suop", in: scratch)
        #expect(run.status == 66 && run.error.contains("Did you mean “Leek soup”?"), "\(run)")
    }

    @Test("recipes show prints the recipe of a file")
    func file() async throws {
        let run = try await recipes("show", "Cookbook/Plum cake.cook", in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.first == "Plum cake")
        #expect(run.output.contains("Topping"))
    }

    @Test(
        "recipes show reads one recipe of a file by its number",
        arguments: [("", "One"), ("#1", "One"), ("#2", "Two"), ("#3", nil), ("#0", nil), ("#two", nil)])
    func numbered(_ number: String, title: String?) async throws {
        let objects = ["One", "Two"].map { #"{"@type": "Recipe", "name": "\#($0)", "recipeIngredient": ["egg"]}"# }
        try scratch.write("[\(objects.joined(separator: ", "))]", to: "two.json")
        let run = try await recipes("show", "two.json\(number)", in: scratch)
        #expect(run.lines.first == title, "\(run)")
        // Without a number, the command says that the file has more recipes.
        let isSilent = title != nil && !number.isEmpty
        #expect((run.status == 0) == (title != nil) && run.errorLines.isEmpty == isSilent, "\(run)")
    }

    @Test("A title in the cookbook takes precedence over a folder of the same name")
    func titleBesideFolder() async throws {
        try scratch.makeFolder("Plum cake")
        let run = try await recipes("show", "Plum cake", in: scratch)
        #expect(run.status == 0, "\(run)")
    }

    @Test(
        "A folder and a missing file are reported with status 66", arguments: ["Cookbook/", "gone/Pie.cook"])
    func noRecipe(_ path: String) async throws {
        let run = try await recipes("show", path, in: scratch)
        #expect(run.status == 66)
        #expect(run.errorLines.count == 1)
        #expect(run.error.hasPrefix("recipes: \(path): "), "\(run)")
    }

    @Test("recipes show prints a schema.org recipe")
    func json() async throws {
        let run = try await recipes("show", "--format", "json", "Plum cake", in: scratch)
        #expect(run.status == 0)
        let recipe = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
        #expect(recipe["@context"] as? String == "https://schema.org")
        #expect(recipe["@type"] as? String == "Recipe")
        #expect(recipe["name"] as? String == "Plum cake")
        #expect(recipe["recipeYield"] as? String == "12 pieces")
        #expect((recipe["recipeIngredient"] as? [String])?.contains { $0.hasSuffix(" plums") } == true)
        let parts = recipe["recipeInstructions"] as? [[String: Any]]
        #expect(parts?.map { $0["@type"] as? String } == ["HowToSection", "HowToSection"])
        #expect(parts?.map { $0["name"] as? String } == ["Dough", "Topping"])
    }

    @Test("A file that is not UTF-8 is reported with its location and status 65")
    func badFile() async throws {
        try scratch.write(Data([0x41, 0x0A, 0x42, 0xFF]), to: "Bad.cook")
        let run = try await recipes("show", "Bad.cook", in: scratch)
        #expect(run.status == 65)
        #expect(run.error.contains("Bad.cook:2:2: "), "\(run)")
    }
}
