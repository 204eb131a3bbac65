import RecipeKit

extension IngredientLineReader {
    /// Returns the ingredient in a line of a list: amount, unit, name, and the rest of the line.
    ///
    /// The unit has the spelling of the line. If words would be lost or moved, the text after the amount is kept
    /// unchanged as the name; if that loses words as well, the whole line is.
    static func ingredient(_ line: IngredientLine, of text: String) -> Ingredient {
        let ingredient = ingredient(line, spelledAsIn: text)
        // A size that belongs to another thing keeps its position.
        let isInPlace = ingredient.name == line.name || text.contains(ingredient.name)
        if isInPlace, IngredientWording.isKept(text, from: line.restStart, by: ingredient) { return ingredient }
        let inOrder = [allAmounts(of: line, before: text), firstAmount(of: line, before: text)].lazy.compactMap(\.self)
        return inOrder.first { IngredientWording.isKept(text, from: line.restStart, by: $0) }
            ?? Ingredient(name: text.singleLine)
    }

    /// Returns the amounts at the start of a line, with the whole text after them as the name.
    private static func allAmounts(of line: IngredientLine, before text: String) -> Ingredient? {
        guard let rest = rest(of: text, from: line.restStart), line.size.map(rest.contains) ?? true else { return nil }
        var amounts = line
        (amounts.name, amounts.size, amounts.preparation, amounts.isOptional) = (rest, nil, nil, false)
        amounts.comment = nil
        return ingredient(amounts, spelledAsIn: text)
    }

    /// Returns the first amount, with the whole text after it as the name.
    private static func firstAmount(of line: IngredientLine, before text: String) -> Ingredient? {
        guard let rest = rest(of: text, from: line.firstAmountEnd) else { return nil }
        var first = IngredientLine(name: rest)
        (first.amount, first.unit, first.firstAmountEnd) = (line.amount, line.unit, line.firstAmountEnd)
        if line.packageQuantity != nil { first.unit = nil }
        return ingredient(first, spelledAsIn: text)
    }

    private static func rest(of text: String, from start: Int) -> String? {
        guard start > 0 else { return nil }
        let rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self).singleLine
        return rest.isEmpty ? nil : rest
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
            let each = Quantity(package.amount, unit: package.unit.map { spelled($0, in: text) })
            unit = "(\(each.written))" + (unit.map { " \($0)" } ?? "")
        }
        var quantity = line.amount.map { Quantity($0, unit: unit) }
        if quantity == nil { quantity = unit.map { Quantity(.text($0)) } }
        var ingredient = Ingredient(name: name, quantity: quantity, preparation: remarks(of: line, spelledAsIn: text))
        ingredient.isOptional = line.isOptional
        ingredient.furtherQuantities = line.addedQuantities.map {
            Quantity($0.amount, unit: $0.unit.map { spelled($0, in: text) })
        }
        return ingredient
    }

    /// Returns everything in the line except the amount and the name.
    private static func remarks(of line: IngredientLine, spelledAsIn text: String) -> String? {
        let others = line.otherQuantities.map { quantity in
            Quantity(quantity.amount, unit: quantity.unit.map { spelled($0, in: text) }).written
        }
        let remarks = others + [line.preparation, comment(of: line)].compactMap(\.self)
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }

    /// Returns the comment without the word that marks the ingredient as optional.
    private static func comment(of line: IngredientLine) -> String? {
        guard line.isOptional, let comment = line.comment else { return line.comment }
        let rest = comment.split(separator: ", ").filter { $0.trimmingSpaces().lowercased() != "optional" }
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }

    private static let fluidOunces = [
        "fluid ounces", "fluid ounce", "fluid oz", "fl ounces", "fl ounce", "floz", "fl. ounces", "fl. ounce",
    ]

    /// Returns a unit in the spelling of the line: `cups` for `cup`.
    private static func spelled(_ unit: String, in text: String) -> String {
        // This unit is the only one whose name differs from its words.
        if unit == "fl oz", let words = fluidOunces.first(where: text.contains) { return words }
        // These units have a single form.
        if let first = unit.utf8.first, EastAsianText.isLead(first) { return unit }
        var last: Substring?
        return unit.split(separator: " ").map { word in
            guard let found = form(of: word, in: text) ?? last.flatMap({ self.word(after: $0, from: word, in: text) })
            else { return String(word) }
            last = found
            let rest = text[found.endIndex...]
            guard rest.utf8.first == UInt8(ascii: "(") else { return String(found) }
            return found + (["(s)", "(es)", "(n)", "(en)"].first { rest.hasPrefix($0) } ?? "")
        }.joined(separator: " ")
    }

    /// Returns the first word of a text that can be the plural of another.
    private static func form(of word: Substring, in text: String) -> Substring? {
        guard let first = word.utf8.first, first < 0x80, text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return words(of: text[...]).first { isForm($0, of: word) }
        }
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: isLetter) {
            let written = rest[start...].prefix(while: isLetter)
            if written.first.map({ $0 | 0x20 == first | 0x20 }) == true, isForm(Substring(written), of: word) {
                return Substring(written)
            }
            rest = rest[written.endIndex...]
        }
        return nil
    }

    /// Returns the word after another word if it is an abbreviation that is written in full: `ложки` in `ст. ложки` for
    /// `л`.
    private static func word(after last: Substring, from word: Substring, in text: String) -> Substring? {
        guard let next = words(of: text[last.endIndex...]).first, next.hasPrefix(word) else { return nil }
        return next
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    /// Returns the words made of letters, in any script.
    private static func words(of text: Substring) -> [Substring] {
        text.unicodeScalars.split { scalar in
            scalar.isASCII ? !(97...122).contains(scalar.value | 0x20) : !scalar.properties.isAlphabetic
        }.map { Substring($0) }
    }

    /// Whether a word can be the plural of another: `leaves` of `leaf`.
    private static func isForm(_ written: Substring, of word: Substring) -> Bool {
        // A letter beyond ASCII has two bytes.
        let isASCII = word.utf8.first.map { $0 < 0x80 } ?? true
        guard abs(written.utf8.count - word.utf8.count) <= (isASCII ? 3 : 6),
            !isASCII || written.utf8.count >= word.utf8.count
        else { return false }
        if written == word { return true }
        guard word.utf8.count > 2 else { return false }
        let common = zip(written.utf8, word.utf8).prefix { $0 | 0x20 == $1 | 0x20 }.count
        return common >= (isASCII ? word.utf8.count - 1 : max(word.utf8.count - 4, min(word.utf8.count, 6)))
    }
}

extension Quantity {
    /// The exact quantity. ``formatted(_:)`` can round it.
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
