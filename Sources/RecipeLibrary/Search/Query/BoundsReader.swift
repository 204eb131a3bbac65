import RecipeKit

/// Parses the bounds of a number: `<30`, `<=30`, `>30`, `10-30`, `1h`, `4`.
struct BoundsReader {
    /// The key before the colon. It determines the unit: minutes, stars or ingredients.
    let key: QueryKey

    /// Returns the bounds, or `nil` if the text is not a valid number or range.
    func bounds(of text: String) -> SearchQuery.Bounds? {
        let text = text.trimmingSpaces()
        for (sign, makeBounds) in Self.signs where text.hasPrefix(sign) {
            return number(text.dropFirst(sign.count)).map(makeBounds)
        }
        if let dash = text.firstIndex(where: { "-–".contains($0) }), dash > text.startIndex {
            guard let upper = number(text[text.index(after: dash)...]),
                let lower = number(text[..<dash], besides: text[text.index(after: dash)...])
            else { return nil }
            return SearchQuery.Bounds(lower: min(lower, upper), upper: max(lower, upper))
        }
        // A single number is an upper bound for times and ingredients, and a lower bound for ratings.
        return number(text[...]).map { key == .rating ? .init(lower: $0) : .init(upper: $0) }
    }

    /// Returns whether the text can become valid bounds if the user continues to type: `<`, `10-`. A complete number
    /// has bounds already, so the result for it is `false`.
    func isBeginning(_ text: String) -> Bool {
        let text = text.trimmingSpaces()
        if text.isEmpty || text.allSatisfy({ "<>=≤≥".contains($0) }) { return true }
        return text.last.map { "-–".contains($0) } == true && bounds(of: String(text.dropLast())) != nil
    }

    /// The comparison signs. `<=` is before `<`, because the first sign that the text begins with is used.
    private static let signs: [(String, @Sendable (Int) -> SearchQuery.Bounds)] = [
        ("<=", { .init(upper: $0) }), (">=", { .init(lower: $0) }), ("=<", { .init(upper: $0) }),
        ("=>", { .init(lower: $0) }), ("≤", { .init(upper: $0) }), ("≥", { .init(lower: $0) }),
        ("<", { .init(upper: $0 - 1) }), (">", { .init(lower: $0 + 1) }), ("=", { .init(lower: $0, upper: $0) }),
    ]

    private func number(_ text: Substring, besides other: Substring = "") -> Int? {
        let text = String(text).trimmingSpaces()
        guard key == .time else {
            let most = key == .rating ? 5 : 255
            return Int(text).flatMap { (0...most).contains($0) ? $0 : nil }
        }
        // In `1-2h`, both numbers are hours.
        let unit = other.drop { $0.isNumber || $0 == "." }
        let hasUnit = text.contains(where: \.isLetter)
        return CookingTime(parsing: hasUnit ? text : text + unit).minutes
    }
}
