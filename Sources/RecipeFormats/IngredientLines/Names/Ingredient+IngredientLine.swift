import RecipeKit

extension Ingredient {
    /// Creates the ingredient of a line of a list.
    ///
    /// The ingredient contains every word of the line. If the name that was read would lose words, a longer part of the
    /// line becomes the name. The unit has the spelling of the line.
    ///
    /// - Parameters:
    ///   - line: The parts of the line.
    ///   - text: The text from which `line` was read.
    init(_ line: IngredientLine, of text: String) {
        self = IngredientConversion(line, of: text).ingredient
    }
}

/// Converts the parts of an ingredient line to an ingredient that contains every word of the line.
private struct IngredientConversion {
    private let line: IngredientLine
    private let text: String

    init(_ line: IngredientLine, of text: String) {
        self.line = line
        self.text = text
    }

    var ingredient: Ingredient {
        guard text.utf8.count <= IngredientLineReader.longestLine else { return Ingredient(name: text.singleLine) }
        let ingredient = ingredient(line)
        // If the size is not directly before the name in the text, the size describes another thing.
        let isInPlace = ingredient.name == line.name || text.contains(ingredient.name)
        if isInPlace, keepsWords(ingredient) { return ingredient }
        if let allAmounts, keepsWords(allAmounts) { return allAmounts }
        if let firstAmount, keepsWords(firstAmount) { return firstAmount }
        return Ingredient(name: text.singleLine)
    }

    private func keepsWords(_ ingredient: Ingredient) -> Bool {
        IngredientWording.isKept(text, from: line.restStart, by: ingredient, line.numberSigns)
    }

    /// The ingredient with all amounts at the start of the line, and with all text after them as its name.
    private var allAmounts: Ingredient? {
        guard let rest = rest(from: line.restStart), line.size.map(rest.contains) ?? true else { return nil }
        var amounts = line
        (amounts.name, amounts.size, amounts.preparation, amounts.isOptional) = (rest, nil, nil, false)
        amounts.comment = nil
        // The name contains the amounts after the first word of the name.
        amounts.addedQuantities = Array(line.addedQuantities.prefix(line.leadingAdded))
        amounts.otherQuantities = Array(line.otherQuantities.prefix(line.leadingOther))
        return ingredient(amounts)
    }

    /// The ingredient with the first amount only, and with all text after it as its name.
    private var firstAmount: Ingredient? {
        guard let rest = rest(from: line.firstAmountEnd) else { return nil }
        var first = IngredientLine(name: rest)
        (first.amount, first.unit) = (line.amount, line.packageQuantity == nil ? line.unit : nil)
        return ingredient(first)
    }

    private func rest(from start: Int) -> String? {
        guard start > 0 else { return nil }
        let rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self).singleLine
        return rest.isEmpty ? nil : rest
    }

    private func ingredient(_ line: IngredientLine) -> Ingredient {
        let spelling = UnitSpellingFinder(text)
        var unit = line.unit.map(spelling.spelled)
        if let container = line.container.map(spelling.spelled) {
            unit = unit.map { "\($0) \(container)" } ?? container
        }
        var name = line.name
        if let size = line.size {
            // As a unit, the German `gr.` would be grams.
            let isUnit = line.amount != nil && unit == nil && size.last != "."
            if isUnit { unit = size } else { name = "\(size) \(name)" }
        }
        var line = line
        if line.packageQuantity == nil, line.leadingOther > 0, case .number(let number)? = line.amount, number < .one,
            line.isPackaged, let size = line.otherQuantities.first
        {
            // Directly behind half a can, a measure is the size of the can: `½ can (14 oz) coconut milk`.
            line.packageQuantity = size
            line.otherQuantities.removeFirst()
        }
        if let package = line.packageQuantity {
            unit = "(\(spelling.spelled(package).written))" + (unit.map { " \($0)" } ?? "")
        }
        var quantity = line.amount.map { Quantity($0, unit: unit) }
        if quantity == nil { quantity = unit.map { Quantity(.text($0)) } }
        let remarks =
            line.otherQuantities.map { spelling.spelled($0).written }
            + [line.preparation, Self.comment(of: line)].compactMap(\.self)
        var ingredient = Ingredient(
            name: name, quantity: quantity, preparation: remarks.isEmpty ? nil : remarks.joined(separator: ", "))
        ingredient.isOptional = line.isOptional
        ingredient.furtherQuantities = line.addedQuantities.map(spelling.spelled)
        return ingredient
    }

    /// Returns the comment. If the ingredient is optional, the comment does not repeat the word `optional`.
    private static func comment(of line: IngredientLine) -> String? {
        guard line.isOptional, let comment = line.comment else { return line.comment }
        let rest = comment.split(separator: ", ").map(String.init).filter {
            $0.trimmingSpaces().lowercased() != "optional"
        }
        .map { $0.lowercased().hasPrefix("optional for ") ? String($0.dropFirst("optional ".count)) : $0 }
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }
}

extension Quantity {
    /// The quantity as text, without the rounding of ``formatted(_:)``.
    fileprivate var written: String {
        let amount =
            switch amount {
            case .number(let number): number.written
            case .range(let low, let high): "\(low.written)-\(high.written)"
            case .text(let words): words
            }
        return unit.map { "\(amount) \($0)" } ?? amount
    }
}
