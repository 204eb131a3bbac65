import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Text files of a folder")
struct TextFileTests {
    private static let soup = "Leek soup\n\nIngredients\n\n2 leeks\n1 l water\n\nDirections\n\nBoil the leeks.\n"

    @Test(
        "A text with ingredients and directions is listed from a folder, in any language",
        arguments: [
            soup, "Lauchsuppe\n\nZutaten\n2 Stangen Lauch\n1 l Wasser\n\nZubereitung\nDen Lauch kochen.\n",
            "Soupe\n\nIngrédients :\n- 2 poireaux\n- 1 l d'eau\n\nPréparation :\nCuire les poireaux.\n",
            "Zuppa\n\nIngredienti\n2 porri\n1 l acqua\n\nPreparazione\nCuocere i porri.\n",
            "Porridge\n\n100 g oats\n2 dl water\n1 pinch salt\n\nBoil the oats in the water for ten minutes.\n",
        ])
    func listed(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "dish.txt")
        let cookbook = try Cookbook(paths: [folder.path])
        let scan = cookbook.scanAll()
        #expect(scan.recipes.count == 1 && scan.unreadable.isEmpty)
        #expect(try cookbook.load(scan.recipes[0].id).recipe.title == scan.recipes[0].title)
        var read = 0
        let category = cookbook.readAll { _, _ in
            read += 1
            return true
        } report: {
            Issue.record("\($0)")
        }
        #expect(read == 1 && category == nil)
    }

    @Test(
        "Any other text in a folder is left out without a word, and the reason is given on request",
        arguments: [
            "", "\n\n", "Dear Jo,\n\nbring 2 eggs and 1 l milk tomorrow.\n", "# Plan\n\n- 2 people\n- 3 days\n",
            "Shopping\n\nIngredients\n2 eggs\n1 l milk\n", "Directions\n\nTurn left, then right.\n",
            "requests==2.1\nnumpy>=1.0\n", "{\"a\": 1}", "<html><p>Hi.</p></html>", "Mix @salt{1%g} and @water{2%l}.",
            "User-agent: *\nDisallow: /private\n", "Versuch\n\nZutaten\nEier\nMilch\n\nAnleitung\n",
        ])
    func leftOut(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "notes.txt")
        try folder.write("Mix @salt{}.", to: "A.cook")
        let cookbook = try Cookbook(paths: [folder.path])
        let scan = cookbook.scanAll()
        #expect(scan.recipes.map(\.title) == ["A"] && scan.unreadable.isEmpty && scan.warnings.isEmpty)
        var reasons: [Diagnostic] = []
        let category = cookbook.check({ Issue.record("\($0)") }, leftOut: { reasons.append($0) })
        #expect(category == nil && reasons.map(\.location.file) == [folder["notes.txt"]])
    }

    @Test("A text that is no text is left out of a folder, and a named one is an error")
    func binary() throws {
        let folder = try TemporaryFolder()
        try folder.write("Mix @salt{}.", to: "A.cook")
        try folder.write("Hello, this is a letter.\n", to: "letter.txt")
        #expect(try Cookbook(paths: [folder.path]).scanAll().unreadable.isEmpty)
        let named = try Cookbook(paths: [folder["letter.txt"]]).scanAll()
        #expect(named.unreadable.first?.diagnostics.first?.message.contains("not certainly a recipe") == true)
    }

    @Test("Plans in Markdown are left out with a reason in a few words")
    func plans() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Plan\n\n## Steps\n\n1. Move `a.swift`.\n2. Add `--b` and `c()`.\n", to: "Plan.md")
        try folder.write("Mix @salt{}.", to: "A.cook")
        let cookbook = try Cookbook(paths: [folder.path])
        #expect(cookbook.scanAll().recipes.map(\.title) == ["A"] && cookbook.scanAll().unreadable.isEmpty)
        var reasons: [String] = []
        #expect(cookbook.check({ Issue.record("\($0)") }, leftOut: { reasons.append($0.message) }) == nil)
        #expect(reasons.count == 1 && reasons[0].contains("about something else"))
    }
}
