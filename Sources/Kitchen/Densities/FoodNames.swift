/// The names that recipes use for foods, in five languages.
enum FoodNames {
    enum Meaning: Equatable {
        /// A food of the table: the five digits of its USDA number, and the form that the name implies.
        case food(String, IngredientForm?)
        /// A food that the table does not have. The search must not continue with a part of its name.
        case unknownFood
    }

    /// Returns the meaning of a name, given as its words. Returns `nil` if the list does not have the name. O(log n).
    ///
    /// - Parameters:
    ///   - words: The words of the name.
    ///   - isRomance: Whether to find only French, Spanish and Italian names, which the list marks with `#`. In these
    ///     languages, the first word is the food: `farine de blé`.
    static func meaning(of words: some Sequence<String>, isRomance: Bool = false) -> Meaning? {
        let key = words.joined(separator: " ")
        guard let value = SortedLines(lines).rest(after: key, before: "!#"), !isRomance || value.first == "#" else {
            return nil
        }
        let food = value.dropFirst()
        if food == "-" { return .unknownFood }
        let form = food.dropFirst(5).last.flatMap(IngredientForm.init(letter:))
        return .food(String(food.prefix(5)), form)
    }
}
