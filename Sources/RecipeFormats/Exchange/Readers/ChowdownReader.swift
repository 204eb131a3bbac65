import RecipeKit

/// Reads recipes of Chowdown, a web site of Markdown files. The front matter contains the ingredients and the steps,
/// and the text below it is the description. The front matter is read line by line, because it is not always valid
/// YAML.
struct ChowdownReader: ExportReader {
    let name = "Chowdown"
    let identifier = "chowdown"
    let sharedExtensions = ["md", "markdown"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.firstLine.trimmingSpaces() == "---" && start.holds("layout: recipe")
            && (start.holds("\ndirections:") || start.holds("\ncomponents:"))
    }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        let lines = ExportText.lines(String(decoding: source.text, as: UTF8.self))
        guard let end = lines.dropFirst().firstIndex(of: "---") else {
            return [source.diagnostic(.error, "the front matter has no end; add a line “---” below it.")]
        }
        _ = deliver(recipe(Self.fields(lines[1..<end]), below: lines[(end + 1)...].joined(separator: "\n"), source))
        return []
    }

    private func recipe(
        _ fields: [(key: String, values: [String])], below text: String, _ source: ExportSource
    ) -> ImportedRecipe {
        var draft = RecipeDraft(self, source)
        for (key, values) in fields {
            let line = values.joined(separator: ", ")
            switch key {
            case "title": draft.title = line
            case "image": addPicture(line, &draft)
            case "tags": draft.addCategories(values.flatMap { $0.split(separator: ",").map(String.init) })
            case "ingredients": draft.ingredients.add(lines: values)
            case "directions": draft.steps.add(lines: values)
            case "components":
                for component in values { draft.ingredients.add(component: component) }
            case "layout", "date": break
            case "servings", "yield", "serves": draft.setServings(line)
            case "imagecredit": draft.addOther("image credit", line)
            default: draft.addOwn(key, line)
            }
        }
        draft.metadata.description = ExportText.paragraphs(
            ExportText.lines(text).map(ExportText.withoutMarks).joined(separator: "\n"))
        return draft.finished()
    }

    private func addPicture(_ name: String, _ draft: inout RecipeDraft) {
        if name.contains("://") || !["../images/", "images/", ""].contains(where: { draft.addPicture(at: $0 + name) }) {
            draft.metadata.images.append(name)
        }
    }

    /// Returns the keys of the front matter, each with the entries of its list or with its only value.
    private static func fields(_ lines: ArraySlice<String>) -> [(key: String, values: [String])] {
        var fields: [(key: String, values: [String])] = []
        for line in lines where !line.isEmpty && !line.hasPrefix("#") {
            if line.hasPrefix("-"), !fields.isEmpty {
                fields[fields.count - 1].values.append(unquoted(line.dropFirst().trimmingSpaces()))
            } else if let colon = line.firstIndex(of: ":"), !line[..<colon].contains(" ") {
                let value = unquoted(line[line.index(after: colon)...].trimmingSpaces())
                let isFlow = value.hasPrefix("[") && value.hasSuffix("]")
                let values =
                    isFlow
                    ? value.dropFirst().dropLast().split(separator: ",").map { unquoted($0.trimmingSpaces()) } : [value]
                fields.append((line[..<colon].lowercased(), values.filter { !$0.isEmpty }))
            } else if let last = fields.indices.last, let value = fields[last].values.indices.last {
                fields[last].values[value] += " " + line
            }
        }
        return fields
    }

    private static func unquoted(_ value: String) -> String {
        guard value.count > 1, let quote = value.first, quote == value.last, "\"'".contains(quote) else { return value }
        return String(value.dropFirst().dropLast())
    }
}

extension ExportIngredients {
    /// Adds another recipe as an ingredient. The parameter is the name of its file: `pie-crust`.
    fileprivate mutating func add(component: String) {
        let name = FileTitle.title(ofFile: component)
        guard !name.isEmpty else { return }
        add(Ingredient(name: name, recipeReference: RecipeReference(path: [component])))
    }
}
