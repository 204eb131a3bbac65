import RecipeKit

/// An item at home that a shopping list can subtract.
public struct ShoppingStock: Hashable, Sendable {
    /// The amount at home.
    public enum Supply: Hashable, Sendable {
        /// More than all recipes need.
        case unlimited
        /// An unknown amount. It counts as enough.
        case present
        /// An amount. An amount in words subtracts nothing, but the list mentions it.
        case quantity(Quantity)
    }

    /// The name.
    public var name: String
    /// The amount at home.
    public var supply: Supply
    /// The place of the item: `fridge`. It is empty for a staple.
    public var place: String

    /// Creates an item at home.
    public init(_ name: String, _ supply: Supply, place: String = "") {
        (self.name, self.supply, self.place) = (name, supply, place)
    }

    /// Creates a staple. Shopping lists never contain staples.
    public static func staple(_ name: String) -> ShoppingStock { ShoppingStock(name, .unlimited) }

    /// The staples of most kitchens: water.
    public static let water = ShoppingStock.staple("water")
}
