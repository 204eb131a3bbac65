import RecipeKit

/// Reads recipes of RecipeSage: an array of schema.org objects, or text.
///
/// Among the ingredients, a line in brackets is a heading. Among the steps, a section without children is the heading
/// of the steps after it.
struct RecipeSageReader: JSONExportReader {
    let name = "RecipeSage"
    let identifier = "recipesage"
    let sharedExtensions = ["json", "txt"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isJSON ? start.holdsKey("@type") && start.holdsKey("creditText") : RecipeSageText.isRecognized(start)
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        if ExportStart.with(source.text[...], { $0.isJSON }) { return readJSON(source, deliver) }
        RecipeSageText(self).read(source, deliver)
        return []
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["name"] != nil else { return nil }
        var draft = RecipeDraft(self, source)
        draft.ingredients.add(lines: draft.add(schemaOrg: object))
        draft.metadata.source = nil
        draft.setSource(object["creditText"]?.plainText, url: object["isBasedOn"]?.address)
        draft.add(instructions: object["recipeInstructions"])
        for comment in object["comment"]?.elements ?? [] {
            let title = comment["name"]?.plainText
            draft.addNote(comment["text"]?.plainText, title: title == "Author Notes" ? nil : title)
        }
        let rating = object["aggregateRating"]
        draft.setRating(
            rating?["ratingValue"]?.plainNumber,
            of: rating?["bestRating"]?.plainNumber ?? 5)
        draft.addOwn("identifier", object["identifier"]?.plainText)
        return draft.finished()
    }
}
