import Kitchen
import RecipeKit

/// An option that changes the size of a recipe.
enum SizeOption: String {
    case servings
    case scale
    case have
    case pan

    /// Returns the scaling that a value of this option requests.
    ///
    /// The option decides the meaning of a plain number: `--scale 2` is a factor, and `--servings 2` is a number of
    /// servings.
    ///
    /// - Throws: ``ScalingError`` if the value is not valid for this option.
    func scaling(_ value: String) throws(ScalingError) -> Scaling {
        let scaling = try Scaling(parsing: value)
        switch (self, scaling) {
        case (.servings, .servings), (.scale, .factor), (.have, .ingredient), (.have, .yield), (.pan, .pan):
            return scaling
        case (.servings, .factor):
            // `--servings 2.5` is a number of servings. `--servings x2` and `--servings half` are errors.
            let servings = try Scaling(parsing: value + " servings")
            if case .servings = servings { return servings }
        case (.scale, .servings):
            return try Scaling(parsing: "x" + value)
        default: break
        }
        throw .unreadable(value)
    }

    /// The end of an error message: what the option expects, with an example.
    var expectation: String {
        switch self {
        case .servings: "it is not a number of servings; use one such as 6."
        case .scale: "it is not a factor; use one such as 2, 3/2 or half."
        case .have: "it is not an amount of an ingredient; use one such as \"300 g flour\"."
        case .pan: "these are not two pans; name the recipe's and yours, such as 20cm:26cm."
        }
    }
}

extension ScalingError {
    /// Whether the value of the option is invalid for every recipe.
    var isOfValue: Bool {
        switch self {
        case .unreadable, .unreadablePan, .zero, .negative, .tooLarge, .tooSmall: true
        default: false
        }
    }

    /// Returns the end of an error message for the user of an option: what is wrong, and what to do.
    func sentence(for option: SizeOption) -> String {
        switch self {
        case .unreadable, .unreadablePan: option.expectation
        case .zero: "a recipe cannot be scaled to zero; use a positive number."
        case .negative: "a recipe cannot be scaled to a negative number; use a positive one."
        case .tooLarge: "a recipe can be scaled by a factor of at most 10,000; use a smaller number."
        case .tooSmall: "a recipe can be scaled to at least 1/10,000; use a larger number."
        case .noServings: "it does not say how many it serves; use a factor: --scale 2."
        case .servingsInWords(let text): "it serves “\(text)”, which is not a number; use a factor: --scale 2."
        case .unknownIngredient(let name): "it has no ingredient “\(name)”; use a name from its list of ingredients."
        case .ambiguousIngredient(let name, let matches):
            "“\(name)” can be \(matches.map { "“\($0)”" }.joined(separator: " or ")); use the whole name."
        case .ingredientWithoutAmount(let name):
            "it states no amount of \(name) that could be scaled; use another ingredient, or a factor: --scale 2."
        case .noYield(let unit): "it does not say how many \(unit) it makes; use a factor: --scale 2."
        case .notConvertible(let from, let to):
            "\(from.isEmpty ? "pieces" : from) cannot be converted to the recipe's \(to.isEmpty ? "pieces" : to); use these."
        }
    }
}
