import RecipeKit

/// Collects the ingredients of a Markdown recipe, group by group.
struct MarkdownIngredients {
    /// The content of the section to which a group belongs.
    enum Kind {
        case plain
        /// Amounts of ingredients whose names are in another list.
        case amounts
        /// Ingredients and cookware.
        case withCookware
    }

    private(set) var cookware: [Cookware] = []
    /// All groups in the order of the file, including empty ones. New ingredients belong to the last group.
    var all: [(group: IngredientGroup, kind: Kind)] = []
    /// Whether lines are split into amounts and names. Otherwise, the whole line is the name. This is faster and enough
    /// to count ingredients.
    var understandsLines = true
    var lines: IngredientLineReader?

    /// The reader of ingredient lines. All values share it, because creating its word tables takes time.
    private static let lineReader = IngredientLineReader()

    /// The groups that have a name or ingredients.
    var groups: [IngredientGroup] {
        all.map(\.group).filter { !$0.ingredients.isEmpty || $0.name != nil }
    }

    /// The number of ingredients in the groups before the last.
    private var earlierCount = 0

    /// The number of ingredients.
    var count: Int { earlierCount + (all.last?.group.ingredients.count ?? 0) }

    mutating func beginGroup(_ name: String?, level: Int, kind: Kind) {
        let name = name.flatMap { $0.isEmpty ? nil : $0 }
        earlierCount = count
        all.append((IngredientGroup(name: name, level: level, ingredients: []), kind))
    }

    /// Begins a group of the same level and kind as the last group.
    mutating func beginGroup(_ name: String?) {
        earlierCount = count
        all.append(
            (IngredientGroup(name: name, level: all.last?.group.level ?? 0, ingredients: []), all.last?.kind ?? .plain))
    }

    /// Counts the ingredients again, after ingredients of any group were removed.
    mutating func recount() { earlierCount = all.dropLast().reduce(0) { $0 + $1.group.ingredients.count } }

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

    /// Adds an ingredient line to the last group. A line can contain several ingredients. An empty line adds nothing.
    mutating func add(_ line: String) {
        var line = line.singleLine
        guard !line.isEmpty else { return }
        if all.isEmpty { beginGroup(nil) }
        if line.contains("_") { line = line.replacing("_(", with: " (").replacing(")_", with: ")") }
        if understandsLines { line = MarkdownAmountForms.resolved(EitherNumber.resolved(line)) }
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

    /// Adds a list. An entry above nested entries names a group if it ends in a colon, or if it is a name and the
    /// nested entries are ingredients. Most other entries are ingredients or remarks.
    mutating func add(_ list: MarkdownList) {
        if all.isEmpty { beginGroup(nil) }
        if list.items.count == 1, list.items[0].lists.isEmpty, addNames(in: list.items[0].text) { return }
        let name = all[all.count - 1].group.name
        let areGroups = list.items.count >= 2 && list.items.allSatisfy(Self.namesList)
        let hasGaps = list.items.contains { $0.text.isEmpty }
        var needsGroup = false
        for (index, item) in list.items.enumerated() {
            if item.lists.isEmpty {
                if index + 1 < list.items.count,
                    let name = Self.label(item.text) ?? Self.label(at: index, in: list, isSeparated: hasGaps)
                {
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
                if Self.areRemarks(below: item) {
                    addRemarks(item.lists.flatMap { $0.items.map(\.wholeText) })
                } else {
                    for list in item.lists { add(list) }
                }
            }
        }
    }

    /// Adds a line above a list or a paragraph, such as `For the sauce:`, as the name of a group.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - beforeList: Whether a list or a table follows. If so, a line without a colon can name a group too.
    /// - Returns: Whether the line names a group.
    mutating func addLabel(_ text: String, beforeList: Bool) -> Bool {
        guard text.count <= 60 else { return false }
        let name = MarkdownSection.withoutColon(text)
        guard name.count < text.count || beforeList && MarkdownLineShape(text) != .sentence else { return false }
        beginGroup(name)
        return true
    }

    /// Adds the lines of a paragraph if they are ingredients.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - beforeList: Whether a list follows.
    ///   - isCertain: Whether headings announce both the ingredients and the steps.
    /// - Returns: Whether the lines are ingredients.
    mutating func add(lines: [String], beforeList: Bool, isCertain: Bool = false) -> Bool {
        let shapes = lines.map(MarkdownLineShape.init)
        if lines.count == 1 {
            // A line of two Chinese or Japanese sentences is a remark and not an ingredient.
            if lines[0].hasSuffix("。"), lines[0].dropLast().contains("。") { return false }
            let parts = Self.parts(of: lines[0])
            let isSeries = parts.count >= 3 || parts.count == 2 && count == 0 && lines[0].contains("、")
            if isSeries, parts.allSatisfy({ MarkdownLineShape($0) != .sentence }),
                !beforeList || parts.count >= 4
            {
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
            let isLabel =
                line.hasSuffix(":") || line.hasSuffix("：") || MarkdownComponentWords.areAll(of: line)
                || MarkdownHeading(line).part == .ingredients && MarkdownLineShape(line) == .name
            if isLabel {
                beginGroup(MarkdownSection.withoutColon(line))
            } else {
                add(line)
            }
        }
        return true
    }
}
