import RecipeKit

/// Reads recipes of the CookBook app (cookbookmanager.com): YAML with a recipe, or the text that the app shares.
struct CookBookReader: ExportReader {
    let name = "CookBook"
    let identifier = "cookbookapp"
    let sharedExtensions = ["yml", "yaml", "txt"]

    func recognizes(_ start: ExportStart) -> Bool {
        if start.isJSON || start.isMarkup { return false }
        if start.holds("Shared from CookBook") { return true }
        return start.firstLine.hasPrefix("name:") && (start.holds("\ningredients:") || start.holds("\ndirections:"))
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        let isText = ExportStart.with(source.text[...]) { start in
            start.holds("Shared from CookBook") && !start.holds("\ningredients:") && !start.firstLine.hasPrefix("name:")
        }
        if isText {
            _ = deliver(sharedRecipe(source))
            return []
        }
        do throws(YAMLError) {
            let document = try source.text.withUnsafeBufferPointer { text throws(YAMLError) in
                try YAMLComposer.compose(text)
            }
            guard case .entries(let entries)? = document.root else {
                return [source.diagnostic(.error, "the file holds no keys; export it again from CookBook.")]
            }
            _ = deliver(recipe(from: entries, source))
            return []
        } catch {
            return [source.diagnostic(.error, "the file is no YAML; export it again from CookBook.")]
        }
    }

    private func recipe(from entries: [MetadataValue.Entry], _ source: ExportSource) -> ImportedRecipe {
        var draft = RecipeDraft(self, source)
        var times: [String: String] = [:]
        for entry in entries {
            let text = entry.value.flattened
            switch entry.key.lowercased() {
            case "name": draft.title = ExportText.line(text) ?? ""
            case "description": draft.metadata.description = ExportText.paragraphs(text)
            case "servings": draft.setServings(text)
            case "prep_time", "cook_time", "total_time": times[entry.key.lowercased()] = text
            case "source": draft.setSource(text, url: draft.metadata.source?.url)
            case "source_url", "url": draft.setSource(draft.metadata.source?.name, url: text)
            case "tags", "categories": draft.addCategories(entry.value.items)
            case "cuisine": draft.metadata.cuisine = ExportText.line(text)
            case "on_favorites", "favorite": draft.isFavourite = ["yes", "true", "1"].contains(text.lowercased())
            case "rating": draft.setRating(Double(text))
            case "notes": draft.addNote(lines(entry.value).joined(separator: "\n"))
            case "nutrition", "nutritional_info": draft.addNutrition(lines(entry.value).joined(separator: "\n"))
            case "image", "photo", "image_url": addPicture(text, &draft)
            case "ingredients": draft.ingredients.add(lines: lines(entry.value))
            case "directions", "instructions": draft.steps.add(lines: lines(entry.value))
            case "exportedby": break
            default: draft.addOwn(entry.key, text)
            }
        }
        draft.setTimes(prep: times["prep_time"], cook: times["cook_time"], total: times["total_time"])
        return draft.finished()
    }

    private func addPicture(_ path: String, _ draft: inout RecipeDraft) {
        if path.contains("://") { draft.metadata.images.append(path) } else { draft.addPicture(at: path) }
    }

    private func lines(_ value: MetadataValue) -> [String] {
        switch value {
        case .text(let text): ExportText.lines(text)
        case .list(let items): items.flatMap(lines)
        case .entries(let entries): entries.map { "\($0.key): \($0.value.flattened)" }
        }
    }

    /// Returns the recipe of a shared text, in which empty lines separate the title, the ingredients and the steps.
    private func sharedRecipe(_ source: ExportSource) -> ImportedRecipe {
        var draft = RecipeDraft(self, source)
        let lines = ExportText.lines(String(decoding: source.text, as: UTF8.self))
        let end = lines.firstIndex { $0.hasPrefix("Shared from CookBook") } ?? lines.count
        let parts = lines[..<end].split(whereSeparator: \.isEmpty).map(Array.init)
        draft.title = parts.first?.first ?? ""
        var rest = Array(parts.dropFirst())
        // Empty lines divide the text into parts. The steps begin at the first part that begins with `1.`. If there is
        // no such part, the last part contains the steps. All parts between the title and the steps are ingredients.
        let steps = rest.firstIndex { $0.first?.hasPrefix("1.") == true } ?? max(rest.count - 1, 0)
        let after = rest.suffix(from: min(steps, rest.count))
        rest = Array(rest.prefix(steps))
        for part in rest { draft.ingredients.add(lines: part) }
        draft.steps.add(lines: after.flatMap(\.self))
        return draft.finished()
    }
}
