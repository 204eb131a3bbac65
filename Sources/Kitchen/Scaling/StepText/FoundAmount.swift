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
    /// Whether the amount is for each of several pieces or additions: `top each with 1 tbsp`. Such an amount is not
    /// scaled.
    var isPortion = false

    /// The tokens from the first number to the last word of the amount.
    var tokens: Range<Int> {
        let end = max(numbers[numbers.count - 1].tokens.upperBound, (inflected.map(\.token).max() ?? -1) + 1)
        return numbers[0].tokens.lowerBound..<max(end, tail?.upperBound ?? 0)
    }
}
