extension Recipe {
    /// The list of ingredients: first ``listedIngredients``, then the ingredients marked in the steps, with one group
    /// for each section.
    ///
    /// Groups and sections without ingredients are omitted. The groups inside an omitted group move up one level.
    ///
    /// - Each definition is an entry, even if another definition has the same name: butter for the pan is not butter
    ///   for the dough.
    /// - The quantity of a reference is added to the last earlier definition with the same name, even in another
    ///   section. Case does not matter. If the units differ, the quantity is added to ``Ingredient/furtherQuantities``.
    ///   A reference without an earlier definition counts as a definition.
    /// - An optional reference to a required definition is an entry of its own, because what is needed and what may be
    ///   left out are not one amount.
    /// - Hidden and intermediate ingredients are omitted, and so are references to a hidden definition.
    ///
    /// Each call takes O(items of all steps).
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
        let groupHeaders = listedIngredients.map { ($0.name, $0.level) } + sections.map { ($0.name, 0) }
        return list.groups(groupHeaders)
    }
}

/// Collects mentions of ingredients and combines them into the entries of a list.
private struct IngredientList {
    private var entries: [Entry] = []
    /// For each name in lower case, the index of the entry for its last definition. The value is `nil` if this
    /// definition is hidden.
    private var entryOfName: [String: Int?] = [:]
    /// For each name in lower case, the index of the entry for the optional references to a required definition.
    private var optionalEntryOfName: [String: Int] = [:]

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
            if let known = entryOfName[name] {
                var entry = known
                if let known, ingredient.isOptional, !entries[known].ingredient.isOptional {
                    guard let optional = optionalEntryOfName[name] else {
                        optionalEntryOfName[name] = append(ingredient, section: section)
                        return
                    }
                    entry = optional
                }
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
        optionalEntryOfName[name] = nil
        entryOfName[name] = append(ingredient, section: section)
    }

    /// Adds an entry, and returns its index.
    private mutating func append(_ ingredient: Ingredient, section: Int) -> Int {
        var total = QuantityTotal()
        for quantity in [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities { total.add(quantity) }
        entries.append(Entry(section: section, ingredient: ingredient, total: total))
        return entries.count - 1
    }

    /// Returns the groups of all entries.
    ///
    /// - Parameter headers: The name and the level of each section. The groups of ``Recipe/listedIngredients`` are the
    ///   first of these sections.
    func groups(_ headers: [(name: String?, level: Int)]) -> [IngredientGroup] {
        let levels = levels(headers.map(\.level))
        var groups: [IngredientGroup] = []
        var lastSection: Int?
        for entry in entries {
            if entry.section != lastSection {
                groups.append(
                    IngredientGroup(name: headers[entry.section].name, level: levels[entry.section], ingredients: []))
                lastSection = entry.section
            }
            var ingredient = entry.ingredient
            ingredient.quantity = entry.total.quantities.first
            ingredient.furtherQuantities = Array(entry.total.quantities.dropFirst())
            groups[groups.count - 1].ingredients.append(ingredient)
        }
        return groups
    }

    /// Returns the new level of each section: the number of sections around it that have ingredients.
    ///
    /// - Parameter levels: The levels of the sections in the recipe.
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

extension Recipe {
    /// The list of cookware: each piece once, first the pieces in ``listedCookware``, then the pieces in the steps.
    ///
    /// Case does not matter in names. If several mentions state a number of pieces, the largest number is used,
    /// because later steps use the same pots again. A piece is optional if every mention of it is optional. Hidden
    /// mentions are ignored. Each call takes O(items of all steps).
    public var cookwareList: [Cookware] {
        var list: [Cookware] = []
        var indexOfName: [String: Int] = [:]
        func add(_ cookware: Cookware) {
            let name = cookware.name.lowercased()
            guard let index = indexOfName[name] else {
                indexOfName[name] = list.count
                list.append(cookware)
                return
            }
            list[index].isOptional = list[index].isOptional && cookware.isOptional
            list[index].quantity = Self.larger(list[index].quantity, cookware.quantity)
        }
        for cookware in listedCookware where !cookware.isHidden { add(cookware) }
        for section in sections {
            for case .step(let step) in section.blocks {
                for case .cookware(let cookware) in step.items where !cookware.isHidden { add(cookware) }
            }
        }
        return list
    }

    private static func larger(_ first: Quantity?, _ second: Quantity?) -> Quantity? {
        guard let first else { return second }
        guard case .number(let a) = first.amount, let second, case .number(let b) = second.amount else { return first }
        return b > a ? second : first
    }
}
