import RecipeKit

/// Reads recipes of Tandoor. An export is an archive of archives, each with a `recipe.json` and a picture. Tandoor's
/// server returns the same objects with a few more members.
struct TandoorReader: JSONExportReader {
    let name = "Tandoor"
    let identifier = "tandoor"
    let sharedExtensions = ["json"]

    func recognizes(_ start: ExportStart) -> Bool {
        start.isJSON && !start.holdsKey("@type")
            && (start.holdsKey("working_time") || start.holdsKey("instruction") && start.holdsKey("steps"))
    }

    func recipes(in value: JSONValue) -> [JSONValue] { (value["results"] ?? value).elements }

    func diagnostics(for value: JSONValue, _ source: ExportSource) -> [Diagnostic] {
        guard let items = value["results"]?.elements, items.contains(where: { $0["steps"] == nil }) else { return [] }
        return [source.diagnostic(.warning, "the list has no ingredients; export the recipes.")]
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["name"] != nil else { return nil }
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("name") ?? ""
        draft.metadata.description = fields.text("description").flatMap(ExportText.paragraphs)
        draft.addCategories(keywords(fields.list("keywords")))
        draft.setTimes(prep: minutes(&fields, "working_time"), cook: minutes(&fields, "waiting_time"))
        setServings(&fields, &draft)
        draft.setSource(fields.line("source_url"))
        draft.setRating(fields.number("rating"))
        draft.cookedDays = [ExportDay.day(fields.line("last_cooked"))].compactMap(\.self)
        draft.created = ExportDay.day(fields.line("created_at"))
        addNutrition(fields.value("nutrition"), &draft)
        var steps = TandoorSteps()
        steps.add(fields.list("steps"), to: &draft)
        if let image = fields.line("image"), image.contains("://") { draft.metadata.images.append(image) }
        for name in source.surroundings?.names(inFolder: "") ?? []
        where name.split(separator: "/").last?.lowercased().hasPrefix("image.") == true {
            draft.addPicture(at: name)
        }
        fields.ignore(
            "internal", "private", "created_by", "updated_at", "show_ingredient_overview", "file_path", "shared", "new",
            "recent", "food_properties")
        draft.addOthers(of: fields)
        return draft.finished()
    }

    private func minutes(_ fields: inout JSONFields, _ key: String) -> String? {
        fields.number(key).flatMap { $0 > 0 ? Int(nearest: $0, rounding: .down).map(String.init) : nil }
    }

    /// Returns the names of keywords, without those that Tandoor adds to imported recipes.
    private func keywords(_ keywords: [JSONValue]) -> [String] {
        keywords.compactMap { keyword in
            let isOfImport = keyword["description"]?.plainText?.hasPrefix("Imported by ") == true
            return isOfImport ? nil : (keyword["name"] ?? keyword["label"] ?? keyword).plainText
        }
    }

    private func setServings(_ fields: inout JSONFields, _ draft: inout RecipeDraft) {
        let number = fields.line("servings")
        let words = fields.line("servings_text") ?? ""
        let isUsual = ["", "serves", "servings", "serving", "portionen", "portions"].contains(words.lowercased())
        let isWhole = words.first?.isNumber == true && number == "1"
        draft.setServings(isWhole ? words : isUsual ? number : number.map { "\($0) \(words)" })
    }

    private func addNutrition(_ object: JSONValue?, _ draft: inout RecipeDraft) {
        let keys = [
            ("calories", "calories", "kcal"), ("carbohydrates", "carbohydrateContent", "g"),
            ("fats", "fatContent", "g"), ("proteins", "proteinContent", "g"),
        ]
        for (key, property, unit) in keys {
            guard let value = object?[key]?.plainNumber, value > 0 else { continue }
            let digits = Int(exactly: value).map(String.init) ?? String(value)
            draft.addOther(property, "\(digits) \(unit)")
        }
    }
}
