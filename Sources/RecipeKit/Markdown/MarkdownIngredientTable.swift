/// A table of ingredients, by the words over its columns or by what is in them.
struct MarkdownIngredientTable {
    private var name = 0
    private var amounts: [Int] = []
    private var remarks: [Int] = []
    private let rows: [[String]]

    /// Folded, as ``MarkdownHeadingTable`` folds them.
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
    private static let remarkWords: Set<String> = [
        "note", "notes", "remark", "remarks", "comment", "comments", "preparation", "hinweis", "bemerkung", "remarque",
        "nota", "notas", "note e commenti", "opmerking", "anmarkning", "uwagi", "poznamka", "примечание", "примечания",
        "备注", "備考", "비고", "说明",
    ]
    private static let nameWords: Set<String> = [
        "item", "items", "name", "food", "product", "продукт", "наименование", "название", "producto", "produit",
        "produkt",
        "zutat", "品名", "名称", "재료", "what",
    ]

    init?(_ table: MarkdownTable) {
        rows = table.rows
        var hasNameColumn = false
        for (column, cell) in table.header.enumerated() {
            let words = MarkdownHeadingTable.words(of: cell).words.joined(separator: " ")
            let isAmount =
                Self.amountWords.contains(words)
                || words.split(separator: " ").first.map { Self.amountWords.contains(String($0)) } ?? false
            if isAmount {
                amounts.append(column)
            } else if !hasNameColumn, [.ingredients, .ingredientsAndCookware].contains(MarkdownHeading(cell).part) {
                name = column
                hasNameColumn = true
            } else if Self.remarkWords.contains(words) {
                remarks.append(column)
            } else if !hasNameColumn, Self.nameWords.contains(words), !amounts.isEmpty || column == 0 {
                name = column
            } else if column > 0 || !words.isEmpty {
                remarks.append(column)
            }
        }
        guard hasNameColumn || !amounts.isEmpty || findColumns(table) else { return nil }
        remarks.removeAll { $0 == name || amounts.contains($0) }
        if !hasNameColumn, amounts.contains(name) {
            guard let other = table.header.indices.first(where: { !amounts.contains($0) }) else { return nil }
            name = other
            remarks.removeAll { $0 == other }
        }
    }

    /// Finds the columns of a table whose header says nothing: amounts are where most cells begin with a digit.
    private mutating func findColumns(_ table: MarkdownTable) -> Bool {
        guard table.header.count >= 2, rows.count >= 2 else { return false }
        for column in 0..<2 {
            let count = rows.count { column < $0.count && $0[column].first?.isNumber == true }
            guard count * 2 > rows.count else { continue }
            let other = 1 - column
            guard rows.allSatisfy({ other < $0.count && MarkdownLineShape($0[other]) != .sentence }) else {
                return false
            }
            amounts = [column]
            name = other
            remarks = Array(table.header.indices.dropFirst(2))
            return true
        }
        return false
    }

    enum Entry {
        case group(String)
        /// - Parameter line: The row as a line, its amount first.
        case ingredient(amount: String, name: String, remark: String)
    }

    var entries: [Entry] {
        rows.compactMap { row in
            func cell(_ column: Int) -> String { column < row.count ? MarkdownList.withoutCheckbox(row[column]) : "" }
            let amount = amounts.map(cell).filter { !$0.isEmpty && $0 != "-" && $0 != "—" }.joined(separator: " ")
            let name = cell(name)
            let remark = remarks.map(cell).filter { !$0.isEmpty }.joined(separator: ", ")
            if name.isEmpty { return amount.isEmpty && remark.isEmpty ? nil : .group([amount, remark].joined()) }
            if amount.isEmpty, remark.isEmpty, name.hasSuffix(":") || name.hasSuffix("：") {
                return .group(MarkdownSection.withoutColon(name))
            }
            return .ingredient(amount: amount, name: name, remark: remark)
        }
    }
}
