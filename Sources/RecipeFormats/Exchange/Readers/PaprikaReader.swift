import RecipeKit

/// Reads recipes of Paprika. A `.paprikarecipe` is a compressed JSON object with one recipe, and a `.paprikarecipes` is
/// an archive of such files.
struct PaprikaReader: JSONExportReader {
    let name = "Paprika"
    let identifier = "paprika"
    let fileExtensions = ["paprikarecipes", "paprikarecipe"]
    let sharedExtensions = ["json"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isJSON
            && (start.holdsKey("photo_data", "photo_hash", "nutritional_info") && !start.holdsKey("@type")
                || start.holdsKey("directions") && start.holdsKey("source_url") && start.holdsKey("ingredients"))
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["name"] != nil || object["ingredients"] != nil else { return nil }
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("name") ?? ""
        draft.metadata.description = fields.text("description").flatMap(ExportText.paragraphs)
        draft.metadata.difficulty = fields.line("difficulty")
        draft.setSource(fields.line("source"), url: fields.line("source_url"))
        draft.setServings(fields.line("servings"))
        draft.setTimes(prep: fields.line("prep_time"), cook: fields.line("cook_time"), total: fields.line("total_time"))
        draft.addCategories(fields.names("categories"))
        draft.setRating(fields.number("rating"))
        draft.isFavourite = fields.bool("on_favorites")
        let created = fields.line("created")
        draft.created = ExportDay.day(created)
        draft.addNutrition(fields.text("nutritional_info"))
        draft.ingredients.add(lines: fields.text("ingredients").map(ExportText.lines) ?? [])
        draft.steps.add(text: fields.text("directions") ?? "")
        draft.addNote(fields.text("notes").map(Self.withoutMarks))
        if let address = fields.line("image_url") { draft.metadata.images.append(address) }
        addPictures(&fields, &draft)
        draft.addOwn("created", created)
        fields.ignore("photo_hash", "in_trash", "is_pinned", "on_grocery_list", "scale", "deleted")
        draft.addOthers(of: fields)
        return draft.finished()
    }

    private static func withoutMarks(_ text: String) -> String {
        ExportText.lines(text).map(ExportText.withoutMarks).joined(separator: "\n")
    }

    /// Adds the main picture and the pictures of steps. Prefers the large form of the main picture to the small one.
    private func addPictures(_ fields: inout JSONFields, _ draft: inout RecipeDraft) {
        let name = fields.line("photo")
        let large = fields.text("photo_large")
        let small = fields.text("photo_data")
        // In recipes from Paprika's cloud, `photo_large` is only the name of a file, and only the small picture is
        // included.
        let main = large.flatMap { $0.utf8.count > 256 ? $0 : nil } ?? small
        draft.addPicture(base64: main, named: name)
        for photo in fields.list("photos") {
            draft.addPicture(
                base64: photo["data"]?.plainText, named: (photo["name"] ?? photo["filename"])?.plainText)
        }
    }
}
