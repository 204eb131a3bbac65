import RecipeKit

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
