@testable import RecipeFormats
@testable import RecipeKit

/// A loss of some recipes of the collections that is worse than the documentation says.
struct KnownLoss {
    var from: String
    var to: String
    var feature: RecipeFeature
    /// The most recipes that may have it.
    var count: Int

    static let all: [KnownLoss] = [
        // A group or a section below its list is called as a part of a recipe is: “Assembly”, “Notes”, “Combine ingredients”.
        losses(
            "Cooklang", "Markdown", [.ingredients: 8, .ingredientGroups: 8, .sections: 9, .steps: 9, .notes: 3]),
        losses("HTML", "Markdown", [.sections: 3, .steps: 9]),
        // A step of a broken page that consists of punctuation (`[{`) is no step in Markdown. Three of the nine above are such.
        // A step that is an address alone is read as a note.
        losses("HTML", "RecipeMD", [.steps: 4]),
        // A line of a list that is understood as two ingredients has two lines.
        losses("HTML", "Markdown", [.ingredients: 17]),
        // A line of ingredients is understood otherwise when its words are in another order.
        losses("Markdown", "Markdown", [.amounts: 22, .amountsInWords: 2, .optionalIngredients: 11]),
        // A list inside prose is not announced any more.
        losses("Markdown", "Markdown", [.ingredients: 1, .ingredientGroups: 1, .notes: 1]),
        // References to characters, as `&deg;`, are those characters in JSON-LD.
        losses("Cooklang", "JSON-LD", [.steps: 22]),
        // Amounts that a remark measures all together are one line: `1/2 cup + 2 tbsp milk, 150 ml`.
        losses("Markdown", "JSON-LD", [.ingredients: 1]),
        // The number is kept, and written otherwise: `0.83qt` and `0.83 qt`, `3 to 5` and `3–5`.
        losses("Cooklang", "RecipeMD", [.servings: 1]),
        losses("HTML", "RecipeMD", [.servings: 1]),
        losses("Cooklang", "plain text", [.servings: 3]),
        losses("Markdown", "plain text", [.servings: 1]),
        losses("HTML", "plain text", [.servings: 1]),
        // Nutrition is shown in its unit, and what a key only affirms or denies is shown without `true` or `no`.
        losses("Cooklang", "plain text", [.nutrition: 7, .otherMetadata: 4]),
        losses("HTML", "plain text", [.nutrition: 51]),
        // Pages say times in words that JSON-LD is not written with.
        losses("HTML", "RecipeMD", [.timesInWords: 2]),
        losses("HTML", "JSON-LD", [.timesInWords: 2]),
        losses("HTML", "plain text", [.timesInWords: 2]),
        // Pages name nutrients by words that schema.org does not have.
        losses("HTML", "JSON-LD", [.otherMetadata: 2]),
        // A line is broken beside a wide mark inside a word.
        losses("HTML", "plain text", [.steps: 3]),
        // A picture among the directions.
        losses("RecipeMD", "RecipeMD", [.images: 1]),
        losses("RecipeMD", "plain text", [.images: 1]),
    ].flatMap { $0 }

    private static func losses(_ from: String, _ to: String, _ counts: KeyValuePairs<RecipeFeature, Int>) -> [KnownLoss]
    {
        counts.map { KnownLoss(from: from, to: to, feature: $0.key, count: $0.value) }
    }
}
