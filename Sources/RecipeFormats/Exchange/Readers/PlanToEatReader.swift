import RecipeKit

/// Reads recipes of Plan to Eat: comma-separated values with a recipe in each row.
struct PlanToEatReader: ExportReader {
    let name = "Plan to Eat"
    let identifier = "plantoeat"
    let sharedExtensions = ["csv"]

    func recognizes(_ start: ExportStart) -> Bool {
        let line = start.firstLine
        return line.contains("Title") && line.contains("Ingredients") && line.contains("Directions")
            && line.contains("Public Url")
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        let rows = CSVText(source.text).objects
        if rows.isEmpty { return [source.diagnostic(.error, "the file has only the names of columns, and no recipe.")] }
        for row in rows {
            guard deliver(recipe(from: row, source)) else { return [] }
        }
        return []
    }

    private func recipe(from row: JSONValue, _ source: ExportSource) -> ImportedRecipe {
        var fields = JSONFields(row)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("Title") ?? ""
        draft.metadata.course = fields.line("Course")
        draft.metadata.cuisine = fields.line("Cuisine")
        draft.metadata.description = fields.text("Description").flatMap(ExportText.paragraphs)
        draft.setSource(fields.line("Source"), url: fields.line("Url"))
        draft.setTimes(prep: fields.line("Prep Time"), cook: fields.line("Cook Time"), total: fields.line("Total Time"))
        let yield = fields.line("Yield")
        draft.setServings(fields.line("Servings") ?? yield)
        if draft.metadata.servings?.text != yield { draft.addOther("yield", yield) }
        for tag in (fields.line("Tags") ?? "").split(separator: ",") { draft.addTag(tag.trimmingSpaces()) }
        if let main = fields.line("Main Ingredient") { draft.addOther("main ingredient", main) }
        draft.setRating(fields.number("Rating"))
        draft.created = ExportDay.day(fields.line("Created At"))
        draft.ingredients.add(lines: fields.text("Ingredients").map(ExportText.lines) ?? [])
        draft.steps.add(text: fields.text("Directions") ?? "")
        draft.addNote(fields.text("Notes"))
        if let picture = fields.line("Photo Url") { draft.metadata.images.append(picture) }
        for name in ["Calories", "Fat", "Cholesterol", "Sodium", "Sugar", "Carbohydrate", "Fiber", "Protein"] {
            guard let value = fields.line(name), let key = NutritionLines.key(name) else { continue }
            draft.addOther(key, value)
        }
        fields.ignore("Url Host", "Private", "Updated At")
        draft.addOthers(of: fields)
        return draft.finished()
    }
}
