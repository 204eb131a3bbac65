import CookingLanguages
import RecipeKit

/// List entries that name groups, contain several ingredients, or are remarks.
extension MarkdownIngredients {
    /// Returns the name of a group from an entry of at most 60 characters that ends in a colon: `For the sauce` for
    /// `For the sauce:`. Returns `nil` for any other entry.
    static func label(_ text: String) -> String? {
        guard let last = text.last, last == ":" || last == "：", text.count <= 60 else { return nil }
        return MarkdownSection.withoutColon(text)
    }

    /// Returns the text of an entry that names a group in a list without colons, or `nil` if the entry names no group.
    /// Such an entry is a name directly above an entry with an amount.
    ///
    /// - Parameters:
    ///   - index: The index of the entry, which is not the last entry.
    ///   - list: The list.
    ///   - isSeparated: Whether empty entries separate the groups of the list. If not, no entry names a group.
    static func label(at index: Int, in list: MarkdownList, isSeparated: Bool) -> String? {
        guard isSeparated, index == 0 || list.items[index - 1].text.isEmpty,
            MarkdownLineShape(list.items[index].text) == .name,
            MarkdownLineShape(list.items[index + 1].text) == .amount
        else { return nil }
        return list.items[index].text
    }

    /// Adds an entry. Its paragraphs after the first are remarks about the ingredient.
    mutating func addParagraphs(_ text: String) {
        guard let end = text.firstRange(of: "\n\n") else { return add(text) }
        add(String(text[..<end.lowerBound]))
        addRemarks(text[end.upperBound...].split(separator: "\n").map { $0.trimmingSpaces() }.filter { !$0.isEmpty })
    }

    /// Adds remarks to the last ingredient.
    mutating func addRemarks(_ remarks: [String]) {
        guard var ingredient = all[all.count - 1].group.ingredients.popLast() else { return }
        ingredient.preparation =
            ([ingredient.preparation].compactMap(\.self) + remarks.map(\.singleLine)).joined(separator: ", ")
        all[all.count - 1].group.ingredients.append(ingredient)
    }

    /// Returns whether the entries nested below an ingredient are remarks: alternatives such as `or butter`, a single
    /// entry without an amount, or entries with a sentence and no amounts. Always `false` if the ingredient has no
    /// amount.
    static func areRemarks(below item: MarkdownList.Item) -> Bool {
        guard MarkdownLineShape(item.text) == .amount else { return false }
        let entries = item.lists.flatMap(\.items)
        if entries.allSatisfy({ isAlternative($0.text) }) { return true }
        guard entries.allSatisfy({ MarkdownLineShape($0.text) != .amount }) else { return false }
        return entries.count == 1 || entries.contains { MarkdownLineShape($0.text) == .sentence }
    }

    /// Returns whether an entry begins with a word for “or”.
    private static func isAlternative(_ text: String) -> Bool {
        text.split(separator: " ").first.map { orWords.contains($0.lowercased()) } ?? false
            || unspacedOrWords.contains { text.hasPrefix($0) }
    }

    private static let orWords = Set(CookingLanguage.entriesOfAll(.or))
    private static let unspacedOrWords = CookingLanguage.all.filter(\.isUnspaced).flatMap { $0.entries(.or) }

    /// Adds the ingredients of a line that begins with a plus sign: `+ salt, pepper`. If a part between the commas is
    /// not a name, adds the line as one ingredient.
    mutating func addNames(behindPlus line: String) {
        let line = line.drop { "+＋ ".contains($0) }.trimmingSpaces()
        let parts = Self.parts(of: line)
        let areNames = parts.count > 1 && parts.allSatisfy { MarkdownLineShape($0) == .name }
        for part in areNames ? parts : [line] { add(part) }
    }

    /// Adds the ingredients of an entry that names at least three of them between commas: `* rice, water, salt`.
    ///
    /// - Returns: Whether ingredients were added.
    mutating func addNames(in text: String) -> Bool {
        let parts = Self.parts(of: text)
        guard parts.count >= 3, parts.allSatisfy({ MarkdownLineShape($0) == .name && $0.count <= 30 }) else {
            return false
        }
        for part in parts { add(part) }
        return true
    }

    /// Adds the ingredients between the commas of a text, if there are several.
    ///
    /// - Returns: Whether ingredients were added.
    mutating func addSeries(_ text: String) -> Bool {
        let parts = Self.parts(of: text)
        guard parts.count >= 2 else { return false }
        for part in parts { add(part) }
        return true
    }

    /// Splits a line into the name of a group and its ingredients: `酱汁：酱油、醋、糖`. The line names at least three
    /// ingredients, and contains `、`, the separator of Chinese and Japanese. Returns `nil` for any other line.
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

    /// Returns whether an entry is a name above nested entries, and none of the nested entries is a sentence.
    static func namesList(_ item: MarkdownList.Item) -> Bool {
        guard !item.lists.isEmpty, MarkdownLineShape(item.text) == .name else { return false }
        return item.lists.allSatisfy { $0.items.allSatisfy { MarkdownLineShape($0.text) != .sentence } }
    }

    /// Returns whether an entry names the group of its nested entries: the entry ends in a colon, or it is a name and
    /// at least half of its nested entries have amounts.
    static func namesGroup(_ item: MarkdownList.Item) -> Bool {
        if item.text.hasSuffix(":") || item.text.hasSuffix("：") { return true }
        guard MarkdownLineShape(item.text) == .name else { return false }
        let entries = item.lists.flatMap { $0.items.map(\.text) }
        return entries.count { MarkdownLineShape($0) == .amount } * 2 >= entries.count
    }

    /// Splits a line at its commas and semicolons, except inside parentheses and between digits. A period at the end of
    /// a part is removed.
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
        return parts.compactMap { part in
            let part = part.trimmingSpaces()
            guard !part.isEmpty else { return nil }
            return part.last == "." || part.last == "。" ? part.dropLast().trimmingSpaces() : part
        }
    }
}
