import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Reads and changes the kitchen files of a cookbook: the shopping list, the pantry, the aisles and the meal plan.
///
/// Each call reads the files from the disk again, because other programs change them. So do not call the methods on the
/// main actor. A change edits the current content of a file, and does not touch unrelated bytes.
public struct CookbookKitchen: Sendable {
    /// The paths of the kitchen files in their folder. The names that begin with `shared` are for files in the folder
    /// that all cookbooks share.
    package enum FileName {
        package static let shoppingList = ".shopping-list"
        package static let shoppingChecked = ".shopping-checked"
        package static let configuration = "config"
        package static let aisles = "config/aisle.conf"
        package static func aisles(ofShop shop: String) -> String { "config/aisle.\(shop).conf" }
        package static let pantry = "config/pantry.conf"
        package static let sharedPantry = "pantry.conf"
        package static let sharedAisles = "aisle.conf"
        package static func sharedAisles(ofShop shop: String) -> String { "aisle.\(shop).conf" }
    }

    /// The folder of the files.
    package private(set) var folder: KitchenFolder
    /// The user's settings for the kitchen.
    package let customs: KitchenCustoms
    /// The current day. Items of the pantry that expired before this day do not count as being at home.
    package let today: CalendarDay

    /// Finds the kitchen files of a cookbook. Does not read them.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - isReadOnly: Whether the cookbook must not be changed. If so, or if the folder of the cookbook cannot be
    ///     written, the kitchen files are in the user's data folder.
    ///   - customs: The user's settings for the kitchen.
    ///   - today: The current day.
    public init(of cookbook: Cookbook, isReadOnly: Bool, customs: KitchenCustoms, today: CalendarDay) {
        folder = KitchenFolder(of: cookbook, isReadOnly: isReadOnly)
        self.customs = customs
        self.today = today
    }

    /// Returns the same kitchen files. Changes that are made with them are recorded.
    package func recording(_ recorder: KitchenFolder.Recorder) -> CookbookKitchen {
        var kitchen = self
        kitchen.folder = folder.recording(recorder)
        return kitchen
    }

    /// Returns the aisles of the user's shop. If this shop has no aisle file, returns the usual aisles of the user. If
    /// there are no usual aisles, returns `nil`, and the default aisles of the program apply.
    package func aisles() throws(EditingError) -> AisleFile? {
        try aislesFile().map { AisleFile(bytes: $0.bytes) }
    }

    /// Returns the pantry of the cookbook. If the cookbook has no pantry file, returns the pantry that all cookbooks
    /// share. If there is no shared pantry file, returns an empty pantry.
    public func pantry() throws(EditingError) -> PantryFile {
        PantryFile(bytes: try pantryFile()?.bytes ?? [])
    }

    /// Returns the problems in the aisle file and in the pantry file, each with its file and line:
    /// `config/aisle.conf:3: …`.
    ///
    /// - Parameter includesPantry: Whether to include the problems of the pantry file.
    public func fileProblems(includesPantry: Bool) throws(EditingError) -> [String] {
        var problems: [String] = []
        if let (path, bytes) = try aislesFile() {
            problems += AisleFile(bytes: bytes).problems.map { "\(path):\($0.line): \($0.message)" }
        }
        if includesPantry, let (path, bytes) = try pantryFile() {
            problems += PantryFile(bytes: bytes).problems.map { "\(path):\($0.line): \($0.message)" }
        }
        return problems
    }

    private func aislesFile() throws(EditingError) -> (path: String, bytes: [UInt8])? {
        let common = (KitchenFolder.common, FileName.sharedAisles)
        guard let shop = customs.shop else { return try file((folder, FileName.aisles), common) }
        return try file(
            (folder, FileName.aisles(ofShop: shop)), (KitchenFolder.common, FileName.sharedAisles(ofShop: shop)),
            (folder, FileName.aisles), common)
    }

    private func pantryFile() throws(EditingError) -> (path: String, bytes: [UInt8])? {
        try file((folder, FileName.pantry), (KitchenFolder.common, FileName.sharedPantry))
    }

    /// Returns the path and the content of the first file that exists, or `nil` if none exists. Skips the files whose
    /// folder is `nil`.
    private func file(
        _ names: (folder: KitchenFolder?, name: String)...
    ) throws(EditingError) -> (path: String, bytes: [UInt8])? {
        for (folder, name) in names {
            if let folder, let bytes = try folder.content(of: name) { return (folder.path(ofFile: name), bytes) }
        }
        return nil
    }

    /// Returns the options of shopping lists: the aisles, the units, and what is at home.
    ///
    /// - Parameter subtractsPantry: Whether the list subtracts what is in the pantry and has not expired.
    public func options(subtractsPantry: Bool = true) throws(EditingError) -> ShoppingList.Options {
        var options = options(aisles: try aisles())
        if subtractsPantry { options.stock += try pantry().stock(on: today) }
        return options
    }

