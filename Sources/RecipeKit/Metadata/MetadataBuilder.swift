/// Gathers what a file says about a recipe, key by key; of two values for one key the later holds.
struct MetadataBuilder {
    private(set) var title: String?
    private var metadata = RecipeMetadata()
    private var servings: (key: String, value: String)?
    private var yield: (key: String, value: String)?
    private var otherPlaces: [String: Int] = [:]

    /// Takes a key and its value. A value without content takes back an earlier one.
    mutating func set(_ key: String, to value: MetadataValue) {
        guard let known = MetadataKey(key) else {
            setOther(key, value.flattened)
            return
        }
        let text = value.flattened
        let words = text.isEmpty ? nil : text
        switch known {
        case .title: title = words
        case .description: metadata.description = words
        case .course: metadata.course = words
        case .cuisine: metadata.cuisine = words
        case .difficulty: metadata.difficulty = words
        case .author: metadata.author = words
        case .locale: metadata.locale = words
        case .servings: servings = words.map { (key, $0) }
        case .yield: yield = words.map { (key, $0) }
        case .prepTime: metadata.prepTime = words.map(CookingTime.init(parsing:))
        case .cookTime: metadata.cookTime = words.map(CookingTime.init(parsing:))
        case .time: setTime(key, value, words)
        case .source: setSource(key, value, words)
        case .sourceName: metadata.source = RecipeSource(name: words, url: metadata.source?.url)
        case .sourceAddress: metadata.source = RecipeSource(name: metadata.source?.name, url: words)
        case .tags: metadata.tags = value.items
        case .diet: metadata.diets = value.items
        case .images: metadata.images = value.wholeItems
        }
    }

    /// The metadata gathered so far. Servings count people, so they come before a yield.
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

    /// `time: 1 hour`, or `time:` with `prep:` and `cook:` below it.
    private mutating func setTime(_ key: String, _ value: MetadataValue, _ words: String?) {
        guard case .entries(let entries) = value else {
            metadata.statedTotalTime = words.map(CookingTime.init(parsing:))
            return
        }
        for entry in entries { set("\(key).\(entry.key)", to: .text(entry.value.flattened)) }
    }

    private mutating func setSource(_ key: String, _ value: MetadataValue, _ words: String?) {
        guard case .entries(let entries) = value else {
            metadata.source = words.map(RecipeSource.init(parsing:))
            return
        }
        for entry in entries { set("\(key).\(entry.key)", to: .text(entry.value.flattened)) }
    }

    private mutating func setOther(_ key: String, _ value: String) {
        if let place = otherPlaces[key] {
            metadata.others[place].value = value
        } else {
            otherPlaces[key] = metadata.others.count
            metadata.others.append(.init(key: key, value: value))
        }
    }
}
