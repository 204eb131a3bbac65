import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// A recipe that can be cooked from what is at home, or almost.
public struct CookableRecipe: Sendable {
    /// The recipe.
    public let id: RecipeID
    /// The title.
    public let title: String
    /// What must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The number of days until the first of its ingredients expires, or `nil` if none expires soon.
    public let daysLeft: Int?
}

extension CookbookKitchen {
    /// What no recipe misses.
    private static let staples = ["water", "salt", "pepper"]
    /// The number of days in which an item expires soon.
    private static let soon = 7

    /// Returns the recipes of a cookbook that lack at most some ingredients: those that lack fewest first, and among them
    /// those with what expires first. Amounts count, substitutes are at home, and optional ingredients are never missing.
    ///
    /// It reads all recipes. O(recipes).
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - most: The maximum number of missing ingredients.
    ///   - today: The day from which expiring items are counted.
    ///   - limit: The maximum number of recipes.
    public func cookable(
        in cookbook: Cookbook, missingAtMost most: Int, today: PlanDay, limit: Int
    ) throws(EditingError) -> [CookableRecipe] {
        var options = try options()
        options.stock += Self.staples.map(ShoppingStock.staple)
        let names = options.names
        let reader = KitchenRecipes(in: folder)
        var numbers = IngredientNumbers()
        var builder = CanMakeIndex.Builder()
        var recipes: [(id: RecipeID, title: String)] = []
        _ = cookbook.readAll(
            { id, result in
                // A plan is no recipe.
                guard RecipeFormats.kind(ofFile: id.path) != .menu else { return true }
                recipes.append((id, result.recipe.title))
                let needs = Self.needs(of: ReferencedRecipe(id: id.description, recipe: result.recipe), reader, customs)
                builder.addRecipe(
                    needs.needs.filter { !$0.isOptional }.map {
                        numbers.number(addingKey: Self.key(of: $0, names))
                    })
                return true
            }, report: { _ in })
        let substitutes = Substitutes()
        let replacing = numbers.numbers(of: substitutes)
        var search = CanMake(
            builder.index(),
            staples: (Self.staples + [ShoppingStock.water.name]).compactMap {
                numbers.number(forKey: names.grocery(for: $0).key)
            }, substitutes: replacing)
        let pantry = try pantry()
        let expiring = expiringDays(pantry, today)
        var urgencies: [Int: Int] = [:]
        for item in pantry.items where item.isThere {
            guard let number = numbers.number(forKey: names.grocery(for: item.name).key) else { continue }
            search.set(number, isPresent: true)
            if let days = expiring[names.grocery(for: item.name).key] {
                urgencies[number] = max(urgencies[number] ?? 0, 255 - days)
            }
        }
        search.setUrgencies(urgencies)
        var found: [(recipe: CookableRecipe, number: Int)] = []
        // An amount that is too small makes another ingredient missing, so more recipes are checked than are wanted.
        for match in search.matches(missingAtMost: most, limit: limit * 4) {
            let (id, title) = recipes[match.recipe]
            guard let recipe = reader.recipe(id) else { continue }
            let check = CanMakeCheck(Self.needs(of: recipe, reader, customs), options, substitutes: substitutes)
            guard check.missing.count <= most else { continue }
            found.append(
                (
                    CookableRecipe(
                        id: id, title: title, missing: check.missing,
                        daysLeft: match.urgency > 0 ? 255 - match.urgency : nil), match.recipe
                ))
        }
        found.sort {
            ($0.recipe.missing.count, $0.recipe.daysLeft ?? .max, $0.number)
                < ($1.recipe.missing.count, $1.recipe.daysLeft ?? .max, $1.number)
        }
        return found.prefix(limit).map(\.recipe)
    }

    /// The ingredients of a recipe and of those that it refers to.
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

    /// The days until items expire, by the keys of their groceries, for those that expire soon.
    private func expiringDays(_ pantry: PantryFile, _ today: PlanDay) -> [String: Int] {
        let names = GroceryNames()
        var days: [String: Int] = [:]
        for item in pantry.expiring(within: Self.soon, of: today) {
            let key = names.grocery(for: pantry.items[item.index].name).key
            days[key] = min(days[key] ?? .max, max(0, item.daysLeft ?? 0))
        }
        return days
    }
}

extension PantryItem {
    /// Whether there is any of it.
    fileprivate var isThere: Bool {
        switch quantity?.amount {
        case .number(let number): number > .zero
        case .range(_, let high): high > .zero
        case .text, nil: true
        }
    }
}
