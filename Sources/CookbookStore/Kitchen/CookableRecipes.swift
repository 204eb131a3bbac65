import Foundation
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Synchronization

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
    static let staples = ["water", "salt", "pepper"]
    static let substitutes = Substitutes()

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
                guard FormatRegistry.kind(ofFile: id.path) != .menu else { return true }
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

/// A recipe for which nothing, or only a few ingredients, must be bought.
public struct CookableRecipe: Sendable {
    public let id: RecipeID
    /// The title of the recipe.
    public let title: String
    /// What must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The number of days until an ingredient of the recipe expires. If several ingredients expire soon, this is the
    /// smallest number. `nil` if none expires within a week.
    public let daysLeft: Int?
}

extension CookbookKitchen {
    /// Returns the recipes for which only a few ingredients must be bought. Recipes that lack fewer ingredients come
    /// first. If two recipes lack the same number of ingredients, the recipe with the ingredient that expires earlier
    /// comes first.
    ///
    /// An ingredient is missing if there is too little of it at home. Optional ingredients do not count as missing. The
    /// same is true for ingredients for which a substitute is at home.
    ///
    /// - Complexity: O(*n*), where *n* is the number of recipes. Reads all recipes.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - most: The maximum number of missing ingredients.
    ///   - limit: The maximum number of recipes.
    public func cookable(
        in cookbook: Cookbook, missingAtMost most: Int, limit: Int
    ) throws(EditingError) -> [CookableRecipe] {
        let recipes = try CookableRecipes(in: cookbook, of: self)
        let pantry = try PantryState(of: self)
        let search = recipes.search(pantry)
        var found: [(recipe: CookableRecipe, number: Int)] = []
        // The search ignores amounts, but the check below compares amounts and drops some recipes. Therefore the search
        // returns more recipes than the caller wants.
        for match in search.matches(missingAtMost: most + 3, limit: limit * 4) {
            guard let missing = recipes.missing(match.recipe, pantry, of: self), missing.count <= most else { continue }
            let recipe = recipes.recipes[match.recipe]
            found.append(
                (
                    CookableRecipe(
                        id: recipe.id, title: recipe.title, missing: missing,
                        daysLeft: match.urgency > 0 ? 255 - match.urgency : nil), match.recipe
                ))
        }
        found.sort {
            ($0.recipe.missing.count, $0.recipe.daysLeft ?? .max, $0.number)
                < ($1.recipe.missing.count, $1.recipe.daysLeft ?? .max, $1.number)
        }
        return found.prefix(limit).map(\.recipe)
    }

    /// Returns a function that counts the ingredients that a recipe of a cookbook lacks. The result of the function is
    /// `nil` if the number is unknown. The first call of the function reads all recipes.
    public func missingIngredients(in cookbook: Cookbook) -> @Sendable (RecipeID) -> Int? {
        let missing = MissingIngredients(in: cookbook)
        missing.use { self }
        return { missing.count(of: $0) }
    }
}

