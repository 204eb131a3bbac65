import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Runs where collections of other people's recipes are on the machine; see `ConformanceData`.
@Suite("Real Cooklang recipes", .enabled(if: !ConformanceData.recipeFiles.isEmpty, "The collections are not here."))
struct RealRecipesTests {
    @Test("Real Cooklang recipes are all read, without errors, and none comes out empty")
    func areRead() throws {
        for file in ConformanceData.recipeFiles {
            let text = try String(contentsOf: file, encoding: .utf8)
            let result = CooklangFormat().read(text, file: file.path)
            #expect(!result.diagnostics.contains { $0.severity == .error }, "\(file.path)")
            // Some files are no more than a name, or a link to where the recipe is.
            let isStub = text.allSatisfy(\.isWhitespace) || result.recipe.metadata.source != nil
            #expect(!result.recipe.sections.isEmpty || isStub, "\(file.path)")
            #expect(!result.recipe.title.isEmpty)
        }
    }

    @Test("Real Cooklang recipes have diagnostics only for their errors")
    func areNotBlamed() throws {
        let blamed = try ConformanceData.recipeFiles.filter { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return !CooklangFormat().read(text, file: file.path).diagnostics.isEmpty
        }
        // Each was looked at: braces whose marker was forgotten, and a stray letter before the front matter.
        #expect(
            Set(blamed.map(\.lastPathComponent)).isSubset(of: [
                "Seafood paella.cook", "Chilli con carne recipe.cook", "Fish and Chips Traybake.cook",
                "butter-chicken.cook",
                "vegan-mashed-potatoes.cook",
            ]))
    }

    @Test("Real Cooklang recipes give the same header alone as with the whole recipe")
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
