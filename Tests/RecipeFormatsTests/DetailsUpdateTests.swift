import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Changing details in the text of a recipe file")
struct DetailsUpdateTests {
    private static let cooklang = """
        ---
        # The family's
        title: Soup
        serves: 4 # or six
        cellar: "third shelf"
        tags:
          - soup
          # the reason
          - winter
        time: 1 h
        ---
        -- From an old book.
        Boil @water{1%l} for ~{5%min}. -- slowly

        """

    private func changed(
        _ text: String, _ file: String = "Soup.cook", _ change: (inout EditableDetails) -> Void
    ) throws -> String {
        let bytes = Array(text.utf8)
        let old = try FormatRegistry.details(of: bytes, file: file)
        var new = old
        change(&new)
        return String(decoding: try FormatRegistry.text(bytes, file: file, changing: old, to: new), as: UTF8.self)
    }

    @Test("Changed details replace their own lines and keep comments, order, unknown keys and line breaks")
    func lines() throws {
        for ends in ["\n", "\r\n"] {
            let text = Self.cooklang.replacing("\n", with: ends)
            let result = try changed(text) {
                $0.servings = "a crowd"
                $0.totalTime = "1 h 20 min"
            }
            let wanted = text.replacing("serves: 4 #", with: "serves: a crowd #")
                .replacing("time: 1 h", with: "time: 1 h 20 min")
            #expect(result == wanted)
        }
    }

    @Test("Changed tags keep the comments between them, and a new detail is added at the end of the front matter")
    func tags() throws {
        let result = try changed(Self.cooklang) {
            $0.tags = "winter,  leeks "
            $0.course = "Starter"
            $0.source = "A Book <https://example.org/a>"
        }
        #expect(result.contains("# the reason\ntags: [winter, leeks]\ntime: 1 h\n"))
        let added = "\ncourse: Starter\nsource:\n  name: A Book\n  url: \"https://example.org/a\"\n---\n"
        #expect(result.contains(added), "\(result)")
    }

