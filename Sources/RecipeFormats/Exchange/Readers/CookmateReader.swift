import RecipeKit

/// Reads recipes of Cookmate, formerly My CookBook: XML, or an archive of XML and pictures (`.mcb`).
///
/// Old versions wrote ingredients and steps as plain lines. Newer versions write one list item for each ingredient and
/// each step.
struct CookmateReader: ExportReader {
    let name = "Cookmate"
    let identifier = "cookmate"
    let fileExtensions = ["mcb"]
    let sharedExtensions = ["xml"]

    func recognizes(_ start: ExportStart) -> Bool { start.isMarkup && start.holds("<cookbook") }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        guard let book = MarkupNode.xml(source.text).child("cookbook") else {
            return [source.diagnostic(.error, "the file holds no cookbook; export it again from Cookmate.")]
        }
        for recipe in book.elements where recipe.name == "recipe" {
            guard deliver(self.recipe(from: recipe, source)) else { return [] }
        }
        let lists = book.elements.count { $0.name == "shoppinglist" }
        guard lists > 0 else { return [] }
        return [source.diagnostic(.warning, "shopping lists are not read, and the file has \(lists).")]
    }

    private func recipe(from node: MarkupNode, _ source: ExportSource) -> ImportedRecipe {
        var draft = RecipeDraft(self, source)
        var times: [String: String] = [:]
        draft.title = node.child("title")?.line ?? ""
        for element in node.elements {
            switch element.name {
            case "title": break
            case "preptime", "cooktime", "totaltime": times[element.name] = element.line
            case "description": draft.metadata.description = ExportText.paragraphs(Self.text(of: element))
            case "ingredient": draft.ingredients.add(lines: Self.lines(of: element))
            case "recipetext": draft.steps.add(lines: Self.steps(of: element))
            case "url": draft.setSource(draft.metadata.source?.name, url: element.line)
            case "source": draft.setSource(element.line, url: draft.metadata.source?.url)
            case "imageurl": draft.metadata.images += [element.line].compactMap(\.self)
            case "imagepath", "image": addPicture(element.line, &draft)
            case "category": draft.addCategories((element.line ?? "").split(separator: ",").map(String.init))
            case "tag": draft.addTag(element.line ?? "")
            case "cuisine": draft.metadata.cuisine = element.line
            case "quantity": draft.setServings(element.line)
            case "comments": draft.addNote(Self.text(of: element))
            case "nutrition": draft.addNutrition(Self.text(of: element))
            case "rating": draft.setRating(element.line.flatMap(Double.init))
            case "favorite", "favourite": draft.isFavourite = ["1", "true"].contains(element.line?.lowercased())
            case "lang": draft.metadata.locale = element.line
            case "video": draft.addOther("video", element.line)
            default: draft.addOwn(element.name, element.line)
            }
        }
        draft.setTimes(prep: times["preptime"], cook: times["cooktime"], total: times["totaltime"])
        return draft.finished()
    }

    /// Adds a picture. The path is that of a file on the phone. In the archive, the file of the same name is in the
    /// folder `images` or beside the text.
    private func addPicture(_ path: String?, _ draft: inout RecipeDraft) {
        guard let name = path?.split(separator: "/").last else { return }
        if !draft.addPicture(at: "images/\(name)") { draft.addPicture(at: String(name)) }
    }

    /// Returns the items of a list, or the lines of a text without items.
    private static func lines(of node: MarkupNode) -> [String] {
        let items = node.all { $0.name == "li" }
        guard !items.isEmpty else { return ExportText.lines(node.text.withoutEntities) }
        // Some programs escape the text of an item twice.
        return items.map { withoutAddedPeriod(ExportText.line($0.text.withoutEntities) ?? "") }
    }

    /// Returns the lines of the steps.
    ///
    /// Old versions of Cookmate removed line breaks. So a single line is split at the numbers of the steps. If there
    /// are no numbers, the line is split where a space is missing between two sentences: `Stir.Bake.`
    private static func steps(of node: MarkupNode) -> [String] {
        let lines = lines(of: node)
        let filled = lines.filter { !$0.isEmpty }
        return filled.count == 1 ? StepLines.numberedParts(of: filled[0]) ?? StepLines.lostLines(of: filled[0]) : lines
    }

    /// Returns a list entry without the period that a converter adds: `- 6 eggs` for `- 6 eggs.`
    private static func withoutAddedPeriod(_ line: String) -> String {
        guard line.hasPrefix("- "), line.hasSuffix("."), !line.dropLast().contains(". ") else { return line }
        return String(line.dropLast())
    }

    private static func text(of node: MarkupNode) -> String {
        let items = node.all { $0.name == "li" }
        return items.isEmpty ? node.text : items.map(\.text).joined(separator: "\n")
    }
}
