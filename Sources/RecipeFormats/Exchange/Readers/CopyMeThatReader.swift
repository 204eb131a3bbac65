import RecipeKit

/// Reads recipes of Copy Me That: an archive with a `recipes.html` and a folder of pictures. Every recipe of the page
/// uses the same identifiers for its elements, so the reader looks for an element only inside its recipe.
struct CopyMeThatReader: ExportReader {
    let name = "Copy Me That"
    let identifier = "copymethat"
    let sharedExtensions = ["html", "htm"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isMarkup && (start.holds("copymethat") || start.holds("recipeIngredient_header"))
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        for recipe in MarkupNode.html(source.text).all({ $0.classes.contains("recipe") }) {
            guard deliver(self.recipe(from: recipe, source)) else { return [] }
        }
        return []
    }

    private func recipe(from node: MarkupNode, _ source: ExportSource) -> ImportedRecipe {
        func element(_ id: String) -> MarkupNode? { node.first { $0["id"] == id } }
        func parts(_ name: String) -> [MarkupNode] { node.all { $0.classes.contains { $0 == name } } }
        var draft = RecipeDraft(self, source)
        draft.title = element("name")?.line ?? ""
        draft.metadata.description = (element("description")?.text).flatMap(ExportText.paragraphs)
        let link = element("original_link")
        draft.setSource(link?["href"] ?? link?.line)
        draft.setServings(element("recipeYield")?.line)
        draft.setRating(element("ratingValue")?.line.flatMap(Double.init))
        let categories = parts("recipeCategory") + [element("categories")].compactMap(\.self).flatMap(\.elements)
        draft.addCategories(categories.compactMap(\.line))
        if element("made_this") != nil { draft.addOther("made", "yes") }
        let ingredients = node.all { element in element.classes.contains { $0.hasPrefix("recipeIngredient") } }
        for ingredient in ingredients {
            if ingredient.classes.contains("recipeIngredient_subheader") {
                draft.ingredients.beginGroup(ingredient.heading)
            } else if !ingredient.classes.contains("recipeIngredient_spacer"), let line = ingredient.line {
                draft.ingredients.add(line: line)
            }
        }
        for step in parts("instruction") {
            if step.classes.contains("instruction_subheader") {
                draft.steps.beginSection(step.heading)
            } else if let text = ExportText.paragraphs(step.text) {
                draft.steps.add(step: ExportSteps.withoutNumber(text))
            }
        }
        draft.addNote(parts("recipeNote").compactMap(\.line).joined(separator: "\n"))
        for picture in node.all({ $0.name == "img" }) {
            if !draft.addPicture(at: picture["src"]), let source = picture["src"], source.contains("://") {
                draft.metadata.images.append(source)
            }
        }
        return draft.finished()
    }
}

extension MarkupNode {
    /// The line without a colon at its end.
    fileprivate var heading: String? {
        line.map { $0.hasSuffix(":") ? $0.dropLast().trimmingSpaces() : $0 }
    }
}
