import RecipeKit

/// Reads recipes of Nextcloud Cookbook. Each recipe has a folder with its pictures and with a `recipe.json` of
/// schema.org.
struct NextcloudReader: JSONExportReader {
    let name = "Nextcloud Cookbook"
    let identifier = "nextcloud"

    func recognizes(_ start: ExportStart) -> Bool {
        start.name == "recipe.json" && start.isJSON && start.holdsKey("recipeIngredient", "recipeInstructions")
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["name"] != nil else { return nil }
        var draft = RecipeDraft(self, source)
        draft.ingredients.add(lines: draft.add(schemaOrg: object))
        draft.add(instructions: object["recipeInstructions"])
        // A path on the server has no meaning here. The picture is a file beside the recipe.
        draft.metadata.images.removeAll { !$0.contains("://") }
        for name in ["full.jpg", "full.png", "full.webp", "thumb.jpg"] where draft.addPicture(at: name) { break }
        return draft.finished()
    }
}
