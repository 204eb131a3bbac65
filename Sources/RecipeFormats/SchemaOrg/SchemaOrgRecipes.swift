import RecipeKit

/// Finds the recipes in schema.org data: in an object, an array, a `@graph`, or an inner object, such as the main
/// entity of a page.
enum SchemaOrgRecipes {
    /// Returns the recipes of a value in order. A recipe inside another recipe is a part of the outer recipe and is not
    /// returned.
    static func find(in value: JSONValue) -> [JSONValue] {
        var found: [JSONValue] = []
        find(in: value, into: &found)
        return found
    }

    private static func find(in value: JSONValue, into found: inout [JSONValue]) {
        switch value {
        case .array(let values):
            for value in values { find(in: value, into: &found) }
        case .object(let members):
            if SchemaOrgTerm.isType("Recipe", value) {
                found.append(SchemaOrgSpelling.corrected(value))
            } else {
                for member in members { find(in: member.value, into: &found) }
            }
        default: break
        }
    }

    /// Returns the recipes of a page without duplicates and references.
    ///
    /// If several recipes have the same name, only the recipe with the most content is returned. A recipe without
    /// ingredients and instructions is a reference and is omitted. If all recipes are references, the first recipe is
    /// returned.
    static func distinct(_ recipes: [JSONValue]) -> [JSONValue] {
        let whole = recipes.filter { content(of: $0) > 0 }
        var distinct: [JSONValue] = []
        var indices: [String: Int] = [:]
        for recipe in whole.isEmpty ? Array(recipes.prefix(1)) : whole {
            let name = recipe["name"]?.words ?? ""
            if let index = indices[name] {
                if content(of: recipe) > content(of: distinct[index]) { distinct[index] = recipe }
            } else {
                indices[name] = distinct.count
                distinct.append(recipe)
            }
        }
        return distinct
    }

    /// Returns 2 for a recipe with ingredients and instructions, 1 for a recipe with one of them, and otherwise 0.
    private static func content(of recipe: JSONValue) -> Int {
        [recipe.ingredientValue, recipe.instructionValue].count { $0 != nil }
    }
}

extension JSONValue {
    /// The ingredients of a recipe, or `nil` if there are none. Older and misspelled property names are also read.
    var ingredientValue: JSONValue? {
        let lists = ["recipeIngredient", "ingredients", "recipeIngredients", "ingredient"].compactMap { key in
            self[key].flatMap { $0.isEmpty ? nil : $0.unpacked }
        }
        // Some pages contain the ingredients twice, as a list and as a single text. The list is better.
        return lists.first { $0.elements.count > 1 } ?? lists.first
    }

    /// The instructions of a recipe, or `nil` if there are none. Older and misspelled property names are also read.
    var instructionValue: JSONValue? {
        self["recipeInstructions", "instructions", "recipeInstruction", "step", "steps"]?.unpacked
    }

    /// The value of a string that contains JSON. Any other value is unchanged.
    private var unpacked: JSONValue {
        guard case .string(let text) = self, let first = text.utf8.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        else { return self }
        let (values, error) = JSONReader.values(in: text.utf8)
        return values.count == 1 && error == nil ? values[0] : self
    }
}

