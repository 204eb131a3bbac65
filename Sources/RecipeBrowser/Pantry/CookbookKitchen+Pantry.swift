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
