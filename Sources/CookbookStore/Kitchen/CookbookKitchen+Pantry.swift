import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Adds an item to the pantry, or replaces an item.
    ///
    /// - Parameters:
    ///   - item: The new item.
    ///   - old: The item to replace. If it is `nil` or is not in the pantry any more, the new item is added.
    package func keep(_ item: PantryItem, replacing old: PantryItem?) throws(EditingError) {
        try editPantry { file in
            guard let old, let index = file.index(of: old.name, in: old.place) else {
                file.add(item)
                return
            }
            var item = item
            // The typed text cannot contain an amount in words or the day of the purchase. So both come from the old
            // item.
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

    /// Removes an item from the pantry. Does nothing if the pantry does not contain the item.
    package func remove(_ item: PantryItem) throws(EditingError) {
        try editPantry { file in
            if let index = file.index(of: item.name, in: item.place) { file.remove(at: index) }
        }
    }

    /// Returns how the pantry would change if the user cooked a recipe. Does not change the file. Returns an empty
    /// array if the recipe cannot be read.
    package func taking(_ recipe: RecipeID, factor: Rational) throws(EditingError) -> [PantryFile.Change] {
        guard let needs = needs(of: recipe, factor: factor) else { return [] }
        var file = try pantry()
        let options = try options()
        return file.consume(needs, names: options.names, foods: options.foods)
    }

    /// Subtracts the ingredients of a recipe from the pantry. Does nothing if the recipe cannot be read.
    package func take(_ recipe: RecipeID, factor: Rational) throws(EditingError) {
        guard let needs = needs(of: recipe, factor: factor) else { return }
        let options = try options()
        try editPantry { $0.consume(needs, names: options.names, foods: options.foods) }
    }

    /// Returns the ingredients of a recipe, without the optional ones. Returns `nil` if the recipe cannot be read.
    private func needs(of recipe: RecipeID, factor: Rational) -> [ShoppingNeed]? {
        let reader = KitchenRecipes(in: folder)
        guard let found = reader.recipe(recipe) else { return nil }
        var needs = ShoppingNeeds()
        needs.add(
            found, factor: factor, converting: KitchenConverter(for: found.recipe, customs: customs).conversion,
            resolve: { reader.recipe(for: $0, from: $1) })
        return needs.needs.filter { !$0.isOptional }
    }

    /// Puts the ticked lines of the shopping list into the pantry, and removes their ticks. The items that the user
    /// typed for these lines are removed from the list. The needs of recipes stay on the list, but then count as being
    /// at home.
    ///
    /// - Returns: The number of lines.
    @discardableResult
    package func storeTicked() throws(EditingError) -> Int {
        let shopping = try shopping()
        let bought = (shopping.list.lines + shopping.list.optional).filter(shopping.isTicked)
        guard !bought.isEmpty else { return 0 }
        let names = try options().names
        try editPantry { file in
            for line in bought {
                let amounts = line.amounts.map(\.quantity)
                // The pantry has one amount for each item. If the line has several, the first is used, and the user can
                // correct it.
                file.put(line.name, amounts.first, today: today, names: names)
            }
        }
        for line in bought {
            if shopping.own.contains(line.grocery.key) { try removeOwn(line.grocery.key) }
            try setTicked(false, line)
        }
        return bought.count
    }

    /// Changes the pantry file of the cookbook. If the cookbook has no pantry file but the shared file exists, changes
    /// the shared file.
    private func editPantry(_ edit: (inout PantryFile) -> Void) throws(EditingError) {
        var target = (folder: folder, name: FileName.pantry)
        if try folder.content(of: FileName.pantry) == nil, let common = folder.common,
            try common.content(of: FileName.sharedPantry) != nil
        {
            target = (common, FileName.sharedPantry)
        }
        try target.folder.update(target.name) { bytes in
            var file = PantryFile(bytes: bytes)
            edit(&file)
            return file.bytes
        }
    }
}
