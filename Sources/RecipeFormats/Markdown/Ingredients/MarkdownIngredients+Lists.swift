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

/// Reads the rows of tables.
extension MarkdownIngredients {
    /// Adds the rows of a table. If all column headers announce ingredients, each cell is an ingredient line. If the
    /// columns are not recognized, each row is an ingredient line.
    mutating func add(_ table: MarkdownTable) {
        if MarkdownIngredientTable.hasOnlyIngredients(table) {
            for cell in table.rows.flatMap(\.self) {
                add(cell.first?.isNumber == true ? cell.replacing(" - ", with: " ", maxReplacements: 1) : cell)
            }
            return
        }
        guard let rows = MarkdownIngredientTable(table) else {
            for row in table.rows { addLine(row.filter { !$0.isEmpty }) }
            return
        }
        for entry in rows.entries {
            switch entry {
            case .group(let name): beginGroup(name)
            case .ingredient(let amount, let name, let remark, let isOptional):
                let count = self.count
                add(amount: amount, name: name, remark: remark)
                if isOptional, self.count > count { makeLastOptional() }
            }
        }
    }

    /// Adds the ingredient of a table row from the texts of its cells. Each text can be empty.
    mutating func add(amount: String, name: String, remark: String) {
        let count = self.count
        add([amount, name].filter { !$0.isEmpty }.joined(separator: " "))
        guard self.count > count, var ingredient = all[all.count - 1].group.ingredients.popLast() else { return }
        if ingredient.name != name, !amount.isEmpty, EastAsianText.isMain(in: Array(name.utf8)),
            case let behind = lines?.ingredients(of: "\(name) \(amount)").ingredients ?? [], behind.count == 1,
            behind[0].name == name
        {
            // In Chinese, Japanese and Korean, the amount is after the name.
            ingredient = behind[0]
        }
        Self.keepApart(amount, name, in: &ingredient)
        if ingredient.quantity == nil, !amount.isEmpty {
            // A long text without a number is a remark and not an amount.
            let isRemark = amount.count > 24 && !amount.contains(where: \.isNumber)
            ingredient =
                isRemark
                ? Ingredient(name: name, preparation: amount)
                : Ingredient(name: name, quantity: Quantity(.text(amount)))
        }
        if !remark.isEmpty {
            ingredient.preparation = [ingredient.preparation, remark].compactMap(\.self).joined(separator: ", ")
        }
        all[all.count - 1].group.ingredients.append(ingredient)
    }

    /// Adds a row of a table whose columns are not recognized. In most cases, all cells together are one ingredient
    /// line. If every cell has several words and the first cell has an amount, the other cells are remarks.
    private mutating func addLine(_ cells: [String]) {
        let areLines = cells.count > 1 && cells.allSatisfy { $0.split(separator: " ").count > 1 }
        guard areLines, MarkdownLineShape(cells[0]) == .amount else { return add(cells.joined(separator: " ")) }
        add(cells[0])
        addRemarks(Array(cells.dropFirst()))
    }

    private mutating func makeLastOptional() {
        guard var ingredient = all[all.count - 1].group.ingredients.popLast() else { return }
        ingredient.isOptional = true
        all[all.count - 1].group.ingredients.append(ingredient)
    }

    /// Moves words from the start of an ingredient's name back to its amount if they belong to the amount in the table.
    ///
    /// - Parameters:
    ///   - amount: The amount in the table.
    ///   - name: The name in the table.
    ///   - ingredient: The ingredient that was read from the amount and the name as one line.
    static func keepApart(_ amount: String, _ name: String, in ingredient: inout Ingredient) {
        guard !amount.isEmpty, ingredient.name != name, ingredient.name.hasSuffix(" \(name)"),
            let quantity = ingredient.quantity
        else { return }
        let words = ingredient.name.dropLast(name.count).trimmingSpaces()
        ingredient.name = name
        if words.allSatisfy({ !$0.isLetter && !$0.isNumber }) { return }
        let isUnit = quantity.unit == nil && words.allSatisfy { $0.isLetter || $0 == "." }
        ingredient.quantity = isUnit ? Quantity(quantity.amount, unit: words) : Quantity(.text(amount))
        if !isUnit { ingredient.furtherQuantities = [] }
    }
}

extension MarkdownIngredients {
    /// Moves cookware out of the lists that contain both ingredients and cookware. An ingredient that another list
    /// contains too is removed from these lists.
    mutating func finish() {
        guard all.contains(where: { $0.kind == .withCookware }) else { return }
        let amounts = all.filter { $0.kind != .withCookware }.flatMap(\.group.ingredients).map { Self.core($0.name) }
        let equal = Set(amounts.filter { !$0.isEmpty })
        // In lists that no cook writes, only equal names are the same, because comparing all names would take minutes.
        let comparesParts = amounts.count * (count - amounts.count) <= Self.comparedNames
        for index in all.indices where all[index].kind == .withCookware {
            var kept: [Ingredient] = []
            for ingredient in all[index].group.ingredients {
                let name = Self.core(ingredient.name)
                if equal.contains(name) || comparesParts && amounts.contains(where: { Self.isSame(name, $0) }) {
                    continue
                }
                if MarkdownCookwareWords.isCookware(name) {
                    addCookware([ingredient.line(.unicode).singleLine])
                } else {
                    kept.append(ingredient)
                }
            }
            all[index].group.ingredients = kept
            if kept.isEmpty { all[index].group.name = nil }
        }
        recount()
    }

    /// The maximum number of pairs of names of which one is searched in the other.
    private static let comparedNames = 250_000
    /// The maximum length of a name, in bytes. A longer line is no name.
    private static let longestName = 200

    /// Returns the name in lower case, up to the first parenthesis.
    private static func core(_ name: String) -> String {
        name.prefix { !"(（".contains($0) }.trimmingSpaces().lowercased()
    }

    /// Returns whether two names are equal, or one contains the other. A single character is not enough, except at the
    /// start of `other`.
    private static func isSame(_ name: String, _ other: String) -> Bool {
        guard !name.isEmpty, !other.isEmpty, max(name.utf8.count, other.utf8.count) <= longestName else { return false }
        return name.count > 1 && other.contains(name) || other.count > 1 && name.contains(other)
            || other.hasPrefix(name)
    }
}
