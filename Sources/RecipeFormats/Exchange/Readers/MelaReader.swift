import RecipeKit

/// Reads recipes of Mela: a `.melarecipe` file is a JSON object with one recipe, and a `.melarecipes` file is an
/// archive of such files.
struct MelaReader: JSONExportReader {
    let name = "Mela"
    let identifier = "mela"
    let fileExtensions = ["melarecipes", "melarecipe"]
    let sharedExtensions = ["json"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isJSON && !start.holdsKey("@type")
            && (start.holdsKey("wantToCook")
                || start.holdsKey("instructions") && start.holdsKey("cookTime") && start.holdsKey("yield"))
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["title"] != nil else { return nil }
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("title") ?? ""
        draft.metadata.description = fields.text("text").flatMap(ExportText.paragraphs)
        draft.setServings(fields.line("yield"))
        draft.setTimes(prep: fields.line("prepTime"), cook: fields.line("cookTime"), total: fields.line("totalTime"))
        draft.setSource(fields.line("link"))
        draft.addCategories(fields.names("categories"))
        draft.isFavourite = fields.bool("favorite")
        draft.created = fields.number("date").flatMap(Self.day)
        draft.ingredients.add(lines: fields.text("ingredients").map(ExportText.lines) ?? [])
        draft.steps.add(text: fields.text("instructions") ?? "")
        draft.addNote(fields.text("notes"))
        draft.addNutrition(fields.text("nutrition"))
        for image in fields.list("images") { draft.addPicture(base64: image.plainText) }
        draft.addOthers(of: fields)
        return draft.finished()
    }

    /// Returns the day of a time. Mela writes seconds since 2001. Some converters write milliseconds since 1970.
    private static func day(_ time: Double) -> String? {
        time > 100_000_000_000
            ? ExportDay.day(sinceEpoch: time / 1000) : ExportDay.day(sinceEpoch: time + 978_307_200)
    }
}
