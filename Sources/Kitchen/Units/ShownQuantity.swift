import RecipeKit

/// A quantity as a cook reads it, and the exact quantity before rounding.
public struct ShownQuantity: Hashable, Sendable {
    /// The quantity to show.
    public let quantity: Quantity
    /// The quantity without rounding, in the same unit as ``quantity``.
    public let exact: Quantity
    /// Whether the shown quantity is approximate: it is rounded, or it depends on the weight of a food.
    public let isApproximate: Bool
    /// The source of the food's weight, such as `USDA 20081`. `nil` if no weight was used.
    public let source: String?

    /// Returns the text of the quantity. It begins with `~` if the quantity is approximate: `~2⅛ cups`.
    public func formatted(_ style: QuantityStyle = .unicode) -> String {
        (isApproximate ? "~" : "") + quantity.formatted(style)
    }

    /// Returns the text of the exact quantity: `466⅔ g`, `1 1/16 tsp`. A number without a short exact text is rounded
    /// to six significant digits.
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

enum MetricUnitSymbols {
    /// The symbols of the units. `Pfund` is the German pound of 500 g.
    static let symbols: Set<String> = [
        "mg", "g", "dag", "hg", "kg", "Pfund", "ml", "cl", "dl", "l", "mm", "cm", "m", "°C",
    ]
}
