import RecipeKit
import TextLayout

/// The XML format of Gourmet Recipe Manager and of Gourmand, its successor.
public struct GourmetFormat: XMLRecipeFormat {
    /// The name of the format, `Gourmet`.
    public let name = "Gourmet"
    /// The identifier of the format, `gourmet`.
    public let identifier = "gourmet"
    /// The extension of Gourmet's XML files.
    public let fileExtensions = ["grmt"]

    static let rootNames: Set<String> = ["gourmetdoc"]
    static let recordNames: Set<String> = ["recipe"]

    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        var recipe = Recipe(title: record.words("title")?.withoutPango.singleLine ?? "")
        recipe.metadata = Self.metadata(of: record)
        var groups = IngredientGroups()
        for list in record.all("ingredient-list") { Self.add(list, to: &groups, &reader) }
        recipe.listedIngredients = groups.groups
        var directions = DirectionsText()
        if let text = record.block("instructions") { directions.add(text: text.withoutPango) }
        if let notes = record.block("modifications") {
            let lines = notes.withoutPango.lines(keepingEmpty: true).map { $0.trimmingSpaces() }
            directions.addNote(lines.joined(separator: "\n"))
        }
        recipe.sections = directions.result
        return ReadResult(recipe: recipe, diagnostics: EmbeddedPicture.warnings(record.all("image"), file: file))
    }

    private static func metadata(of record: XMLElement) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        metadata.setCategories(
            record.all("category").compactMap(\.words).flatMap { $0.split(separator: ",").map(String.init) })
        metadata.cuisine = record.words("cuisine")
        if let name = record.words("source") { metadata.source = RecipeSource(parsing: name.withoutPango) }
        if let link = record.words("link") { metadata.source = RecipeSource(name: metadata.source?.name, url: link) }
        metadata.setRating(record.words("rating"))
        metadata.prepTime = RecipeMetadata.statedTime(record.words("preptime"))
        metadata.cookTime = RecipeMetadata.statedTime(record.words("cooktime"))
        metadata.servings = RecipeMetadata.statedServings(record.words("yields") ?? record.words("servings"))
        return metadata
    }

    /// Adds the ingredients of a list or of a group. A reference to another recipe can be inside an ingredient.
    private static func add(
        _ list: XMLElement, to groups: inout IngredientGroups, _ reader: inout IngredientLineReader
    ) {
        for element in list.elements {
            switch element.name {
            case "inggroup":
                groups.begin(element.words("groupname")?.withoutPango)
                add(element, to: &groups, &reader)
                groups.begin(nil)
            case "ingredient": groups.add(ingredient(element, &reader))
            case "ingref": groups.add(reference(element))
            default: break
            }
        }
    }

    private static func ingredient(_ element: XMLElement, _ reader: inout IngredientLineReader) -> Ingredient {
        if let reference = element.first("ingref") { return Self.reference(reference) }
        let item = element.words("item")?.withoutPango ?? element.words("key") ?? ""
        let parts = item.partsOfPreparation
        return reader.ingredient(
            amount: element.words("amount") ?? "", unit: element.words("unit"), name: parts.name,
            preparation: parts.preparation, isOptional: element["optional"]?.lowercased() == "yes")
    }

    private static func reference(_ element: XMLElement) -> Ingredient {
        let name = element.words?.withoutPango ?? ""
        var ingredient = Ingredient(name: name, recipeReference: RecipeReference(path: [name]))
        ingredient.quantity = IngredientLineReader.quantity(element["amount"] ?? "", element["unit"])
        return ingredient
    }
}

extension String {
    /// The text without the tags of Pango, such as `<b>` and `<span size="large">`. The tags are often escaped
    /// (`&lt;b&gt;`), sometimes even twice (`&amp;lt;`).
    var withoutPango: String {
        let text = withoutEntities
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        var result: [UInt8] = []
        var rest = text.utf8[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
            result += rest[..<mark]
            rest = rest[mark...]
            if let end = rest.prefix(200).firstIndex(of: UInt8(ascii: ">")), Self.isPango(rest[mark..<end]) {
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(UInt8(ascii: "<"))
                rest = rest.dropFirst()
            }
        }
        result += rest
        return String(decoding: result, as: UTF8.self)
    }

    private static func isPango(_ tag: Substring.UTF8View) -> Bool {
        let name = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { UTF8Text.isAlphanumeric($0) }
        return ["b", "i", "u", "s", "a", "tt", "big", "small", "sub", "sup", "span"].contains(
            String(Substring(name)).lowercased())
    }
}
