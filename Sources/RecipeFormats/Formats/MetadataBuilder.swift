import RecipeKit

/// Collects the metadata of a recipe key by key. If a key is set again, its last value is used.
struct MetadataBuilder {
    private(set) var title: String?
    private var metadata = RecipeMetadata()
    /// The servings, with the key of the file. ``yield`` has the same form.
    private var servings: (key: String, value: String)?
    private var yield: (key: String, value: String)?
    private var otherIndices = KeyIndex<String>()

    /// The language of the recipe, if it is stated.
    var locale: String? { metadata.locale }

    /// A copy without the title. In a file with several recipes, the title of the file is not the title of a recipe.
    var withoutTitle: MetadataBuilder {
        var builder = self
        builder.title = nil
        return builder
    }

    /// Sets the value of a key by one of its known names. An empty value removes the earlier value of a known key.
    mutating func set(_ key: String, to value: MetadataValue) {
        guard let known = MetadataKey(key) ?? Self.shortTime(key, value) ?? Self.language(key, value) else {
            setOther(key, value.flattened)
            return
        }
        switch known {
        case .title: title = value.words
        case .description: metadata.description = value.words
        case .course: metadata.course = value.words
        case .cuisine: metadata.cuisine = value.words
        case .difficulty: metadata.difficulty = value.words
        case .author: metadata.author = value.words
        case .locale: metadata.locale = value.words
        case .servings: servings = value.words.map { (key, $0) }
        case .yield: yield = value.words.map { (key, $0) }
        case .prepTime: metadata.prepTime = value.words.map(CookingTime.init(parsing:))
        case .cookTime: metadata.cookTime = value.words.map(CookingTime.init(parsing:))
        case .time: setTime(key, value)
        case .source: setSource(key, value)
        case .sourceName: metadata.source = RecipeSource(name: value.words, url: metadata.source?.url)
        case .sourceAddress: metadata.source = RecipeSource(name: metadata.source?.name, url: value.words)
        case .tags: metadata.tags = value.items
        case .diet: metadata.diets = value.items
        case .images: metadata.images = value.wholeItems
        }
    }

    /// Returns the key for a short name of a time, such as `Prep`. If the value is not a time, returns `nil`.
    private static func shortTime(_ key: String, _ value: MetadataValue) -> MetadataKey? {
        guard let known = MetadataKey(shortTimeName: key), let words = value.words,
            CookingTime(parsing: words).minutes != nil
        else { return nil }
        return known
    }

    /// Returns the key of the language for another name of it. If the value is not a code, returns `nil`, because
    /// `language: German` is only a remark.
    private static func language(_ key: String, _ value: MetadataValue) -> MetadataKey? {
        guard ["language", "lang"].contains(key.lowercased()), let words = value.words,
            case let code = words.prefix(while: \.isLetter), code.count == 2, words.count <= 6
        else { return nil }
        return .locale
    }

    /// The metadata collected so far. If there are both servings and a yield, the yield becomes other metadata, because
    /// the servings count people.
    var result: RecipeMetadata {
        var result = metadata
        if let servings {
            result.servings = Servings(parsing: servings.value)
            if let yield { result.others.append(.init(key: yield.key, value: yield.value)) }
        } else if let yield {
            result.servings = Servings(parsing: yield.value)
        }
        return result
    }

    /// Sets the total time (`time: 1 hour`), or the times for the nested keys `prep:` and `cook:`.
    private mutating func setTime(_ key: String, _ value: MetadataValue) {
        guard case .entries(let entries) = value else {
            metadata.statedTotalTime = value.words.map(CookingTime.init(parsing:))
            return
        }
        for entry in entries { set("\(key).\(entry.key)", to: .text(entry.value.flattened)) }
    }

    private mutating func setSource(_ key: String, _ value: MetadataValue) {
        guard case .entries(let entries) = value else {
            metadata.source = value.words.map(RecipeSource.init(parsing:))
            return
        }
        for entry in entries { set("\(key).\(entry.key)", to: .text(entry.value.flattened)) }
    }

    private mutating func setOther(_ key: String, _ value: String) {
        let index = otherIndices.index(adding: key)
        if index == metadata.others.count {
            metadata.others.append(.init(key: key, value: value))
        } else {
            metadata.others[index].value = value
        }
    }
}

extension MetadataBuilder {
    /// Sets the value of a known key. If the key is unknown or already has a value, does nothing.
    mutating func setUnlessSet(_ key: String, to value: String) {
        guard let known = MetadataKey(key), !isSet(known) else { return }
        set(key, to: .text(value))
    }

    private func isSet(_ key: MetadataKey) -> Bool {
        let metadata = result
        return switch key {
        case .title: title != nil
        case .description: metadata.description != nil
        case .course: metadata.course != nil
        case .cuisine: metadata.cuisine != nil
        case .difficulty: metadata.difficulty != nil
        case .author: metadata.author != nil
        case .locale: metadata.locale != nil
        case .servings, .yield: metadata.servings != nil
        case .prepTime: metadata.prepTime != nil
        case .cookTime: metadata.cookTime != nil
        case .time: metadata.statedTotalTime != nil
        case .source, .sourceName, .sourceAddress: metadata.source != nil
        case .tags: !metadata.tags.isEmpty
        case .diet: !metadata.diets.isEmpty
        case .images: !metadata.images.isEmpty
        }
    }
}

/// The value of a metadata key: text, a list, or nested keys.
enum MetadataValue: Hashable, Sendable {
    case text(String)
    case list([MetadataValue])
    case entries([Entry])

    struct Entry: Hashable, Sendable {
        var key: String
        var value: MetadataValue
    }

    var isText: Bool { if case .text = self { true } else { false } }

    /// The value as one text. Lists and nested keys are joined by commas: `a, b`, `key: value, key: value`.
    var flattened: String {
        switch self {
        case .text(let text): text
        case .list(let values): values.compactMap(\.words).joined(separator: ", ")
        case .entries(let entries): entries.map { "\($0.key): \($0.value.flattened)" }.joined(separator: ", ")
        }
    }

    /// The value as one text, or `nil` if the text is empty.
    var words: String? {
        let text = flattened
        return text.isEmpty ? nil : text
    }

    /// The items of a list, or the parts of a text between commas. Nested keys are one item.
    var items: [String] {
        switch self {
        case .text(let text):
            text.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmingSpaces() }.filter { !$0.isEmpty }
        case .list(let values): values.compactMap(\.words)
        case .entries: [flattened]
        }
    }

    /// The items of a list. A text is a single item, because the URL of an image can contain commas.
    var wholeItems: [String] {
        if case .text(let text) = self { return text.isEmpty ? [] : [text] }
        return items
    }
}
