/// Finds the recipes in schema.org's data: alone, in lists, in a `@graph`, as the main thing of a page.
enum SchemaOrgRecipes {
    /// The recipes of a value, in the order they stand there.
    ///
    /// What is inside a recipe belongs to it and is none of its own.
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

    /// The recipes of a page, which often says the same one more than once, and names others that stand elsewhere.
    ///
    /// Of those with the same name the one that says more stays, in the place of the first; where any says what to take
    /// or to do, those that do not are left out.
    static func distinct(_ recipes: [JSONValue]) -> [JSONValue] {
        let whole = recipes.filter { content(of: $0) > 0 }
        var distinct: [JSONValue] = []
        var places: [String: Int] = [:]
        for recipe in whole.isEmpty ? Array(recipes.prefix(1)) : whole {
            let name = recipe["name"]?.words ?? ""
            if let place = places[name] {
                if content(of: recipe) > content(of: distinct[place]) { distinct[place] = recipe }
            } else {
                places[name] = distinct.count
                distinct.append(recipe)
            }
        }
        return distinct
    }

    /// How much of a recipe is there: what to take, and what to do.
    private static func content(of recipe: JSONValue) -> Int {
        [recipe.ingredientValue, recipe.instructionValue].count { $0 != nil }
    }
}

extension JSONValue {
    /// A recipe's ingredients, by the name of today or the older one.
    var ingredientValue: JSONValue? {
        let lists = ["recipeIngredient", "ingredients", "recipeIngredients", "ingredient"].compactMap { key in
            self[key].flatMap { $0.isEmpty ? nil : $0.unpacked }
        }
        // Pages that write both names give one of them all in one line.
        return lists.first { $0.elements.count > 1 } ?? lists.first
    }

    var instructionValue: JSONValue? {
        self["recipeInstructions", "instructions", "recipeInstruction", "step", "steps"]?.unpacked
    }

    /// The value that a string holds as JSON; what is no such string stays.
    private var unpacked: JSONValue {
        guard case .string(let text) = self, let first = text.utf8.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        else { return self }
        let (values, problem) = JSONReader.values(in: text.utf8)
        return values.count == 1 && problem == nil ? values[0] : self
    }
}
