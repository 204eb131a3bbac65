import Kitchen
import RecipeKit
import RecipeLibrary

/// What is at home at a moment, for the question what can be cooked.
struct PantryState: Hashable, Sendable {
    /// What is at home, without what has expired.
    let stock: [ShoppingStock]
    /// The days until items expire, by the keys of their groceries, for those that expire soon.
    let daysLeft: [String: Int]
    /// The aisles of the user, which can name the same groceries differently.
    let aisles: AisleFile?

    /// The number of days in which an item expires soon.
    private static let soon = 7

    /// Reads the pantry and the aisles.
    init(of kitchen: CookbookKitchen) throws(EditingError) {
        aisles = try kitchen.aisles()
        let pantry = try kitchen.pantry()
        stock = pantry.stock(on: kitchen.today)
        let names = GroceryNames(aisles: aisles)
        var days: [String: Int] = [:]
        for item in pantry.expiring(within: Self.soon, of: kitchen.today) {
            // What has expired is not at home.
            guard let left = item.daysLeft, left >= 0 else { continue }
            let key = names.grocery(for: pantry.items[item.index].name).key
            days[key] = min(days[key] ?? .max, left)
        }
        daysLeft = days
    }
}
