import Kitchen
import RecipeLibrary
import Synchronization

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
        /// The number of reported changes of the settings and of the kitchen files.
        var changes = 0
    }

    private struct Counted {
        let recipes: CookableRecipes
        let numbers: [RecipeID: Int]
        let generation: Int
        let customs: KitchenCustoms
        var changes: Int
        var pantry: PantryState?
        var missing: [Int] = []
        var checked = ContinuousClock.now
    }

    private let cookbook: Cookbook
    private let inputs = Mutex(Inputs())
    private let counted = Mutex<Counted?>(nil)

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
    /// - Parameter generation: The generation of the listing of the recipes. If it equals the previous generation, the
    ///   recipes have not changed.
    package func recipesDidChange(_ generation: Int) { inputs.withLock { $0.generation = generation } }

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
            return counted.numbers.compactMapValues {
                counted.missing[$0] <= most ? counted.missing[$0] : nil
            }
        }
    }

    /// The time after which the pantry is read again.
    private static let freshness = Duration.milliseconds(500)

    private func update(_ counted: inout Counted?) {
        let inputs = inputs.withLock { $0 }
        guard let find = inputs.kitchen else { return counted = nil }
        if let known = counted, known.generation == inputs.generation, known.changes == inputs.changes,
            ContinuousClock.now - known.checked < Self.freshness
        {
            return
        }
        let kitchen = find()
        // If the pantry cannot be read, no numbers are known. The screen of the pantry shows the error.
        guard let pantry = try? PantryState(of: kitchen) else { return counted = nil }
        if counted?.generation != inputs.generation || counted?.customs != kitchen.customs
            || counted?.pantry?.aisles != pantry.aisles
        {
            guard let recipes = try? CookableRecipes(in: cookbook, of: kitchen), !Task.isCancelled else { return }
            let numbers = Dictionary(
                recipes.recipes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            counted = Counted(
                recipes: recipes, numbers: numbers, generation: inputs.generation, customs: kitchen.customs,
                changes: inputs.changes)
        }
        counted?.changes = inputs.changes
        guard counted?.pantry != pantry, let recipes = counted?.recipes else {
            counted?.checked = .now
            return
        }
        counted?.missing = Self.missing(recipes, pantry, kitchen)
        counted?.pantry = pantry
        counted?.checked = .now
    }

    private static func missing(
        _ recipes: CookableRecipes, _ pantry: PantryState, _ kitchen: CookbookKitchen
    ) -> [Int] {
        let search = recipes.search(pantry)
        return recipes.recipes.indices.map { number in
            let count = search.missingCount(of: number)
            guard recipes.recipes.count <= exactRecipes, count <= exactMissing else { return count }
            return recipes.missing(number, pantry, of: kitchen)?.count ?? count
        }
    }
}
