import RecipeKit

/// Reads recipes of Mealie: the objects of its server, the objects of its bulk export, and the database of its backup.
///
/// The names of members are in camel case or with underscores, depending on the version and on the kind of export.
struct MealieReader: JSONExportReader {
    let name = "Mealie"
    let identifier = "mealie"
    let sharedExtensions = ["json"]

    func recognizes(_ start: ExportStart) -> Bool {
        guard start.isJSON, !start.holdsKey("@type") else { return false }
        return start.holdsKey("alembic_version")
            || start.holdsKey("slug")
                && start.holdsKey("orgURL", "org_url", "groupId", "group_id", "dateAdded", "date_added", "recipeYield")
    }

    func recipes(in value: JSONValue) -> [JSONValue] {
        if value["alembic_version"] != nil { return MealieDatabase(value).recipes }
        return (value["items"] ?? value).elements
    }

    func diagnostics(for value: JSONValue, _ source: ExportSource) -> [Diagnostic] {
        if let items = value["items"]?.elements, items.contains(where: { $0["recipeIngredient"] == nil }) {
            return [source.diagnostic(.warning, "the list has no ingredients; export the recipes, or make a backup.")]
        }
        let tables = [("group_meal_plans", "meal plans"), ("shopping_lists", "shopping lists")]
        return tables.compactMap { table, name in
            let count = value["alembic_version"] == nil ? 0 : value[table]?.elements.count ?? 0
            return count == 0 ? nil : source.diagnostic(.warning, "\(name) are not read, and the backup has \(count).")
        }
    }

    func recipe(from object: JSONValue, _ source: ExportSource) -> ImportedRecipe? {
        guard case .object = object, object["name"] != nil else { return nil }
        var fields = JSONFields(object)
        var draft = RecipeDraft(self, source)
        draft.title = fields.line("name") ?? ""
        draft.metadata.description = fields.text("description").flatMap(ExportText.paragraphs)
        draft.setTimes(
            prep: fields.line("prepTime", "prep_time"),
            cook: fields.line("performTime", "perform_time", "cookTime", "cook_time"),
            total: fields.line("totalTime", "total_time"))
        draft.setServings(servings(&fields))
        draft.metadata.cuisine = fields.line("recipeCuisine", "recipe_cuisine")
        draft.setSource(fields.line("orgURL", "org_url"))
        draft.addCategories(fields.names("recipeCategory", "recipe_category", "categories"))
        for tag in fields.names("tags") { draft.addTag(tag) }
        draft.cookware = fields.names("tools").map { Cookware(name: $0) }
        draft.setRating(fields.number("rating"))
        draft.isFavourite = fields.bool("isFavorite", "is_favorite")
        draft.created = ExportDay.day(fields.line("dateAdded", "date_added", "createdAt", "created_at"))
        draft.cookedDays = cookedDays(&fields)
        addNutrition(fields.value("nutrition"), &draft)
        addIngredients(&fields, &draft)
        addInstructions(fields.list("recipeInstructions", "recipe_instructions"), &draft)
        for note in fields.list("notes") { draft.addNote(note["text"]?.plainText, title: note["title"]?.plainText) }
        for comment in fields.list("comments") { addComment(comment, &draft) }
        if case .object(let extras)? = fields.value("extras") {
            for extra in extras { draft.addOwn("extras.\(extra.key)", extra.value.plainText) }
        }
        addPictures(&fields, &draft)
        ignoreRest(&fields)
        draft.addOthers(of: fields)
        return draft.finished()
    }

    private func servings(_ fields: inout JSONFields) -> String? {
        let words = fields.line("recipeYield", "recipe_yield")
        let people = fields.line("recipeServings", "recipe_servings").flatMap { Double($0) == 0 ? nil : $0 }
        let pieces = fields.line("recipeYieldQuantity", "recipe_yield_quantity").flatMap { Double($0) == 0 ? nil : $0 }
        if let words, words.contains(where: \.isNumber) { return words }
        func text(_ number: String, _ words: String?) -> String {
            let whole = number.hasSuffix(".0") ? String(number.dropLast(2)) : number
            return words.map { "\(whole) \($0)" } ?? whole
        }
        // Mealie has a number of servings and, apart from it, a yield in words with a number of its own.
        if let people, let pieces, let words { return "\(text(people, "servings")), \(text(pieces, words))" }
        guard let number = people ?? pieces else { return words }
        return text(number, words)
    }

    private func cookedDays(_ fields: inout JSONFields) -> [String] {
        let days = fields.list("cookedDays").compactMap { ExportDay.day($0.plainText) }
        guard let last = ExportDay.day(fields.line("lastMade", "last_made")), !days.contains(last) else { return days }
        return days + [last]
    }

    private func addNutrition(_ object: JSONValue?, _ draft: inout RecipeDraft) {
        guard case .object(let members)? = object else { return }
        for member in members {
            guard let key = NutritionLines.key(member.key) else { continue }
            draft.addOther(key, member.value.plainText)
        }
    }

    private func addInstructions(_ steps: [JSONValue], _ draft: inout RecipeDraft) {
        for step in steps {
            if let title = step["title"]?.plainText.flatMap(ExportText.line) { draft.steps.beginSection(title) }
            guard let text = (step["text"] ?? step).plainText else { continue }
            // When old versions of Mealie import a recipe, they store all of its steps as a single step.
            if steps.count == 1 { draft.steps.add(text: text) } else { draft.steps.add(step: text) }
        }
    }

