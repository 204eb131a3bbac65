@testable import RecipeFormats
@testable import RecipeKit

/// What became of each feature on the way from one format to another, over many recipes: the worst that happened.
struct FormatMeasure {
    private(set) var outcomes: [RecipeFeature: FeatureLoss.Outcome] = [:]
    /// A text that shows the worst of each.
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

    /// The recipes as they are in a format: written in it, and read again.
    static func recipes(_ recipes: [Recipe], in format: any RecipeFormat) -> [Recipe] {
        recipes.compactMap { recipe in
            text(recipe, format).flatMap { format.read(at: 0, utf8: Array($0.utf8), file: recipe.title)?.recipe }
        }
    }

    /// The text of a recipe; a page has it as JSON-LD.
    private static func text(_ recipe: Recipe, _ format: any RecipeFormat) -> String? {
        guard format.identifier == "html" else { return format.write?(recipe) }
        let json = SchemaOrgWriter().text(for: recipe).replacing("<", with: "\\u003C")
        return "<!DOCTYPE html><title>Page</title><script type=\"application/ld+json\">\(json)</script>"
    }
}
