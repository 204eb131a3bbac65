import RecipeKit

/// Reads recipes of Nextcloud Cookbook: a folder for each, with a `recipe.json` of schema.org and pictures.
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
        draft.steps.add(sections: SchemaOrgInstructions.sections(of: object), &draft.metadata)
        // The path of the picture on the server means nothing here, and the file beside the recipe is newer.
        draft.metadata.images.removeAll { !$0.contains("://") }
        for name in ["full.jpg", "full.png", "full.webp", "thumb.jpg"] where draft.addPicture(at: name) { break }
        return draft.finished()
    }
}

extension ExportSteps {
    /// Adds the sections of schema.org instructions. Texts of several paragraphs are split into steps, and the source
    /// that Tandoor writes at the end of a step becomes the source.
    mutating func add(sections: [RecipeSection], _ metadata: inout RecipeMetadata) {
        for section in sections {
            if let name = section.name { beginSection(name) } else if self.sections.last?.name != nil { beginSection(nil) }
            for block in section.blocks {
                guard case .step(let step) = block, case .text(let text)? = step.items.first else {
                    add(block)
                    continue
                }
                var lines = ExportText.lines(text)
                if let source = TandoorSteps.source(at: &lines) {
                    let current = metadata.source
                    metadata.source = RecipeSource(name: current?.name ?? source.name, url: current?.url ?? source.url)
                }
                add(lines: lines)
            }
        }
    }
}
