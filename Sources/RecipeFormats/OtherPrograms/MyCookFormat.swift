import RecipeKit

/// The XML format of My-Cook, a French recipe program for the Mac.
public struct MyCookFormat: XMLRecipeFormat {
    /// The name of the format, `My-Cook`.
    public let name = "My-Cook"
    /// The identifier of the format, `mycook`.
    public let identifier = "mycook"
    /// An empty array. The files have the extension `xml` and are recognized by their content.
    public let fileExtensions: [String] = []

    static let rootNames: Set<String> = ["cookxml"]
    static let recordNames: Set<String> = ["plat"]

    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        var recipe = Recipe(title: record["nom"] ?? "")
        let versions = record.first("recettes")?.all("recette") ?? []
        recipe.metadata.course = record["type"]
        recipe.metadata.tags = record.first("tags")?.all("tag").compactMap(\.words) ?? []
        if record.first("favoris") != nil { recipe.metadata.add("favourite", "yes") }
        var groups = IngredientGroups()
        var directions = DirectionsText()
        for (index, version) in versions.enumerated() {
            // Each of several versions becomes a group of ingredients and a section.
            let name = versions.count > 1 ? "Version \(version["version"] ?? String(index + 1))" : nil
            if index == 0 { Self.setMetadata(of: version, in: &recipe.metadata) }
            groups.begin(name)
            let ingredients = version.first("ingredients")?.all("ingredient") ?? []
            // An amount that nobody typed is one piece. If a name begins with an amount, nobody typed that of the program.
            let hasLines = ingredients.contains(where: Self.isLine)
            let hasAmounts = ingredients.contains { !Self.isOnePiece($0) }
            for ingredient in ingredients {
                let name = ingredient["nom"] ?? ""
                let unit = ingredient["unite"].flatMap { $0 == Self.pieces ? nil : $0 }
                let isLine = Self.isLine(ingredient) || hasLines && !hasAmounts
                groups.add(
                    isLine
                        ? Ingredient(name: name)
                        : reader.ingredient(amount: ingredient["quantite"] ?? "", unit: unit, name: name))
            }
            if let name { directions.begin(name) }
            directions.add(version.first("etapes")?.all("etape").compactMap(\.words).flatMap { [$0, ""] } ?? [])
            for tip in version.first("astuces")?.all("astuce") ?? [] {
                if let text = tip.words { directions.addNote(text) }
            }
        }
        recipe.listedIngredients = groups.groups
        recipe.sections = directions.result
        return ReadResult(recipe: recipe)
    }

    private static let pieces = "unit."

    /// Returns whether the amount of an ingredient is the one that the program adds by itself.
    private static func isOnePiece(_ ingredient: XMLElement) -> Bool {
        ingredient["quantite"] == "1" && ingredient["unite"] == pieces
    }

    /// Returns whether the name of an ingredient is a whole line, such as `200 g de farine`.
    private static func isLine(_ ingredient: XMLElement) -> Bool {
        isOnePiece(ingredient) && ingredient["nom"]?.first?.isNumber == true
    }

    private static func setMetadata(of version: XMLElement, in metadata: inout RecipeMetadata) {
        metadata.difficulty = version["difficulte"].map { "\($0)/5" }
        metadata.add("cost", version["cout"].map { "\($0)/5" })
        metadata.prepTime = time(version.first("temps_preparation"))
        metadata.cookTime = time(version.first("temps_cuisson"))
        metadata.servings = RecipeMetadata.statedServings(version.first("ingredients")?["nbpersonnes"])
        if let image = version["img"] { metadata.images.append(image) }
    }

    private static func time(_ element: XMLElement?) -> CookingTime? {
        guard let number = element?["temps"] else { return nil }
        return RecipeMetadata.statedTime("\(number) \(element?["unite"] ?? "min")")
    }
}
