import RecipeKit
import Testing

@Suite("From one format to another and back")
struct RoundTripTests {
    static let formats = ["cooklang", "recipemd", "markdown", "json"]

    @Test("what both can hold comes back equal", arguments: formats, formats)
    func comesBack(from first: String, by way: String) throws {
        let format = try #require(RecipeFormats.format(identifier: first))
        let other = try #require(RecipeFormats.format(identifier: way))
        let held = format.capabilities.intersection(other.capabilities)
        for seed in 1...40 {
            var random = RandomRecipe(seed: UInt64(seed))
            let original = try through(format, random.recipe())
            let back = try through(format, through(other, original))
            expectSame(
                back.keeping(held).withPlainNumbers, original.keeping(held).withPlainNumbers, "seed \(seed)")
        }
    }

    @Test("what a format says it can hold is what it reads of what it wrote", arguments: formats)
    func holds(_ identifier: String) throws {
        let format = try #require(RecipeFormats.format(identifier: identifier))
        for seed in 1...80 {
            var random = RandomRecipe(seed: UInt64(seed))
            let original = random.recipe()
            let read = try through(format, original)
            expectSame(
                read.keeping(format.capabilities).withPlainNumbers,
                original.keeping(format.capabilities).withPlainNumbers, "seed \(seed)")
        }
    }

    /// Says only the part that differs.
    private func expectSame(_ read: Recipe, _ original: Recipe, _ place: String) {
        #expect(read.title == original.title, "\(place)")
        #expect(read.metadata == original.metadata, "\(place)")
        for (read, original) in zip(read.listedIngredients, original.listedIngredients) where read != original {
            #expect(read == original, "\(place)")
        }
        #expect(read.listedIngredients.count == original.listedIngredients.count, "\(place)")
        for (read, original) in zip(read.sections, original.sections) {
            #expect(read.name == original.name, "\(place)")
            for (read, original) in zip(read.blocks, original.blocks) { #expect(read == original, "\(place)") }
            #expect(read.blocks.count == original.blocks.count, "\(place)")
        }
        #expect(read.sections.count == original.sections.count, "\(place)")
    }

    private func through(_ format: any RecipeFormat, _ recipe: Recipe) throws -> Recipe {
        let text = try #require(format.write?(recipe))
        let result = try #require(format.read(at: 0, utf8: Array(text.utf8), file: "recipe"), "\(text)")
        #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
        return result.recipe
    }
}
