import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

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
    /// The aisles of the shop, in the order of the shop. The last aisle, for all other groceries, is not included.
    package let aisles: [String]
    /// The shops that have an aisle file.
    package fileprivate(set) var shops: [String] = []
    /// Messages about lines that cannot be read, and about missing recipes.
    public let messages: [String]
    private let ticked: Set<String>

    /// Returns whether a line is ticked.
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
        let reader = KitchenRecipes(in: folder)
        for index in file.roots {
            switch file.entries[index].content {
            case .recipe(let path, let multiplier):
                let found = reader.recipe(at: path)
                let name = path.split(separator: "/").last.map(String.init) ?? path
                recipes.append(
                    ListedRecipe(
                        path: path, factor: multiplier ?? .one, title: found?.recipe.title ?? name,
                        id: found == nil ? nil : folder.recipe(at: path),
                        repetition: repetitions[path, default: 0]))
                repetitions[path, default: 0] += 1
                guard let found else {
                    messages.append("The recipe “\(path)” is gone. Its ingredients are not on the list.")
                    continue
                }
                let converter = KitchenConverter(for: found.recipe, customs: customs)
                needs.add(
                    found, factor: multiplier ?? .one, converting: converter.conversion,
                    resolve: { reader.recipe(for: $0, from: $1) })
            case .item(let name, let quantity):
                needs.add(ShoppingNeed(Self.ingredient(name, quantity)))
                own.insert(options.names.grocery(for: name).key)
            }
        }
        list = ShoppingList(needs, options)
        aisles = Array(options.aisles.names.dropLast())
        self.recipes = recipes
        self.own = own
        self.messages = messages + list.problems.map(\.description)
        ticked = checked.ticked(options.names)
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
