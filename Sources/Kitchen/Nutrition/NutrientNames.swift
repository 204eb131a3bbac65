/// The names of the foods in the table of nutrients, in addition to those of the weights of foods.
enum NutrientNames {
    /// What a name means.
    struct Meaning: Equatable {
        /// The five digits of the food, or `nil` for what is not eaten.
        var digits: String?
        /// The row of the weights of this name, or `nil`.
        var weights: Substring?
    }

    /// Returns the meaning of words that are together a name. O(log n).
    ///
    /// - Parameter isRomance: Whether only French, Spanish and Italian names count, whose first word is the food.
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
