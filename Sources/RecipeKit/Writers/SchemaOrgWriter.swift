/// Writes a recipe as one schema.org `Recipe` object in JSON, the form web pages and other programs exchange.
///
/// Times that are no number of minutes, the difficulty and keys without a place in schema.org are left out; notes
/// are tips among the steps. Amounts are written in ASCII (`1 1/2`), which every reader of ingredient lines understands.
public struct SchemaOrgWriter: Sendable {
    public init() {}

    /// The object as indented text, without a line break at its end.
    public func text(for recipe: Recipe) -> String { value(for: recipe).text() }

    /// The object, its keys in an order that never changes.
    public func value(for recipe: Recipe) -> JSONText {
        let metadata = recipe.metadata
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
            ("suitableForDiet", Self.array(metadata.diets.map { SchemaOrgDiet.address(of: $0) ?? $0 })),
            ("keywords", Self.keywords(metadata, title: recipe.title)),
            ("recipeIngredient", .array(Self.ingredients(of: recipe))),
            ("tool", Self.array(recipe.cookwareList.map { $0.line(.ascii) })),
            ("recipeInstructions", .array(Self.instructions(of: recipe))),
            ("nutrition", Self.nutrition(metadata.others)),
            ("datePublished", Self.text(metadata.others.first { $0.key == "date" }?.value)),
            ("url", Self.text(metadata.source?.url)),
            ("isBasedOn", Self.source(metadata.source)),
        ])
    }

    /// The lines of the list; where groups have names, each begins with a line that is a heading as in Markdown.
    private static func ingredients(of recipe: Recipe) -> [JSONText] {
        let groups = recipe.ingredientGroups
        let hasNames = groups.contains { $0.name != nil }
        return groups.enumerated().flatMap { index, group -> [JSONText] in
            let heading = group.name.map { "## \($0.singleLine)" } ?? (hasNames && index > 0 ? "##" : nil)
            return ([heading].compactMap(\.self) + group.ingredients.flatMap(lines)).map { .string($0) }
        }
    }

    /// A line for each of its quantities.
    private static func lines(for ingredient: Ingredient) -> [String] {
        var first = ingredient
        first.furtherQuantities = []
        let further = ingredient.furtherQuantities.map { "\($0.formatted(.ascii)) \(ingredient.nameLine)" }
        return [first.line(.ascii)] + further
    }

    private static func instructions(of recipe: Recipe) -> [JSONText] {
        var isOpen = false
        return recipe.sections.flatMap { section -> [JSONText] in
            let isAlone = section.blocks.count == 1
            let blocks = section.blocks.map { instruction($0, isAlone: isAlone) }
            // Without a name it needs brackets only behind another without one.
            defer { isOpen = section.name == nil }
            guard section.name != nil || isOpen else { return blocks }
            return [
                .object(present: [
                    ("@type", "HowToSection"), ("name", text(section.name)), ("itemListElement", .array(blocks)),
                ])
            ]
        }
    }

    /// - Parameter isAlone: Whether it is the only one of its section. Pages have all their steps in one text, so a step
    ///   that would be taken for several is written as a direction inside a step.
    private static func instruction(_ block: RecipeSection.Block, isAlone: Bool) -> JSONText {
        switch block {
        case .step(let step):
            let sentence = step.sentence(.ascii)
            guard isAlone, StepLines.lines(of: sentence).count > 1 else {
                return .object([("@type", "HowToStep"), ("text", .string(sentence))])
            }
            let direction = JSONText.object([("@type", "HowToDirection"), ("text", .string(sentence))])
            return .object([("@type", "HowToStep"), ("itemListElement", .array([direction]))])
        case .note(let note): return .object([("@type", "HowToTip"), ("text", .string(note))])
        }
    }

    /// Tags in one text with commas between; where a tag has a comma of its own, or repeats the title, the course or
    /// another tag, each by itself. A reader takes a term as it is.
    private static func keywords(_ metadata: RecipeMetadata, title: String) -> JSONText? {
        let plain = SchemaOrgWords.tags(metadata.tags, title: title, course: metadata.course).filter {
            !$0.contains(",")
        }
        guard plain != metadata.tags else { return text(plain.joined(separator: ", ")) }
        return .array(
            metadata.tags.map { tag in
                if plain.contains(tag) { return .string(tag) }
                return .object([("@type", "DefinedTerm"), ("name", .string(tag))])
            })
    }

    private static func nutrition(_ others: [RecipeMetadata.Entry]) -> JSONText? {
        let facts = others.compactMap { entry in
            SchemaOrgNutrition.property(of: entry.key).map { ($0, JSONText.string(entry.value)) }
        }
        return facts.isEmpty ? nil : .object([("@type", "NutritionInformation")] + facts)
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
