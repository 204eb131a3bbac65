import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Corners of changing details in a recipe file")
struct DetailsUpdateCornerTests {
    private func changed(
        _ text: String, _ file: String = "Soup.cook", _ change: (inout EditableDetails) -> Void
    ) throws -> String {
        let bytes = Array(text.utf8)
        let old = try RecipeFormats.details(of: bytes, file: file)
        var new = old
        change(&new)
        return String(decoding: try RecipeFormats.text(bytes, file: file, changing: old, to: new), as: UTF8.self)
    }

    @Test("New details of a Cooklang file without a front matter get one with the usual keys in order")
    func newFrontMatter() throws {
        let result = try changed("Boil @leeks{}.\n") {
            $0.title = "Broth"
            $0.prepTime = "10 min"
            $0.cookTime = "1 h"
            $0.totalTime = "2 h"
            $0.description = "Good."
        }
        #expect(
            result
                == "---\ntitle: Broth\ndescription: Good.\nprep time: 10 min\ncook time: 1 h\ntime: 2 h\n---\n\nBoil @leeks{}.\n"
        )
    }

    @Test("New and changed times in Cooklang lines such as >> prep time: have the keys of a front matter")
    func timeLines() throws {
        let result = try changed(">> cook time: 1 h\n\nBoil @leeks{}.\n") {
            $0.prepTime = "10 min"
            $0.cookTime = "2 h"
            $0.totalTime = "3 h"
        }
        #expect(result == ">> cook time: 2 h\n>> prep time: 10 min\n>> time: 3 h\n\nBoil @leeks{}.\n")
    }

    @Test("Of several Cooklang lines with the same detail, the last is changed and the others are removed")
    func repeatedLines() throws {
        let text = ">> servings: 4\n>> course: Starter\n>> serves: 5\n\nBoil @leeks{}.\n"
        #expect(try changed(text) { $0.servings = "6" } == ">> course: Starter\n>> serves: 6\n\nBoil @leeks{}.\n")
        #expect(try changed(text) { $0.servings = "" } == ">> course: Starter\n\nBoil @leeks{}.\n")
    }

    @Test("A detail that was cleared leaves the Cooklang front matter, and its comment stays")
    func cleared() throws {
        let text = "---\ncourse: Starter # or main\ntags:\n  - a\n  # why\n  - b\nservings: 4\n---\nBoil @leeks{}.\n"
        #expect(try changed(text) { $0.course = "" } == text.replacing("course: Starter # or main\n", with: ""))
        #expect(try changed(text) { $0.tags = "" } == text.replacing("tags:\n  - a\n  # why\n  - b\n", with: "# why\n"))
    }

    @Test("The name of the file is the title of a recipe without a title, and is not written if it does not change")
    func titleOfFile() throws {
        #expect(try RecipeFormats.details(of: Array("Boil.".utf8), file: "a/Leek Soup.cook").title == "Leek Soup")
        #expect(
            try changed("Boil @leeks{}.\n", "a/Soup.cook") { $0.course = "Soup" }
                == "---\ncourse: Soup\n---\n\nBoil @leeks{}.\n")
    }

    @Test("The title of a Markdown recipe above a line of equals signs is changed there")
    func underlinedTitle() throws {
        let text = "Soup\n====\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n"
        #expect(try changed(text, "a.md") { $0.title = "Broth" } == text.replacing("Soup", with: "Broth"))
    }

    @Test("The title in a Markdown front matter is changed there, and in its heading")
    func titleInFrontMatter() throws {
        let text = "---\ntitle: Soup\n---\n\n# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n"
        #expect(try changed(text, "a.md") { $0.title = "Broth" } == text.replacing("Soup", with: "Broth"))
        let only = text.replacing("# Soup\n\n", with: "")
        #expect(try changed(only, "a.md") { $0.title = "Broth" } == only.replacing("Soup", with: "Broth"))
    }

    @Test("A title that no heading of a Markdown recipe states cannot be changed")
    func titleWithoutHeading() {
        let text = "## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n"
        #expect(throws: EditingObstacle.details([.title])) { try changed(text, "Soup.md") { $0.title = "Broth" } }
    }

    @Test("A detail in the text of a Markdown recipe cannot be cleared")
    func clearedInText() {
        let text = "# Soup\n\n- Servings: 4\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n"
        #expect(throws: EditingObstacle.details([.servings])) { try changed(text, "Soup.md") { $0.servings = "" } }
    }

    @Test("A file with several recipes, without one, or not in UTF-8 has an obstacle")
    func obstacles() {
        let soup = "# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Boil.\n\n"
        let two = Array((soup + soup.replacing("Soup", with: "Stew")).utf8)
        #expect(throws: EditingObstacle.severalRecipes) { try RecipeFormats.details(of: two, file: "a.md") }
        #expect(throws: EditingObstacle.unreadable) {
            try RecipeFormats.details(of: Array("Go home.\n".utf8), file: "a.md")
        }
        #expect(throws: EditingObstacle.unreadable) { try RecipeFormats.details(of: [0x61, 0xE9], file: "a.cook") }
        #expect(throws: EditingObstacle.unreadable) { try RecipeFormats.details(of: [], file: "a.unknown") }
    }
}
