import RecipeKit

/// Reads exports of Cook'n. An export is an archive of tables, and the table `temp_recipe.dsv` contains the recipes.
struct CooknReader: ExportReader {
    let name = "Cook'n"
    let identifier = "cookn"

    func recognizes(_ start: ExportStart) -> Bool { start.name == "temp_recipe.dsv" && start.holds("||||") }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        var tables = CooknTables(beside: source)
        for row in CooknTables.rows(of: source.text) {
            guard deliver(recipe(of: row, &tables, source)) else { break }
        }
        return tables.diagnostics
    }

    private func recipe(of row: JSONValue, _ tables: inout CooknTables, _ source: ExportSource) -> ImportedRecipe {
        var fields = JSONFields(row)
        let id = fields.line("ID") ?? ""
        var described = JSONFields(tables.row("recipe_desc", id: id) ?? .object([]))
        _ = described.value("ID")
        var draft = RecipeDraft(self, source)
        draft.title = described.line("TITLE") ?? fields.line("TITLE") ?? ""
        draft.metadata.description = described.text("DESCRIPTION").flatMap(ExportText.paragraphs)
        if let chapter = described.line("PARENT").flatMap({ tables.row("chapter_desc", id: $0) }) {
            draft.addCategories([chapter["TITLE"]?.plainText].compactMap(\.self))
            let book = chapter["PARENT"]?.plainText.flatMap { tables.row("cookbook_desc", id: $0) }
            draft.addOwn("cookbook", book?["TITLE"]?.plainText)
        }
        draft.setTimes(prep: fields.line("PREPTIME"), cook: fields.line("COOKTIME"))
        draft.setServings(fields.line("SERVES"))
        draft.ingredients.add(lines: tables.ingredientLines(ofRecipe: id))
        draft.steps.add(text: fields.text("INSTRUCTIONS") ?? "")
        for path in tables.pictures(ofRecipe: id) where draft.addPicture(at: path) { break }
        draft.addOthers(of: described)
        draft.addOthers(of: fields)
        return draft.finished()
    }
}

/// The tables in an export of Cook'n. Each table is a file. Its first row contains the names of the columns.
struct CooknTables {
    private static let endOfField = "||||"
    private static let endOfRow = "!@#%^&*()"

    private let source: ExportSource
    private var tables: [String: [JSONValue]] = [:]
    private var byID: [String: [String: JSONValue]] = [:]
    private var ingredients: [String: [JSONValue]]?
    private(set) var diagnostics: [Diagnostic] = []

    /// Creates the tables of an export. A table is read when it is needed.
    ///
    /// - Parameter source: The table of the recipes. The other tables are files beside it.
    init(beside source: ExportSource) { self.source = source }

    /// Returns the rows of a table as objects, without the fields that have no value.
    static func rows(of text: [UInt8]) -> [JSONValue] {
        var rows = String(decoding: text, as: UTF8.self).split(separator: endOfRow)[...]
        let columns = (rows.popFirst() ?? "").split(separator: endOfField, omittingEmptySubsequences: false)
        return rows.map { row in
            let values = row.split(separator: endOfField, omittingEmptySubsequences: false)
            return .object(
                zip(columns, values).compactMap { column, value in
                    value.isEmpty || value == "[null]" ? nil : .init(key: String(column), value: .string(String(value)))
                })
        }
    }

    /// Returns the row with the given identifier in a table, or `nil` if there is none.
    mutating func row(_ table: String, id: String) -> JSONValue? {
        if byID[table] == nil {
            let rows = rows(table).compactMap { row in row["ID"]?.plainText.map { ($0, row) } }
            byID[table] = Dictionary(rows) { first, _ in first }
        }
        return byID[table]?[id]
    }

    /// Returns the ingredients of a recipe as lines, in the order in which the program displays them.
    mutating func ingredientLines(ofRecipe id: String) -> [String] {
        if ingredients == nil {
            ingredients = Dictionary(grouping: rows("ingredient")) { $0["PARENT_ID"]?.plainText ?? "" }
        }
        let rows = (ingredients?[id] ?? []).enumerated().sorted {
            let (first, second) = (Self.order($0.element), Self.order($1.element))
            return (first, $0.offset) < (second, $1.offset)
        }
        return rows.map { line(of: $0.element) }
    }

    /// Returns the paths that a picture of a recipe can have.
    mutating func pictures(ofRecipe id: String) -> [String] {
        let media = rows("media").filter { $0["ENTITY_ID"]?.plainText == id }
        return media.compactMap { $0["ID"]?.plainText }.flatMap { name in
            ["", ".jpg", ".jpeg", ".png", ".gif"].map { name + $0 }
        }
    }

    private mutating func rows(_ table: String) -> [JSONValue] {
        if let rows = tables[table] { return rows }
        var rows: [JSONValue] = []
        do throws(ArchiveError) {
            rows = try source.surroundings?.bytes(at: "temp_\(table).dsv").map { Self.rows(of: $0) } ?? []
        } catch {
            diagnostics.append(source.diagnostic(.warning, "the table temp_\(table).dsv \(error.message)."))
        }
        tables[table] = rows
        return rows
    }

    private static func order(_ row: JSONValue) -> Int { row["DISPLAY_ORDER"]?.plainText.flatMap(Int.init) ?? .max }

    private mutating func line(of row: JSONValue) -> String {
        let amount = row["AMOUNT_QTY_STRING"]?.plainText
        let isPlural = amount.map { !["1", "1/2", "1/3", "2/3", "1/4", "3/4", "1/8"].contains($0) } ?? false
        func name(_ row: JSONValue?) -> String? {
            (isPlural ? row?["PLURAL_NAME"]?.plainText : nil) ?? row?["NAME"]?.plainText
        }
        let unit = row["AMOUNT_UNIT"]?.plainText
        let unitName = unit.map { name(self.row("unit", id: $0)) ?? $0 }
        let food = row["INGREDIENT_FOOD_ID"]?.plainText.flatMap { self.row("food", id: $0) }
        let foodName = unit == nil ? name(food) : food?["NAME"]?.plainText
        let brand = row["BRAND_ID"]?.plainText.flatMap { self.row("brand", id: $0)?["NAME"]?.plainText }
        let start = [amount, unitName, row["PRE_QUALIFIER"]?.plainText, foodName, brand.map { "(\($0))" }]
        let line = start.compactMap(\.self).joined(separator: " ")
        guard let rest = row["POST_QUALIFIER"]?.plainText?.trimmingSpaces() else { return line }
        return rest.first.map { ",.;)".contains($0) } == true ? line + rest : "\(line) \(rest)"
    }
}
