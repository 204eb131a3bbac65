import RecipeKit

/// A table of ingredients, which is recognized by its column headers or by its cells.
struct MarkdownIngredientTable {
    /// The column of the names.
    private var name = 0
    /// The columns of the amounts. A number and its unit can be in separate columns.
    private var amounts: [Int] = []
    /// The columns of the remarks.
    private var remarks: [Int] = []
    /// The column that marks optional ingredients, or `nil` if there is none. If `isNegated` is `true`, the column
    /// marks required ingredients.
    private var options: (column: Int, isNegated: Bool)?
    /// The headers of further columns of amounts, such as the amounts for another size of the dish. The keys are the
    /// columns.
    private var variants: [Int: String] = [:]
    private let rows: [[String]]

    /// Words for columns of amounts, in lower case and without accents.
    private static let amountWords: Set<String> = [
        "amount", "amounts", "quantity", "qty", "measure", "measurement", "weight", "unit", "units", "grams", "volume",
        "menge", "mengen", "einheit", "anzahl", "gewicht", "quantite", "quantites", "unite", "mesure", "poids",
        "cantidad",
        "unidad", "medida", "quantidade", "unidade", "quantita", "dose", "dosi", "unita", "hoeveelheid", "eenheid",
        "mangd",
        "mengde", "maengde", "enhed", "enhet", "maara", "ilosc", "jednostka", "mnozstvi", "mnozstvo", "jednotka",
        "mennyiseg",
        "cantitate", "miktar", "olcu", "количество", "кол во", "мера", "вес", "единица", "кількість", "количества",
        "ποσοτητα", "כמות", "الكمية", "مقدار", "मात्रा", "jumlah", "takaran", "so luong", "数量", "用量", "分量", "份量", "重量",
        "量", "분량", "양", "ปริมาณ",
    ]
    /// Words for columns of remarks.
    private static let remarkWords: Set<String> = [
        "note", "notes", "remark", "remarks", "comment", "comments", "preparation", "hinweis", "bemerkung", "remarque",
        "nota", "notas", "note e commenti", "opmerking", "anmarkning", "uwagi", "poznamka", "примечание", "примечания",
        "备注", "備考", "비고", "说明",
    ]
    /// Words for columns that say whether an ingredient is optional (`false`) or required (`true`).
    private static let optionWords: [String: Bool] = [
        "optional": false, "opcional": false, "facultatif": false, "optionnel": false, "facoltativo": false,
        "optioneel": false, "valfri": false, "valfritt": false, "valgfri": false, "valinnainen": false,
        "opcjonalne": false, "opcjonalny": false, "volitelne": false, "можно без": false, "опционально": false,
        "可选": false, "可選": false, "任意": false, "required": true, "mandatory": true, "notwendig": true,
        "erforderlich": true,
        "requis": true, "obligatoire": true, "obligatorio": true, "обязательно": true, "必须": true, "必須": true,
        "是否必须": true,
        "必需": true, "是否必需": true, "是否必要": true, "必要": true, "是否可选": false,
    ]
    /// Further words for the column of names.
    private static let nameWords: Set<String> = [
        "item", "items", "name", "food", "product", "продукт", "наименование", "название", "producto", "produit",
        "produkt",
        "zutat", "品名", "名称", "재료", "what",
    ]

    /// Finds the columns of a table, or returns `nil` if the table has no ingredients.
    init?(_ table: MarkdownTable) {
        rows = table.rows
        var hasNameColumn = false
        for (column, cell) in table.header.enumerated() {
            let words = MarkdownHeadingTable.words(of: cell).words.joined(separator: " ")
            let isAmount =
                Self.amountWords.contains(words)
                || words.split(separator: " ").first.map { Self.amountWords.contains(String($0)) } ?? false
                || words.split(separator: " ").last.map { Self.amountWords.contains(String($0)) } ?? false
            if isAmount {
                amounts.append(column)
            } else if !hasNameColumn, [.ingredients, .ingredientsAndCookware].contains(MarkdownHeading(cell).part) {
                name = column
                hasNameColumn = true
            } else if column > 0, let isNegated = Self.optionWords[words], areAnswers(column) {
                options = (column, isNegated)
            } else if Self.remarkWords.contains(words) {
                remarks.append(column)
            } else if !hasNameColumn, Self.nameWords.contains(words), !amounts.isEmpty || column == 0 {
                name = column
            } else if column > 0 || !words.isEmpty {
                remarks.append(column)
            }
        }
        guard hasNameColumn || !amounts.isEmpty || findColumns(table) else { return nil }
        takeNumbers()
        findVariants(table.header)
        remarks.removeAll { $0 == name || amounts.contains($0) }
        if !hasNameColumn, amounts.contains(name) {
            guard let other = table.header.indices.first(where: { !amounts.contains($0) }) else { return nil }
            name = other
            remarks.removeAll { $0 == other }
        }
    }

    /// Returns whether a column has cells that are not empty, and all of them say yes or no.
    private func areAnswers(_ column: Int) -> Bool {
        let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
        return !cells.isEmpty && cells.allSatisfy { MarkdownCookwareWords.answer($0) != nil }
    }

    /// Turns a column of remarks beside the names into a column of amounts if most of its cells begin with a number.
    private mutating func takeNumbers() {
        for column in [name + 1, name - 1] where remarks.contains(column) {
            let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
            let numbers = cells.count { $0.first?.isNumber == true }
            guard numbers >= 2, numbers * 3 >= cells.count * 2 else { continue }
            remarks.removeAll { $0 == column }
            amounts = (amounts + [column]).sorted()
        }
    }

