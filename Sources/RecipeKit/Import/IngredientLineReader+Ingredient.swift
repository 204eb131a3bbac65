extension IngredientLineReader {
    /// The ingredient that a line of a list names: amount and unit, name, and behind it all that the line says besides.
    ///
    /// The unit is spelled as in the line. A line of which words would be lost stays whole, as a name.
    static func ingredient(_ line: IngredientLine, of text: String) -> Ingredient {
        let ingredient = ingredient(line, spelledAsIn: text)
        // The size of something else stays where it is.
        let isInPlace = ingredient.name == line.name || text.contains(ingredient.name)
        return isInPlace && StepWords.holds(ingredient.line(.ascii), theWordsOf: text)
            ? ingredient : Ingredient(name: text.singleLine)
    }

    private static func ingredient(_ line: IngredientLine, spelledAsIn text: String) -> Ingredient {
        var unit = line.unit.map { spelled($0, in: text) }
        if let container = line.container.map({ spelled($0, in: text) }) {
            unit = unit.map { "\($0) \(container)" } ?? container
        }
        var name = line.name
        if let size = line.size {
            if line.amount != nil, unit == nil { unit = size } else { name = "\(size) \(name)" }
        }
        if let package = line.packageQuantity {
            unit = "(\(package.formatted(.ascii)))" + (unit.map { " \($0)" } ?? "")
        }
        var quantity = line.amount.map { Quantity($0, unit: unit) }
        if quantity == nil { quantity = unit.map { Quantity(.text($0)) } }
        var ingredient = Ingredient(name: name, quantity: quantity, preparation: remarks(of: line))
        ingredient.isOptional = line.isOptional
        ingredient.furtherQuantities = line.addedQuantities.map {
            Quantity($0.amount, unit: $0.unit.map { spelled($0, in: text) })
        }
        return ingredient
    }

    /// Everything that stands behind the name.
    private static func remarks(of line: IngredientLine) -> String? {
        let others = line.otherQuantities.map { $0.formatted(.ascii) }
        var comment = line.comment?.split(separator: ",").map { $0.trimmingSpaces() } ?? []
        if line.isOptional { comment.removeAll { $0.lowercased() == "optional" } }
        let remarks = others + [line.preparation].compactMap(\.self) + comment
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }

    /// A unit with its words as the line has them: `cups` for `cup`.
    private static func spelled(_ unit: String, in text: String) -> String {
        // The one unit that has another name than its words.
        if unit == "fl oz", text.contains("fluid ounce") {
            return text.contains("fluid ounces") ? "fluid ounces" : "fluid ounce"
        }
        // Units are words of letters, whatever their script: bytes beyond ASCII are letters here.
        let written = text.utf8.split { byte in
            byte < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }.map { Substring($0) }
        return unit.split(separator: " ").map { word in
            String(written.first { isForm($0, of: word) } ?? word)
        }.joined(separator: " ")
    }

    /// Whether a word may be the plural of another: `leaves` of `leaf`.
    private static func isForm(_ written: Substring, of word: Substring) -> Bool {
        guard written.utf8.count >= word.utf8.count, written.utf8.count <= word.utf8.count + 3 else { return false }
        if written == word { return true }
        guard word.utf8.count > 2 else { return false }
        let common = zip(written.utf8, word.utf8).prefix { $0 | 0x20 == $1 | 0x20 }.count
        return common >= word.utf8.count - 1
    }
}
