/// Gathers the ingredients of a recipe in Markdown, group by group.
struct MarkdownIngredients {
    /// What the list that a group is of holds.
    enum Kind {
        case plain
        /// Amounts of what another list names.
        case amounts
        /// Cookware besides ingredients.
        case withCookware
    }

    private(set) var cookware: [Cookware] = []
    var all: [(group: IngredientGroup, kind: Kind)] = []
    private var lines = Self.lineReader

    /// Its tables of words are made once.
    private static let lineReader = IngredientLineReader()

    /// Groups that have a name or ingredients.
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

    /// An entry of a list; one that ends in a colon names a group.
    mutating func addEntry(_ text: String) {
        let text = MarkdownList.withoutCheckbox(text.trimmingSpaces())
        if text.hasSuffix(":") { beginGroup(MarkdownSection.withoutColon(text)) } else { add(text) }
    }

    /// How many ingredients have an amount.
    var amountCount: Int { all.reduce(0) { $0 + $1.group.ingredients.count { $0.quantity != nil } } }

    private mutating func add(_ line: String) {
        let line = MarkdownEitherNumber.resolved(line.singleLine)
        guard !line.isEmpty else { return }
        if all.isEmpty { beginGroup(nil) }
        all[all.count - 1].group.ingredients += lines.ingredients(of: line).ingredients
    }

    /// An entry over a list of others that ends in a colon, or has no amount where they have some, names a group of them;
    /// else all are ingredients. What follows a group within a list belongs to the group that the list began with.
    mutating func add(_ list: MarkdownList) {
        if all.isEmpty { beginGroup(nil) }
        if list.items.count == 1, list.items[0].lists.isEmpty, addNames(in: list.items[0].text) { return }
        let name = all[all.count - 1].group.name
        var needsGroup = false
        for item in list.items {
            if item.lists.isEmpty {
                if needsGroup { beginGroup(name) }
                needsGroup = false
                add(item.text)
            } else if Self.namesGroup(item) {
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

    /// An entry that is the only one of its list and names several ingredients: `* rice, water, salt`.
    private mutating func addNames(in text: String) -> Bool {
        let parts = Self.parts(of: text)
        guard parts.count >= 3, parts.allSatisfy({ MarkdownLineShape($0) == .name && $0.count <= 30 }) else {
            return false
        }
        for part in parts { add(part) }
        return true
    }

    private static func namesGroup(_ item: MarkdownList.Item) -> Bool {
        if item.text.hasSuffix(":") || item.text.hasSuffix("：") { return true }
        guard MarkdownLineShape(item.text) == .name else { return false }
        let entries = item.lists.flatMap { $0.items.map(\.text) }
        return entries.count { MarkdownLineShape($0) == .amount } * 2 >= entries.count
    }

    /// Rows of a table of ingredients; rows of another table are lines.
    mutating func add(_ table: MarkdownTable) {
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
        if ingredient.quantity == nil, !amount.isEmpty {
            ingredient = Ingredient(name: name, quantity: Quantity(.text(amount)))
        }
        if !remark.isEmpty {
            ingredient.preparation = [ingredient.preparation, remark].compactMap(\.self).joined(separator: ", ")
        }
        all[all.count - 1].group.ingredients.append(ingredient)
    }

    /// A line over a list or over lines, `For the sauce:`, names a group.
    ///
    /// - Parameter beforeList: Whether a list follows, so that no colon is needed.
    /// - Returns: Whether the line is one.
    mutating func addLabel(_ text: String, beforeList: Bool) -> Bool {
        guard text.count <= 60 else { return false }
        let name = MarkdownSection.withoutColon(text)
        guard name.count < text.count || beforeList && MarkdownLineShape(text) != .sentence else { return false }
        beginGroup(name)
        return true
    }

    /// Lines of a paragraph.
    ///
    /// - Returns: Whether they are ingredients.
    mutating func add(lines: [String], beforeList: Bool) -> Bool {
        let shapes = lines.map(MarkdownLineShape.init)
        if lines.count == 1 {
            let parts = Self.parts(of: lines[0])
            if parts.count >= 3, parts.allSatisfy({ MarkdownLineShape($0) != .sentence }), !beforeList {
                for part in parts { add(part) }
                return true
            }
            guard shapes[0] == .amount || shapes[0] == .name && count > 0 && lines[0].count <= 40 else { return false }
            add(lines[0])
            return true
        }
        let sentences = zip(lines, shapes).count { $1 == .sentence && !$0.hasSuffix(":") && !$0.hasSuffix("：") }
        guard sentences * 4 <= lines.count else { return false }
        for line in lines {
            if line.hasSuffix(":") || line.hasSuffix("：") {
                beginGroup(MarkdownSection.withoutColon(line))
            } else {
                add(line)
            }
        }
        return true
    }

    /// The parts of a line between commas, but for those inside parentheses and numbers.
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
