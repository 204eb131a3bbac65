import RecipeKit

/// Reads the ingredients and the equipment of a RecipeML recipe.
enum RecipeMLIngredients {
    static func groups(of record: XMLElement) -> [IngredientGroup] {
        var groups = IngredientGroups()
        for list in record.all("ingredients") {
            for element in list.elements {
                switch element.name {
                case "ing": groups.add(ingredient(element))
                case "ing-div":
                    groups.begin(element.words("title") ?? element["type"])
                    for ingredient in element.all("ing") { groups.add(Self.ingredient(ingredient)) }
                    groups.begin(nil)
                default: break
                }
            }
        }
        return groups.groups
    }

    private static func ingredient(_ element: XMLElement) -> Ingredient {
        let amount = element.first("amt")
        let size = amount.flatMap { $0.all("size").compactMap(RecipeMLAmount.words).first }
        let unit = [size, amount?.words("unit")].compactMap(\.self).joined(separator: " ")
        let number = amount.flatMap { ($0.first("qty") ?? $0.first("range")).flatMap(RecipeMLAmount.number) }
        let name = [element.words("modifier"), element.words("item")].compactMap(\.self).joined(separator: " ")
        let alternatives = element.all("alt-ing").compactMap { alternative -> String? in
            RecipeMLAmount.words(of: alternative).map { "or \($0)" }
        }
        let remarks =
            element.all("prep").compactMap(\.words) + element.all("ing-note").compactMap(\.words) + alternatives
        // The name is a separate element, so a comma in it does not begin a preparation.
        var ingredient = Ingredient(name: name)
        ingredient.quantity = IngredientLineReader.quantity(number ?? "", unit.isEmpty ? nil : unit)
        ingredient.preparation = remarks.isEmpty ? nil : remarks.joined(separator: ", ")
        ingredient.isOptional = element["optional"]?.lowercased() == "yes" || element["optional"] == "1"
        if element["recipe"] == "yes" { ingredient.recipeReference = RecipeReference(path: [ingredient.name]) }
        return ingredient
    }

    static func cookware(of record: XMLElement) -> [Cookware] {
        record.all("equipment").flatMap { list in
            (list.all("tool") + list.all("equip-div").flatMap { $0.all("tool") }).compactMap { tool in
                RecipeMLAmount.words(of: tool).map { Cookware(name: $0, isOptional: tool["optional"] == "yes") }
            }
        }
    }
}
