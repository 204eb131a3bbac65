/// The names that recipes use for foods, in five languages.
enum FoodNames {
    /// What a name means.
    enum Meaning: Equatable {
        /// A food of the table, by its five digits.
        case food(String, IngredientForm?)
        /// A food that the table does not have, although a part of its name is another food.
        case unknownFood
    }

    /// Returns the meaning of words that are together a name. O(log n).
    ///
    /// - Parameter isRomance: Whether only French, Spanish and Italian names count. Their first word is the food:
    ///   `farine de blé`.
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
