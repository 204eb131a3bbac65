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
