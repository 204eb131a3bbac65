import RecipeKit

/// Collects the ingredients of a Markdown recipe, group by group.
struct MarkdownIngredients {
    /// The content of the list to which a group belongs.
    enum Kind {
        case plain
        /// Amounts of ingredients that another list names.
        case amounts
        /// Cookware in addition to ingredients.
        case withCookware
    }

    private(set) var cookware: [Cookware] = []
    var all: [(group: IngredientGroup, kind: Kind)] = []
    /// Whether lines are split into amounts and names. It is not necessary for counting ingredients.
    var understandsLines = true
    private var lines: IngredientLineReader?

    /// The reader's word tables are created once.
    private static let lineReader = IngredientLineReader()

    /// The groups that have a name or ingredients.
    var groups: [IngredientGroup] {
        all.map(\.group).filter { !$0.ingredients.isEmpty || $0.name != nil }
    }

    var count: Int { all.reduce(0) { $0 + $1.group.ingredients.count } }

    mutating func beginGroup(_ name: String?, level: Int, kind: Kind) {
        let name = name.flatMap { $0.isEmpty ? nil : $0 }
        all.append((IngredientGroup(name: name, level: level, ingredients: []), kind))
    }

    private mutating func beginGroup(_ name: String?) {
        all.append(
            (IngredientGroup(name: name, level: all.last?.group.level ?? 0, ingredients: []), all.last?.kind ?? .plain))
    }

    mutating func addCookware(_ names: [String]) {
        cookware += names.filter { !$0.isEmpty }.map { Cookware(name: $0) }
    }

    /// Adds a list entry. An entry that ends in a colon names a group.
    mutating func addEntry(_ text: String) {
        let text = MarkdownList.withoutCheckbox(text.trimmingSpaces())
        if text.hasSuffix(":") { beginGroup(MarkdownSection.withoutColon(text)) } else { add(text) }
    }

    /// The number of ingredients with an amount.
    var amountCount: Int { all.reduce(0) { $0 + $1.group.ingredients.count { $0.quantity != nil } } }

    private mutating func add(_ line: String) {
        let line = MarkdownAmountForms.resolved(MarkdownEitherNumber.resolved(line.singleLine))
        guard !line.isEmpty else { return }
        if all.isEmpty { beginGroup(nil) }
        if let parts = MarkdownAmountForms.ratio(line) {
            for part in parts { add(part) }
            return
        }
        guard understandsLines else {
            all[all.count - 1].group.ingredients.append(Ingredient(name: line))
            return
        }
        if let (name, formula) = MarkdownAmountForms.formula(line) {
            all[all.count - 1].group.ingredients.append(Ingredient(name: name, quantity: Quantity(.text(formula))))
            return
        }
        lines = lines ?? Self.lineReader
        all[all.count - 1].group.ingredients += lines?.ingredients(of: line).ingredients ?? []
    }

    /// Adds a list. An entry above a nested list names a group if it ends in a colon, or if it has no amount and some
    /// nested entries do; otherwise all entries are ingredients. Entries after a nested group belong to the group in
    /// which the list began.
    mutating func add(_ list: MarkdownList) {
        if all.isEmpty { beginGroup(nil) }
        if list.items.count == 1, list.items[0].lists.isEmpty, addNames(in: list.items[0].text) { return }
        let name = all[all.count - 1].group.name
        let areGroups = list.items.count >= 2 && list.items.allSatisfy(Self.namesList)
        var needsGroup = false
        for (index, item) in list.items.enumerated() {
            if item.lists.isEmpty {
                if index + 1 < list.items.count, let name = Self.label(item.text) {
                    beginGroup(name)
                    continue
                }
                if let series = Self.series(in: item.text) {
                    beginGroup(series.name)
                    for part in series.parts { add(part) }
                    needsGroup = true
                    continue
                }
                if needsGroup { beginGroup(name) }
                needsGroup = false
                addParagraphs(item.text)
            } else if areGroups || Self.namesGroup(item) {
                beginGroup(MarkdownSection.withoutColon(item.text.singleLine))
                for list in item.lists { add(list) }
                needsGroup = true
            } else {
                if needsGroup { beginGroup(name) }
                needsGroup = false
                add(item.text)
                for list in item.lists { add(list) }
            }
        }
    }

    /// Returns the name in an entry that only names the entries below it: `For the sauce:`.
    private static func label(_ text: String) -> String? {
        guard let last = text.last, last == ":" || last == "：", text.count <= 60 else { return nil }
        return MarkdownSection.withoutColon(text)
    }

