import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Adds an item, or replaces another one.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - old: The item to replace, or `nil`.
    func keep(_ item: PantryItem, replacing old: PantryItem?) throws(EditingError) -> [KitchenFolder.Change] {
        try editPantry { file in
            guard let old, let index = file.index(of: old.name, in: old.place) else {
                file.add(item)
                return
            }
            var item = item
            // An amount in words, and the day of the purchase, cannot be typed.
            let isInWords = old.quantity.map { !$0.hasNumber } ?? false
            if item.amountText == nil, isInWords { item.amountText = old.amountText }
            item.boughtText = old.boughtText
            guard item.name == old.name, item.place == old.place else {
                file.remove(at: index)
                file.add(item)
                return
            }
            for attribute in PantryFile.Attribute.allCases {
                guard let index = file.index(of: item.name, in: item.place),
                    file.items[index][attribute] != item[attribute]
                else { continue }
                file.set(attribute, ofItemAt: index, to: item[attribute])
            }
        }
    }

    /// Removes an item.
    func remove(_ item: PantryItem) throws(EditingError) -> [KitchenFolder.Change] {
        try editPantry { file in
            if let index = file.index(of: item.name, in: item.place) { file.remove(at: index) }
        }
    }

    /// What would be taken out of the pantry for a recipe.
    func taking(_ recipe: RecipeID, factor: Rational) throws(EditingError) -> [PantryFile.Change] {
        guard let needs = needs(of: recipe, factor: factor) else { return [] }
        var file = try pantry()
        let options = try options()
        return file.consume(needs, names: options.names, foods: options.foods)
    }

    /// Takes the ingredients of a recipe out of the pantry.
    func take(_ recipe: RecipeID, factor: Rational) throws(EditingError) -> [KitchenFolder.Change] {
        guard let needs = needs(of: recipe, factor: factor) else { return [] }
        let options = try options()
        return try editPantry { $0.consume(needs, names: options.names, foods: options.foods) }
    }

    /// Returns the ingredients of a recipe, without optional ones. `nil` if the recipe cannot be read.
    private func needs(of recipe: RecipeID, factor: Rational) -> [ShoppingNeed]? {
        let reader = KitchenRecipes(in: folder)
        guard let found = reader.recipe(recipe) else { return nil }
        var needs = ShoppingNeeds()
        needs.add(
            found, factor: factor, converting: KitchenConverter(for: found.recipe, customs: customs).conversion,
            resolve: { reader.recipe(for: $0, from: $1) })
        return needs.needs.filter { !$0.isOptional }
    }

    /// Puts what is ticked on the shopping list into the pantry. What the user typed leaves the list; what recipes ask
    /// for is then at home.
    ///
    /// - Returns: The number of things, and the changes.
    func storeTicked() throws(EditingError) -> (count: Int, changes: [KitchenFolder.Change]) {
        let shopping = try shopping()
        let bought = (shopping.list.lines + shopping.list.optional).filter(shopping.isTicked)
        guard !bought.isEmpty else { return (0, []) }
        let names = try options().names
        var changes = try editPantry { file in
            for line in bought {
                let amounts = line.amounts.map(\.quantity)
                // Several amounts cannot be added, so the first one counts, and the others stay to be corrected.
                file.put(line.name, amounts.first, today: today, names: names)
            }
        }
        for line in bought {
            if shopping.own.contains(line.grocery.key) { changes += try removeOwn(line.grocery.key) }
            try setTicked(false, line)
        }
        return (bought.count, changes)
    }

    /// Changes the pantry of the cookbook, or else the one that all programs share if it exists.
    private func editPantry(_ edit: (inout PantryFile) -> Void) throws(EditingError) -> [KitchenFolder.Change] {
        var target = (folder: folder, name: FileName.pantry)
        if try folder.content(of: FileName.pantry) == nil, let common = KitchenFolder.common,
            try common.content(of: FileName.sharedPantry) != nil
        {
            target = (common, FileName.sharedPantry)
        }
        let change = try target.folder.update(target.name) { bytes in
            var file = PantryFile(bytes: bytes)
            edit(&file)
            return file.bytes
        }
        return [change].compactMap(\.self)
    }
}
