import Kitchen
import RecipeKit
import RecipeLibrary

/// What is at home at one moment.
package struct PantryState: Hashable, Sendable {
    /// What is at home. Expired items are not included.
    package let stock: [ShoppingStock]
    /// The number of days until a grocery expires, by the key of the grocery. Contains only groceries that expire soon.
    package let daysLeft: [String: Int]
    /// The user's aisle file. It can also declare that two names mean the same grocery.
    package let aisles: AisleFile?

    /// An item expires soon if it expires within this many days.
    private static let soon = 7

    /// Reads the pantry and the aisles.
    package init(of kitchen: CookbookKitchen) throws(EditingError) {
        aisles = try kitchen.aisles()
        let pantry = try kitchen.pantry()
        stock = pantry.stock(on: kitchen.today)
        let names = GroceryNames(aisles: aisles)
        var days: [String: Int] = [:]
        for item in pantry.expiring(within: Self.soon, of: kitchen.today) {
            // An expired item is not at home.
            guard let left = item.daysLeft, left >= 0 else { continue }
            let key = names.grocery(for: pantry.items[item.index].name).key
            days[key] = min(days[key] ?? .max, left)
        }
        daysLeft = days
    }
}
