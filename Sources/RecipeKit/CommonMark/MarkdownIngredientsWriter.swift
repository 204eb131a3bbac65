/// Writes groups of ingredients as lists of Markdown under headings.
struct MarkdownIngredientsWriter {
    /// Whether amounts stand in italics, as RecipeMD tells them from names.
    var marksAmounts: Bool

    /// Paragraphs, each to be followed by an empty line.
    ///
    /// - Parameter level: The level of the headings that name groups.
    func blocks(for groups: [IngredientGroup], level: Int) -> [String] {
        groups.enumerated().flatMap { index, group -> [String] in
            var blocks: [String] = []
            // A heading without words ends the group before.
            if group.name != nil || index > 0 {
                let signs = String(repeating: "#", count: min(level + group.level, 6))
                blocks.append("\(signs) \(MarkdownText.words((group.name ?? "").singleLine))".trimmingSpaces())
            }
            let lines = group.ingredients.flatMap(lines)
            if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
            return blocks
        }
    }

    /// A line for each of its quantities.
    private func lines(for ingredient: Ingredient) -> [String] {
        var ingredient = ingredient
        // The link says the recipe's name already.
        if marksAmounts, ingredient.recipeReference != nil { ingredient.name = ingredient.displayName }
        let quantities = [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities
        let shown: [Quantity?] = quantities.isEmpty ? [nil] : quantities
        return shown.map { quantity in
            let amount = marksAmounts ? quantity.flatMap(marked) : nil
            let words = amount == nil ? quantity?.formatted(.unicode) : nil
            var name = MarkdownText.words(
                [words, ingredient.nameLine].compactMap(\.self).joined(separator: " ").singleLine)
            // Only a link that is the whole name leads to a recipe.
            if let reference = ingredient.recipeReference { name = "[\(name)](\(reference.markdownAddress))" }
            return amount.map { "- *\($0)* \(name)" } ?? "- \(name)"
        }
    }

    /// The amount with a number in front; `nil` where it is words.
    private func marked(_ quantity: Quantity) -> String? {
        let number: String
        switch quantity.amount {
        case .number(let amount): number = amount.written
        case .range(let low, let high): number = "\(low.written)-\(high.written)"
        case .text: return nil
        }
        guard let unit = quantity.unit?.singleLine, !unit.isEmpty else { return number }
        return "\(number) \(MarkdownText.words(unit))"
    }
}
