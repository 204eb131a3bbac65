import RecipeLibrary

/// A meal that the user types into the plan: `lunch: leftovers`.
package struct TypedMeal: Hashable, Sendable {
    /// The name of the meal. A typed name gets a capital first letter.
    package let meal: String
    /// The text after the name of the meal. If the user typed no name of a meal, this is the whole text.
    package let text: String

    /// Splits a typed text. The text before the first colon is a meal if it consists of letters, spaces and hyphens.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - usual: The meal to use if the text names none.
    package init(_ text: String, usual: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        if parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) {
            meal = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
            self.text = parts[1]
        } else {
            meal = usual
            self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}
