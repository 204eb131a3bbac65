import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Runs where other people's recipes are on the machine; see `ConformanceData`.
@Suite("All ingredient lines", .enabled(if: ConformanceData.root != nil, "The lines are not here."))
struct IngredientDataTests {
    @Test("give the same amount to a list of ingredients as to a line", arguments: IngredientLineSource.allCases)
    func agreement(_ source: IngredientLineSource) throws {
        try expect(of: source) { line in line.isInAgreement ? nil : "\(line.read.shownQuantity)" }
    }

    @Test("keep their numbers and words, in their order or understood", arguments: IngredientLineSource.allCases)
    func words(_ source: IngredientLineSource) throws {
        try expect(of: source) { line in line.lost }
    }

    /// Reads every line of a source and expects `problem` to find none.
    private func expect(
        of source: IngredientLineSource, _ problem: (ConvertedLine) -> String?
    ) throws {
        var reader = IngredientLineReader()
        let lines = try source.lines()
        #expect(lines.count >= source.atLeast)
        for text in lines {
            let line = ConvertedLine(text, &reader)
            if let problem = problem(line) {
                let shown = line.ingredients.map { $0.line(.ascii) }
                Issue.record("\(text) → \(shown): \(problem)")
            }
        }
    }
}

/// The same without the data.
@Suite("Ingredient lines of all kinds")
struct IngredientSampleTests {
    @Test("give the same amount to a list as to a line read alone, and keep numbers and words", arguments: lines)
    func sample(_ text: String) {
        var reader = IngredientLineReader()
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
