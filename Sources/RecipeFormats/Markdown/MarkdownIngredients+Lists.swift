import RecipeKit

/// Entries that name groups or contain several ingredients.
extension MarkdownIngredients {
    /// Returns the name in an entry that only names the entries below it: `For the sauce:`.
    static func label(_ text: String) -> String? {
        guard let last = text.last, last == ":" || last == "：", text.count <= 60 else { return nil }
        return MarkdownSection.withoutColon(text)
    }

    /// Adds an entry whose further paragraphs are remarks about the ingredient.
    mutating func addParagraphs(_ text: String) {
        guard let end = text.firstRange(of: "\n\n") else { return add(text) }
        add(String(text[..<end.lowerBound]))
        let remarks = text[end.upperBound...].split(separator: "\n").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        guard var ingredient = all[all.count - 1].group.ingredients.popLast() else { return }
        ingredient.preparation = ([ingredient.preparation].compactMap(\.self) + remarks).joined(separator: ", ")
        all[all.count - 1].group.ingredients.append(ingredient)
    }

    /// Adds the names of a line behind a plus sign.
    mutating func addNames(behindPlus line: String) {
        let line = line.drop { "+＋ ".contains($0) }.trimmingSpaces()
        let parts = Self.parts(of: line)
        let areNames = parts.count > 1 && parts.allSatisfy { MarkdownLineShape($0) == .name }
        for part in areNames ? parts : [line] { add(part) }
    }

    /// Adds the ingredients of the only entry of a list if it names several: `* rice, water, salt`.
    mutating func addNames(in text: String) -> Bool {
        let parts = Self.parts(of: text)
        guard parts.count >= 3, parts.allSatisfy({ MarkdownLineShape($0) == .name && $0.count <= 30 }) else {
            return false
        }
        for part in parts { add(part) }
        return true
    }

    /// Returns a name and its ingredients in a language that separates a series by `、`: `酱汁：酱油、醋、糖`.
    static func series(in text: String) -> (name: String, parts: [String])? {
        guard text.contains("、"), let colon = text.firstIndex(where: { ":：".contains($0) }),
            case let name = text[..<colon].trimmingSpaces(), !name.isEmpty, name.count <= 20
        else { return nil }
        let parts = parts(of: text[text.index(after: colon)...].trimmingSpaces())
        guard parts.count >= 3,
            parts.allSatisfy({ part in
                MarkdownLineShape(part) != .sentence && part.first?.isLetter == true && part.count <= 30
            })
        else { return nil }
        return (name, parts)
    }

    /// Whether an entry is a word above nested entries, none of which is a sentence.
    static func namesList(_ item: MarkdownList.Item) -> Bool {
        guard !item.lists.isEmpty, MarkdownLineShape(item.text) == .name else { return false }
        return item.lists.allSatisfy { $0.items.allSatisfy { MarkdownLineShape($0.text) != .sentence } }
    }

    static func namesGroup(_ item: MarkdownList.Item) -> Bool {
        if item.text.hasSuffix(":") || item.text.hasSuffix("：") { return true }
        guard MarkdownLineShape(item.text) == .name else { return false }
        let entries = item.lists.flatMap { $0.items.map(\.text) }
        return entries.count { MarkdownLineShape($0) == .amount } * 2 >= entries.count
    }

    /// Splits a line at its commas, except inside parentheses and numbers.
    static func parts(of line: String) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        let characters = Array(line)
        for (index, character) in characters.enumerated() {
            if "(（[".contains(character) { depth += 1 }
            if ")）]".contains(character) { depth -= 1 }
            let isBetweenDigits = previous.isNumber && index + 1 < characters.count && characters[index + 1].isNumber
            if ",，、;；".contains(character), depth <= 0, !isBetweenDigits {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        return parts.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }.map { part in
            part.last == "." || part.last == "。" ? part.dropLast().trimmingSpaces() : part
        }
    }
}
