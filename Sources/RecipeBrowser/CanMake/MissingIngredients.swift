import Kitchen
import RecipeLibrary
import Synchronization

/// The number of ingredients that each recipe of a cookbook lacks, for searches and filters.
///
/// The recipes are read when somebody asks for the first time, and again after they have changed. The pantry is read
/// again each time. In a cookbook of up to ``exactRecipes`` recipes, an amount that is too small counts as missing.
final class MissingIngredients: Sendable {
    /// The number of recipes up to which amounts count.
    private static let exactRecipes = 5_000
    /// Recipes that lack more are not checked for amounts.
    private static let exactMissing = 6

    /// What the next answer depends on.
    private struct Inputs {
        var kitchen: (@Sendable () -> CookbookKitchen)?
        var generation = 0
    }

    private struct Counted {
        let recipes: CookableRecipes
        let numbers: [RecipeID: Int]
        let generation: Int
        var pantry: PantryState?
        var missing: [Int] = []
        var checked = ContinuousClock.now
    }

    private let cookbook: Cookbook
    private let inputs = Mutex(Inputs())
    private let counted = Mutex<Counted?>(nil)

    init(in cookbook: Cookbook) { self.cookbook = cookbook }

    /// Notes the files and the units of the kitchen. Without them, nothing is known to be missing.
    ///
    /// - Parameter kitchen: Finds the files. It is called when somebody asks.
    func use(_ kitchen: @escaping @Sendable () -> CookbookKitchen) { inputs.withLock { $0.kitchen = kitchen } }

    /// Notes that the recipes may have changed.
    ///
    /// - Parameter generation: The generation of their listing. If it is the same as before, they have not changed.
    func recipesDidChange(_ generation: Int) { inputs.withLock { $0.generation = generation } }

    /// Returns the number of ingredients that a recipe lacks, or `nil` if it is unknown. The first call reads all
    /// recipes, so do not call it on the main actor.
    func count(of recipe: RecipeID) -> Int? {
        counted.withLock { counted in
            update(&counted)
            guard let counted, let number = counted.numbers[recipe] else { return nil }
            return counted.missing[number]
        }
    }

    /// Returns the recipes that lack at most some ingredients, with their numbers.
    func counts(missingAtMost most: Int) -> [RecipeID: Int] {
        counted.withLock { counted in
            update(&counted)
            guard let counted else { return [:] }
            return counted.numbers.compactMapValues {
                counted.missing[$0] <= most ? counted.missing[$0] : nil
            }
        }
    }

    /// The time for which the pantry is not read again.
    private static let freshness = Duration.milliseconds(500)

    private func update(_ counted: inout Counted?) {
        let inputs = inputs.withLock { $0 }
        guard let find = inputs.kitchen else { return counted = nil }
        if let known = counted, known.generation == inputs.generation,
            ContinuousClock.now - known.checked < Self.freshness
        {
            return
        }
        let kitchen = find()
        // A pantry that cannot be read is as good as empty here. Its screen says what is wrong.
        guard let pantry = try? PantryState(of: kitchen) else { return counted = nil }
        if counted?.generation != inputs.generation || counted?.pantry?.aisles != pantry.aisles {
            guard let recipes = try? CookableRecipes(in: cookbook, of: kitchen), !Task.isCancelled else { return }
            let numbers = Dictionary(
                recipes.recipes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            counted = Counted(recipes: recipes, numbers: numbers, generation: inputs.generation)
        }
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
