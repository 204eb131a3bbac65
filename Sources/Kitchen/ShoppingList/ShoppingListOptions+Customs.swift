import RecipeKit

extension ShoppingList.Options {
    /// Creates options with what the cook has set. There is nothing but water at home.
    ///
    /// - Parameters:
    ///   - file: The user's `aisle.conf`, or `nil` for the aisles of the program.
    ///   - customs: The units, weights and splits of the cook, and whether amounts are rounded up to packs.
    public init(aisles file: AisleFile?, customs: KitchenCustoms) {
        self.init(aisles: file, splits: customs.splits)
        foods = FoodTable(own: customs.foods)
        units = { UnitCatalog(language: $0 ?? "en-US", standard: customs.standard, custom: customs.units) }
        stock = [.water]
        sizes = customs.roundsToPacks ? ShopSizes() : nil
    }
}
