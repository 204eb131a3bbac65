import RecipeKit

/// Reads exports that are JSON: an object for a recipe, or an array of such objects.
protocol JSONExportReader: ExportReader {
    /// Returns the objects of the recipes in a value.
    func recipes(in value: JSONValue) -> [JSONValue]

    /// Returns the diagnostics about a value that belong to no recipe, such as a warning about data that is not read.
    func diagnostics(for value: JSONValue, _ source: ExportSource) -> [Diagnostic]

    /// Returns the recipe of an object, or `nil` if the object is not a recipe.
    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe?
}

extension JSONExportReader {
    /// Returns the elements of the value if it is an array, and otherwise the value itself.
    func recipes(in value: JSONValue) -> [JSONValue] { value.elements }

    /// Returns no diagnostics.
    func diagnostics(for value: JSONValue, _ source: ExportSource) -> [Diagnostic] { [] }

    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        readJSON(source, deliver)
    }

    /// Reads every recipe of a JSON text.
    func readJSON(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic] {
        source.text.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            var result: [Diagnostic] = []
            while let value = reader.next() {
                result += diagnostics(for: value, source)
                for object in recipes(in: value) {
                    guard let recipe = recipe(from: object, source) else { continue }
                    guard deliver(recipe) else { return result }
                }
            }
            guard let error = reader.firstError else { return result }
            let diagnostics = DiagnosticCollector()
            diagnostics.add(.warning, at: error.offset, error.message)
            return result + diagnostics.diagnostics(file: source.file, bytes: source.text)
        }
    }
}

/// Reads recipes of Mela: a `.melarecipe` file is a JSON object with one recipe, and a `.melarecipes` file is an
/// archive of such files.
struct MelaReader: JSONExportReader {
    let name = "Mela"
    let identifier = "mela"
    let fileExtensions = ["melarecipes", "melarecipe"]
    let sharedExtensions = ["json"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isJSON && !start.holdsKey("@type")
            && (start.holdsKey("wantToCook")
                || start.holdsKey("instructions") && start.holdsKey("cookTime") && start.holdsKey("yield"))
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["title"] != nil else { return nil }
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("title") ?? ""
        draft.metadata.description = fields.text("text").flatMap(ExportText.paragraphs)
        draft.setServings(fields.line("yield"))
        draft.setTimes(prep: fields.line("prepTime"), cook: fields.line("cookTime"), total: fields.line("totalTime"))
        draft.setSource(fields.line("link"))
        draft.addCategories(fields.names("categories"))
        draft.isFavourite = fields.bool("favorite")
        draft.created = fields.number("date").flatMap(Self.day)
        draft.ingredients.add(lines: fields.text("ingredients").map(ExportText.lines) ?? [])
        draft.steps.add(text: fields.text("instructions") ?? "")
        draft.addNote(fields.text("notes"))
        draft.addNutrition(fields.text("nutrition"))
        for image in fields.list("images") { draft.addPicture(base64: image.plainText) }
        draft.addOthers(of: fields)
        return draft.finished()
    }

    /// Returns the day of a time. Mela writes seconds since 2001. Some converters write milliseconds since 1970.
    private static func day(_ time: Double) -> String? {
        time > 100_000_000_000
            ? ExportDay.day(sinceEpoch: time / 1000) : ExportDay.day(sinceEpoch: time + 978_307_200)
    }
}

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

extension RecipeDraft {
    /// Fills the draft from a schema.org recipe of a program. The caller adds the ingredients and steps, because
    /// programs have their own conventions for headings.
    ///
    /// - Returns: The lines of the ingredients.
    mutating func add(schemaOrg object: JSONValue) -> [String] {
        let metadata = SchemaOrgMetadata(object).metadata
        title = object["name"]?.words ?? ""
        let (course, tags) = (metadata.course, metadata.tags)
        self.metadata = metadata
        setServings(metadata.servings?.text)
        setTimes(
            prep: object["prepTime"]?.words, cook: object["cookTime", "performTime"]?.words,
            total: object["totalTime"]?.words)
        self.metadata.course = nil
        self.metadata.tags = []
        addCategories((course ?? "").split(separator: ",").map { $0.trimmingSpaces() })
        for tag in tags { addTag(tag) }
        self.metadata.others.removeAll { ["date", "description"].contains($0.key) }
        addNutrition(object["nutrition"]?["description"]?.plainText)
        cookware = (object["tool"]?.wordList ?? []).map { Cookware(name: $0) }
        created = ExportDay.day(object["dateCreated", "datePublished"]?.plainText)
        return (object["recipeIngredient"]?.elements ?? []).compactMap(\.writtenText).map {
            Self.withoutEmptyAmount(SchemaOrgText.line($0))
        }
    }

    /// Returns an ingredient line without the empty parts that Tandoor writes. For example, `0.0 None olive oil`
    /// becomes `olive oil`, and `1.0 cup` becomes `1 cup`.
    private static func withoutEmptyAmount(_ line: String) -> String {
        for empty in ["0.0 None ", "0 None ", "0.0 "] where line.hasPrefix(empty) {
            return String(line.dropFirst(empty.count))
        }
        let amount = line.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard amount.hasSuffix(".0"), amount.count < line.count else { return line }
        var rest = line[amount.endIndex...]
        if rest.hasPrefix(" None ") { rest = rest.dropFirst(5) }
        return String(amount.dropLast(2) + rest)
    }
}

extension RecipeDraft {
    /// Adds schema.org instructions in the forms that programs write: texts, steps, and sections with or without
    /// children. A section without children is the heading of the steps after it. Each line of a text is a step.
    mutating func add(instructions value: JSONValue?) {
        for item in value?.elements ?? [] {
            if SchemaOrgTerm.isType("HowToSection", item) {
                steps.beginSection(item["name"]?.words)
                if let children = item["itemListElement"], !children.isEmpty {
                    add(instructions: children)
                    steps.beginSection(nil)
                }
            } else if SchemaOrgTerm.isType("HowToTip", item) {
                if let note = item["text"]?.plainText.flatMap(ExportText.paragraphs) { steps.add(.note(note)) }
            } else if let text = (item["text"] ?? item).plainText {
                add(stepText: text)
            }
        }
    }

    /// Adds a text of steps. If Tandoor imported the recipe from Paprika, the source is at the end of the text and
    /// becomes the source of the recipe.
    mutating func add(stepText text: String) {
        var lines = ExportText.lines(text.withoutEntities.withoutHTML)
        if let source = TandoorSteps.source(at: &lines) {
            let current = metadata.source
            setSource(current?.name ?? source.name, url: current?.url ?? source.url)
        }
        steps.add(lines: lines)
    }
}
