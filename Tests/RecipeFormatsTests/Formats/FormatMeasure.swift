@testable import RecipeFormats
@testable import RecipeKit

/// The worst outcome of each feature when many recipes are written in a format and read again.
struct FormatMeasure {
    private(set) var outcomes: [RecipeFeature: FeatureLoss.Outcome] = [:]
    /// A text with the worst outcome of each feature.
    private(set) var examples: [RecipeFeature: String] = [:]

    /// Writes each recipe and reads it again.
    init(_ recipes: [Recipe], to format: any RecipeFormat) {
        for recipe in recipes {
            guard let text = Self.text(recipe, format) else { continue }
            add(FeatureLoss(of: recipe, in: text, format: format), example: text)
        }
    }

    mutating func add(_ loss: FeatureLoss, example: String) {
        for (feature, outcome) in loss.outcomes where outcomes[feature].map({ $0 < outcome }) ?? true {
            outcomes[feature] = outcome
            examples[feature] = example
        }
    }

    func features(_ outcome: FeatureLoss.Outcome) -> [RecipeFeature] {
        RecipeFeature.allCases.filter { outcomes[$0] == outcome }
    }

    /// Returns the recipes after they were written in a format and read again.
    static func recipes(_ recipes: [Recipe], in format: any RecipeFormat) -> [Recipe] {
        recipes.compactMap { recipe in
            text(recipe, format).flatMap { format.read(at: 0, utf8: Array($0.utf8), file: recipe.title)?.recipe }
        }
    }

    /// Returns the text of a recipe. In a web page, the recipe is JSON-LD.
    private static func text(_ recipe: Recipe, _ format: any RecipeFormat) -> String? {
        guard format.identifier == "html" else { return format.write?(recipe) }
        let json = SchemaOrgWriter().text(for: recipe).replacing("<", with: "\\u003C")
        return "<!DOCTYPE html><title>Page</title><script type=\"application/ld+json\">\(json)</script>"
    }
}
