import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs a collection of recipes in Markdown; see `ConformanceData`.
@Suite("A collection in Markdown", .enabled(if: !ConformanceData.markdownFiles.isEmpty, "The collection is not here."))
struct MarkdownCollectionTests {
    @Test("A Markdown collection has ingredients and steps for every recipe, and skips a page that is not a recipe")
    func shown() throws {
        var count = 0
        for file in ConformanceData.markdownFiles {
            let bytes = Array(try Data(contentsOf: file))
            let format = FormatRegistry.format(forFile: file.path, bytes: bytes)
            guard let result = format?.read(at: 0, utf8: bytes, file: file.path) else {
                #expect(file.lastPathComponent == "_index.md")
                continue
            }
            count += 1
            let recipe = result.recipe
            #expect(!recipe.ingredientGroups.isEmpty, "\(file.lastPathComponent)")
            #expect(!recipe.steps.isEmpty, "\(file.lastPathComponent)")
            #expect(!recipe.title.isEmpty)
            #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
        }
        #expect(count == 410)
    }
}
