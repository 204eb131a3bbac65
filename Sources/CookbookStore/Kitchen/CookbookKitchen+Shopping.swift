import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// What happened to the recipe that the user put on the list.
    package enum Putting: Hashable, Sendable {
        case added, rescaled, unchanged
    }

    /// Puts a recipe on the list. If the recipe is already there, changes its factor.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - factor: The factor.
    ///   - isLeast: Whether `factor` is only a minimum. If `true`, a greater factor that is already on the list stays.
    /// - Returns: What happened to the recipe.
    /// - Throws: ``EditingError/refused(_:)`` if the list cannot contain the path of the recipe.
    @discardableResult
    package func put(_ recipe: RecipeID, factor: Rational, isLeast: Bool = false) throws(EditingError) -> Putting {
        let path = folder.path(of: recipe)
        var what = Putting.unchanged
        var isStored = true
        try folder.update(FileName.shoppingList) { bytes in
            var file = ShoppingListFile(bytes: bytes)
            if let index = file.index(ofRecipe: path) {
                guard case .recipe(_, let old) = file.entries[index].content, old ?? .one != factor,
                    !isLeast || old ?? .one < factor
                else {
                    what = .unchanged
                    return bytes
                }
                file.setQuantity(Quantity(.number(factor)), ofEntryAt: index)
                what = .rescaled
            } else {
                isStored = file.add(.recipe(path: path, multiplier: factor == .one ? nil : factor))
                what = .added
            }
            return file.bytes
        }
        guard isStored else {
            throw .refused("The shopping list cannot name the file \(path.quoted). Rename it without braces and “--”.")
        }
        return what
    }

    /// Adds the items in a text that the user typed: `2 l milk, bin bags`.
    ///
    /// - Returns: The number of items.
    @discardableResult
    package func add(typed text: String) throws(EditingError) -> Int {
        var reader = IngredientLineReader()
        let needs = OwnItems.needs(in: text) { line in
            let read = reader.read(line)
            return Ingredient(name: read.name, quantity: read.quantity)
        }
        try add(needs)
        return needs.count
    }

    /// Adds items that do not come from a recipe. Of each item, only the first quantity is added.
    ///
    /// - Throws: ``EditingError/refused(_:)`` if the list cannot contain one of the names. Then no item is added.
    package func add(_ needs: [ShoppingNeed]) throws(EditingError) {
        var refused: [String] = []
        try folder.update(FileName.shoppingList) { bytes in
            var file = ShoppingListFile(bytes: bytes)
            refused = needs.filter { need in
                !file.add(.item(name: need.name, quantity: need.quantities.first))
            }.map(\.name)
            return refused.isEmpty ? file.bytes : bytes
        }
        if let name = refused.first {
            throw .refused("\(name.quoted) cannot be on the list. Write it without { } and --.")
        }
    }

    /// Notes that the cook wants an ingredient which is optional in recipes on the list, or removes this note. The list
    /// then asks for the ingredient as for any other.
    ///
    /// - Throws: ``EditingError/refused(_:)`` if the ingredient is not optional, or if the list cannot contain its name.
    package func setWanted(_ isWanted: Bool, _ line: ShoppingLine) throws(EditingError) {
        let names = try options().names
        let reader = KitchenRecipes(in: folder)
        let key = line.grocery.key
        let isSame = { (name: String) in names.grocery(for: name).key == key }
        var hasOption = false
        var isStored = true
        try folder.update(FileName.shoppingList) { bytes in
            var file = ShoppingListFile(bytes: bytes)
            for index in file.roots.reversed() {
                guard case .recipe(let path, let factor) = file.entries[index].content,
                    let found = reader.recipe(at: path)
                else { continue }
                var needs = ShoppingNeeds()
                needs.add(found, factor: factor ?? .one, resolve: { reader.recipe(for: $0, from: $1) })
                guard let need = needs.needs.first(where: { $0.isOptional && names.grocery(for: $0).key == key })
                else { continue }
                hasOption = true
                isStored = file.setAccepted(isWanted, of: index, name: need.name, isSame: isSame) && isStored
            }
            return isStored ? file.bytes : bytes
        }
        guard hasOption else { throw .refused("\(line.name.quoted) is not optional in a recipe on the list.") }
        guard isStored else {
            throw .refused(
                "The shopping list cannot name \(line.name.quoted). Write it in the recipe without { } and --.")
        }
    }

    /// Removes a recipe from the list.
    package func remove(_ recipe: ShoppingContents.ListedRecipe) throws(EditingError) {
        try removing { file, _ in
            if let index = file.indices(ofRecipe: recipe.path).dropFirst(recipe.repetition).first {
                file.remove(at: index)
            }
        }
    }

    /// Takes a recipe that was cooked off the list, so that the list does not ask for its ingredients again. If the
    /// recipe is on the list for several meals, the others remain. Does nothing if the recipe is not on the list.
    ///
    /// - Parameter factor: The factor by which the cooked recipe was scaled, or `nil` to remove the recipe for all meals.
    package func takeCooked(_ recipe: RecipeID, factor: Rational?) throws(EditingError) {
        let path = folder.path(of: recipe)
        try removing { file, _ in
            guard let index = file.index(ofRecipe: path),
                case .recipe(_, let listed) = file.entries[index].content
            else { return }
            let minus = factor?.multiplied(by: Rational(-1))
            let left = minus.flatMap { (listed ?? .one).adding($0) }
            // Less than half of the cooked size is not a meal, but a change of the size between shopping and cooking.
            if let factor, let left, let half = factor.divided(by: Rational(2)), left >= half, left > .zero {
                file.setQuantity(Quantity(.number(left)), ofEntryAt: index)
            } else {
                file.remove(at: index)
            }
        }
    }

    /// Removes the items that the user typed for a grocery. The needs of recipes remain.
    ///
    /// - Parameter grocery: The key of the grocery.
    package func removeOwn(_ grocery: String) throws(EditingError) {
        try removing { file, names in
            for index in file.roots.reversed() {
                guard case .item(let name, _) = file.entries[index].content, names.grocery(for: name).key == grocery
                else { continue }
                file.remove(at: index)
            }
        }
    }

    /// Removes everything from the list.
    package func clearShopping() throws(EditingError) {
        try removing { file, _ in file.removeAll() }
    }

    /// Changes the list. Then removes the ticks of everything that is no longer on the list.
    private func removing(_ body: (inout ShoppingListFile, GroceryNames) -> Void) throws(EditingError) {
        let names = try options().names
        let list = try folder.update(FileName.shoppingList) { bytes in
            var file = ShoppingListFile(bytes: bytes)
            body(&file, names)
            return file.bytes
        }
        guard list != nil else { return }
        let kept = try shopping().list
        let left = (kept.lines + kept.optional + kept.covered).map(\.name)
        try folder.update(FileName.shoppingChecked) { bytes in
            let file = ShoppingChecked(bytes: bytes)
            let compacted = file.compacted(keeping: left, names)
            return compacted.ticked == file.ticked ? bytes : compacted.bytes
        }
    }

    /// Takes over what was ticked and added in a list that another program has written.
    ///
    /// A line that is ticked there is ticked here. What is not ticked there and not on the list is added. A tick here
    /// stays, because the other list may be older.
    ///
    /// - Parameters:
    ///   - items: The lines of the other list.
    ///   - style: The style in which the list was probably written.
    /// - Returns: The numbers of ticked lines and of added items.
    package func merge(
        _ items: [ListedItem], style: ShoppingList.TextStyle
    ) throws(EditingError) -> (ticked: Int, added: Int) {
        let contents = try shopping()
        let names = try options().names
        let lines = contents.list.lines + contents.list.optional + contents.list.covered
        var reader = IngredientLineReader()
        var (ticked, added) = (0, 0)
        for item in items {
            var line = contents.list.line(writtenAs: item.text, style)
            if line == nil {
                let key = names.grocery(for: reader.read(item.text).name).key
                line = lines.first { $0.grocery.key == key }
            }
            if let line {
                guard item.isTicked, !contents.isTicked(line) else { continue }
                try setTicked(true, line)
                ticked += 1
            } else if !item.isTicked {
                added += try add(typed: item.text)
            }
        }
        return (ticked, added)
    }

    /// Ticks or unticks a line.
    package func setTicked(_ isTicked: Bool, _ line: ShoppingLine) throws(EditingError) {
        let names = try options().names
        try folder.update(FileName.shoppingChecked) { bytes in
            var file = ShoppingChecked(bytes: bytes)
            if isTicked {
                guard !file.ticked(names).union(file.ticked).contains(line.grocery.key) else { return bytes }
                // The name can already be ticked, and a later line can have unticked the grocery under another name.
                // Ticking a ticked name writes nothing. So the name is unticked first: then the new tick is written at
                // the end of the file, where it counts.
                file.setTicked(false, line.name)
                file.setTicked(true, line.name)
            } else {
                for name in file.ticked
                where name == line.grocery.key || names.grocery(for: name).key == line.grocery.key {
                    file.setTicked(false, name)
                }
            }
            return file.bytes
        }
    }
}

