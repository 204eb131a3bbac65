import RecipeKit

/// Something at home that a shopping list can subtract.
public struct ShoppingStock: Hashable, Sendable {
    /// How much there is.
    public enum Supply: Hashable, Sendable {
        /// More than any recipe needs.
        case unlimited
        /// An unknown amount that is taken to be enough.
        case present
        /// An amount. Words that are not understood subtract nothing, but the list mentions them.
        case quantity(Quantity)
    }

    /// The name.
    public var name: String
    /// How much there is.
    public var supply: Supply
    /// Where it is: `fridge`. Empty for a staple.
    public var place: String

    /// Creates something at home.
    public init(_ name: String, _ supply: Supply, place: String = "") {
        (self.name, self.supply, self.place) = (name, supply, place)
    }

    /// Creates a staple, which is never bought for a recipe.
    public static func staple(_ name: String) -> ShoppingStock { ShoppingStock(name, .unlimited) }

    /// The staples of most kitchens: water.
    public static let water = ShoppingStock.staple("water")
}
