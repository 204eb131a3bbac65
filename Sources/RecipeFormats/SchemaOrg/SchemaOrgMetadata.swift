import RecipeKit

/// Reads the metadata of a schema.org recipe.
struct SchemaOrgMetadata {
    let metadata: RecipeMetadata

    init(_ value: JSONValue) {
        var metadata = RecipeMetadata()
        let description = value["description"]?.writtenText.flatMap(SchemaOrgText.paragraphs)
            .map(SchemaOrgWords.description)
        metadata.description = description?.text
        let course = SchemaOrgWords.course(of: value["recipeCategory"]?.wordList ?? [])
        metadata.course = course.course
        metadata.cuisine = Self.joined(value["recipeCuisine"])
        metadata.author = Self.joined(value["author", "creator"])
        metadata.source = Self.source(of: value)
        metadata.servings = value["recipeYield", "yield"].flatMap(Self.servings)
        metadata.prepTime = Self.time(value["prepTime"])
        metadata.cookTime = Self.time(value["cookTime", "performTime"])
        // A total time that is only the sum of the parts is not stored.
        let total = Self.time(value["totalTime"])
        if total?.minutes == nil || total?.minutes != metadata.totalTime?.minutes { metadata.statedTotalTime = total }
        let title = value["name", "headline"]?.words ?? ""
        let terms = Set((value["keywords"]?.elements ?? []).filter(Self.isTerm).compactMap(\.words))
        let tags = Self.tags(of: value)
        let kept = SchemaOrgWords.tags(tags + course.others, title: title, course: course.course)
        // A `DefinedTerm` always remains a tag, even if it repeats another word.
        metadata.tags = terms.isEmpty ? kept : tags.filter { terms.contains($0) || kept.contains($0) }
        if !terms.isEmpty { metadata.tags += kept.filter { !tags.contains($0) } }
        metadata.diets = value["suitableForDiet"]?.elements.compactMap(Self.diet) ?? []
        metadata.images = value["image", "images", "thumbnailUrl"]?.elements.compactMap(\.address) ?? []
        metadata.locale = value["inLanguage"].flatMap { $0["alternateName"]?.words ?? $0.words }
        metadata.others = Self.others(of: value)
        for entry in description?.nutrition ?? [] where !metadata.others.contains(where: { $0.key == entry.key }) {
            metadata.others.append(entry)
        }
        self.metadata = metadata
    }

    private static func joined(_ value: JSONValue?) -> String? {
        let words = SchemaOrgWords.once(value?.wordList ?? [])
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func source(of value: JSONValue) -> RecipeSource? {
        let basis = value["isBasedOn"]
        let name = basis?["name"]?.words ?? value["publisher"]?["name"]?.words
        let page = value["mainEntityOfPage"]?.address.flatMap { $0.hasPrefix("http") ? $0 : nil }
        let url = value["url"]?.address ?? page ?? basis?["url"]?.address
        return name == nil && url == nil ? nil : RecipeSource(name: name, url: url)
    }

    /// Returns the servings. For `["4", "4 slices"]`, this is `4 slices`, the first text with a letter.
    private static func servings(_ value: JSONValue) -> Servings? {
        let yields = value.wordList
        let stated = yields.first { $0.contains(where: \.isLetter) } ?? yields.first
        return stated.map { Servings(parsing: $0).withoutWord }
    }

    /// Returns a time, or the maximum of a range of times. Pages contain zero or `PT` for an unknown time, so the
    /// result is then `nil`.
    private static func time(_ value: JSONValue?) -> CookingTime? {
        guard let words = (value?["maxValue"] ?? value)?.words else { return nil }
        let time = CookingTime(parsing: words)
        // Pages contain `PT` or `PTundefinedM` for a missing number.
        let isEmpty = time.minutes == nil && (words == "P" || words.hasPrefix("PT"))
        return time.minutes == 0 || isEmpty ? nil : time.inWords
    }

    /// Returns whether a keyword is an object of the type `DefinedTerm`.
    private static func isTerm(_ keyword: JSONValue) -> Bool {
        guard case .object = keyword else { return false }
        return SchemaOrgTerm.isType("DefinedTerm", keyword)
    }

    /// Returns the first 100 different tags among the keywords.
    private static func tags(of value: JSONValue) -> [String] {
        var tags: [String] = []
        for keyword in value["keywords"]?.elements ?? [] {
            guard let words = keyword.words else { continue }
            // A `DefinedTerm` is one tag, even if it contains commas.
            let parts = words.utf8.split(separator: UInt8(ascii: ",")).map(Substring.init)
            for tag in isTerm(keyword) ? [words[...]] : parts {
                let tag = tag.trimmingSpaces()
                if !tag.isEmpty, !tags.contains(tag), tags.count < 100 { tags.append(tag) }
            }
        }
        return tags
    }

    /// Returns the name of a diet: `https://schema.org/GlutenFreeDiet` becomes `Gluten free`. Any other text is
    /// unchanged.
    private static func diet(_ value: JSONValue) -> String? {
        guard let words = value.words else { return nil }
        var name = SchemaOrgTerm.name(of: words)
        guard name.hasSuffix("Diet") else { return words }
        name = name.dropLast(4)
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += result.isEmpty ? String(character) : character.lowercased()
        }
        return result
    }

