import RecipeKit

/// Writes an archive for Paprika. Each recipe has every key, because some importers require them.
struct PaprikaWriter: ProgramWriter {
    static let identifier = "paprika"
    static let fileExtension = "paprikarecipes"

    private let archive = ZipWriter()
    private var names = ExportNames()

    mutating func add(_ recipe: ImportedRecipe) {
        let text = Self.value(for: recipe).text(isIndented: false)
        let name = names.name(for: recipe.recipe.title)
        archive.add("\(name).paprikarecipe", GzipFile.packed(Array(text.utf8)), isCompressed: false)
    }

    func finish() -> [UInt8] { archive.finish() }

    private static func value(for recipe: ImportedRecipe) -> JSONText {
        let words = ExportWording(recipe.recipe)
        let metadata = words.metadata
        let ingredients = words.groups.flatMap { group in
            [group.name.map(heading)].compactMap(\.self) + group.lines
        }.joined(separator: "\n")
        let directions = words.sections.flatMap { section in
            [section.name.map(heading)].compactMap(\.self) + section.steps.map { $0.singleLine }
        }.joined(separator: "\n")
        let main = recipe.pictures.first
        let created = words.other("paprika.created") ?? recipe.created.map { "\($0) 00:00:00" }
        let identifier = words.other("paprika.uid") ?? words.identifier(Self.identifier).uppercased()
        let members: [(key: String, value: JSONText)] = [
            ("uid", .string(identifier)), ("created", .string(created ?? "2000-01-01 00:00:00")),
            (
                "hash",
                .string(ExportWording.hash([recipe.recipe.title, ingredients, directions]).uppercased())
            ),
            ("name", .string(recipe.recipe.title)), ("description", .string(metadata.description ?? "")),
            ("ingredients", .string(ingredients)), ("directions", .string(directions)),
            ("notes", .string((words.notes + recipe.comments).joined(separator: "\n\n"))),
            ("nutritional_info", .string(nutrition(words))), ("prep_time", .string(metadata.prepTime?.text ?? "")),
            ("cook_time", .string(metadata.cookTime?.text ?? "")),
            ("total_time", .string(metadata.statedTotalTime?.text ?? "")),
            ("difficulty", .string(metadata.difficulty ?? "")), ("servings", .string(metadata.servings?.text ?? "")),
            ("rating", .integer(recipe.rating ?? 0)), ("on_favorites", .bool(recipe.isFavourite)),
            ("source", .string(metadata.source?.name ?? metadata.author ?? "")),
            ("source_url", .string(metadata.source?.url ?? "")),
            ("image_url", .optional(metadata.images.first { $0.contains("://") })),
            ("categories", .array(words.categories.map { .string($0) })),
            ("photo", .optional(main.map { "main.\($0.kind.rawValue)" })),
            ("photo_hash", .optional(main.map { ExportWording.hash(["\(StableHash.of($0.bytes))"]).uppercased() })),
            ("photo_large", .null), ("photo_data", .optional(main.map { Base64.text($0.bytes) })),
            ("photos", .array(recipe.pictures.dropFirst().enumerated().map { photo($0 + 1, $1) })),
        ]
        return .object(members)
    }

    private static func heading(_ name: String) -> String { name.singleLine + ":" }

    private static func photo(_ number: Int, _ picture: RecipePicture) -> JSONText {
        .object([
            ("name", .string("\(number)")), ("filename", .string("\(number).\(picture.kind.rawValue)")),
            ("hash", .string(ExportWording.hash(["\(StableHash.of(picture.bytes))"]).uppercased())),
            ("data", .string(Base64.text(picture.bytes))),
        ])
    }

    private static func nutrition(_ words: ExportWording) -> String {
        let names = [
            "servingSize": "Serving Size", "calories": "Calories", "fatContent": "Fat",
            "saturatedFatContent": "Saturated Fat", "unsaturatedFatContent": "Unsaturated Fat",
            "transFatContent": "Trans Fat", "carbohydrateContent": "Carbohydrates", "sugarContent": "Sugar",
            "fiberContent": "Fiber", "proteinContent": "Protein", "cholesterolContent": "Cholesterol",
            "sodiumContent": "Sodium",
        ]
        let lines = words.nutrition.map { "\(names[$0.key] ?? $0.key): \($0.value)" }
        return (lines + [words.other("nutrition")].compactMap(\.self)).joined(separator: "\n")
    }
}
