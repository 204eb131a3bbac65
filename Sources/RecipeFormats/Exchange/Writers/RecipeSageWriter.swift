import RecipeKit

/// Writes an array of schema.org recipes for RecipeSage. Pictures are left out, because this format contains only their
/// addresses.
struct RecipeSageWriter: ProgramWriter {
    static let identifier = "recipesage"
    static let fileExtension = "json"

    private var recipes: [JSONText] = []

    mutating func add(_ recipe: ImportedRecipe) {
        var value = SchemaOrgExport.value(
            for: recipe, heading: { "[\($0)]" }, isFlat: true, keywords: .categories,
            image: recipe.recipe.metadata.images.filter { $0.contains("://") })
        let source = recipe.recipe.metadata.source
        value.append(("creditText", .string(source?.name ?? recipe.recipe.metadata.author ?? "")))
        value.append(("isBasedOn", .string(source?.url ?? "")))
        let words = ExportWording(recipe.recipe)
        value.append(
            ("identifier", .string(words.other("recipesage.identifier") ?? words.identifier(Self.identifier))))
        let notes = (words.notes + recipe.comments).joined(separator: "\n\n")
        value.append(
            (
                "comment",
                .array([.object([("@type", "Comment"), ("name", "Author Notes"), ("text", .string(notes))])])
            ))
        if let rating = recipe.rating {
            let members: [(key: String, value: JSONText)] = [
                ("@type", "AggregateRating"), ("ratingValue", .string("\(rating)")), ("bestRating", "5"),
                ("ratingCount", "1"),
            ]
            value.append(("aggregateRating", .object(members)))
        }
        recipes.append(.object(value))
    }

    func finish() -> [UInt8] { Array(JSONText.array(recipes).text(isIndented: false).utf8) }
}
