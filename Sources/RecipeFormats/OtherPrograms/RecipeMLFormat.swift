import RecipeKit

/// RecipeML 0.5, an XML format of the year 2000 for exchanging recipes.
public struct RecipeMLFormat: XMLRecipeFormat {
    /// The name of the format, `RecipeML`.
    public let name = "RecipeML"
    /// The identifier of the format, `recipeml`.
    public let identifier = "recipeml"
    /// The extension of RecipeML files. Files with the extension `xml` are recognized by their content.
    public let fileExtensions = ["recipeml"]

    static let rootNames: Set<String> = ["recipeml"]
    static let recordNames: Set<String> = ["recipe"]

    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        var recipe = Recipe(title: record.first("head")?.words("title") ?? "")
        recipe.metadata = RecipeMLMetadata.metadata(of: record)
        recipe.listedIngredients = RecipeMLIngredients.groups(of: record)
        recipe.listedCookware = RecipeMLIngredients.cookware(of: record)
        recipe.sections = RecipeMLDirections.sections(of: record)
        return ReadResult(recipe: recipe)
    }

    /// Writes a recipe as a file with one recipe.
    public var write: (@Sendable (Recipe) -> String)? { { RecipeMLWriter.text(for: $0) } }
}

/// Reads the head, the description and the nutrition of a RecipeML recipe.
enum RecipeMLMetadata {
    static func metadata(of record: XMLElement) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        metadata.description = record.all("description").compactMap(RecipeMLDirections.text).joinedTexts
        metadata.locale = record["xml:lang"]
        guard let head = record.first("head") else { return metadata }
        metadata.add("subtitle", head.words("subtitle"))
        metadata.add("recipeml.version", head.words("version"))
        setSource(head, in: &metadata)
        setCategories(head, in: &metadata)
        for time in head.all("preptime") { setTime(time, in: &metadata) }
        metadata.servings = head.first("yield").flatMap { RecipeMetadata.statedServings(RecipeMLAmount.words(of: $0)) }
        setNutrition(record, in: &metadata)
        for extension_ in head.all("extension") + record.all("extension") { setExtension(extension_, in: &metadata) }
        return metadata
    }

    /// Sets the source, which is a text or has parts with a type of the Dublin Core, such as `DC.Creator`.
    private static func setSource(_ head: XMLElement, in metadata: inout RecipeMetadata) {
        for source in head.all("source") {
            let items = source.all("srcitem")
            if items.isEmpty, let words = source.words { metadata.source = RecipeSource(parsing: words) }
            for item in items {
                guard let words = item.words else { continue }
                let kind = item["type"]?.lowercased().split(separator: ".").last.map(String.init) ?? ""
                switch kind {
                case "creator", "author", "contributor": metadata.author = metadata.author ?? words
                case "date": metadata.add("date", words)
                case "identifier", "url":
                    metadata.source = RecipeSource(name: metadata.source?.name, url: words)
                case "rights": metadata.add("copyright", words)
                default:
                    let name = metadata.source?.name.map { "\($0), \(words)" } ?? words
                    metadata.source = RecipeSource(name: name, url: metadata.source?.url)
                }
            }
        }
    }

    /// Sets the course, the cuisine, the diets and the tags from the categories and their types. If no category has the
    /// type of a course, a well-known course among the other categories becomes the course.
    private static func setCategories(_ head: XMLElement, in metadata: inout RecipeMetadata) {
        var names: [String] = []
        for list in head.all("categories") {
            let categories = list.all("cat")
            if categories.isEmpty { names += (list.words ?? "").split(separator: ",").map { $0.trimmingSpaces() } }
            for category in categories {
                guard let words = category.words else { continue }
                switch category["type"]?.lowercased() {
                case "course": metadata.course = metadata.course.map { "\($0), \(words)" } ?? words
                case "cuisine": metadata.cuisine = metadata.cuisine.map { "\($0), \(words)" } ?? words
                case "diet", "dietary": metadata.diets.append(words)
                case "tag": metadata.tags.append(words)
                default: names.append(words)
                }
            }
        }
        metadata.setCategories(names.filter { !$0.isEmpty })
    }

    private static func setTime(_ element: XMLElement, in metadata: inout RecipeMetadata) {
        let times = element.all("time").compactMap(RecipeMLAmount.words)
        guard let words = times.isEmpty ? element.words : times.joined(separator: " "),
            let time = RecipeMetadata.statedTime(words)
        else { return }
        let kind = element["type"]?.lowercased() ?? "preparation"
        switch kind {
        case "preparation", "prep", "active": metadata.prepTime = time
        case "cooking", "cook", "baking", "bake": metadata.cookTime = metadata.cookTime?.adding(time) ?? time
        case "total": metadata.statedTotalTime = time
        default: metadata.add(kind.hasSuffix("time") ? kind : "\(kind) time", words)
        }
    }

    private static func setNutrition(_ record: XMLElement, in metadata: inout RecipeMetadata) {
        for nutrition in record.all("nutrition") {
            let groups = nutrition.all("nutrient-group")
            let nutrients = nutrition.all("nutrient") + groups.flatMap { $0.all("nutrient") }
            if nutrients.isEmpty { metadata.add("nutrition", nutrition.words) }
            for nutrient in nutrients {
                guard let name = nutrient.words("n-name") else { continue }
                let amount = [nutrient.first("qty").flatMap(RecipeMLAmount.number), nutrient.words("unit")]
                let words = amount.compactMap(\.self).joined(separator: " ")
                let percent = nutrient.words("percent").map { "\($0) %" }
                metadata.add(SchemaOrgNutrition.property(ofName: name) ?? name, words.isEmpty ? percent : words)
            }
        }
        let exchanges = record.all("diet-exchanges").flatMap { list in
            list.all("exchange").isEmpty
                ? [RecipeMLAmount.words(of: list)] : list.all("exchange").map(RecipeMLAmount.words)
        }
        metadata.add("diet exchanges", exchanges.compactMap(\.self).joined(separator: ", "))
    }

    /// Reads the entries that ``RecipeMLWriter`` puts into an `extension`. Other programs can put other elements there.
    private static func setExtension(_ element: XMLElement, in metadata: inout RecipeMetadata) {
        for entry in element.all("entry") {
            guard let key = entry["name"], let value = entry.block else { continue }
            switch key {
            case "image": metadata.images.append(value)
            case "difficulty": metadata.difficulty = value
            case "author": metadata.author = value
            default: metadata.add(key, value)
            }
        }
    }
}

