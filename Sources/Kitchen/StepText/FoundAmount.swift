import RecipeKit

/// What a fraction behind a unit means.
enum FractionBehindUnit {
    /// There is none, or it belongs to another amount.
    case none
    /// It is added to the number before the unit.
    case added(StepNumber)
    case unclear
}

/// A unit in a step.
struct FoundUnit {
    let kind: StepVocabulary.UnitKind
    /// The forms of its first word.
    let forms: StepVocabulary.Forms
    /// The index of the token after it.
    let end: Int
    /// Its further words that change with the number.
    var others: [(token: Int, forms: StepVocabulary.Forms)] = []
}

/// An amount that was found in a step.
struct FoundAmount {
    /// The number, or both numbers of a range.
    var numbers: [StepNumber]
    /// The words whose singular or plural depends on the number, and the indices of their tokens.
    var inflected: [(token: Int, forms: StepVocabulary.Forms)] = []
    /// The tokens of the unit, or `nil` if the amount has no unit.
    var unit: Range<Int>?
    /// Whether the unit is metric. If so, the numbers are written as decimals.
    var isMetric = false
    /// The tokens of a half after the unit: the `et demie` of `1 tasse et demie`. The new number replaces them.
    var tail: Range<Int>?
    /// The number with which ``inflected`` agrees: the 1 of `1 tasse et demie`. `nil` for the last one of ``numbers``.
    var agreeing: Rational?
    /// Whether the amount is for each of several pieces or additions: `top each with 1 tbsp`. Such an amount is not
    /// scaled.
    var isPortion = false

    /// Whether the things are made whole: `shape into 14 balls`. A third of them is rounded.
    var isWhole = false
    /// Whether a dough or a dish is divided into the things: `cut into 8 wedges`.
    var isDivision = false
    /// Whether the things are plates or people, which are as many as the servings.
    var isServings = false
    /// Whether the words do not say if the number grows with the recipe. It is not scaled, and a cook must know it.
    var isUnclear = false

    /// The tokens from the first number to the last word of the amount.
    var tokens: Range<Int> {
        let end = max(numbers[numbers.count - 1].tokens.upperBound, (inflected.map(\.token).max() ?? -1) + 1)
        return numbers[0].tokens.lowerBound..<max(end, tail?.upperBound ?? 0)
    }
}
