extension Ingredient {
    /// The amount as a list shows it, with what later mentions add: `200 g`, `200 g + 1 handful`; empty where there is
    /// none.
    public func amountLine(_ style: QuantityStyle = .unicode) -> String {
        ([quantity].compactMap(\.self) + furtherQuantities).map { $0.formatted(style) }.filter { !$0.isEmpty }
            .joined(separator: " + ")
    }

    /// The ingredient without its amount, as a list of ingredients has it: `flour, sifted (optional)`.
    var nameLine: String {
        var line = name
        if let preparation, !preparation.isEmpty { line += ", \(preparation)" }
        if isOptional { line += " (optional)" }
        return line
    }

    /// One line with everything: `200 g flour, sifted`.
    func line(_ style: QuantityStyle) -> String {
        let amount = amountLine(style)
        return amount.isEmpty ? nameLine : "\(amount) \(nameLine)"
    }
}

extension Cookware {
    /// As a list of cookware has it: `large pot`, `2 bowls`, `pan (optional)`.
    public func line(_ style: QuantityStyle = .unicode) -> String {
        var line = name
        if let amount = quantity?.formatted(style), !amount.isEmpty { line = "\(amount) \(line)" }
        if isOptional { line += " (optional)" }
        return line
    }
}
