import RecipeKit

/// Collects the ingredients of a recipe from an export, group by group.
struct ExportIngredients {
    private(set) var groups: [IngredientGroup] = []
    private var lines = Self.lineReader

    /// The reader of ingredient lines. It is created only once, because creating its word tables takes time. Each
    /// `ExportIngredients` value begins with a copy.
    private static let lineReader = IngredientLineReader()

    var isEmpty: Bool { groups.allSatisfy(\.ingredients.isEmpty) }

    /// The end of the list: the index of the last group, and the number of its ingredients.
    var end: (group: Int, count: Int) { (max(0, groups.count - 1), groups.last?.ingredients.count ?? 0) }

    /// Returns the ingredients that were added since ``end`` had the given value.
    func added(since end: (group: Int, count: Int)) -> [Ingredient] {
        groups.dropFirst(end.group).enumerated().flatMap { index, group in
            index == 0 ? Array(group.ingredients.dropFirst(end.count)) : group.ingredients
        }
    }

    /// Begins a group, with or without a name. If the last group is empty and has no name, the new group replaces it.
    mutating func beginGroup(_ name: String?) {
        if let last = groups.last, last.ingredients.isEmpty, last.name == nil { groups.removeLast() }
        groups.append(IngredientGroup(name: name, ingredients: []))
    }

    /// Adds lines. Headings among them begin groups, and empty lines are ignored.
    mutating func add(lines: [String]) {
        let lines = lines.filter { !$0.isEmpty }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            if let heading = ExportHeading.words(of: SchemaOrgIngredients.withoutBullet(line), before: next) {
                beginGroup(heading)
            } else {
                add(line: line)
            }
        }
    }

    /// Adds the ingredients of a line. A line has one ingredient, or several with the same amount.
    mutating func add(line: String) {
        if let name = Self.referenced(line) {
            return add(Ingredient(name: name, recipeReference: RecipeReference(path: [name])))
        }
        let line = SchemaOrgIngredients.tidied(ExportText.withoutMarks(line)).singleLine
        guard !line.isEmpty else { return }
        if groups.isEmpty { beginGroup(nil) }
        groups[groups.count - 1].ingredients += lines.ingredients(of: line).ingredients
    }

    /// Adds an ingredient whose parts are already separate.
    mutating func add(_ ingredient: Ingredient) {
        if groups.isEmpty { beginGroup(nil) }
        groups[groups.count - 1].ingredients.append(ingredient)
    }

    /// Adds an ingredient whose amount and name are separate in the export. If the name is empty, the other parts are
    /// read as one line.
    ///
    /// - Parameters:
    ///   - amount: The amount, or `nil` if there is none.
    ///   - unit: The unit, or `nil` if the amount counts things.
    ///   - name: The name, which can contain a preparation: `onion, chopped`.
    ///   - note: A remark, such as a preparation. The remark `optional` makes the ingredient optional.
    mutating func add(_ amount: Amount?, unit: String?, name: String, note: String? = nil) {
        let name = ExportText.withoutMarks(name).singleLine
        let note = note.map { ExportText.withoutMarks($0).singleLine }.flatMap { $0.isEmpty ? nil : $0 }
        let unit = unit.flatMap(ExportText.line)
        guard !name.isEmpty else {
            let line = [amount.map { Quantity($0, unit: unit).formatted(.ascii) } ?? unit, note].compactMap(\.self)
            return add(line: line.joined(separator: " "))
        }
        let read = lines.ingredients(of: name).ingredients
        var ingredient = Ingredient(name: name)
        // A name that contains an amount is not split: `milk (1/4 cup)`.
        if read.count == 1, read[0].quantity == nil, read[0].furtherQuantities.isEmpty { ingredient = read[0] }
        ingredient.quantity = amount.map { Quantity($0, unit: unit) } ?? unit.map { Quantity(.text($0)) }
        if let note, note.lowercased() == "optional" {
            ingredient.isOptional = true
        } else if let note {
            ingredient.preparation = ingredient.preparation.map { "\($0), \(note)" } ?? note
        }
        add(ingredient)
    }

    /// Makes the last ingredient refer to another recipe. Has no effect if the last group is empty.
    mutating func referLast(to title: String) {
        guard let group = groups.indices.last, let last = groups[group].ingredients.indices.last else { return }
        groups[group].ingredients[last].recipeReference = RecipeReference(path: [title])
    }

    /// Returns the name of the recipe to which a line refers: `Pie crust` for `[recipe:Pie crust]`. Returns `nil` for
    /// any other line.
    private static func referenced(_ line: String) -> String? {
        guard line.hasPrefix("[recipe:"), line.hasSuffix("]") else { return nil }
        return ExportText.line(String(line.dropFirst(8).dropLast()))
    }
}

extension Amount {
    /// Creates an amount from the numbers that a program stores. A number that is not positive counts as missing. If
    /// only the upper bound is present, the upper bound is the amount. If both numbers are missing, returns `nil`.
    ///
    /// - Parameters:
    ///   - text: The number in digits: `0.3333333` means a third.
    ///   - upper: The upper bound of a range, or `nil`.
    init?(stored text: String?, to upper: String? = nil) {
        guard let low = text.flatMap({ Rational(stored: $0) }), low > .zero else {
            guard let upper, let high = Rational(stored: upper), high > .zero else { return nil }
            self = .number(high)
            return
        }
        if let high = upper.flatMap({ Rational(stored: $0) }), high > low {
            self = .range(low, high)
        } else {
            self = .number(low)
        }
    }
}

extension Rational {
    /// Creates the number that a program stores as a decimal: `1.5`, `0.6666667`, `1e-1`. Returns `nil` for other text
    /// and for a billion or more.
    ///
    /// A number with at most two decimals is exact. Any other number becomes a close whole number or simple fraction,
    /// such as 2/3 for `0.6666667`. If there is none, the number is rounded to thousandths.
    fileprivate init?(stored text: String) {
        guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
        let decimals = text.firstIndex(of: ".").map { text[$0...].dropFirst() } ?? ""
        if decimals.count < 3, let exact = Rational(parsing: text) {
            self = exact
            return
        }
        for denominator in [1, 2, 3, 4, 6, 8] {
            let scaled = value * Double(denominator)
            guard abs(scaled - scaled.rounded()) < 0.002 * Double(denominator), scaled.rounded() != 0 || value == 0,
                let fraction = Int(nearest: scaled).flatMap({ Rational($0, denominator) })
            else { continue }
            self = fraction
            return
        }
        guard let rounded = Int(nearest: value * 1000).flatMap({ Rational($0, 1000) }) else { return nil }
        self = rounded
    }
}
