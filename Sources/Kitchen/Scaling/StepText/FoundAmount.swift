/// An amount in a step that grows with the recipe.
struct FoundAmount {
    /// The number, or both ends of a range.
    var numbers: [StepNumber]
    /// The words whose singular or plural follows the number, with their tokens.
    var inflected: [(token: Int, forms: StepVocabulary.Forms)] = []
    /// The tokens of its unit, or `nil` for pieces.
    var unit: Range<Int>?
    /// Whether its unit is metric, so that its numbers are decimals.
    var isMetric = false
    /// The tokens of a half after the unit, which the number replaces: the `et demie` of `1 tasse et demie`.
    var tail: Range<Int>?
    /// Whether each of several pieces or additions gets it, so that it does not grow: `top each with 1 tbsp`.
    var isPortion = false

    /// The tokens from the first number to the last word of the amount.
    var tokens: Range<Int> {
        let end = max(numbers[numbers.count - 1].tokens.upperBound, (inflected.map(\.token).max() ?? -1) + 1)
        return numbers[0].tokens.lowerBound..<max(end, tail?.upperBound ?? 0)
    }
}
