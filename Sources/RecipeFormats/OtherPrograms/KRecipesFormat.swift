import RecipeKit

/// The XML format of Krecipes, a recipe program of KDE.
public struct KRecipesFormat: XMLRecipeFormat {
    /// The name of the format, `Krecipes`.
    public let name = "Krecipes"
    /// The identifier of the format, `krecipes`.
    public let identifier = "krecipes"
    /// The extension of Krecipes files that are not compressed.
    public let fileExtensions = ["kreml"]

    static let rootNames: Set<String> = ["krecipes"]
    static let recordNames: Set<String> = ["krecipes-recipe"]

    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        var recipe = Recipe(title: record.first("krecipes-description", "title")?.words ?? "")
        recipe.metadata = Self.metadata(of: record)
        var groups = IngredientGroups()
        for list in record.all("krecipes-ingredients") { Self.add(list, to: &groups, &reader) }
        recipe.listedIngredients = groups.groups
        var directions = DirectionsText()
        if let text = record.block("krecipes-instructions") { directions.add(text: text) }
        for rating in record.first("krecipes-ratings")?.all("rating") ?? [] {
            guard let comment = rating.block("comment") else { continue }
            directions.addNote(rating.words("rater").map { "\($0): \(comment)" } ?? comment)
        }
        recipe.sections = directions.result
        let pictures = record.first("krecipes-description", "pictures")?.all("pic") ?? []
        return ReadResult(recipe: recipe, diagnostics: EmbeddedPicture.warnings(pictures, file: file))
    }

    private static func metadata(of record: XMLElement) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        guard let description = record.first("krecipes-description") else { return metadata }
        let authors = description.all("author").compactMap(\.words)
        metadata.author = authors.isEmpty ? nil : authors.joined(separator: ", ")
        metadata.setCategories(description.all("category").flatMap { $0.all("cat").compactMap(\.words) })
        metadata.prepTime = RecipeMetadata.statedTime(description.words("preparation-time"))
        metadata.servings = RecipeMetadata.statedServings(
            description.first("yield").flatMap(yield) ?? description.words("serving"))
        setRatings(record.first("krecipes-ratings")?.all("rating") ?? [], in: &metadata)
        return metadata
    }

    private static func yield(_ element: XMLElement) -> String? {
        let amount = element.first("amount").flatMap(amount)
        let words = [amount, element.words("type")].compactMap(\.self).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Sets the rating to the mean of all stars. The stars of a criterion with a name also become metadata, such as
    /// `rating taste`. The criterion `overall` does not. Zero stars are ignored.
    private static func setRatings(_ ratings: [XMLElement], in metadata: inout RecipeMetadata) {
        var sum = Rational.zero
        var count = 0
        for criterion in ratings.flatMap({ $0.all("criterion") + ($0.first("criterias")?.all("criteria") ?? []) }) {
            guard let stars = criterion.words("stars").flatMap({ Rational(parsing: $0) }), stars > .zero,
                let total = sum.adding(stars)
            else { continue }
            sum = total
            count += 1
            if let name = criterion.words("name"), name.lowercased() != "overall" {
                metadata.add("rating \(name.lowercased())", stars.written)
            }
        }
        guard count > 0, let mean = sum.divided(by: Rational(count)) else { return }
        metadata.setRating(String(mean.doubleValue))
    }

    /// Returns the amount in an element: a range if there are elements `min` and `max`, and otherwise its text.
    private static func amount(_ element: XMLElement) -> String? {
        if let low = element.words("min"), let high = element.words("max") {
            return low == high ? low : "\(low)-\(high)"
        }
        return element.words
    }

    // MARK: Ingredients

    private static func add(
        _ list: XMLElement, to groups: inout IngredientGroups, _ reader: inout IngredientLineReader
    ) {
        for element in list.elements {
            switch element.name {
            case "ingredient-group":
                groups.begin(element["name"])
                add(element, to: &groups, &reader)
                groups.begin(nil)
            case "ingredient": groups.add(ingredient(element, &reader))
            default: break
            }
        }
    }

    private static func ingredient(_ element: XMLElement, _ reader: inout IngredientLineReader) -> Ingredient {
        let methods = element.all("prep").flatMap { prep in
            prep.all("method").isEmpty ? [prep.words] : prep.all("method").map(\.words)
        }
        let substitutes = (element.first("substitutes")?.all("ingredient") ?? []).map { substitute in
            let words = [
                substitute.first("amount").flatMap(amount), substitute.words("unit"), substitute.words("name"),
            ]
            return Optional("or " + words.compactMap(\.self).joined(separator: " "))
        }
        let remarks = (methods + substitutes).compactMap(\.self)
        return reader.ingredient(
            amount: element.first("amount").flatMap(amount) ?? "", unit: element.words("unit"),
            name: element.words("name") ?? "", preparation: remarks.isEmpty ? nil : remarks.joined(separator: ", "))
    }
}
