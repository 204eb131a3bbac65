import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the collections of recipes; see `ConformanceData`.
@Suite(
    "Cooklang recipes of the collections", .enabled(if: !ConformanceData.recipeFiles.isEmpty, "The data is missing."))
struct RealRecipesTests {
    @Test("Cooklang recipes of the collections are read without errors, and have a title and content")
    func areRead() throws {
        for file in ConformanceData.recipeFiles {
            let text = try String(contentsOf: file, encoding: .utf8)
            let result = CooklangFormat().read(text, file: file.path)
            #expect(!result.diagnostics.contains { $0.severity == .error }, "\(file.path)")
            // Some files contain only a name, or only a link to the recipe.
            let isStub = text.allSatisfy(\.isWhitespace) || result.recipe.metadata.source != nil
            #expect(!result.recipe.sections.isEmpty || isStub, "\(file.path)")
            #expect(!result.recipe.title.isEmpty)
        }
    }

    @Test("Cooklang recipes of the collections have diagnostics only for known errors")
    func areNotBlamed() throws {
        let blamed = try ConformanceData.recipeFiles.filter { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return CooklangFormat().read(text, file: file.path).diagnostics.contains {
                !$0.message.contains("is not scaled")
            }
        }
        // These files have real mistakes: braces without a marker, and a stray letter before the front matter.
        #expect(
            Set(blamed.map(\.lastPathComponent)).isSubset(of: [
                "Seafood paella.cook", "Chilli con carne recipe.cook", "Fish and Chips Traybake.cook",
                "butter-chicken.cook",
                "vegan-mashed-potatoes.cook",
            ]))
    }

    @Test("The header of a Cooklang recipe of the collections is the same as in the whole recipe")
    func headersAgree() throws {
        for file in ConformanceData.recipeFiles {
            let text = try String(contentsOf: file, encoding: .utf8)
            let header = CooklangFormat().readHeaders(utf8: Array(text.utf8), file: file.path)[0]
            let recipe = CooklangFormat().read(text, file: file.path).recipe
            #expect(header.metadata == recipe.metadata, "\(file.path)")
            #expect(header.title == nil || header.title == recipe.title)
        }
    }
}