/// Counts the ingredients that each recipe of a cookbook lacks, for searches and filters.
///
/// The first call of ``count(of:)`` or ``counts(missingAtMost:)`` reads all recipes. Later calls read the recipes again
/// only after a change. They read the pantry again if the last reading was more than half a second ago.
///
/// Usually, an ingredient of which there is too little also counts as missing. In a large cookbook, and for a recipe
/// that lacks many ingredients, amounts are ignored.
package final class MissingIngredients: Sendable {
    /// Amounts are compared only if the cookbook has at most this many recipes.
    private static let exactRecipes = 5_000
    /// Amounts are compared only for recipes that lack at most this many ingredients.
    private static let exactMissing = 6

    /// The values on which the numbers of missing ingredients depend.
    private struct Inputs {
        var kitchen: (@Sendable () -> CookbookKitchen)?
        var generation = 0
        /// The number of recipes in the listing of the generation.
        var recipes = 0
        /// The number of listings that were reported, with repetitions.
        var listings = 0
        /// The number of reported changes of the settings and of the kitchen files.
        var changes = 0
    }

    private struct Counted {
        let recipes: CookableRecipes
        let numbers: [RecipeID: Int]
        var inputs: Inputs
        let customs: KitchenCustoms
        var changes: Int
        var pantry: PantryState?
        var missing: [Int] = []
        /// The names of what few recipes lack, by the numbers of the recipes.
        var names: [Int: [String]] = [:]
        var checked = ContinuousClock.now

        /// Returns whether the recipes are those of a listing.
        ///
        /// A file may have been at another place while the recipes were read, and be back since. The listing has not
        /// changed then. So the first call after each report checks that as many recipes were read as are listed, and
        /// that each of their files is still there. Recipes that are counted otherwise than in the listing are read
        /// only once for each report.
        mutating func isOf(_ now: Inputs) -> Bool {
            guard inputs.generation == now.generation else { return false }
            guard inputs.listings != now.listings else { return true }
            guard recipes.recipes.count == now.recipes, recipes.recipes.allSatisfy({ access($0.id.path, F_OK) == 0 })
            else { return false }
            inputs.listings = now.listings
            return true
        }
    }

    private let cookbook: Cookbook
    private let inputs = Mutex(Inputs())
    private let counted = Mutex<Counted?>(nil)
    /// What ``lastNames(of:)`` returns. It has a lock of its own, because counting takes time.
    private let names = Mutex<[RecipeID: [String]]>([:])

    package init(in cookbook: Cookbook) { self.cookbook = cookbook }

    /// Sets the closure that returns the kitchen files and the user's settings. Until a closure is set, the number of
    /// missing ingredients is unknown for every recipe.
    ///
    /// - Parameter kitchen: The closure. It is called each time before the pantry is read.
    package func use(_ kitchen: @escaping @Sendable () -> CookbookKitchen) {
        inputs.withLock {
            $0.kitchen = kitchen
            $0.changes += 1
        }
    }

    /// Reports that the kitchen files may have changed.
    package func kitchenDidChange() { inputs.withLock { $0.changes += 1 } }

    /// Reports that the recipes may have changed.
    ///
    /// - Parameters:
    ///   - generation: The generation of the listing of the recipes. If it equals the previous generation, the recipes
    ///     have not changed.
    ///   - count: The number of recipes in the listing.
    package func recipesDidChange(_ generation: Int, count: Int) {
        inputs.withLock {
            ($0.generation, $0.recipes) = (generation, count)
            $0.listings += 1
        }
    }

    /// Returns the number of ingredients that a recipe lacks, or `nil` if the number is unknown. The first call reads
    /// all recipes, so do not call this method on the main actor.
    package func count(of recipe: RecipeID) -> Int? {
        counted.withLock { counted in
            update(&counted)
            guard let counted, let number = counted.numbers[recipe] else { return nil }
            return counted.missing[number]
        }
    }

    /// Returns the recipes that lack at most a given number of ingredients. The value for a recipe is the number of
    /// ingredients that it lacks.
    package func counts(missingAtMost most: Int) -> [RecipeID: Int] {
        counted.withLock { counted in
            update(&counted)
            guard let counted else { return [:] }
            let names = counted.numbers.compactMapValues {
                counted.missing[$0] <= most ? counted.names[$0] : nil
            }
            self.names.withLock { $0 = names }
            return counted.numbers.compactMapValues {
                counted.missing[$0] <= most ? counted.missing[$0] : nil
            }
        }
    }

    /// Returns the names of what a recipe lacks, as ``counts(missingAtMost:)`` found them last. Empty if the recipe was
    /// not among its results, or if amounts were not compared. The main actor can call this method.
    package func lastNames(of recipe: RecipeID) -> [String] { names.withLock { $0[recipe] ?? [] } }

    /// What the pantry has for a recipe.
    package struct Supply: Hashable, Sendable {
        /// The number of ingredients that the recipe lacks.
        package let missing: Int
        /// The number of days until an ingredient at home expires, or `nil` if none expires within a week.
        package let daysLeft: Int?
    }

    /// Returns the recipes that lack at most a given number of ingredients, with what the pantry has for them. Empty if
    /// the pantry is empty. Do not call this method on the main actor.
    package func supplies(missingAtMost most: Int) -> [RecipeID: Supply] {
        counted.withLock { counted in
            update(&counted)
            guard let counted, let pantry = counted.pantry, pantry.stock.contains(where: \.isThere) else { return [:] }
            let search = counted.recipes.search(pantry)
            var supplies: [RecipeID: Supply] = [:]
            for match in search.matches(missingAtMost: most, limit: Self.exactRecipes) {
                supplies[counted.recipes.recipes[match.recipe].id] = Supply(
                    missing: counted.missing[match.recipe], daysLeft: match.urgency > 0 ? 255 - match.urgency : nil)
            }
            return supplies
        }
    }

    /// The time after which the pantry is read again.
    private static let freshness = Duration.milliseconds(500)

    private func update(_ counted: inout Counted?) {
        let inputs = inputs.withLock { $0 }
        guard let find = inputs.kitchen else { return counted = nil }
        let isOfListing = counted?.isOf(inputs) == true
        if isOfListing, let known = counted, known.changes == inputs.changes,
            ContinuousClock.now - known.checked < Self.freshness
        {
            return
        }
        let kitchen = find()
        // If the pantry cannot be read, no numbers are known. The screen of the pantry shows the error.
        guard let pantry = try? PantryState(of: kitchen) else { return counted = nil }
        if !isOfListing || counted?.customs != kitchen.customs
            || counted?.pantry?.aisles != pantry.aisles
        {
            guard let recipes = try? CookableRecipes(in: cookbook, of: kitchen), !Task.isCancelled else { return }
            let numbers = Dictionary(
                recipes.recipes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            counted = Counted(
                recipes: recipes, numbers: numbers, inputs: inputs, customs: kitchen.customs,
                changes: inputs.changes)
        }
        counted?.changes = inputs.changes
        guard counted?.pantry != pantry, let recipes = counted?.recipes else {
            counted?.checked = .now
            return
        }
        let missing = Self.missing(recipes, pantry, kitchen)
        counted?.missing = missing.counts
        counted?.names = missing.names
        counted?.pantry = pantry
        counted?.checked = .now
    }

    private static func missing(
        _ recipes: CookableRecipes, _ pantry: PantryState, _ kitchen: CookbookKitchen
    ) -> (counts: [Int], names: [Int: [String]]) {
        let search = recipes.search(pantry)
        var names: [Int: [String]] = [:]
        let counts = recipes.recipes.indices.map { number in
            let count = search.missingCount(of: number)
            guard recipes.recipes.count <= exactRecipes, count <= exactMissing,
                let missing = recipes.missing(number, pantry, of: kitchen)
            else { return count }
            names[number] = missing.map(\.name)
            return missing.count
        }
        return (counts, names)
    }
}
