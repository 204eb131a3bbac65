import RecipeKit

/// Writes an archive in the form of Mealie's export. It contains a folder for each recipe, with the JSON and the
/// picture.
struct MealieWriter: ProgramWriter {
    static let identifier = "mealie"
    static let fileExtension = "zip"

    private let archive = ZipWriter()
    private var names = ExportNames()

    mutating func add(_ recipe: ImportedRecipe) {
        let slug = names.slug(for: recipe.recipe.title)
        let text = Self.value(for: recipe, slug: slug).text()
        archive.add("recipes/\(slug)/\(slug).json", Array(text.utf8))
        if let picture = recipe.pictures.first {
            archive.add(
                "recipes/\(slug)/images/original.\(picture.kind.rawValue)", picture.bytes, isCompressed: false)
        }
    }

    func finish() -> [UInt8] { archive.finish() }

    private static func value(for recipe: ImportedRecipe, slug: String) -> JSONText {
        let words = ExportWording(recipe.recipe)
        let metadata = words.metadata
        let notes = words.notes.map { JSONText.object([("title", ""), ("text", .string($0))]) }
        let image = recipe.pictures.isEmpty ? metadata.images.first { $0.contains("://") } : "original"
        let course = metadata.course.map { [$0] } ?? []
        return .object([
            ("id", .string(words.other("mealie.id") ?? words.identifier(identifier))), ("slug", .string(slug)),
            ("name", .string(recipe.recipe.title)), ("description", .string(metadata.description ?? "")),
            ("image", .optional(image)), ("recipeYield", .string(metadata.servings?.text ?? "")),
            ("prepTime", .optional(metadata.prepTime?.text)), ("performTime", .optional(metadata.cookTime?.text)),
            ("totalTime", .optional(metadata.statedTotalTime?.text)), ("cookTime", .null),
            ("recipeCategory", .array(course.map(tag))), ("tags", .array(metadata.tags.map(tag))),
            ("tools", .array(recipe.recipe.cookwareList.map { tag($0.line(.ascii)) })),
            ("rating", recipe.rating.map { .integer($0) } ?? .null),
            ("orgURL", .optional(metadata.source?.url ?? metadata.source?.name)),
            ("dateAdded", .optional(recipe.created)),
            ("lastMade", .optional(recipe.cookedDays.max().map { "\($0)T00:00:00" })),
            ("recipeIngredient", .array(words.groups.flatMap(ingredients))),
            ("recipeInstructions", .array(words.sections.flatMap(instructions))),
            ("nutrition", nutrition(words)), ("notes", .array(notes)), ("assets", .array([])),
            ("extras", .object(extras(words))),
            ("comments", .array(recipe.comments.map { .object([("text", .string($0))]) })),
            (
                "settings",
                .object([
                    ("public", .bool(false)), ("showNutrition", .bool(true)), ("showAssets", .bool(false)),
                    ("landscapeView", .bool(false)), ("disableComments", .bool(false)), ("disableAmount", .bool(true)),
                ])
            ),
        ])
    }

    private static func tag(_ name: String) -> JSONText {
        var names = ExportNames()
        return .object([("name", .string(name)), ("slug", .string(names.slug(for: name)))])
    }

    private static func ingredients(
        of group: (name: String?, ingredients: [Ingredient], lines: [String])
    ) -> [JSONText] {
        group.lines.enumerated().map { index, line in
            .object([
                ("title", index == 0 ? .optional(group.name) : .null), ("note", .string(line)), ("unit", .null),
                ("food", .null), ("disableAmount", .bool(true)), ("quantity", .integer(1)), ("display", .string(line)),
                ("originalText", .string(line)),
            ])
        }
    }

    private static func instructions(of section: (name: String?, steps: [String])) -> [JSONText] {
        section.steps.enumerated().map { index, step in
            .object([
                ("title", .string(index == 0 ? section.name ?? "" : "")), ("summary", ""), ("text", .string(step)),
                ("ingredientReferences", .array([])),
            ])
        }
    }

    private static func nutrition(_ words: ExportWording) -> JSONText {
        .object(words.nutrition.map { ($0.key, .string($0.value)) })
    }

    /// The metadata that has no property in Mealie. Mealie shows it as pairs of a key and a value.
    private static func extras(_ words: ExportWording) -> [(key: String, value: JSONText)] {
        let metadata = words.metadata
        let known: [(String, String?)] = [
            ("author", metadata.author), ("cuisine", metadata.cuisine), ("difficulty", metadata.difficulty),
            ("source", metadata.source?.url == nil ? nil : metadata.source?.name),
        ]
        return known.compactMap { key, value in value.map { (key, .string($0)) } }
    }
}
