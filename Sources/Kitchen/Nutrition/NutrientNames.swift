/// Names of the foods in the table of nutrients. ``FoodNames`` has more names.
enum NutrientNames {
    struct Meaning: Equatable {
        /// The five digits of the food's number, or `nil` if nobody eats the food.
        var digits: String?
        /// The number of the row with the weights for this name, as digits; see ``NutrientWeights``. `nil` if the name
        /// has no weights of its own.
        var weights: Substring?
    }

    /// Returns the meaning of a name, given as its words. Returns `nil` if the list does not have the name. O(log n).
    ///
    /// - Parameters:
    ///   - words: The words of the name.
    ///   - isRomance: Whether to find only French, Spanish and Italian names, which the list marks with `#`. In these
    ///     languages, the first word is the food.
    static func meaning(of words: some Sequence<String>, isRomance: Bool = false) -> Meaning? {
        let key = words.joined(separator: " ")
        if let value = SortedLines(lines).rest(after: key, before: "!#"), !isRomance || value.first == "#" {
            let food = value.dropFirst()
            if food.first == "-" { return Meaning() }
            let row = food.dropFirst(5)
            return Meaning(digits: String(food.prefix(5)), weights: row.isEmpty ? nil : row)
        }
        switch FoodNames.meaning(of: CollectionOfOne(key), isRomance: isRomance) {
        case .food(let digits, _): return Meaning(digits: digits)
        case .unknownFood, nil: return nil
        }
    }
}
