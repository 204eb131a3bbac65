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

/// Reads numbers, ranges and measures of RecipeML.
enum RecipeMLAmount {
    /// Returns the number in an element. For example, `2<frac><n>1</n><d>4</d></frac>` becomes `2 1/4`, and a range
    /// becomes `3/4-1`. If the element is empty, returns `nil`.
    static func number(_ element: XMLElement) -> String? {
        if let range = element.first("range") { return number(range) }
        if let low = element.first("q1").flatMap(number), let high = element.first("q2").flatMap(number) {
            return "\(low)-\(high)"
        }
        var parts: [String] = []
        for node in element.nodes {
            switch node {
            case .text(let text): parts.append(text.trimmingSpaces())
            case .element(let element) where element.name == "frac":
                guard let top = element.words("n"), let bottom = element.words("d") else { continue }
                parts.append("\(top)/\(bottom)")
            case .element(let element): parts.append(element.words ?? "")
            }
        }
        let words = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Returns the text of an element as one line, such as `24 cookies`. If the text is empty, returns `nil`.
    static func words(of element: XMLElement) -> String? {
        let words = spelled(element).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Returns the text of an element, with fractions and ranges as text and with white space around each number.
    static func spelled(_ element: XMLElement) -> String {
        element.nodes.map { node in
            switch node {
            case .text(let text): text
            case .element(let element):
                switch element.name {
                case "qty", "range", "q1", "q2": " " + (number(element) ?? "") + " "
                case "timeunit", "unit", "size": " " + spelled(element)
                default: spelled(element)
                }
            }
        }.joined()
    }
}
