import RecipeKit
import TextLayout

/// Writes a recipe in the text format of Meal-Master, with the ingredients in one column. Data without a field is
/// written after the directions: `Source: a friend`.
enum MealMasterWriter {
    /// The maximum number of columns of a line.
    private static let width = 76
    /// The maximum number of characters of a name in one row.
    private static let nameWidth = 28

    /// Returns the text of a recipe, with a line feed at the end of each line.
    static func text(for recipe: Recipe) -> String {
        var lines = ["MMMMM----- Recipe via Meal-Master (tm) v8.05", " "]
        lines.append("      Title: " + plain(recipe.title))
        let categories = ([recipe.metadata.course] + recipe.metadata.tags).compactMap(\.self)
            .map { plain($0).replacing(",", with: " ") }
        lines.append(" Categories: " + categories.joined(separator: ", "))
        lines.append("      Yield: " + (recipe.metadata.servings.map { plain($0.text) } ?? ""))
        lines.append(" ")
        for group in recipe.ingredientGroups {
            if let name = group.name { lines.append(heading(name)) }
            for ingredient in group.ingredients { lines += rows(for: ingredient) }
        }
        lines.append(" ")
        for section in recipe.sections where !section.blocks.isEmpty || section.name != nil {
            if let name = section.name { lines += [heading(name), " "] }
            for block in section.blocks {
                switch block {
                case .step(let step): lines += paragraph(step.sentence(.ascii))
                case .note(let note): lines += paragraph("Note: " + note)
                }
                lines.append(" ")
            }
        }
        if let description = recipe.metadata.description {
            lines += paragraph("Description: " + description.singleLine)
            lines.append(" ")
        }
        let facts = facts(of: recipe)
        if !facts.isEmpty { lines += facts.map { "  " + $0 } + [" "] }
        lines.append("MMMMM")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func plain(_ text: String) -> String { text.singleLine.withoutControlCharacters }

    private static func heading(_ name: String) -> String {
        let name = plain(name)
        let count = max(0, 64 - name.count)
        let left = String(repeating: "-", count: max(5, count / 2))
        return "MMMMM" + left + name + String(repeating: "-", count: max(5, count - count / 2))
    }

    // MARK: Ingredients

    private static func rows(for ingredient: Ingredient) -> [String] {
        guard ingredient.furtherQuantities.isEmpty else {
            return SchemaOrgWriter.lines(for: ingredient).flatMap { rows("", "", plain($0)) }
        }
        var name = plain(ingredient.name)
        if let preparation = ingredient.preparation.map(plain), !preparation.isEmpty { name += "; \(preparation)" }
        if ingredient.isOptional { name += " (optional)" }
        guard let quantity = ingredient.quantity else { return rows("", "", name) }
        let amount = quantity.amount.written
        let unit = quantity.unit ?? ""
        let isNumber = Amount.numeric(amount) != nil && amount.count <= 7
        if isNumber, unit.isEmpty { return rows(amount, "", name) }
        // Readers convert the code of `1/2 cups` to `cup`, so this unit is written in words.
        if isNumber, let code = MealMasterUnit.code(for: unit), MealMasterUnit.word(for: code, amount: amount) == unit {
            return rows(amount, code, name)
        }
        return isNumber
            ? rows(amount, "", "\(plain(unit)) \(name)") : rows("", "", plain("\(amount) \(unit) \(name)"))
    }

    private static func rows(_ amount: String, _ unit: String, _ name: String) -> [String] {
        let parts = wrapped(name, width: nameWidth)
        let first = amount.leftPadded(to: 7) + " " + unit.padded(to: 2) + " " + (parts.first ?? "")
        return [first] + parts.dropFirst().map { String(repeating: " ", count: 11) + "-" + $0 }
    }

    // MARK: Texts

    /// Returns the lines of a paragraph. After a line break of the text, a line begins with a colon. A first line that
    /// a reader would take for an ingredient, such as `1000 g flour and the milk`, has another indentation.
    private static func paragraph(_ text: String) -> [String] {
        let lines = text.lines(keepingEmpty: true).map { plain(String($0)) }
        return lines.enumerated().flatMap { index, line -> [String] in
            let texts = wrapped(line, width: width - 4)
            let first = texts.first ?? ""
            let start = ["  ", " ", ""].first { MealMasterRow.rows(in: $0 + first) == nil } ?? "  "
            let mark = index == 0 ? start : "  :"
            return [mark + first] + texts.dropFirst().map { "  " + $0 }
        }
    }

    /// Breaks a text at spaces, but not before a word with a meaning at the start of a line, such as a hyphen or `2.`.
    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var length = 0
        for word in text.split(separator: " ") {
            let count = word.count
            if let last = lines.last, length + 1 + count <= width || isMark(word) || last.last == "-" {
                lines[lines.count - 1] += " " + word
                length += 1 + count
            } else {
                lines.append(String(word))
                length = count
            }
        }
        return lines
    }

    private static func isMark(_ word: Substring) -> Bool {
        guard let first = word.first else { return false }
        return "-:*•·–".contains(first) || first.isNumber && word.contains { ".):".contains($0) }
    }

    // MARK: Facts

    private static func facts(of recipe: Recipe) -> [String] {
        let metadata = recipe.metadata
        var facts: [(String, String?)] = [
            ("Recipe By", metadata.author), ("Source", metadata.source?.name), ("Link", metadata.source?.url),
            ("Preparation Time", metadata.prepTime?.text), ("Cooking Time", metadata.cookTime?.text),
            ("Total Time", metadata.statedTotalTime?.text), ("Cuisine", metadata.cuisine),
            ("Difficulty", metadata.difficulty), ("Language", metadata.locale),
            ("Diet", metadata.diets.isEmpty ? nil : metadata.diets.joined(separator: ", ")),
            ("Equipment", recipe.cookwareList.map { $0.line(.ascii) }.joined(separator: ", ")),
        ]
        facts += metadata.images.map { ("Image", $0) }
        facts += metadata.others.map { (plain($0.key), $0.value) }
        var lines = facts.compactMap { key, value in
            value.map(plain).flatMap { $0.isEmpty || key.isEmpty ? nil : "\(key): \($0)" }
        }
        // ``FactLines`` must know the word of at least one line. It knows `Recipe`.
        if !lines.isEmpty { lines.insert("Recipe: " + plain(recipe.title), at: 0) }
        return lines
    }
}

extension Amount {
    /// The amount as text that readers convert to exactly the same amount.
    fileprivate var written: String {
        switch self {
        case .number(let number): number.written
        case .range(let low, let high): "\(low.written)-\(high.written)"
        case .text(let words): words
        }
    }
}
