import RecipeKit

/// Checks with amounts whether a recipe can be cooked from what is at home.
public struct CanMakeCheck: Sendable {
    /// The lines that must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The lines that are at home.
    public let present: [ShoppingLine]

    /// Checks the ingredients of a recipe. Optional ones are never missing.
    ///
    /// - Parameters:
    ///   - needs: The ingredients, scaled and with those of referenced recipes.
    ///   - options: What is at home, the meanings of names, and the weights of foods.
    ///   - substitutes: What can replace an ingredient. It then counts as present, whatever its amount.
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
    /// Whether there is any of it.
    public var isThere: Bool {
        guard case .quantity(let quantity) = supply else { return true }
        return quantity.amount.high.map { $0 > .zero } ?? true
    }
}