    /// Returns the options of shopping lists with the given aisles. If `aisles` is `nil`, the lists have the default
    /// aisles of the program. Only water counts as being at home.
    package func options(aisles: AisleFile?) -> ShoppingList.Options {
        ShoppingList.Options(aisles: aisles, customs: customs)
    }
}

extension CookbookKitchen {
    /// Replaces the old path of a renamed or moved recipe with the new path: in the plans, in the shopping list, and in
    /// the list of recipes that the user has declared as different.
    package func follow(_ old: RecipeID, to new: RecipeID) throws(EditingError) {
        let newPath = folder.path(of: new)
        let names = oldNames(of: old)
        for menu in folder.names(withExtension: "menu") {
            try folder.update(menu) { bytes in
                var plan = MealPlanFile(bytes: bytes)
                let count = names.reduce(0) { $0 + plan.replaceRecipe($1, with: newPath) }
                return count == 0 ? bytes : plan.bytes
            }
        }
        try folder.renameDistinctRecipe(names, to: newPath)
        guard try folder.content(of: FileName.shoppingList) != nil else { return }
        try folder.update(FileName.shoppingList) { bytes in
            var list = ShoppingListFile(bytes: bytes)
            let count = names.reduce(0) { $0 + list.replaceRecipe($1, with: newPath) }
            return count == 0 ? bytes : list.bytes
        }
    }

    /// Returns the paths by which kitchen files may name a moved recipe, such as `Soups/Leek.cook` and `Soups/Leek`.
    /// The path without the extension is left out if it does not mean this recipe.
    private func oldNames(of recipe: RecipeID) -> [String] {
        let path = folder.path(of: recipe)
        guard recipe.index == 0 else { return [path] }
        let fileExtension = recipe.path.split(separator: ".").last.map { "." + $0 } ?? ""
        let stem = path.hasSuffix(fileExtension) ? String(path.dropLast(fileExtension.count)) : path
        return [stem + fileExtension] + (folder.recipe(at: stem) == nil ? [stem] : [])
    }
}

/// The aisles of shops. A shop has its aisles in a file `config/aisle.NAME.conf`. The usual shop has them in
/// `config/aisle.conf`.
extension CookbookKitchen {
    /// The names of the shops that have an aisle file, sorted.
    package var shops: [String] {
        folder.names(withExtension: "conf", in: FileName.configuration).compactMap { name in
            guard name.hasPrefix("aisle."), name != "aisle.conf" else { return nil }
            let shop = String(name.dropFirst("aisle.".count).dropLast(".conf".count))
            return KitchenCustoms.isShop(shop) ? shop : nil
        }
    }

    /// Creates the aisle file of a shop. If the shop already has an aisle file, does nothing. The new file begins with
    /// the aisles of the current shop.
    package func addShop(_ shop: String) throws(EditingError) {
        let current = try aisles()
        try folder.update(FileName.aisles(ofShop: shop)) { bytes in
            guard bytes.isEmpty else { return bytes }
            var file = current ?? AisleFile(bytes: [])
            if file.aisles.isEmpty { for aisle in Aisles(file).names.dropLast() { file.addAisle(aisle) } }
            return file.bytes
        }
    }

    /// Moves a grocery to another aisle permanently. Changes the aisle file of the current shop. If that file is new,
    /// it begins with the aisles that were used until then.
    package func move(_ name: String, toAisle aisle: String) throws(EditingError) {
        var isMoved = false
        let beginning = try aisles()?.bytes
        try folder.update(customs.shop.map(FileName.aisles(ofShop:)) ?? FileName.aisles) { bytes in
            // A new file replaces the aisle file that was used until now, so it begins with the same content.
            var file = AisleFile(bytes: bytes.isEmpty ? beginning ?? [] : bytes)
            let shop = Aisles(file)
            let known =
                file.aisles.isEmpty
                ? Array(shop.names.dropLast()) : [shop.place(of: name, GroceryNames(aisles: file)).aisle]
            for aisle in known where aisle != Aisles.other { file.addAisle(aisle) }
            isMoved = file.move(name, to: aisle)
            return isMoved ? file.bytes : bytes
        }
        guard isMoved else { throw .refused("The aisle “\(aisle)” cannot be written. Write it without //.") }
    }
}

extension CookbookKitchen {
    /// Returns the nutrition of a recipe, including the nutrition of the recipes to which it refers. Reads the files of
    /// these recipes.
    package func nutrition(of recipe: ReferencedRecipe) -> RecipeNutrition {
        let reader = KitchenRecipes(in: folder)
        let converter = KitchenConverter(for: recipe.recipe, customs: customs)
        let tree = ScaledRecipeTree(recipe, by: .one, converting: converter.conversion) {
            reader.recipe(for: $0, from: $1)
        }
        return RecipeNutrition(of: tree, customs: customs)
    }
}
