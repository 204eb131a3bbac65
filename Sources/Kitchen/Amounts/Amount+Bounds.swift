import RecipeKit

extension Amount {
    /// The number, or the lower bound of a range. `nil` for words.
    var low: Rational? {
        switch self {
        case .number(let number), .range(let number, _): number
        case .text: nil
        }
    }

    /// The number, or the upper bound of a range. `nil` for words.
    var high: Rational? {
        switch self {
        case .number(let number), .range(_, let number): number
        case .text: nil
        }
    }
}
