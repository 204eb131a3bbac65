import RecipeKit

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