    /// Adds an entry whose further paragraphs are remarks about the ingredient.
    private mutating func addParagraphs(_ text: String) {
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
    private mutating func addNames(in text: String) -> Bool {
        let parts = Self.parts(of: text)
        guard parts.count >= 3, parts.allSatisfy({ MarkdownLineShape($0) == .name && $0.count <= 30 }) else {
            return false
        }
        for part in parts { add(part) }
        return true
    }

    /// Returns a name and its ingredients in a language that separates a series by `、`: `酱汁：酱油、醋、糖`.
    private static func series(in text: String) -> (name: String, parts: [String])? {
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
    private static func namesList(_ item: MarkdownList.Item) -> Bool {
        guard !item.lists.isEmpty, MarkdownLineShape(item.text) == .name else { return false }
        return item.lists.allSatisfy { $0.items.allSatisfy { MarkdownLineShape($0.text) != .sentence } }
    }

    private static func namesGroup(_ item: MarkdownList.Item) -> Bool {
        if item.text.hasSuffix(":") || item.text.hasSuffix("：") { return true }
        guard MarkdownLineShape(item.text) == .name else { return false }
        let entries = item.lists.flatMap { $0.items.map(\.text) }
        return entries.count { MarkdownLineShape($0) == .amount } * 2 >= entries.count
    }

    /// Adds the rows of a table of ingredients. The rows of any other table are lines.
    mutating func add(_ table: MarkdownTable) {
        if MarkdownIngredientTable.hasOnlyIngredients(table) {
            for cell in table.rows.flatMap(\.self) {
                add(cell.first?.isNumber == true ? cell.replacing(" - ", with: " ", maxReplacements: 1) : cell)
            }
            return
        }
        guard let rows = MarkdownIngredientTable(table) else {
            for row in table.rows { add(row.filter { !$0.isEmpty }.joined(separator: " ")) }
            return
        }
        for entry in rows.entries {
            switch entry {
            case .group(let name): beginGroup(name)
            case .ingredient(let amount, let name, let remark): add(amount: amount, name: name, remark: remark)
            }
        }
    }

    private mutating func add(amount: String, name: String, remark: String) {
        let count = self.count
        add([amount, name].filter { !$0.isEmpty }.joined(separator: " "))
        guard self.count > count, var ingredient = all[all.count - 1].group.ingredients.popLast() else { return }
        if ingredient.name != name, !amount.isEmpty, EastAsianText.isMain(in: Array(name.utf8)),
            case let behind = lines?.ingredients(of: "\(name) \(amount)").ingredients ?? [], behind.count == 1,
            behind[0].name == name
        {
            // The word order of these languages.
            ingredient = behind[0]
        }
        Self.keepApart(amount, name, in: &ingredient)
        if ingredient.quantity == nil, !amount.isEmpty {
            ingredient = Ingredient(name: name, quantity: Quantity(.text(amount)))
        }
        if !remark.isEmpty {
            ingredient.preparation = [ingredient.preparation, remark].compactMap(\.self).joined(separator: ", ")
        }
        all[all.count - 1].group.ingredients.append(ingredient)
    }

    /// Gives words of a table's amount, which were not understood and taken for the beginning of the name, back to the
    /// amount.
    private static func keepApart(_ amount: String, _ name: String, in ingredient: inout Ingredient) {
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

    /// Adds a line above a list or above lines, `For the sauce:`, as the name of a group.
    ///
    /// - Parameter beforeList: Whether a list follows, so that the colon is optional.
    /// - Returns: Whether the line names a group.
    mutating func addLabel(_ text: String, beforeList: Bool) -> Bool {
        guard text.count <= 60 else { return false }
        let name = MarkdownSection.withoutColon(text)
        guard name.count < text.count || beforeList && MarkdownLineShape(text) != .sentence else { return false }
        beginGroup(name)
        return true
    }

    /// Adds the lines of a paragraph.
    ///
    /// - Parameter isCertain: Whether headings announce the ingredients and the steps.
    /// - Returns: Whether the lines are ingredients.
    mutating func add(lines: [String], beforeList: Bool, isCertain: Bool = false) -> Bool {
        let shapes = lines.map(MarkdownLineShape.init)
        if lines.count == 1 {
            // Two sentences are a remark.
            if lines[0].hasSuffix("。"), lines[0].dropLast().contains("。") { return false }
            let parts = Self.parts(of: lines[0])
            let isSeries = parts.count >= 3 || parts.count == 2 && count == 0 && lines[0].contains("、")
            if isSeries, parts.allSatisfy({ MarkdownLineShape($0) != .sentence }), !beforeList {
                for part in parts { add(part) }
                return true
            }
            let isShort =
                count > 0
                ? lines[0].count <= 40
                : lines[0].count <= 10 && lines[0].utf8.contains(where: EastAsianText.isLead)
            let isStopped = lines[0].last.map { ".!?:".contains($0) } ?? true
            guard
                shapes[0] == .amount || shapes[0] == .name && isShort
                    || isCertain && !isStopped && !beforeList && lines[0].count <= 100
            else { return false }
            add(lines[0])
            return true
        }
        let sentences = zip(lines, shapes).count { $1 == .sentence && !$0.hasSuffix(":") && !$0.hasSuffix("：") }
        guard sentences * 4 <= lines.count else { return false }
        for line in lines {
            if line.hasSuffix(":") || line.hasSuffix("：") || MarkdownComponentWords.areAll(of: line) {
                beginGroup(MarkdownSection.withoutColon(line))
            } else {
                add(line)
            }
        }
        return true
    }

    /// Splits a line at its commas, except inside parentheses and numbers.
    private static func parts(of line: String) -> [String] {
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
