import RecipeKit

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