    /// Finds further columns of amounts among the columns of remarks. All cells of such a column begin with a number.
    private mutating func findVariants(_ header: [String]) {
        guard amounts.count == 1, let first = amounts.first else { return }
        for column in remarks where column > first && column < header.count && !header[column].isEmpty {
            let cells = rows.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
            let isAmount = cells.count >= 2 && cells.allSatisfy { $0.first?.isNumber == true && $0.count <= 24 }
            if isAmount { variants[column] = header[column] }
        }
    }

    /// Returns the cells of an amount as one text. A unit before the number moves behind the number: `cups` and `2`
    /// become `2 cups`. A slash separates two measures: `500 g / 1 lb`.
    private static func amount(of cells: [String]) -> String {
        func isNumber(_ cell: String) -> Bool { cell.first?.isNumber == true }
        if cells.count == 2, !isNumber(cells[0]), isNumber(cells[1]), !cells[1].contains(where: \.isLetter) {
            return "\(cells[1]) \(cells[0])"
        }
        guard cells.count > 2 else { return cells.joined(separator: " ") }
        return cells.dropFirst().reduce(cells[0]) { $0 + (isNumber($1) ? " / " : " ") + $1 }
    }

    /// Returns whether the table has a header for ingredients and a header for amounts.
    static func isHeaded(_ table: MarkdownTable) -> Bool {
        table.header.contains { MarkdownHeading($0).part == .ingredients && MarkdownHeading($0).isExact }
            && table.header.contains {
                amountWords.contains(MarkdownHeadingTable.words(of: $0).words.joined(separator: " "))
            }
    }

    /// Returns whether the table has at least two column headers with text, and each of these headers announces
    /// ingredients. In such a table, each cell is an ingredient.
    static func hasOnlyIngredients(_ table: MarkdownTable) -> Bool {
        let headings = table.header.filter { !$0.isEmpty }.map { MarkdownHeading($0) }
        return headings.count >= 2 && headings.allSatisfy { $0.part == .ingredients && $0.isExact }
    }

    /// Finds the columns of names and amounts by their cells. In the column of amounts, most cells begin with a number.
    ///
    /// - Returns: Whether the columns were found.
    private mutating func findColumns(_ table: MarkdownTable) -> Bool {
        guard table.header.count >= 2, rows.count >= 2 else { return false }
        for column in 0..<2 {
            let count = rows.count { column < $0.count && $0[column].first?.isNumber == true }
            guard count * 2 > rows.count else { continue }
            let other = 1 - column
            let numbers = rows.count { other < $0.count && $0[other].first?.isNumber == true }
            guard numbers * 2 <= rows.count,
                rows.allSatisfy({ other < $0.count && MarkdownLineShape($0[other]) != .sentence })
            else {
                return false
            }
            amounts = [column]
            name = other
            remarks = Array(table.header.indices.dropFirst(2))
            return true
        }
        return false
    }

    /// The content of a row.
    enum Entry {
        case group(String)
        /// An ingredient. `amount`, `name` and `remark` are empty if their cells are empty.
        case ingredient(amount: String, name: String, remark: String, isOptional: Bool)
    }

    /// The content of the rows that are not empty.
    var entries: [Entry] {
        rows.compactMap { row in
            func cell(_ column: Int) -> String { column < row.count ? MarkdownList.withoutCheckbox(row[column]) : "" }
            var amount = Self.amount(of: amounts.map(cell).filter { !$0.isEmpty && $0 != "-" && $0 != "—" })
            var name = cell(name)
            var remark = remarks.map { column in
                let text = cell(column)
                return variants[column].flatMap { text.isEmpty ? nil : "\($0): \(text)" } ?? text
            }.filter { !$0.isEmpty }.joined(separator: ", ")
            if let unit = Self.unit(of: amount, in: remark) {
                amount += " \(unit)"
                remark = remark.dropFirst(unit.count).drop { ",，;； ".contains($0) }.trimmingSpaces()
            }
            if Self.isBareNumber(amount), let (shorter, unit) = Self.unit(behind: name) {
                amount += " \(unit)"
                name = shorter
            }
            if name.isEmpty { return amount.isEmpty && remark.isEmpty ? nil : .group([amount, remark].joined()) }
            if amount.isEmpty, remark.isEmpty, name.hasSuffix(":") || name.hasSuffix("：") {
                return .group(MarkdownSection.withoutColon(name))
            }
            let answer = options.flatMap { MarkdownCookwareWords.answer(cell($0.column)) }
            let isOptional = answer.map { $0 != (options?.isNegated ?? false) } ?? false
            return .ingredient(amount: amount, name: name, remark: remark, isOptional: isOptional)
        }
    }

    /// Returns whether an amount is a number without a unit.
    private static func isBareNumber(_ amount: String) -> Bool {
        !amount.isEmpty && amount.allSatisfy { $0.isNumber || ".,/~-".contains($0) }
    }

    /// Splits a name that ends in a unit in parentheses: `water (ml)`. Returns `nil` if the name does not end in such a
    /// unit.
    private static func unit(behind name: String) -> (name: String, unit: String)? {
        guard let close = name.last, ")）".contains(close), let open = name.lastIndex(where: { "(（".contains($0) }),
            case let unit = name[name.index(after: open)...].dropLast(), MarkdownAmounts.isUnit(unit),
            case let rest = name[..<open].trimmingSpaces(), !rest.isEmpty
        else { return nil }
        return (rest, String(unit))
    }

    /// Returns the unit at the start of a remark: `g` in `g, sifted`. Returns `nil` if there is no such unit, or if the
    /// amount is not a plain number.
    private static func unit(of amount: String, in remark: String) -> String? {
        guard isBareNumber(amount) else { return nil }
        let word = remark.prefix { !",，;；（( ".contains($0) }
        return MarkdownAmounts.isUnit(word) ? String(word) : nil
    }
}
