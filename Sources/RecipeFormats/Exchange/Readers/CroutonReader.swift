import RecipeKit

/// Reads recipes of Crouton: a `.crumb` file is a JSON object with one recipe, and an export of all recipes is an
/// archive of such files.
struct CroutonReader: JSONExportReader {
    let name = "Crouton"
    let identifier = "crouton"
    let fileExtensions = ["crumb"]
    let sharedExtensions = ["json"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isJSON
            // Crouton writes `neutritionalInfo` with this spelling.
            && start.holdsKey("neutritionalInfo", "cookingDuration", "defaultScale", "isSection", "quantityType")
            && !start.holdsKey("@type")
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["name"] != nil else { return nil }
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("name") ?? ""
        draft.setServings(fields.line("serves"))
        draft.setTimes(prep: minutes(&fields, "duration"), cook: minutes(&fields, "cookingDuration"))
        draft.setSource(fields.line("sourceName"), url: fields.line("webLink"))
        draft.addCategories(fields.names("tags"))
        draft.setRating(fields.number("rating"))
        draft.isFavourite = fields.bool("isFavorite", "isFavourite")
        for ingredient in fields.list("ingredients").ordered(by: "order") { add(ingredient, to: &draft.ingredients) }
        for step in fields.list("steps").ordered(by: "order") { add(step, to: &draft.steps) }
        draft.addNote(fields.text("notes"))
        draft.addNutrition(fields.text("neutritionalInfo", "nutritionalInfo"))
        for image in fields.list("images") { draft.addPicture(base64: image.plainText) }
        fields.ignore("isPublicRecipe", "sourceImage", "uploadedImages")
        if let scale = fields.number("defaultScale"), scale != 1 { draft.addOwn("defaultScale", String(scale)) }
        draft.addOthers(of: fields)
        return draft.finished()
    }

    private func minutes(_ fields: inout JSONFields, _ key: String) -> String? {
        fields.number(key).flatMap { Int(nearest: $0, rounding: .towardZero) }.map(String.init)
    }

    private func add(_ object: JSONValue, to ingredients: inout ExportIngredients) {
        let name = (object["ingredient"]?["name"] ?? object["name"])?.plainText ?? ""
        let quantity = object["quantity"]
        let type = quantity?["quantityType"]?.plainText ?? "ITEM"
        if type == "SECTION" { return ingredients.beginGroup(ExportText.line(name)) }
        ingredients.add(
            Amount(stored: quantity?["amount"]?.plainText, to: quantity?["secondaryAmount"]?.plainText),
            unit: Self.units[type] ?? Self.spelled(type), name: name)
    }

    private func add(_ object: JSONValue, to steps: inout ExportSteps) {
        guard let text = object["step"]?.plainText else { return }
        if object["isSection"]?.isTrue == true {
            steps.beginSection(ExportText.line(text))
        } else {
            steps.add(step: ExportSteps.withoutNumber(text))
        }
    }

    private static let units: [String: String?] = [
        "ITEM": nil, "TEASPOON": "tsp", "TABLESPOON": "tbsp", "CUP": "cup", "MILLS": "ml", "GRAMS": "g", "KGS": "kg",
        "POUND": "lb", "OUNCE": "oz", "LITRES": "l", "DECILITER": "dl", "FLUID_OUNCE": "fl oz", "PINCH": "pinch",
        "CAN": "can", "BUNCH": "bunch", "PACKET": "packet",
    ]

    /// Returns an unknown unit in words: `fluid ounce` for `FLUID_OUNCE`.
    private static func spelled(_ type: String) -> String { type.lowercased().replacing("_", with: " ") }
}