extension ShoppingListFile {
    /// Returns the index of a recipe, or `nil` if the recipe is not on the list. Ignores recipes that are on the list
    /// only as parts of other recipes.
    func index(ofRecipe path: String) -> Int? { indices(ofRecipe: path).first }

    /// Returns the indices of the entries for a recipe, as ``index(ofRecipe:)`` does. Usually there is at most one.
    fileprivate func indices(ofRecipe path: String) -> [Int] {
        roots.filter { if case .recipe(path, _) = entries[$0].content { true } else { false } }
    }
}

/// The shopping list of a cookbook: the entries of `.shopping-list`, merged to one line for each grocery, and their
/// ticks.
public struct ShoppingContents: Sendable {
    /// A recipe on the list.
    package struct ListedRecipe: Hashable, Sendable {
        /// The path of the recipe, as the shopping list states it.
        package let path: String
        /// The factor by which the recipe is scaled.
        package let factor: Rational
        /// The title, or the last part of the path if the cookbook does not have the recipe.
        package let title: String
        /// The recipe, or `nil` if the cookbook does not have it.
        package let id: RecipeID?
        /// The number of earlier entries of the list with the same path. Another program may add a recipe twice.
        package var repetition = 0
    }

    /// The merged list.
    public let list: ShoppingList
    /// Whether nothing is on the list.
    public var isEmpty: Bool { recipes.isEmpty && list.lines.isEmpty && list.optional.isEmpty && list.covered.isEmpty }
    /// The recipes on the list, in the order of the file.
    package let recipes: [ListedRecipe]
    /// The keys of the groceries that the user typed.
    package let own: Set<String>
    /// The keys of the optional groceries that the cook wants.
    package let wanted: Set<String>
    /// The aisles of the shop, in the order of the shop. The last aisle, for all other groceries, is not included.
    package let aisles: [String]
    /// The shops that have an aisle file.
    package fileprivate(set) var shops: [String] = []
    /// Messages about lines that cannot be read, and about missing recipes.
    public let messages: [String]
    private let ticked: Set<String>

