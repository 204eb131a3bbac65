import RecipeKit

/// Writes metadata as YAML that ``FrontMatterReader`` reads back unchanged.
enum FrontMatterWriter {
    /// Returns the front matter with its two lines of dashes, or an empty text if there are no entries.
    static func text(title: String, _ metadata: RecipeMetadata) -> String {
        let lines = entries(title: title, metadata).flatMap(\.lines)
        return lines.isEmpty ? "" : "---\n\(lines.map { $0 + "\n" }.joined())---\n"
    }

    /// A key and the YAML lines that set it.
    struct Entry: Hashable {
        var key: String
        var lines: [String]
    }

    /// Returns an entry for each value that is set, in the order in which they are written.
    static func entries(title: String, _ metadata: RecipeMetadata) -> [Entry] {
        var entries: [Entry] = []
        func add(_ key: String, _ value: String?) {
            guard let value, !value.isEmpty else { return }
            entries.append(Entry(key: key, lines: ["\(YAMLText.scalar(key)): \(YAMLText.scalar(value))"]))
        }
        func add(_ key: String, _ values: [String]) {
            guard !values.isEmpty else { return }
            entries.append(Entry(key: key, lines: ["\(key): \(YAMLText.list(values))"]))
        }
        add("title", title)
        add("description", metadata.description)
        add("course", metadata.course)
        add("cuisine", metadata.cuisine)
        add("servings", metadata.servings?.text)
        add("prep time", words(metadata.prepTime))
        add("cook time", words(metadata.cookTime))
        add("time", words(metadata.statedTotalTime))
        add("difficulty", metadata.difficulty)
        add("tags", metadata.tags)
        add("diet", metadata.diets)
        add("author", metadata.author)
        entries += source(metadata.source)
        add("images", metadata.images)
        add("locale", metadata.locale)
        for other in metadata.others { add(other.key, other.value) }
        return entries
    }

    /// Returns the text of a time. If this text would be read as another time, returns the number of minutes.
    static func words(_ time: CookingTime?) -> String? {
        guard let time else { return nil }
        let words = time.text.trimmingSpaces()
        guard let minutes = time.minutes, CookingTime(parsing: words).minutes != minutes else { return words }
        return "\(minutes) min"
    }

    private static func source(_ source: RecipeSource?) -> [Entry] {
        guard let source else { return [] }
        let words = [source.name, source.url].compactMap(\.self)
        if words.count == 1, RecipeSource(parsing: words[0]) == source {
            return [Entry(key: "source", lines: ["source: \(YAMLText.scalar(words[0]))"])]
        }
        let lines = [("name", source.name), ("url", source.url)].compactMap { key, value in
            value.map { "  \(key): \(YAMLText.scalar($0))" }
        }
        return lines.isEmpty ? [] : [Entry(key: "source", lines: ["source:"] + lines)]
    }
}
