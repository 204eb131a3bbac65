/// Finds the recipes in schema.org data: single objects, lists, a `@graph`, or the main entity of a page.
enum SchemaOrgRecipes {
    /// Returns the recipes of a value in order.
    ///
    /// A recipe inside another recipe is part of it and is not returned.
    static func find(in value: JSONValue) -> [JSONValue] {
        var found: [JSONValue] = []
        find(in: value, into: &found)
        return found
    }

    private static func find(in value: JSONValue, into found: inout [JSONValue]) {
        switch value {
        case .array(let values):
            for value in values { find(in: value, into: &found) }
        case .object(let members):
            if SchemaOrgTerm.isType("Recipe", value) {
                found.append(value)
            } else {
                for member in members { find(in: member.value, into: &found) }
            }
        default: break
        }
    }

    /// Returns the recipes of a page without duplicates and without references to other pages.
    ///
    /// Of several recipes with the same name, only the one with the most content is returned, at the position of the
    /// first. If any recipe has ingredients or instructions, recipes without them are omitted.
    static func distinct(_ recipes: [JSONValue]) -> [JSONValue] {
        let whole = recipes.filter { content(of: $0) > 0 }
        var distinct: [JSONValue] = []
        var indices: [String: Int] = [:]
        for recipe in whole.isEmpty ? Array(recipes.prefix(1)) : whole {
            let name = recipe["name"]?.words ?? ""
            if let index = indices[name] {
                if content(of: recipe) > content(of: distinct[index]) { distinct[index] = recipe }
            } else {
                indices[name] = distinct.count
                distinct.append(recipe)
            }
        }
        return distinct
    }

    /// Returns how much content a recipe has: its ingredients and its instructions.
    private static func content(of recipe: JSONValue) -> Int {
        [recipe.ingredientValue, recipe.instructionValue].count { $0 != nil }
    }
}

extension JSONValue {
    /// The ingredients of a recipe, by the current property name or the older one.
    var ingredientValue: JSONValue? {
        let lists = ["recipeIngredient", "ingredients", "recipeIngredients", "ingredient"].compactMap { key in
            self[key].flatMap { $0.isEmpty ? nil : $0.unpacked }
        }
        // Pages with both properties give one of them as a single line.
        return lists.first { $0.elements.count > 1 } ?? lists.first
    }

    var instructionValue: JSONValue? {
        self["recipeInstructions", "instructions", "recipeInstruction", "step", "steps"]?.unpacked
    }

    /// The JSON value in a string; any other string is unchanged.
    private var unpacked: JSONValue {
        guard case .string(let text) = self, let first = text.utf8.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        else { return self }
        let (values, error) = JSONReader.values(in: text.utf8)
        return values.count == 1 && error == nil ? values[0] : self
    }
}
