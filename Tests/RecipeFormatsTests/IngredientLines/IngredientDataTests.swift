import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the collections of ingredient lines; see `ConformanceData`.
///
/// The test converts every sixth line. With `RECIPES_EXHAUSTIVE` it converts all lines.
@Suite("Ingredient lines of collections", .enabled(if: ConformanceData.root != nil, "The data is missing."))
struct IngredientDataTests {
    @Test(
        "An ingredient converted from a line of a collection has the amount, numbers and words of the line",
        arguments: IngredientLineSource.allCases)
    func conversion(_ source: IngredientLineSource) throws {
        var reader = IngredientLineReader.prepared
        let lines = try source.lines()
        #expect(lines.count >= source.atLeast)
        for text in ConformanceData.sampled(lines, every: 6) {
            let line = ConvertedLine(text, &reader)
            let shown = line.ingredients.map { $0.line(.ascii) }
            if !line.isInAgreement { Issue.record("\(text) → \(shown): the amount is \(line.read.shownQuantity)") }
            if let lost = line.lost { Issue.record("\(text) → \(shown): lost \(lost)") }
        }
    }
}

/// The same test with lines that are part of the project.
@Suite("Ingredient lines of all kinds")
struct IngredientSampleTests {
    @Test("An ingredient converted from a line has the amount, numbers and words of the line", arguments: lines)
    func sample(_ text: String) {
        var reader = IngredientLineReader.prepared
        let line = ConvertedLine(text, &reader)
        #expect(line.isInAgreement)
        #expect(line.lost == nil)
    }

    private static let lines = [
        "250g flour", "200ml milk", "2tbsp mustard", "250g/9oz barley", "1 (14 ounce) can plums, drained (optional)",
        "3 ½ cups oats", "1 pound large uncooked shrimp in their shells", "½ tsp each, salt & mace", "Nuez moscada.",
        "potatoes, peeled and diced, around 6 or 1 big one", "1 cup high quality olive oil", "Saft von 2 Zitronen",
        "2 c. à s. d’huile de noix", "1 spicchio d'aglio tritato", "Мука — 200 г", "2 ст. л. мёда", "酱油 10ml",
        "鸡蛋（2个）", "みりん 大さじ1と1/2", "설탕 1큰술", "1 cup (227 g or 8 ounces)sour cream", "6 plums (1,08kg)",
        "1 cup plus 2 tbsp milk", "juice of 2 limes", "barley, 2 cups", "2 to 3 dozen plums",
    ]
}
