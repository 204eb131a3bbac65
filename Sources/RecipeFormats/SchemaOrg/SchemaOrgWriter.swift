import RecipeKit

/// Writes a recipe as a schema.org `Recipe` object in JSON, a form that web pages contain and many programs read.
///
/// Omits times without a number of minutes, the difficulty, and metadata keys without a schema.org property. A note
/// between steps becomes a tip (`HowToTip`). Notes after the last step become comments. Amounts are written in ASCII
/// (`1 1/2`).
public struct SchemaOrgWriter: Sendable {
    public init() {}

    /// Returns the object as indented text, without a line break at its end.
    public func text(for recipe: Recipe) -> String { value(for: recipe).text() }

    /// Returns the object. Its keys always have the same order.
    public func value(for recipe: Recipe) -> JSONText {
        let metadata = recipe.metadata
        let groups = recipe.ingredientGroups
        let (sections, comments) = Self.withoutLastNotes(recipe.sections)
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
            ("recipeIngredient", .array(groups.flatMap(\.ingredients).flatMap(Self.lines).map { .string($0) })),
            ("additionalProperty", Self.unscaled(groups)),
            ("supply", SchemaOrgGroups.value(for: groups)),
            ("tool", Self.array(recipe.cookwareList.map { $0.line(.ascii) })),
            ("recipeInstructions", .array(Self.instructions(of: sections))),
            ("comment", comments.isEmpty ? nil : .array(comments.map(Self.comment))),
            ("nutrition", Self.nutrition(metadata.others)),
            ("datePublished", Self.text(metadata.others.first { $0.key == "date" }?.value)),
            ("url", Self.text(metadata.source?.url)),
            ("isBasedOn", Self.source(metadata.source)),
        ])
    }

    /// Returns the ingredients whose amounts were not scaled with the recipe, or `nil` if there are none.
    private static func unscaled(_ groups: [IngredientGroup]) -> JSONText? {
        let lines = groups.flatMap(\.ingredients).filter(\.isUnscaled)
        guard !lines.isEmpty else { return nil }
        return .array(
            lines.map { ingredient in
                .object([
                    ("@type", "PropertyValue"), ("name", .string(ingredient.line(.ascii))), ("scaled", .bool(false)),
                ])
            })
    }

    /// Returns the lines of an ingredient, one for each of its quantities. If the preparation begins with a number,
    /// this number is a measure of all quantities, so they are on one line: `1/2 cup + 2 tablespoons milk, 150 ml`.
    static func lines(for ingredient: Ingredient) -> [String] {
        if ingredient.furtherQuantities.isEmpty || ingredient.preparation?.first?.isNumber == true {
            return [ingredient.line(.ascii)]
        }
        var first = ingredient
        first.furtherQuantities = []
        return [first.line(.ascii)]
            + ingredient.furtherQuantities.map { "\($0.formatted(.ascii)) \(ingredient.nameLine)" }
    }

    /// Returns the sections without the notes at the end, and these notes. If the last section has no name and only
    /// notes, it does not change, because a reader would add comments to the section before it.
    private static func withoutLastNotes(_ sections: [RecipeSection]) -> ([RecipeSection], notes: [String]) {
        guard var last = sections.last else { return (sections, []) }
        var notes: [String] = []
        while case .note(let note)? = last.blocks.last {
            notes.insert(note, at: 0)
            last.blocks.removeLast()
        }
        if last.blocks.isEmpty, last.name == nil, sections.count > 1 { return (sections, []) }
        return (sections.dropLast() + [last], notes)
    }

    private static func comment(_ note: String) -> JSONText {
        .object([("@type", "Comment"), ("text", .string(note))])
    }

    /// Returns the steps and notes, inside an object for each section with a name.
    private static func instructions(of sections: [RecipeSection]) -> [JSONText] {
        var isOpen = false
        return sections.flatMap { section -> [JSONText] in
            let isAlone = section.blocks.count == 1
            let blocks = section.blocks.map { instruction($0, isAlone: isAlone) }
            // A section without a name needs an object only after another section without a name, as a separator.
            defer { isOpen = section.name == nil }
            guard section.name != nil || isOpen else { return blocks }
            return [
                .object(present: [
                    ("@type", "HowToSection"), ("name", text(section.name)), ("itemListElement", .array(blocks)),
                ])
            ]
        }
    }

    /// Returns a step or a note. A `HowToDirection` inside the `HowToStep` keeps the paragraphs of a step, and prevents
    /// programs from splitting the step.
    ///
    /// - Parameters:
    ///   - block: The step or note.
    ///   - isAlone: Whether the block is the only block of its section. Programs split a single block into steps.
    private static func instruction(_ block: RecipeSection.Block, isAlone: Bool) -> JSONText {
        switch block {
        case .step(let step):
            let sentence = step.sentence(.ascii)
            guard sentence.contains("\n\n") || isAlone && StepLines.lines(of: sentence).count > 1 else {
                return .object([("@type", "HowToStep"), ("text", .string(sentence))])
            }
            let direction = JSONText.object([("@type", "HowToDirection"), ("text", .string(sentence))])
            return .object([("@type", "HowToStep"), ("itemListElement", .array([direction]))])
        case .note(let note): return .object([("@type", "HowToTip"), ("text", .string(note))])
        }
    }

    /// Returns the tags as one text with commas between them, or `nil` if there are none. If a tag contains a comma or
    /// repeats another word, returns an array in which this tag is a `DefinedTerm`. Readers keep a `DefinedTerm` as one
    /// tag.
    private static func keywords(_ metadata: RecipeMetadata, title: String) -> JSONText? {
        let plain = SchemaOrgWords.tags(metadata.tags, title: title, course: metadata.course).filter {
            !$0.contains(",")
        }
        guard plain != metadata.tags else { return text(plain.joined(separator: ", ")) }
        let kept = Set(plain)
        return .array(
            metadata.tags.map { tag in
                if kept.contains(tag) { return .string(tag) }
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

/// The diets that schema.org defines (`RestrictedDiet`), with their URLs.
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
