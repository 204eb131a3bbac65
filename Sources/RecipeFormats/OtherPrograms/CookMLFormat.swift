import RecipeKit

/// CookML, an XML format of German recipe programs such as Kalorio.
public struct CookMLFormat: XMLRecipeFormat {
    /// The name of the format, `CookML`.
    public let name = "CookML"
    /// The identifier of the format, `cookml`.
    public let identifier = "cookml"
    /// The extension of CookML files.
    public let fileExtensions = ["cml"]

    static let rootNames: Set<String> = ["cookml"]
    static let recordNames: Set<String> = ["recipe"]

    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        let head = record.first("head")
        var recipe = Recipe(title: head?["title"]?.singleLine ?? head?.words("title") ?? "")
        let isGerman = (record["lang"]?.lowercased() ?? "de").hasPrefix("de")
        if let head { recipe.metadata = Self.metadata(of: head) }
        recipe.metadata.locale = record["lang"]?.lowercased()
        var groups = IngredientGroups()
        for part in record.all("part") {
            groups.begin(part["title"])
            for ingredient in part.all("ingredient") {
                groups.add(Self.ingredient(ingredient, isGerman: isGerman, &reader))
            }
        }
        recipe.listedIngredients = groups.groups
        var directions = DirectionsText()
        for preparation in record.all("preparation") {
            for text in preparation.all("text") + preparation.all("step") {
                if let block = text.block { directions.add(text: block) }
            }
        }
        for remark in record.all("remark") {
            if let text = remark.block { directions.addNote(text) }
        }
        recipe.sections = directions.result
        let pictures = (head?.all("picbin") ?? []) + record.all("picbin")
        return ReadResult(recipe: recipe, diagnostics: EmbeddedPicture.warnings(pictures, file: file))
    }

    private static func metadata(of head: XMLElement) -> RecipeMetadata {
        var metadata = RecipeMetadata()
        let number = head["servingqty"].flatMap { Rational(parsing: $0) }.flatMap { $0 > .zero ? $0.written : nil }
        metadata.servings = RecipeMetadata.statedServings(
            [number, head["servingtype"]].compactMap(\.self).joined(separator: " "))
        metadata.prepTime = RecipeMetadata.statedTime(head["timeprepqty"])
        metadata.cookTime = RecipeMetadata.statedTime(head["timecookqty"])
        metadata.statedTotalTime = RecipeMetadata.statedTime(head["timeallqty"])
        metadata.difficulty = head["difficulty"].flatMap { $0 == "0" ? nil : $0 }
        metadata.setRating(head["quality"])
        metadata.setCategories(head.all("cat").compactMap(\.words).filter { Int($0) == nil })
        metadata.tags += SchemaOrgWords.once(head.all("hint").compactMap(\.words)).filter {
            !metadata.tags.contains($0)
        }
        let lines = head.all("sourceline").compactMap(\.words)
        if let first = lines.first { metadata.source = RecipeSource(parsing: first) }
        metadata.add("source lines", lines.dropFirst().joined(separator: "; "))
        metadata.images = head.all("picture").compactMap { $0["file"] ?? $0.words }
        let known: Set = [
            "title", "servingqty", "servingtype", "timeprepqty", "timecookqty", "timeallqty", "difficulty", "quality",
        ]
        for attribute in head.attributes where !known.contains(attribute.name) {
            metadata.add("cookml.\(attribute.name)", attribute.value)
        }
        let codes = SchemaOrgWords.once(head.all("cat").compactMap(\.words).filter { Int($0) != nil })
        metadata.add("cookml.cat", codes.joined(separator: ", "))
        return metadata
    }

    private static func ingredient(
        _ element: XMLElement, isGerman: Bool, _ reader: inout IngredientLineReader
    ) -> Ingredient {
        let amount = element["qty"] ?? ""
        let code = element["unit"] ?? ""
        let unit = isGerman ? CookMLUnit.germanWord(for: code) : MealMasterUnit.word(for: code, amount: amount)
        let remarks = element.all("inote").compactMap(\.words) + element.all("preparation").compactMap(\.words)
        return reader.ingredient(
            amount: amount, unit: unit ?? code, name: element["item"] ?? element.words("item") ?? "",
            preparation: remarks.isEmpty ? nil : remarks.joined(separator: ", "))
    }
}

/// The codes for units in CookML. They are the codes of Meal-Master, but here they stand for German words.
enum CookMLUnit {
    /// Returns the German word for a code, or `nil` for an unknown code. The letter case matters only for `T`
    /// (tablespoon) and `t` (teaspoon). The code `x` gives an empty text, because it means “no unit”.
    static func germanWord(for code: String) -> String? { words[code == "T" ? "tb" : code.lowercased()] }

    private static let words = [
        "sm": "kleine", "md": "mittelgroße", "lg": "große", "cn": "Dose", "pk": "Packung", "pn": "Prise",
        "dr": "Tropfen", "ds": "Spritzer", "ct": "Karton", "bn": "Bund", "sl": "Scheibe", "ea": "Stück", "t": "TL",
        "ts": "TL", "tb": "EL", "c": "Tasse", "l": "l", "g": "g", "kg": "kg", "ml": "ml", "cl": "cl", "dl": "dl",
        "mg": "mg", "x": "",
    ]
}
