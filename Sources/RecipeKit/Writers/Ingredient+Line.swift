extension Ingredient {
    /// The ingredient without its amount, as a list of ingredients has it: `flour, sifted (optional)`.
    var nameLine: String {
        var line = name
        if let preparation, !preparation.isEmpty { line += ", \(preparation)" }
        if isOptional { line += " (optional)" }
        return line
    }

    /// One line with everything: `200 g flour, sifted`.
    var line: String {
        guard let amount = quantity?.written, !amount.isEmpty else { return nameLine }
        return "\(amount) \(nameLine)"
    }
}

extension Cookware {
    /// As a list of cookware has it: `large pot`, `2 bowls`, `pan (optional)`.
    var line: String {
        var line = name
        if let amount = quantity?.written, !amount.isEmpty { line = "\(amount) \(line)" }
        if isOptional { line += " (optional)" }
        return line
    }
}

extension Step {
    /// The step as a sentence, amounts and times in their places: `Rub 100 g lard into 500 g flour.`
    var sentence: String {
        items.map(\.written).joined()
    }
}

extension StepItem {
    fileprivate var written: String {
        switch self {
        case .text(let text): return text
        case .cookware(let cookware): return cookware.displayName
        case .timer(let timer): return timer.duration?.written ?? timer.name ?? ""
        case .ingredient(let ingredient):
            guard let amount = ingredient.quantity?.written, !amount.isEmpty else { return ingredient.displayName }
            return "\(amount) \(ingredient.displayName)"
        }
    }
}
