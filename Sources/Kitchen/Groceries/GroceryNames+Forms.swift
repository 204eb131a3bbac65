import RecipeKit

extension GroceryNames {
    /// Returns the grocery that somebody buys for a need. If the need states a form, this can be another grocery:
    /// canned tomatoes for `1 can tomatoes`.
    func grocery(for need: ShoppingNeed) -> Grocery {
        grocery(for: need.name, isCounted: need.isCounted, in: need.form)
    }

    /// Returns the grocery of an item at home. The unit of its amount can state a form: `3 cans` of tomatoes are canned
    /// tomatoes.
    func grocery(for item: ShoppingStock) -> Grocery {
        var form: GroceryForm?
        if case .quantity(let quantity) = item.supply, let unit = quantity.unit { form = GroceryForm(units: [unit]) }
        return grocery(for: item.name, isCounted: false, in: form)
    }

    private func grocery(for name: String, isCounted: Bool, in form: GroceryForm?) -> Grocery {
        let usual = grocery(for: name, isCounted: isCounted)
        return form.flatMap { grocery(usual, in: $0) } ?? usual
    }
}
