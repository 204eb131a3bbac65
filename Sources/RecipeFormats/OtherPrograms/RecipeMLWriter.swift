import RecipeKit
import TextLayout

/// Writes a recipe as RecipeML 0.5. Metadata without an element of RecipeML is written into an `extension`.
struct RecipeMLWriter {
    private var lines: [String] = []
    private var depth = 0

    /// Returns the file of one recipe, with a line feed at its end.
    static func text(for recipe: Recipe) -> String { text(for: [recipe]) }

    /// Returns the file of several recipes, with a line feed at its end.
    static func text(for recipes: [Recipe]) -> String {
        var writer = RecipeMLWriter()
        writer.lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE recipeml PUBLIC \"-//FormatData//DTD RecipeML 0.5//EN\" \"http://www.formatdata.com/recipeml/recipeml.dtd\">",
        ]
        writer.element("recipeml", "version=\"0.5\"") { writer in
            for recipe in recipes { writer.add(recipe) }
        }
        return writer.lines.joined(separator: "\n") + "\n"
    }

    private mutating func add(_ recipe: Recipe) {
        let language = recipe.metadata.locale.map { "xml:lang=\"\(Self.escaped($0.replacing("_", with: "-")))\"" }
        element("recipe", language ?? "") { writer in
            writer.addHead(of: recipe)
            writer.add("description", recipe.metadata.description)
            writer.addCookware(of: recipe)
            writer.addIngredients(of: recipe)
            writer.addDirections(of: recipe)
            writer.addNutrition(of: recipe.metadata)
            writer.addExtension(of: recipe.metadata)
        }
    }

    // MARK: Elements

    private mutating func element(_ name: String, _ attributes: String = "", _ content: (inout Self) -> Void) {
        let start = lines.count
        lines.append(indentation + "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>")
        depth += 1
        content(&self)
        depth -= 1
        if lines.count == start + 1 { lines.removeLast() } else { lines.append(indentation + "</\(name)>") }
    }

    /// Adds an element with text. Adds nothing if the text is `nil` or empty.
    private mutating func add(_ name: String, _ text: String?, _ attributes: String = "") {
        guard let text, !text.isEmpty else { return }
        var attributes = attributes.isEmpty ? "" : " " + attributes
        // Without this attribute, readers do not keep the line breaks inside a paragraph.
        if text.lines().count > MarkdownText.paragraphs(text).count { attributes += " xml:space=\"preserve\"" }
        lines.append(indentation + "<\(name)\(attributes)>\(Self.escaped(text))</\(name)>")
    }

    private var indentation: String { String(repeating: "  ", count: depth) }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for line in text.lines(keepingEmpty: true) {
            if !result.isEmpty || line.startIndex > text.startIndex { result += "\n" }
            for scalar in String(line).withoutControlCharacters.unicodeScalars {
                switch scalar {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                case "\"": result += "&quot;"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    // MARK: The head

    private mutating func addHead(of recipe: Recipe) {
        let metadata = recipe.metadata
        element("head") { writer in
            writer.lines.append(writer.indentation + "<title>\(Self.escaped(recipe.title.singleLine))</title>")
            writer.element("source") { writer in
                writer.add("srcitem", metadata.source?.name, "type=\"DC.Publisher\"")
                writer.add("srcitem", metadata.source?.url, "type=\"DC.Identifier\"")
            }
            writer.element("categories") { writer in
                writer.add("cat", metadata.course, "type=\"course\"")
                writer.add("cat", metadata.cuisine, "type=\"cuisine\"")
                for diet in metadata.diets { writer.add("cat", diet, "type=\"diet\"") }
                for tag in metadata.tags { writer.add("cat", tag, "type=\"tag\"") }
            }
            let times = [
                ("preparation", metadata.prepTime), ("cooking", metadata.cookTime), ("total", metadata.statedTotalTime),
            ]
            for (kind, time) in times { writer.add("preptime", time?.text, "type=\"\(kind)\"") }
            writer.add("yield", metadata.servings?.text)
        }
    }

    private mutating func addNutrition(of metadata: RecipeMetadata) {
        let nutrients = metadata.others.filter { SchemaOrgNutrition.property(of: $0.key) != nil }
        element("nutrition") { writer in
            for nutrient in nutrients {
                writer.element("nutrient") { writer in
                    writer.add("n-name", nutrient.key)
                    writer.add("qty", nutrient.value)
                }
            }
        }
    }

    private mutating func addExtension(of metadata: RecipeMetadata) {
        element("extension") { writer in
            func add(_ key: String, _ value: String?) { writer.add("entry", value, "name=\"\(Self.escaped(key))\"") }
            add("author", metadata.author)
            add("difficulty", metadata.difficulty)
            for image in metadata.images { add("image", image) }
            for entry in metadata.others where SchemaOrgNutrition.property(of: entry.key) == nil {
                add(entry.key, entry.value)
            }
        }
    }

    // MARK: The lists

    private mutating func addCookware(of recipe: Recipe) {
        element("equipment") { writer in
            for item in recipe.cookwareList {
                var plain = item
                plain.isOptional = false
                writer.add("tool", plain.line(.ascii), item.isOptional ? "optional=\"yes\"" : "")
            }
        }
    }

    private mutating func addIngredients(of recipe: Recipe) {
        element("ingredients") { writer in
            for group in recipe.ingredientGroups {
                guard let name = group.name else {
                    for ingredient in group.ingredients { writer.add(ingredient) }
                    continue
                }
                writer.element("ing-div") { writer in
                    writer.add("title", name.singleLine)
                    for ingredient in group.ingredients { writer.add(ingredient) }
                }
            }
        }
    }

    /// Adds an ingredient. An ingredient with several quantities becomes several ingredients.
    private mutating func add(_ ingredient: Ingredient) {
        for quantity in ingredient.furtherQuantities.isEmpty
            ? [ingredient.quantity] : [ingredient.quantity] + ingredient.furtherQuantities.map(Optional.some)
        {
            var attributes = ingredient.isOptional ? "optional=\"yes\"" : ""
            if ingredient.recipeReference != nil { attributes += (attributes.isEmpty ? "" : " ") + "recipe=\"yes\"" }
            element("ing", attributes) { writer in
                if let quantity { writer.element("amt") { $0.add(quantity) } }
                let name = ingredient.recipeReference == nil ? ingredient.name : ingredient.displayName
                writer.add("item", name.singleLine)
                writer.add("prep", ingredient.preparation?.singleLine)
            }
        }
    }

    private mutating func add(_ quantity: Quantity) {
        switch quantity.amount {
        case .number(let number): add("qty", number.written)
        case .range(let low, let high):
            element("range") { writer in
                writer.add("q1", low.written)
                writer.add("q2", high.written)
            }
        case .text(let words): add("qty", words)
        }
        add("unit", quantity.unit)
    }

    private mutating func addDirections(of recipe: Recipe) {
        element("directions") { writer in
            for section in recipe.sections {
                guard let name = section.name else {
                    for block in section.blocks { writer.add(block) }
                    continue
                }
                writer.element("dir-div") { writer in
                    writer.add("title", name.singleLine)
                    for block in section.blocks { writer.add(block) }
                }
            }
        }
    }

    private mutating func add(_ block: RecipeSection.Block) {
        switch block {
        case .step(let step): add("step", step.sentence(.ascii))
        case .note(let note): add("note", note)
        }
    }
}
