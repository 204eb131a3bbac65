/// Writes a recipe as one schema.org `Recipe` object in JSON, the form web pages and other programs exchange.
///
/// Times that are no number of minutes, the difficulty and keys without a place in schema.org are left out; notes
/// become comments. Amounts are written in ASCII (`1 1/2`), which every reader of ingredient lines understands.
public struct SchemaOrgWriter: Sendable {
    public init() {}

    /// The object as indented text, without a line break at its end.
    public func text(for recipe: Recipe) -> String { value(for: recipe).text() }

    /// The object, its keys in an order that never changes.
    public func value(for recipe: Recipe) -> JSONText {
        let metadata = recipe.metadata
        let diets = metadata.diets.map { (name: $0, address: SchemaOrgDiet.address(of: $0)) }
        let keywords = metadata.tags + diets.filter { $0.address == nil }.map(\.name)
        return .object(present: [
            ("@context", "https://schema.org"),
            ("@type", "Recipe"),
            ("name", .string(recipe.title)),
            ("description", Self.text(metadata.description)),
            ("inLanguage", Self.text(metadata.locale?.map { $0 == "_" ? "-" : String($0) }.joined())),
            ("author", Self.text(metadata.author).map { .object([("@type", "Person"), ("name", $0)]) }),
            ("image", Self.array(metadata.images)),
            ("recipeYield", Self.text(metadata.servings?.text)),
            ("prepTime", Self.text(metadata.prepTime?.iso8601)),
            ("cookTime", Self.text(metadata.cookTime?.iso8601)),
            ("totalTime", Self.text(metadata.totalTime?.iso8601)),
            ("recipeCategory", Self.text(metadata.course)),
            ("recipeCuisine", Self.text(metadata.cuisine)),
            ("suitableForDiet", Self.array(diets.compactMap(\.address))),
            ("keywords", Self.text(keywords.joined(separator: ", "))),
            (
                "recipeIngredient",
                .array(recipe.ingredientGroups.flatMap(\.ingredients).map { .string($0.line(.ascii)) })
            ),
            ("tool", Self.array(recipe.cookwareList.map { $0.line(.ascii) })),
            ("recipeInstructions", .array(Self.instructions(of: recipe))),
            ("comment", Self.comments(of: recipe)),
            ("url", Self.text(metadata.source?.url)),
            ("isBasedOn", Self.source(metadata.source)),
        ])
    }

    private static func instructions(of recipe: Recipe) -> [JSONText] {
        recipe.sections.flatMap { section -> [JSONText] in
            let steps = section.steps.map { step -> JSONText in
                .object([("@type", "HowToStep"), ("text", .string(step.sentence(.ascii)))])
            }
            guard let name = section.name else { return steps }
            return [.object([("@type", "HowToSection"), ("name", .string(name)), ("itemListElement", .array(steps))])]
        }
    }

    private static func comments(of recipe: Recipe) -> JSONText? {
        let notes = recipe.sections.flatMap(\.blocks).compactMap { block -> JSONText? in
            guard case .note(let note) = block else { return nil }
            return .object([("@type", "Comment"), ("text", .string(note))])
        }
        return notes.isEmpty ? nil : .array(notes)
    }

    private static func source(_ source: RecipeSource?) -> JSONText? {
        guard let name = text(source?.name) else { return nil }
        return .object(present: [("@type", "CreativeWork"), ("name", name), ("url", text(source?.url))])
    }

    private static func text(_ text: String?) -> JSONText? {
        guard let text, !text.isEmpty else { return nil }
        return .string(text)
    }

    private static func array(_ texts: [String]) -> JSONText? {
        texts.isEmpty ? nil : .array(texts.map { .string($0) })
    }
}

/// The diets that schema.org has names for (`RestrictedDiet`).
private enum SchemaOrgDiet {
    static func address(of diet: String) -> String? {
        let letters = diet.lowercased().filter(\.isLetter)
        let key = letters.hasSuffix("diet") ? String(letters.dropLast(4)) : letters
        return names[key].map { "https://schema.org/\($0)Diet" }
    }

    private static let names = [
        "diabetic": "Diabetic", "glutenfree": "GlutenFree", "halal": "Halal", "hindu": "Hindu", "kosher": "Kosher",
        "lowcalorie": "LowCalorie", "lowfat": "LowFat", "lowlactose": "LowLactose", "lowsalt": "LowSalt",
        "vegan": "Vegan", "vegetarian": "Vegetarian",
    ]
}