/// The spellings of the properties of schema.org that are read. Pages write them in other letter case, or with a prefix:
/// `RecipeIngredient`, `ItemListElement`, `schema:name`.
private enum SchemaOrgSpelling {
    /// Returns the value with known keys in their right spelling, also in inner values. If an object has both spellings,
    /// the wrong one does not change. The members of the nutrition do not change.
    static func corrected(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let values):
            return values.contains(where: \.isContainer) ? .array(values.map(corrected)) : value
        case .object(var members):
            for index in members.indices {
                let key = spelling(of: members[index].key)
                if let key, !members.contains(where: { $0.key == key }) { members[index].key = key }
                if members[index].key != "nutrition" { members[index].value = corrected(members[index].value) }
            }
            return .object(members)
        default: return value
        }
    }

    /// Returns the right spelling of a key, or `nil` if it is right or unknown.
    private static func spelling(of key: String) -> String? {
        if known.contains(key) || key.utf8.count > 60 { return nil }
        let isPrefixed = key.utf8.contains(UInt8(ascii: ":"))
        let name = isPrefixed ? String(SchemaOrgTerm.name(of: key)) : key
        return spellings[name.lowercased()]
    }

    private static let known = Set(spellings.values)
    private static let spellings = Dictionary(
        uniqueKeysWithValues: [
            "@type", "@id", "@graph", "@value", "name", "headline", "text", "description", "url", "image", "images",
            "thumbnailUrl", "contentUrl", "author", "publisher", "datePublished", "keywords", "inLanguage",
            "recipeIngredient", "recipeIngredients", "ingredients", "ingredient", "recipeInstructions",
            "recipeInstruction", "instructions", "itemListElement", "item", "position", "steps", "step", "supply",
            "tool",
            "recipeYield", "yield", "prepTime", "cookTime", "totalTime", "recipeCategory", "recipeCuisine", "nutrition",
            "suitableForDiet", "comment", "isBasedOn", "mainEntityOfPage", "aggregateRating", "numberOfItems", "value",
            "minValue", "maxValue", "unitText", "unitCode", "unit", "requiredQuantity", "amount", "quantity",
        ].map { ($0.lowercased(), $0) })
}

extension JSONValue {
    /// The value of `@Type` and similar keys.
    fileprivate var typeInOtherCase: JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key.utf8.count == 5 && $0.key.lowercased() == "@type" }?.value
    }

    fileprivate var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
}

/// Converts a schema.org `Recipe` object to a recipe. The object can be from any syntax, such as JSON-LD or microdata.
package struct SchemaOrgReader {
    /// Whether the data is from a web page. In a web page, a line break in a step is a space.
    private let isOfPage: Bool

    package init(isOfPage: Bool = false) { self.isOfPage = isOfPage }

    /// Returns the recipe. Its title is empty if the data has none.
    package func recipe(from value: JSONValue) -> Recipe {
        Recipe(
            title: title(of: value), metadata: SchemaOrgMetadata(value).metadata,
            listedIngredients: SchemaOrgIngredients.groups(of: value, isOfPage: isOfPage),
            listedCookware: (value["tool"]?.wordList ?? []).map { Cookware(name: $0) },
            sections: SchemaOrgInstructions.sections(of: value, foldsSteps: isOfPage))
    }

    /// Returns only the title and the metadata of the recipe.
    package func header(from value: JSONValue) -> RecipeHeader {
        RecipeHeader(title: title(of: value), metadata: SchemaOrgMetadata(value).metadata)
    }

    private func title(of value: JSONValue) -> String { value["name", "headline"]?.words ?? "" }
}

/// Reads the names of types and properties of schema.org: `Recipe`, `schema:Recipe` or `https://schema.org/Recipe`.
enum SchemaOrgTerm {
    /// Returns the name without its prefix.
    static func name(of term: some StringProtocol) -> Substring {
        let text = Substring(term)
        guard let mark = text.utf8.lastIndex(where: { $0 == 0x2F || $0 == 0x23 || $0 == 0x3A }) else { return text }
        return text[text.utf8.index(after: mark)...]
    }

    /// Returns whether a value has a type, ignoring letter case and prefixes.
    ///
    /// - Parameters:
    ///   - type: The name of the type without a prefix.
    ///   - value: The value. If it is not an object, it has no types.
    static func isType(_ type: String, _ value: JSONValue) -> Bool {
        guard let types = value["@type"] ?? value["type"] ?? value.typeInOtherCase else { return false }
        return types.elements.contains { element in
            guard case .string(let name) = element else { return false }
            return name == type || Self.name(of: name).lowercased() == type.lowercased()
        }
    }

    /// Returns whether the value of a property is a URL.
    static func isAddress(_ property: String) -> Bool {
        switch property {
        case "url", "image", "sameAs", "mainEntityOfPage", "thumbnailUrl", "contentUrl", "embedUrl", "suitableForDiet":
            true
        default: false
        }
    }
}
