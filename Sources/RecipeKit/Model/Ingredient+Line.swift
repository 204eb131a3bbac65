extension Ingredient {
    /// Returns the text of all quantities: `200 g`, `200 g + 1 handful`. It is empty if there are none.
    public func amountLine(_ style: QuantityStyle = .unicode) -> String {
        ([quantity].compactMap(\.self) + furtherQuantities).map { $0.formatted(style) }.filter { !$0.isEmpty }
            .joined(separator: " + ")
    }

    /// The ingredient line without the amount: `flour, sifted (optional)`.
    package var nameLine: String {
        var line = name
        if let preparation, !preparation.isEmpty { line += ", \(preparation)" }
        if isOptional { line += " (optional)" }
        return line
    }

    /// Returns the ingredient line: `200 g flour, sifted`.
    package func line(_ style: QuantityStyle) -> String {
        let amount = amountLine(style)
        return amount.isEmpty ? nameLine : "\(amount) \(nameLine)"
    }
}

extension Cookware {
    /// Returns the line in a list of cookware: `large pot`, `2 bowls`, `pan (optional)`.
    public func line(_ style: QuantityStyle = .unicode) -> String {
        var line = name
        if let amount = quantity?.formatted(style), !amount.isEmpty { line = "\(amount) \(line)" }
        if isOptional { line += " (optional)" }
        return line
    }
}
