extension Recipe {
    /// The list of ingredients: the groups that are listed apart from the steps, then those marked in the steps, grouped
    /// by the recipe's sections. Groups and sections without ingredients are left out, and what is below them stands a
    /// level higher.
    ///
    /// Every definition is an entry, also where two have the same name: the butter for the pan is not the butter for
    /// the dough. What references to it add is counted together with the definition's quantity where units agree to the
    /// letter, exactly, and stands in ``Ingredient/furtherQuantities`` where they do not. A reference belongs to the
    /// last definition of its name before it, whatever the section; one that nothing defines is an entry itself.
    /// Hidden and intermediate ingredients are not listed, and hidden references add nothing: they tell how much of
    /// what is listed already a step takes.
    ///
    /// Made anew at each call, in one pass over the recipe.
    public var ingredientGroups: [IngredientGroup] {
        var list = IngredientList()
        for (number, group) in listedIngredients.enumerated() {
            for ingredient in group.ingredients { list.add(ingredient, section: number) }
        }
        for (number, section) in sections.enumerated() {
            for case .step(let step) in section.blocks {
                for case .ingredient(let ingredient) in step.items {
                    list.add(ingredient, section: listedIngredients.count + number)
                }
            }
        }
        let places = listedIngredients.map { ($0.name, $0.level) } + sections.map { ($0.name, 0) }
        return list.groups(places)
    }
}

/// Collects mentions of ingredients into entries.
private struct IngredientList {
    private var entries: [Entry] = []
    /// The entry that a reference to a name (in lower case) belongs to; `nil` inside for a hidden definition.
    private var entryOfName: [String: Int?] = [:]

    private struct Entry {
        var section: Int
        var ingredient: Ingredient
        var total: QuantityTotal
    }

    mutating func add(_ ingredient: Ingredient, section: Int) {
        let name = ingredient.name.lowercased()
        switch ingredient.role {
        case .intermediate:
            return
        case .reference:
            if let entry = entryOfName[name] {
                if let entry, let quantity = ingredient.quantity, !ingredient.isHidden {
                    entries[entry].total.add(quantity)
                }
                return
            }
        case .definition:
            break
        }
        guard !ingredient.isHidden else {
            entryOfName[name] = .some(nil)
            return
        }
        entryOfName[name] = entries.count
        var total = QuantityTotal()
        for quantity in [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities { total.add(quantity) }
        entries.append(Entry(section: section, ingredient: ingredient, total: total))
    }

    /// - Parameter places: The name and the level of each section.
    func groups(_ places: [(name: String?, level: Int)]) -> [IngredientGroup] {
        let levels = levels(places.map(\.level))
        var groups: [IngredientGroup] = []
        var lastSection: Int?
        for entry in entries {
            if entry.section != lastSection {
                groups.append(
                    IngredientGroup(name: places[entry.section].name, level: levels[entry.section], ingredients: []))
                lastSection = entry.section
            }
            var ingredient = entry.ingredient
            ingredient.quantity = entry.total.quantities.first
            ingredient.furtherQuantities = Array(entry.total.quantities.dropFirst())
            groups[groups.count - 1].ingredients.append(ingredient)
        }
        return groups
    }

    /// How many of the sections that each stands below have ingredients.
    private func levels(_ levels: [Int]) -> [Int] {
        guard levels.contains(where: { $0 > 0 }) else { return levels }
        let filled = Set(entries.map(\.section))
        var above: [(level: Int, isFilled: Bool)] = []
        return levels.enumerated().map { section, level in
            while let last = above.last, last.level >= level { above.removeLast() }
            defer { above.append((level, filled.contains(section))) }
            return above.count(where: \.isFilled)
        }
    }
}
