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

/// Reads the text form of RecipeSage: blocks of `Key: value` lines, in which a value can have several lines.
struct RecipeSageText {
    private let reader: RecipeSageReader

    init(_ reader: RecipeSageReader) { self.reader = reader }

    static func isRecognized(_ start: ExportStart) -> Bool { start.firstLine.hasPrefix("==== Recipes ====") }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) {
        var values: [(key: String, lines: [String])] = []
        func flush() -> Bool {
            defer { values = [] }
            return values.isEmpty || deliver(recipe(from: values, source))
        }
        for line in ExportText.lines(String(decoding: source.text, as: UTF8.self)) {
            if line.hasPrefix("====") { continue }
            guard let (key, value) = Self.entry(line) else {
                if !values.isEmpty { values[values.count - 1].lines.append(line) }
                continue
            }
            if key == "Title", !flush() { return }
            values.append((key, [value]))
        }
        _ = flush()
    }

    private static func entry(_ line: String) -> (key: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let key = String(line[..<colon])
        guard keys.contains(key) || key.hasPrefix("Nutrition") && key.count > 9 && !key.contains(" ") else {
            return nil
        }
        return (key, line[line.index(after: colon)...].trimmingSpaces())
    }

    private static let keys: Set<String> = [
        "Title", "Description", "Yield", "ActiveTime", "TotalTime", "Source", "Url", "Folder", "Ingredients",
        "Instructions", "Notes", "CreatedAt", "UpdatedAt", "Rating", "Labels", "Images",
    ]

    private func recipe(from values: [(key: String, lines: [String])], _ source: ExportSource) -> ImportedRecipe {
        var draft = RecipeDraft(reader, source)
        var found: [String: String] = [:]
        for (key, lines) in values {
            let text = lines.joined(separator: "\n")
            guard let line = ExportText.line(text), line != "null" else { continue }
            found[key] = line
            switch key {
            case "Title": draft.title = line
            case "Description": draft.metadata.description = ExportText.paragraphs(text)
            case "Yield": draft.setServings(line)
            case "Ingredients": draft.ingredients.add(lines: lines)
            case "Instructions": draft.steps.add(lines: lines)
            case "Notes": draft.addNote(text)
            case "Rating": draft.setRating(Double(line))
            case "Labels": draft.addCategories(line.split(separator: ",").map(String.init))
            case "Images":
                draft.metadata.images += line.split { $0 == "," || $0 == " " }.map(String.init)
            case "Folder": if line != "main" { draft.addOwn("folder", line) }
            case _ where key.hasPrefix("Nutrition"): addNutrient(String(key.dropFirst(9)), line, &draft)
            default: break
            }
        }
        draft.setTimes(prep: found["ActiveTime"], total: found["TotalTime"])
        draft.setSource(found["Source"], url: found["Url"])
        draft.addOwn("createdAt", found["CreatedAt"])
        return draft.finished()
    }

    private func addNutrient(_ name: String, _ value: String, _ draft: inout RecipeDraft) {
        if let key = NutritionLines.key(name) {
            draft.addOther(key, value)
        } else {
            draft.addOwn("nutrition\(name)", value)
        }
    }
}