    private func addComment(_ comment: JSONValue, _ draft: inout RecipeDraft) {
        guard let text = comment["text"]?.plainText.flatMap(ExportText.paragraphs) else { return }
        let user = comment["user"]
        let author = (user?["fullName"] ?? user?["full_name"] ?? user?["username"])?.plainText
        let day = ExportDay.day((comment["createdAt"] ?? comment["created_at"])?.plainText)
        let head = [author, day].compactMap(\.self).joined(separator: ", ")
        draft.comments.append(head.isEmpty ? text : "\(head): \(text)")
    }

    private func addPictures(_ fields: inout JSONFields, _ draft: inout RecipeDraft) {
        if let image = fields.line("image"), image.hasPrefix("http") { draft.metadata.images.append(image) }
        for folder in [fields.line("pictureFolder"), "images"].compactMap(\.self) {
            for kind in ["webp", "jpg", "jpeg", "png"] where draft.addPicture(at: "\(folder)/original.\(kind)") {
                return
            }
        }
    }

    private func ignoreRest(_ fields: inout JSONFields) {
        fields.ignore(
            "settings", "userId", "user_id", "groupId", "group_id", "householdId", "household_id", "dateUpdated",
            "date_updated", "updatedAt", "updated_at", "update_at", "createdAt", "created_at", "isOcrRecipe")
        fields.ignore("is_ocr_recipe", "name_normalized", "description_normalized", "disableAmount")
    }
}

extension MealieReader {
    /// Adds the ingredients. If an ingredient has a title, the title begins a group.
    func addIngredients(_ fields: inout JSONFields, _ draft: inout RecipeDraft) {
        let ingredients = fields.list("recipeIngredient", "recipe_ingredient")
        let lines = ingredients.map(Self.wholeLine)
        for (index, ingredient) in ingredients.enumerated() {
            if let title = ingredient["title"]?.plainText.flatMap(ExportText.line) {
                draft.ingredients.beginGroup(title)
            }
            // Mealie stores the headings of imported recipes as ingredient lines. Whether a line is a heading depends
            // on the next line. For an ingredient that Mealie has split, `1` replaces this next line.
            let next = index + 1 < lines.count ? lines[index + 1] ?? "1" : nil
            if let line = lines[index], let heading = ExportHeading.words(of: line, before: next) {
                draft.ingredients.beginGroup(heading)
            } else {
                add(ingredient, &draft)
            }
        }
    }

    /// Returns the whole line of an ingredient if Mealie has not split it into parts. Otherwise returns `nil`.
    private static func wholeLine(_ object: JSONValue) -> String? {
        guard case .object = object else { return object.plainText.flatMap(ExportText.line) }
        guard name(of: object["food"]) == nil, unit(object["unit"]) == nil else { return nil }
        return object["note"]?.plainText.flatMap(ExportText.line)
    }

    /// Adds an ingredient. If Mealie has not split its line into parts, the note contains the whole line, and a
    /// quantity of 1 has no meaning.
    private func add(_ object: JSONValue, _ draft: inout RecipeDraft) {
        guard case .object = object else { return draft.ingredients.add(line: object.plainText ?? "") }
        let note = object["note"]?.plainText.flatMap(ExportText.line)
        let food = Self.name(of: object["food"])
        let unit = Self.unit(object["unit"])
        let original = (object["originalText"] ?? object["original_text"])?.plainText
        let quantity = object["quantity"]?.plainText
        let isWhole = (object["disableAmount"] ?? object["disable_amount"])?.isTrue == true
        if let food {
            let amount = isWhole ? nil : Amount(stored: quantity)
            draft.ingredients.add(amount, unit: amount == nil ? nil : unit, name: food, note: note)
            if let title = object["referencedRecipe"]?["name"]?.plainText { draft.ingredients.referLast(to: title) }
            return
        }
        let display = object["display"]?.plainText.flatMap(ExportText.line)
        if let note, unit == nil {
            let count = quantity.flatMap(Double.init) ?? 1
            let isCounted = !isWhole && count > 0 && count != 1
            if isCounted, !note.contains(where: \.isNumber) {
                draft.ingredients.add(Amount(stored: quantity), unit: nil, name: note)
            } else {
                draft.ingredients.add(line: note)
            }
        } else if let note {
            draft.ingredients.add(Amount(stored: quantity), unit: unit, name: note)
        } else if let line = display ?? original {
            draft.ingredients.add(line: line)
        }
    }

    private static func name(of value: JSONValue?) -> String? {
        (value?["name"] ?? value)?.plainText.flatMap(ExportText.line)
    }

    /// Returns the name of a unit, or its abbreviation if the unit has the setting to show the abbreviation.
    private static func unit(_ value: JSONValue?) -> String? {
        let isShort = (value?["useAbbreviation"] ?? value?["use_abbreviation"])?.isTrue == true
        let short = value?["abbreviation"]?.plainText.flatMap(ExportText.line)
        return isShort ? short ?? name(of: value) : name(of: value)
    }
}
