import RecipeKit
import TextLayout

extension IngredientLine {
    /// Returns the line in three columns for display: the amount, the name, and the rest. Semicolons separate the parts
    /// of the rest.
    ///
    /// - Parameter style: How amounts are written.
    public func columns(_ style: QuantityStyle = .unicode) -> String {
        let amount = amountColumn(style)
        let rest = restColumn(style)
        let name = rest.isEmpty ? name : name.padded(to: 30)
        return (amount.leftPadded(to: 18) + "  " + name + (rest.isEmpty ? "" : "  " + rest)).withoutControlCharacters
    }

    private func amountColumn(_ style: QuantityStyle) -> String {
        var parts = ([quantity].compactMap(\.self) + addedQuantities).map { $0.formatted(style) }
        if let container, !parts.isEmpty { parts[parts.count - 1] += " \(container)" }
        let amount = parts.joined(separator: " + ")
        return isApproximate && !amount.isEmpty ? "~ \(amount)" : amount
    }

    private func restColumn(_ style: QuantityStyle) -> String {
        var parts: [String] = []
        if let size { parts.append(size) }
        if let packageQuantity { parts.append("\(packageQuantity.formatted(style)) each") }
        parts += otherQuantities.map { "= \($0.formatted(style))" }
        if let preparation { parts.append(preparation) }
        if let comment { parts.append(comment) }
        return parts.joined(separator: "; ")
    }
}