    /// Returns other metadata that is useful to a cook: the date of publication and the nutrition.
    private static func others(of value: JSONValue) -> [RecipeMetadata.Entry] {
        var entries: [RecipeMetadata.Entry] = []
        if let date = value["datePublished"]?.words { entries.append(.init(key: "date", value: date)) }
        if case .object(let members)? = value["nutrition"] {
            for member in members where !member.key.hasPrefix("@") && member.key != "type" {
                guard let words = member.value.words else { continue }
                entries.append(.init(key: member.key, value: words))
            }
        }
        return entries
    }
}

/// The properties of schema.org's `NutritionInformation`.
enum SchemaOrgNutrition {
    /// Returns the property for a metadata key, ignoring letter case, or `nil` if there is none.
    static func property(of key: String) -> String? {
        let key = key.lowercased()
        return properties.first { $0.lowercased() == key }
    }

    private static let properties = [
        "servingSize", "calories", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent",
        "proteinContent", "saturatedFatContent", "sodiumContent", "sugarContent", "transFatContent",
        "unsaturatedFatContent",
    ]
}

extension SchemaOrgNutrition {
    /// Returns the property for the name of a nutrient, or `nil` if there is none. For example, `Total Fat` gives
    /// `fatContent`.
    static func property(ofName name: String) -> String? {
        let key = name.lowercased().filter(\.isLetter)
        return names[key] ?? property(of: key)
    }

    private static let names = [
        "calories": "calories", "energy": "calories", "kcal": "calories", "totalfat": "fatContent", "fat": "fatContent",
        "saturatedfat": "saturatedFatContent", "transfat": "transFatContent", "cholesterol": "cholesterolContent",
        "sodium": "sodiumContent", "totalcarbohydrate": "carbohydrateContent",
        "totalcarbohydrates": "carbohydrateContent", "carbohydrate": "carbohydrateContent",
        "carbohydrates": "carbohydrateContent", "carbs": "carbohydrateContent", "dietaryfiber": "fiberContent",
        "fiber": "fiberContent", "fibre": "fiberContent", "sugars": "sugarContent", "sugar": "sugarContent",
        "protein": "proteinContent",
    ]
}

extension Array where Element: Equatable {
    /// The elements without a repetition: `a, b` for `a, b, a, b`. A single repeated element (`a, a`) is kept.
    ///
    /// Some pages contain a list twice: for wide screens and for narrow screens.
    var saidOnce: [Element] {
        let half = count / 2
        guard half > 1, count.isMultiple(of: 2), self[..<half] == self[half...] else { return self }
        return Array(self[..<half])
    }
}
