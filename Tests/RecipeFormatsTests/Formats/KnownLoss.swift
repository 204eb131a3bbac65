@testable import RecipeFormats
@testable import RecipeKit

/// A feature that some recipes of a collection lose in a conversion although docs/formats.md promises it.
///
/// The counts are upper bounds for all files of a collection, so they also apply to a sample of the files.
struct KnownLoss {
    var from: String
    var to: String
    var feature: RecipeFeature
    /// The maximum number of recipes that lose the feature.
    var count: Int

    /// Returns the maximum number of recipes that lose a feature in a conversion.
    static func count(of feature: RecipeFeature, _ pair: DocumentedLosses.Pair) -> Int {
        all.first { $0.feature == feature && $0.from == pair.from && $0.to == pair.to }?.count ?? 0
    }

    private static let all: [KnownLoss] = [
        // The name of a group or section is also a usual heading of recipes: “Assembly”, “Notes”, “Combine
        // ingredients”.
        losses(
            "Cooklang", "Markdown", [.ingredients: 8, .ingredientGroups: 8, .sections: 9, .steps: 9, .notes: 3]),
        losses("HTML", "Markdown", [.sections: 3, .steps: 9]),
        // A step that is only a URL is read as a note. Three of the nine pages in the previous entry are broken: their
        // step consists of punctuation (`[{`), which is not a step in Markdown.
        losses("HTML", "RecipeMD", [.steps: 4]),
        // A line that is parsed as two ingredients becomes two lines.
        losses("HTML", "Markdown", [.ingredients: 17]),
        losses("HTML", "Org", [.ingredients: 17, .sections: 3, .steps: 9]),
        losses("Cooklang", "Org", [.ingredients: 8, .ingredientGroups: 8, .sections: 9, .steps: 9, .notes: 3]),
        losses(
            "Markdown", "Org",
            [
                .amounts: 22, .amountsInWords: 2, .optionalIngredients: 11, .ingredients: 1, .ingredientGroups: 1,
                .notes: 1,
            ]),
        // If the words of an ingredient line are written in another order, the line is parsed differently.
        losses("Markdown", "Markdown", [.amounts: 22, .amountsInWords: 2, .optionalIngredients: 11]),
        // The sentence that announced a list inside prose is not written.
        losses("Markdown", "Markdown", [.ingredients: 1, .ingredientGroups: 1, .notes: 1]),
        // In JSON-LD, characters replace the character references: `&deg;`.
        losses("Cooklang", "JSON-LD", [.steps: 22]),
        // If one remark measures several amounts together, they are written as one line:
        // `1/2 cup + 2 tbsp milk, 150 ml`.
        losses("Markdown", "JSON-LD", [.ingredients: 1]),
        // The number stays the same, but its spelling changes: `0.83qt` and `0.83 qt`, `3 to 5` and `3–5`.
        losses("Cooklang", "RecipeMD", [.servings: 1]),
        losses("HTML", "RecipeMD", [.servings: 1]),
        losses("Cooklang", "plain text", [.servings: 3]),
        losses("Markdown", "plain text", [.servings: 1]),
        losses("HTML", "plain text", [.servings: 1]),
        // Nutrition is written with its unit. If the value of a key is only `true` or `no`, the value is not written.
        losses("Cooklang", "plain text", [.nutrition: 7, .otherMetadata: 4]),
        losses("HTML", "plain text", [.nutrition: 51]),
        // JSON-LD is written without times in words.
        losses("HTML", "RecipeMD", [.timesInWords: 2]),
        losses("HTML", "JSON-LD", [.timesInWords: 2]),
        losses("HTML", "plain text", [.timesInWords: 2]),
        // The page names a nutrient that schema.org does not define.
        losses("HTML", "JSON-LD", [.otherMetadata: 2]),
        // A line is broken beside a wide character inside a word.
        losses("HTML", "plain text", [.steps: 3]),
        // Meal-Master has no syntax for these parts. A step or a value that looks like a heading, a note, a number or a
        // fact is read as one.
        losses("Cooklang", "Meal-Master", [.cookware: 16, .nutrition: 16, .otherMetadata: 16]),
        losses("Markdown", "Meal-Master", [.amounts: 16, .amountsInWords: 8, .sections: 24, .notes: 32]),
        losses(
            "HTML", "Meal-Master",
            [
                .notes: 8, .times: 8, .cuisine: 8, .sections: 24, .otherMetadata: 8, .author: 8, .ingredients: 16,
                .source: 8, .language: 8, .images: 8, .servings: 8, .nutrition: 16,
            ]),
        // The directions contain a picture.
        losses("RecipeMD", "RecipeMD", [.images: 1]),
        losses("RecipeMD", "plain text", [.images: 1]),
    ].flatMap { $0 }

    private static func losses(_ from: String, _ to: String, _ counts: KeyValuePairs<RecipeFeature, Int>) -> [KnownLoss]
    {
        counts.map { KnownLoss(from: from, to: to, feature: $0.key, count: $0.value) }
    }
}
