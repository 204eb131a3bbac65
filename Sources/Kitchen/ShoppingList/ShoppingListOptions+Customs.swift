import RecipeKit

extension ShoppingList.Options {
    /// Creates options with the cook's own settings. The stock at home is only water.
    ///
    /// - Parameters:
    ///   - file: The user's `aisle.conf`, or `nil` for the aisles of the program.
    ///   - customs: The cook's own settings: units, weights and splits, and whether amounts are rounded up to packs.
    public init(aisles file: AisleFile?, customs: KitchenCustoms) {
        self.init(aisles: file, splits: customs.splits)
        foods = FoodTable(own: customs.foods)
        units = { UnitCatalog(language: $0 ?? "en-US", standard: customs.standard, custom: customs.units) }
        stock = [.water]
        sizes = customs.roundsToPacks ? ShopSizes() : nil
    }
}