    public func isTicked(_ line: ShoppingLine) -> Bool { ticked.contains(line.grocery.key) }

    package init(
        _ file: ShoppingListFile, checked: ShoppingChecked, options: ShoppingList.Options, in folder: KitchenFolder,
        customs: KitchenCustoms
    ) {
        var needs = ShoppingNeeds()
        var recipes: [ListedRecipe] = []
        var repetitions: [String: Int] = [:]
        var messages = file.problems.map { "Line \($0.line) of the shopping list: \($0.message)" }
        var own: Set<String> = []
        var wanted: Set<String> = []
        let reader = KitchenRecipes(in: folder)
        for index in file.roots {
            switch file.entries[index].content {
            case .recipe(let path, let multiplier):
                let found = reader.recipe(at: path)
                let name = FilePath.name(of: path)
                recipes.append(
                    ListedRecipe(
                        path: path, factor: multiplier ?? .one, title: found?.recipe.title ?? name,
                        id: found == nil ? nil : folder.recipe(at: path),
                        repetition: repetitions[path, default: 0]))
                repetitions[path, default: 0] += 1
                guard let found else {
                    messages.append("The recipe \(path.quoted) is gone. Its ingredients are not on the list.")
                    continue
                }
                let converter = KitchenConverter(for: found.recipe, customs: customs)
                let first = needs.needs.count
                needs.add(
                    found, factor: multiplier ?? .one, converting: converter.conversion,
                    resolve: { reader.recipe(for: $0, from: $1) })
                let accepted = file.acceptedOptions(of: index)
                needs.require(accepted, from: first, options.names)
                wanted.formUnion(accepted.map { options.names.grocery(for: $0).key })
            case .item(let name, let quantity):
                needs.add(ShoppingNeed(Self.ingredient(name, quantity)))
                own.insert(options.names.grocery(for: name).key)
            }
        }
        list = ShoppingList(needs, options)
        aisles = Array(options.aisles.names.dropLast())
        self.recipes = recipes
        self.own = own
        self.wanted = wanted
        self.messages = messages + list.problems.map(\.description)
        // The key of a line that keeps the words of a recipe is its name.
        ticked = checked.ticked(options.names).union(checked.ticked)
    }
}

extension ShoppingContents {
    /// Returns the ingredient that an item of the file means. Programs write `lemons{5}`, but people also write
    /// `5 lemons`.
    private static func ingredient(_ name: String, _ quantity: Quantity?) -> Ingredient {
        guard quantity == nil, name.first?.isNumber == true else { return Ingredient(name: name, quantity: quantity) }
        var reader = IngredientLineReader()
        let read = reader.read(name)
        return Ingredient(name: read.name, quantity: read.quantity)
    }
}

extension CookbookKitchen {
    /// Reads the shopping list and merges its entries.
    ///
    /// - Parameter subtractsPantry: Whether to subtract what is in the pantry.
    public func shopping(subtractsPantry: Bool = true) throws(EditingError) -> ShoppingContents {
        let bytes = try folder.content(of: FileName.shoppingList) ?? []
        let checked = try folder.content(of: FileName.shoppingChecked) ?? []
        var contents = ShoppingContents(
            ShoppingListFile(bytes: bytes), checked: ShoppingChecked(bytes: checked),
            options: try options(subtractsPantry: subtractsPantry), in: folder, customs: customs)
        contents.shops = shops
        return contents
    }
}
