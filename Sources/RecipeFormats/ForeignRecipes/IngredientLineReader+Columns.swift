import CookingLanguages
import RecipeKit

extension IngredientLineReader {
    /// Returns the ingredient of a row with separate columns for the amount, the unit and the name. A remark in the
    /// name becomes the preparation: `Onions, chopped`.
    ///
    /// - Parameters:
    ///   - amount: A number, a range, words, or an empty text.
    ///   - unit: The unit, or `nil` or an empty text if there is none.
    ///   - name: The name, perhaps with remarks.
    ///   - preparation: The preparation from a column of its own.
    ///   - isOptional: Whether the row says that the ingredient is optional.
    mutating func ingredient(
        amount: String, unit: String?, name: String, preparation: String? = nil, isOptional: Bool = false
    ) -> Ingredient {
        let amount = amount.trimmingSpaces()
        let unit = unit.map { $0.trimmingSpaces() }.flatMap { $0.isEmpty ? nil : $0 }
        let name = name.singleLine
        // Programs have `to taste` among their units, and then write an amount of 1.
        if let unit, !name.isEmpty, ["", "0", "1"].contains(amount), Self.wordsForTaste.contains(unit.lowercased()) {
            let remark = [preparation, unit].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
            return ingredient(amount: "", unit: nil, name: name, preparation: remark, isOptional: isOptional)
        }
        var ingredient = Ingredient(read(name), of: name)
        if !amount.isEmpty || unit != nil {
            // If the columns contain a quantity, a quantity in the name remains a part of the name.
            if ingredient.quantity != nil || !ingredient.furtherQuantities.isEmpty {
                ingredient = Ingredient(name: name)
            }
            ingredient.quantity = Self.quantity(amount, unit)
            if name.isEmpty, let unit {
                // If the column of the name is empty, the column of the unit contains the name.
                ingredient.name = unit
                ingredient.quantity?.unit = nil
                if amount.isEmpty { ingredient.quantity = nil }
            }
        }
        var remarks = [ingredient.preparation, preparation?.singleLine].compactMap(\.self).filter { !$0.isEmpty }
        if remarks.last.map({ ["optional", "(optional)"].contains($0.lowercased()) }) == true {
            ingredient.isOptional = true
            remarks.removeLast()
        }
        ingredient.preparation = remarks.isEmpty ? nil : remarks.joined(separator: ", ")
        if isOptional { ingredient.isOptional = true }
        return ingredient
    }

    private static let wordsForTaste = Set(CookingLanguage.entriesOfAll(.toTaste).map { $0.lowercased() })

    /// Returns the ingredients of a line in which amount, unit and name are not separate.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - preparation: The preparation of the last ingredient, in addition to what the line says, or `nil`.
    mutating func freeLine(_ line: String, preparation: String? = nil) -> [Ingredient] {
        let line = line.singleLine
        guard !line.isEmpty else { return [] }
        var ingredients = ingredients(of: line).ingredients
        if let preparation, let last = ingredients.indices.last {
            let known = ingredients[last].preparation
            ingredients[last].preparation = known.map { "\($0), \(preparation)" } ?? preparation
        }
        return ingredients
    }

    /// Returns the quantity of an amount and a unit. If there is only a unit, the unit becomes an amount in words. If
    /// there is neither, returns `nil`. An amount of 0 is ignored.
    ///
    /// An amount such as `1.000`, whose meaning depends on the language, becomes words.
    /// ``readSeparatedNumbers(of:language:)`` reads them when the language is known.
    static func quantity(_ amount: String, _ unit: String?) -> Quantity? {
        if amount.isEmpty { return unit.map { Quantity(.text($0)) } }
        let parsed = ColumnAmount.amount(amount, unit: unit, signs: nil)
        // Programs write 0 for an amount that nobody entered.
        if case .number(.zero) = parsed { return unit.map { Quantity(.text($0)) } }
        return Quantity(parsed, unit: unit)
    }
}
