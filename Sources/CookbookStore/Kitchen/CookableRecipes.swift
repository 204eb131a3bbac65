import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The recipes of a cookbook and the groceries that each of them needs. Finds the recipes that can be cooked with what
/// is at home.
package struct CookableRecipes: Sendable {
    /// The recipes. The number of a recipe is its index in this array.
    package private(set) var recipes: [(id: RecipeID, title: String)] = []
    private let index: CanMakeIndex
    private let numbers: IngredientNumbers
    private let names: GroceryNames
    /// The numbers of the groceries that can replace a grocery. The key is the number of the replaced grocery.
    private let replacing: [Int: [Int]]

    /// The groceries that are always at home.
    private static let staples = ["water", "salt", "pepper"]
    private static let substitutes = Substitutes()

    /// Reads all recipes. If the task is cancelled, keeps the recipes that were read until then.
    ///
    /// - Complexity: O(*n*), where *n* is the number of recipes.
    package init(in cookbook: Cookbook, of kitchen: CookbookKitchen) throws(EditingError) {
        let names = GroceryNames(aisles: try kitchen.aisles())
        let reader = KitchenRecipes(in: kitchen.folder)
        var numbers = IngredientNumbers()
        var builder = CanMakeIndex.Builder()
        var recipes: [(id: RecipeID, title: String)] = []
        _ = cookbook.readAll(
            { id, result in
                // A file with a meal plan is not a recipe.
                guard RecipeFormats.kind(ofFile: id.path) != .menu else { return true }
                recipes.append((id, result.recipe.title))
                let recipe = result.recipe.parsingIngredientLines(splitting: true)
                let needs = Self.needs(
                    of: ReferencedRecipe(id: id.description, recipe: recipe), reader, kitchen.customs)
                builder.addRecipe(
                    needs.needs.filter { !$0.isOptional }.map {
                        numbers.number(addingKey: Self.key(of: $0, names))
                    })
                return true
            }, report: { _ in })
        self.recipes = recipes
        self.names = names
        replacing = numbers.numbers(of: Self.substitutes)
        self.numbers = numbers
        index = builder.index()
    }

    /// Returns a search that knows what is at home. The search counts the missing ingredients of recipes without
    /// comparing amounts.
    ///
    /// - Complexity: O(*n*), where *n* is the number of recipes.
    package func search(_ pantry: PantryState) -> CanMake {
        var search = CanMake(
            index,
            staples: (Self.staples + [ShoppingStock.water.name]).compactMap {
                numbers.number(forKey: names.grocery(for: $0).key)
            }, substitutes: replacing)
        var urgencies: [Int: Int] = [:]
        for item in pantry.stock where item.isThere {
            let key = names.grocery(for: item.name).key
            guard let number = numbers.number(forKey: key) else { continue }
            search.set(number, isPresent: true)
            // The fewer days are left, the larger is the urgency. The largest urgency, 255, means that the grocery
            // expires today.
            if let days = pantry.daysLeft[key] { urgencies[number] = max(urgencies[number] ?? 0, 255 - days) }
        }
        search.setUrgencies(urgencies)
        return search
    }

    /// Returns what must be bought for a recipe, with the missing amounts. Reads the file of the recipe again.
    ///
    /// - Returns: The missing ingredients, or `nil` if the recipe can no longer be read.
    package func missing(_ number: Int, _ pantry: PantryState, of kitchen: CookbookKitchen) -> [ShoppingLine]? {
        let reader = KitchenRecipes(in: kitchen.folder)
        guard let recipe = reader.recipe(recipes[number].id) else { return nil }
        var options = kitchen.options(aisles: pantry.aisles)
        options.stock += pantry.stock + Self.staples.map(ShoppingStock.staple)
        let needs = Self.needs(of: recipe, reader, kitchen.customs)
        return CanMakeCheck(needs, options, substitutes: Self.substitutes).missing
    }

    /// Returns the ingredients of a recipe, and of the recipes to which it refers.
    private static func needs(
        of recipe: ReferencedRecipe, _ reader: KitchenRecipes, _ customs: KitchenCustoms
    ) -> ShoppingNeeds {
        var needs = ShoppingNeeds()
        let converter = KitchenConverter(for: recipe.recipe, customs: customs)
        needs.add(
            recipe, converting: converter.conversion, resolve: { reader.recipe(for: $0, from: $1) })
        return needs
    }

    private static func key(of need: ShoppingNeed, _ names: GroceryNames) -> String {
        let isCounted = need.quantities.first.map { ($0.unit ?? "").isEmpty && $0.hasNumber } ?? false
        return names.grocery(for: need.name, isCounted: isCounted).key
    }
}