    @Test("Unchanged details keep the text, with a byte order mark and without a last line break")
    func unchanged() throws {
        for text in [Self.cooklang, "\u{FEFF}Boil.", "Boil.", "---\ntitle: A\n---"] {
            #expect(try changed(text) { $0.course = " " + $0.course } == text)
        }
        #expect(
            try changed("\u{FEFF}Boil @leeks{}.\n") { $0.servings = "4" }
                == "\u{FEFF}---\nservings: 4\n---\n\nBoil @leeks{}.\n")
    }

    @Test("Details in lines such as >> servings: 4 are changed in these lines")
    func metadataLines() throws {
        let text = ">> Title: Soup\n>> servings: 4\n>> tags: a, b\n\nBoil @leeks{}.\n"
        let result = try changed(text) {
            $0.servings = "6"
            $0.tags = ""
            $0.course = "Starter"
        }
        #expect(result == ">> Title: Soup\n>> servings: 6\n>> course: Starter\n\nBoil @leeks{}.\n")
    }

    @Test("A detail that has hostile characters is read back as it was written")
    func hostile() throws {
        for text in [
            "a: b", "# x", "- y", "[z]", "\"q\"", "it's", "{a}", "@x{1}", "yes", "07", "“ü” — …", "a\\b", "%", "&x",
            "*y", "!z", "|", "> w",
        ] {
            let result = try changed(Self.cooklang) {
                $0.title = text
                $0.course = text
                $0.servings = text
            }
            let details = try FormatRegistry.details(of: Array(result.utf8), file: "Soup.cook")
            #expect(details.title == text && details.course == text, "\(result)")
        }
    }

    @Test("The title of a Markdown recipe is changed in its heading, and a new detail begins a front matter")
    func markdown() throws {
        let text = "# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n"
        #expect(
            try changed(text, "Soup.md") { $0.title = "Leek *soup*" }
                == text.replacing("# Soup", with: "# Leek \\*soup\\*"))
        let result = try changed(text, "Soup.md") { $0.servings = "4" }
        #expect(result == "---\nservings: 4\n---\n\n" + text)
        let again = try changed(result, "Soup.md") {
            $0.servings = "6"
            $0.title = "Broth"
        }
        #expect(again == result.replacing("4", with: "6").replacing("# Soup", with: "# Broth"))
    }

    @Test("A detail that Markdown states in its text is changed there, and nowhere else")
    func inText() throws {
        let text =
            "# Soup\n\n- Prep time: 10 min\n- **Cook time:** 10 min\n- 🍽️ Servings: 4\n\n"
            + "## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil: 4\n"
        let result = try changed(text, "Soup.md") {
            $0.cookTime = "1 h"
            $0.servings = "6"
            $0.course = "Soups"
        }
        let wanted = text.replacing("time:** 10 min", with: "time:** 1 h").replacing("Servings: 4", with: "Servings: 6")
        #expect(result == "---\ncourse: Soups\n---\n\n" + wanted)
        let recipeMD = "# Soup\n\n*warm, quick*\n\n**4 servings**\n\n---\n\n- *2* leeks\n\n---\n\nBoil.\n"
        let other = try changed(recipeMD, "Soup.md") {
            $0.tags = "cold"
            $0.servings = "6 servings"
        }
        #expect(other == recipeMD.replacing("warm, quick", with: "cold").replacing("4 servings", with: "6 servings"))
    }

    @Test("A file whose format or text has no place for a detail is refused with the reason")
    func obstacles() throws {
        let recipeMD = "# Soup\n\n---\n\n- *2* leeks\n\n---\n\nBoil.\n"
        #expect(try changed(recipeMD, "Soup.md") { $0.title = "Broth" } == recipeMD.replacing("Soup", with: "Broth"))
        #expect(throws: EditingObstacle.details([.servings])) { try changed(recipeMD, "Soup.md") { $0.servings = "4" } }
        #expect(throws: EditingObstacle.format("HTML")) { try changed("<p>", "a.html") { _ in } }
        let prose = "# Soup\n\nServes 4 of us\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\nBoil.\n"
        #expect(throws: EditingObstacle.details([.servings])) { try changed(prose, "Soup.md") { $0.servings = "6" } }
    }

    @Test("In all Cooklang and Markdown files, changed details leave every other line as it is")
    func collections() throws {
        var counts = (changed: 0, refused: 0)
        for file in ConformanceData.sampled(ConformanceData.recipeFiles + ConformanceData.markdownFiles, every: 5) {
            let bytes = Array(try Data(contentsOf: file))
            guard let old = try? FormatRegistry.details(of: bytes, file: file.path) else { continue }
            var new = old
            new.servings = "7"
            new.tags = "one, two"
            new.source = "somebody"
            guard let text = try? FormatRegistry.text(bytes, file: file.path, changing: old, to: new) else {
                counts.refused += 1
                continue
            }
            counts.changed += 1
            let difference = lines(text).difference(from: lines(bytes))
            #expect(difference.insertions.count <= 6, "\(file.path)")
            let read = try FormatRegistry.details(of: text, file: file.path)
            #expect(read.servings == "7" && read.tags == "one, two" && read.title == old.title, "\(file.path)")
        }
        #expect(counts.changed >= counts.refused * 19, "\(counts)")
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension DetailsUpdateTests {
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
        #expect(try FormatRegistry.details(of: Array("Boil.".utf8), file: "a/Leek Soup.cook").title == "Leek Soup")
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
    func obstaclesOfFormats() {
        let soup = "# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Boil.\n\n"
        let two = Array((soup + soup.replacing("Soup", with: "Stew")).utf8)
        #expect(throws: EditingObstacle.severalRecipes) { try FormatRegistry.details(of: two, file: "a.md") }
        #expect(throws: EditingObstacle.unreadable) {
            try FormatRegistry.details(of: Array("Go home.\n".utf8), file: "a.md")
        }
        #expect(throws: EditingObstacle.unreadable) { try FormatRegistry.details(of: [0x61, 0xE9], file: "a.cook") }
        #expect(throws: EditingObstacle.unreadable) { try FormatRegistry.details(of: [], file: "a.unknown") }
    }
}
