import RecipeKit

/// An error that prevents scaling a recipe as the cook asks.
public enum ScalingError: Error, Hashable, Sendable {
    /// The text is neither a number nor an amount.
    case unreadable(String)
    /// The factor, the number or the amount is zero.
    case zero
    /// The number is negative.
    case negative
    /// The number or the factor is greater than 10,000.
    case tooLarge
    /// The factor is less than 1/10,000.
    case tooSmall
    /// The text before or after the colon is not the size of a pan.
    case unreadablePan(String)
    /// The recipe states no servings.
    case noServings
    /// The servings of the recipe are words.
    case servingsInWords(String)
    /// The recipe has no ingredient with the name.
    case unknownIngredient(String)
    /// Several ingredients of the recipe match the name. The array has the names of up to four of them.
    case ambiguousIngredient(String, [String])
    /// The recipe states no amount of the ingredient, or the amount is fixed.
    case ingredientWithoutAmount(String)
    /// The recipe states no yield in this unit.
    case noYield(unit: String)
    /// The amount cannot be converted to the unit of the recipe.
    case notConvertible(from: String, to: String)
}

extension ScalingError: CustomStringConvertible {
    /// A text that says what is wrong, and what to do.
    ///
    /// The text can contain what the cook typed. Remove control characters before you print it to a terminal.
    public var description: String {
        switch self {
        case .unreadable(let text):
            (text.allSatisfy(\.isWhitespace) ? "" : "\(text.quoted) is not a size. ")
                + "Type a number of servings (6), a factor (x2, 3/2), an amount (300 g flour) or pans "
                + "(20cm:26cm)."
        case .zero: "A recipe cannot be scaled to zero."
        case .negative: "A recipe cannot be scaled to a negative number."
        case .tooLarge: "A recipe can be scaled by a factor of at most 10,000."
        case .tooSmall: "A recipe can be scaled to at least 1/10,000."
        case .unreadablePan(let text):
            "\(text.quoted) is not a pan. Type a diameter (26cm), two sides (20x30) or a loaf pan (loaf 25x11)."
        case .noServings: "The recipe does not say how many it serves. Type a factor such as x2."
        case .servingsInWords(let text):
            "The recipe is for \(text.quoted), which is no number of servings. Type a factor such as x2."
        case .unknownIngredient(let name): "The recipe has no ingredient \(name.quoted)."
        case .ambiguousIngredient(let name, let matches):
            "\(name.quoted) can be \(matches.map(\.quoted).joined(separator: " or ")). Type the whole name."
        case .ingredientWithoutAmount(let name): "The recipe states no amount of \(name) that could be scaled."
        case .noYield(let unit): "The recipe does not say how many \(unit) it makes."
        case .notConvertible(let from, let to):
            "The amount in \(from.isEmpty ? "pieces" : from) cannot be compared with the recipe’s \(to.isEmpty ? "pieces" : to)."
        }
    }
}