extension [String] {
    /// The texts as paragraphs of one text, or `nil` if there are none.
    fileprivate var joinedTexts: String? { isEmpty ? nil : joined(separator: "\n\n") }

    /// The paragraphs of the texts as one text, or `nil` if there are none. Line breaks inside a paragraph become
    /// spaces.
    var joinedParagraphs: String? {
        let paragraphs = flatMap { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingSpaces() }
                .split(separator: "").map { $0.joined(separator: " ") }
        }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }
}

/// Reads the directions and the notes of a RecipeML recipe.
enum RecipeMLDirections {
    static func sections(of record: XMLElement) -> [RecipeSection] {
        var sections = [RecipeSection()]
        for list in record.all("directions") { add(list, to: &sections) }
        for note in record.all("note") {
            guard let text = text(of: note) else { continue }
            let kind = note["type"].map { "\($0): " } ?? ""
            sections[sections.count - 1].blocks.append(.note(kind + text))
        }
        return sections.filter { !$0.blocks.isEmpty || $0.name != nil }
    }

    private static func add(_ list: XMLElement, to sections: inout [RecipeSection]) {
        for element in list.elements {
            switch element.name {
            case "dir-div":
                sections.append(RecipeSection(name: element.words("title") ?? element["type"]))
                add(element, to: &sections)
                sections.append(RecipeSection())
            case "step":
                if let text = text(of: element) {
                    sections[sections.count - 1].blocks.append(.step(Step([.text(text)])))
                }
            case "note", "description":
                if let text = text(of: element) { sections[sections.count - 1].blocks.append(.note(text)) }
            default: break
            }
        }
        // If the directions contain no elements, they are read as text.
        guard list.elements.isEmpty, let text = list.block else { return }
        var directions = DirectionsText()
        directions.add(text: text)
        sections += directions.result
    }

    /// Returns the text of a step, a note or a description, or `nil` if the text is empty. Empty lines separate
    /// paragraphs. Other line breaks become spaces, except with `xml:space="preserve"`.
    static func text(of element: XMLElement) -> String? {
        let lines = RecipeMLAmount.spelled(element).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let isPreformatted = element["xml:space"] == "preserve"
        if isPreformatted {
            let text = lines.joined(separator: "\n").trimmingSpaces()
            return text.isEmpty ? nil : text
        }
        let paragraphs = lines.split(separator: "").map { tidied($0.joined(separator: " ")) }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }

    /// Returns a text without spaces before punctuation: `for 20 , then` becomes `for 20, then`.
    /// ``RecipeMLAmount/spelled(_:)`` adds such spaces.
    private static func tidied(_ text: String) -> String {
        var result = ""
        for character in text {
            if ".,;".contains(character), result.last == " " { result.removeLast() }
            result.append(character)
        }
        return result.split(separator: " ").joined(separator: " ")
    }
}
