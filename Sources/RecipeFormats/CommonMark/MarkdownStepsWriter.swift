import RecipeKit

/// Writes steps and notes as Markdown that ``MarkdownSteps`` reads as the same text.
enum MarkdownStepsWriter {
    /// Returns headings, steps and notes for a Markdown file. The caller must write an empty line after each element.
    ///
    /// - Parameters:
    ///   - sections: The sections of steps.
    ///   - level: The level of the headings with the names of sections.
    static func blocks(for sections: [RecipeSection], level: Int) -> [String] {
        var blocks: [String] = []
        var number = 0
        let signs = String(repeating: "#", count: level)
        for (index, section) in sections.enumerated() {
            if let name = section.name {
                blocks.append("\(signs) \(MarkdownText.words(name.singleLine))")
            } else if index > 0 {
                // An empty heading ends the previous section.
                blocks.append(signs)
            }
            var hasEntry = false
            for block in section.blocks {
                switch block {
                case .step(let step):
                    let mark = "\(number + 1). "
                    let indent = String(repeating: " ", count: mark.count)
                    let words = MarkdownText.words(step.sentence(.unicode), indent: indent)
                    guard !words.isEmpty else { continue }
                    number += 1
                    if hasEntry, let last = blocks.popLast() {
                        blocks.append(last + "\n" + mark + words)
                    } else {
                        blocks.append(mark + words)
                    }
                    hasEntry = true
                case .note(let note):
                    let words = MarkdownText.words(note, indent: "> ")
                    if !words.isEmpty { blocks.append("> " + words) }
                    hasEntry = false
                }
            }
        }
        return blocks
    }
}

/// Writes groups of ingredients as Markdown lists under headings.
struct MarkdownIngredientsWriter {
    /// Whether amounts are written in italics, as RecipeMD requires.
    var marksAmounts: Bool

    /// Returns headings and lists for a Markdown file. The caller must write an empty line after each element of the
    /// result.
    ///
    /// - Parameters:
    ///   - groups: The groups of ingredients.
    ///   - level: The level of the headings of groups that are not inside another group.
    func blocks(for groups: [IngredientGroup], level: Int) -> [String] {
        groups.enumerated().flatMap { index, group -> [String] in
            var blocks: [String] = []
            // An empty heading ends the previous group.
            if group.name != nil || index > 0 {
                let signs = String(repeating: "#", count: min(level + group.level, 6))
                blocks.append("\(signs) \(MarkdownText.words((group.name ?? "").singleLine))".trimmingSpaces())
            }
            let lines = group.ingredients.flatMap(lines)
            if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
            return blocks
        }
    }

    /// Returns one list entry for each quantity of the ingredient, or one entry if the ingredient has no quantity.
    private func lines(for ingredient: Ingredient) -> [String] {
        var ingredient = ingredient
        // The link shows the displayed name. Its address contains the name of the recipe.
        if marksAmounts, ingredient.recipeReference != nil { ingredient.name = ingredient.displayName }
        let quantities = [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities
        let shown: [Quantity?] = quantities.isEmpty ? [nil] : quantities
        return shown.map { quantity in
            let amount = marksAmounts ? quantity.flatMap(marked) : nil
            let words = amount == nil ? quantity?.formatted(.unicode) : nil
            var name = MarkdownText.words(
                [words, ingredient.nameLine].compactMap(\.self).joined(separator: " ").singleLine)
            // The whole text becomes the link. A link inside the text would not refer to a recipe.
            if let reference = ingredient.recipeReference { name = "[\(name)](\(reference.markdownAddress))" }
            return amount.map { "- *\($0)* \(name)" } ?? "- \(name)"
        }
    }

    /// Returns the number and the unit of a quantity as one text for italics, or `nil` if the amount is in words.
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
