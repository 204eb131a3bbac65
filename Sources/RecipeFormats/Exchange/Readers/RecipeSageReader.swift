import RecipeKit

/// Reads recipes of RecipeSage: an array of schema.org objects, or text.
///
/// Headings are lines in brackets among the ingredients, and sections without children before their steps.
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
        guard case .object(let members) = object, object["name"] != nil else { return nil }
        var draft = RecipeDraft(self, source)
        draft.ingredients.add(lines: draft.add(schemaOrg: object))
        // The comments are notes here, and the instructions have an order that schema.org does not define.
        let others = members.filter { !["comment", "recipeInstructions"].contains($0.key) }
        for item in object["recipeInstructions"]?.elements ?? [] { add(item, others, &draft) }
        for comment in object["comment"]?.elements ?? [] {
            let title = comment["name"]?.plainText
            draft.addNote(comment["text"]?.plainText, title: title == "Author Notes" ? nil : title)
        }
        let rating = object["aggregateRating"]
        draft.setRating(
            rating?["ratingValue"]?.plainText.flatMap(Double.init),
            of: rating?["bestRating"]?.plainText.flatMap(Double.init) ?? 5)
        draft.metadata.source = nil
        draft.setSource(object["creditText"]?.plainText, url: object["isBasedOn"]?.address)
        draft.addOwn("identifier", object["identifier"]?.plainText)
        return draft.finished()
    }

    private func add(_ item: JSONValue, _ others: [JSONValue.Member], _ draft: inout RecipeDraft) {
        if SchemaOrgTerm.isType("HowToSection", item), item["itemListElement"]?.isEmpty != false {
            draft.steps.beginSection(item["name"]?.words)
            return
        }
        let alone = JSONValue.object(others + [.init(key: "recipeInstructions", value: .array([item]))])
        if SchemaOrgTerm.isType("HowToSection", item) {
            draft.steps.add(sections: SchemaOrgInstructions.sections(of: alone), &draft.metadata)
        } else if let text = (item["text"] ?? item).plainText {
            var steps = ExportSteps()
            steps.add(sections: [RecipeSection(blocks: [.step(Step([.text(text)]))])], &draft.metadata)
            for section in steps.sections {
                if let name = section.name { draft.steps.beginSection(name) }
                for block in section.blocks { draft.steps.add(block) }
            }
        }
    }
}
