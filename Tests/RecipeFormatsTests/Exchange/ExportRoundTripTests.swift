import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Exports that are written from other programs' exports", .enabled(if: ExportSamples.root != nil))
struct ExportRoundTripTests {
    @Test(
        "The recipes of every export are the same after they went through each program",
        arguments: RecipeExport.identifiers)
    func throughEach(program: String) throws {
        for origin in ["paprika", "mealie", "tandoor", "recipekeeper", "copymethat", "mela", "crouton", "cookmate"] {
            for file in ConformanceData.sampled(ExportSamples.files(of: origin), every: 12) {
                let recipes = try ExportSamples.read(file).recipes.filter { !$0.recipe.steps.isEmpty }
                let export = try #require(RecipeExport(to: program))
                for recipe in recipes { export.add(recipe) }
                let read = ExportSamples.read(export.finish(), named: "x." + export.fileExtension).recipes
                #expect(read.count == recipes.count, "\(file.lastPathComponent)")
                for (before, after) in zip(recipes, read) { compare(before, after, program, file.lastPathComponent) }
            }
        }
    }

    private func compare(_ before: ImportedRecipe, _ after: ImportedRecipe, _ program: String, _ file: String) {
        let title = before.recipe.title
        let note: Comment = "“\(title)” of \(file)"
        #expect(after.recipe.title == title, note)
        #expect(names(after) == names(before), note)
        let words = (words(before), words(after))
        #expect(words.0.subtracting(words.1).count <= words.0.count / 10, note)
        #expect(abs(after.recipe.steps.count - before.recipe.steps.count) <= before.recipe.steps.count / 3 + 1, note)
        #expect(after.recipe.metadata.source?.url == before.recipe.metadata.source?.url, note)
        if !["tandoor", "nextcloud"].contains(program) { #expect(after.rating == before.rating, note) }
    }

    /// The names of the groups of ingredients.
    private func names(_ recipe: ImportedRecipe) -> [String?] {
        recipe.recipe.ingredientGroups.map(\.name).filter { $0 != nil }
    }

    /// The words of the ingredients and the steps.
    private func words(_ recipe: ImportedRecipe) -> Set<String> {
        let lines = recipe.recipe.ingredientGroups.flatMap(\.ingredients).map { $0.line(.ascii) }
        let steps = recipe.recipe.steps.map { $0.sentence(.ascii) }
        let text = FeatureWords((lines + steps).joined(separator: "\n")).text
        return Set(text.split(separator: " ").map(String.init).filter { $0.first?.isLetter == true })
    }
}
