import RecipeKit

/// Checks whether the ingredients at home are enough to cook a recipe. In contrast to ``CanMake``, it compares amounts.
public struct CanMakeCheck: Sendable {
    /// The lines that must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The lines for which nothing must be bought: enough of the ingredient or a substitute is at home.
    public let present: [ShoppingLine]

    /// Checks the ingredients of a recipe. Optional ingredients are never missing.
    ///
    /// - Parameters:
    ///   - needs: The scaled ingredients of the recipe and of the recipes that it refers to.
    ///   - options: The stock at home, the meanings of names, and the weights of foods.
    ///   - substitutes: The ingredients that can replace another one. If a substitute is at home in any amount, the
    ///     ingredient counts as present.
    public init(_ needs: ShoppingNeeds, _ options: ShoppingList.Options, substitutes: Substitutes = Substitutes()) {
        let list = ShoppingList(needs, options)
        let keys = Set(
            options.stock.filter { $0.isThere }.map { options.names.grocery(for: $0.name).key })
        let isReplaced = { (line: ShoppingLine) in
            line.supplies.isEmpty && substitutes.keys(for: line.grocery.key).contains { keys.contains($0) }
        }
        missing = list.lines.filter { !isReplaced($0) }
        present = list.covered + list.lines.filter(isReplaced)
    }
}

extension ShoppingStock {
    /// Whether some of the stock is left. An unknown amount and an amount in words count as some.
    public var isThere: Bool {
        guard case .quantity(let quantity) = supply else { return true }
        return quantity.amount.high.map { $0 > .zero } ?? true
    }
}
