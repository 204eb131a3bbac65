import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A scan of Markdown files")
struct MarkdownScanTests {
    @Test("A scan lists a malformed Markdown recipe and skips a readme")
    func listed() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "## Monday\n\n200 g beans, 100 ml cream and 2 cups of rice, say.\n\n## Or\n\nFish.\n", to: "Ideas.md")
        try folder.write("# Recipes\n\n## Steps\n\n1. Fork.\n", to: "README.md")
        try folder.write("## Ingredients\n\n- 1 egg\n", to: "Egg.md")
        let scan = try Cookbook(paths: [folder.path]).scanAll()
        #expect(scan.recipes.map(\.title) == ["Egg"])
        #expect(scan.unreadable.map(\.id.path) == [folder["Ideas.md"]])
        #expect(scan.unreadable.first?.diagnostics.first?.message.contains("## Ingredients") == true)
    }
}
