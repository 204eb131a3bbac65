import RecipeKit

/// A quantity as a cook reads it, with what was lost by rounding.
public struct ShownQuantity: Hashable, Sendable {
    /// The quantity to show.
    public let quantity: Quantity
    /// The quantity without rounding, in the unit that is shown.
    public let exact: Quantity
    /// Whether the shown quantity is about the right one: it is rounded, or it depends on the weight of a food.
    public let isApproximate: Bool
    /// Where the weight of the food comes from, such as `USDA 20081`. `nil` if no weight was used.
    public let source: String?

    /// Returns the text of the quantity, with `~` before one that is approximate: `~2⅛ cups`.
    public func formatted(_ style: QuantityStyle = .unicode) -> String {
        (isApproximate ? "~" : "") + quantity.formatted(style)
    }

    /// Returns the text of the exact quantity: `466⅔ g`, `1 1/16 tsp`. Numbers that have no short form are rounded to six
    /// significant digits.
    public func exactFormatted(_ style: QuantityStyle = .unicode) -> String {
        let amount =
            switch exact.amount {
            case .number(let number): number.exactText(style)
            case .range(let low, let high):
                low.exactText(style) + (style == .unicode ? "–" : "-") + high.exactText(style)
            case .text(let text): text
            }
        guard let unit = exact.unit, !unit.isEmpty else { return amount }
        return amount.isEmpty ? unit : "\(amount) \(unit)"
    }
}
