extension Recipe {
    var listedGroups: [IngredientGroup] {
        sections.compactMap { section in
            let ingredients = section.steps.flatMap(\.items).compactMap { item -> Ingredient? in
                guard case .ingredient(let it) = item, it.role == .definition, !it.isHidden else { return nil }
                return it
            }
            return ingredients.isEmpty ? nil : IngredientGroup(name: section.name, ingredients: ingredients)
        }
    }

    var listedCookware: [Cookware] {
        steps.flatMap(\.items).compactMap { item in
            guard case .cookware(let it) = item, !it.isReference, !it.isHidden else { return nil }
            return it
        }
    }
}

extension Quantity {
    var written: String {
        let number: String
        switch amount {
        case .number(let value): number = value.written
        case .range(let low, let high): number = "\(low.written)–\(high.written)"
        case .text(let text): number = text
        }
        guard let unit, !unit.isEmpty else { return number }
        return number.isEmpty ? unit : "\(number) \(unit)"
    }
}

extension Rational {
    fileprivate var written: String {
        if isInteger { return "\(numerator)" }
        let whole = numerator / denominator
        let rest = "\(abs(numerator % denominator))/\(denominator)"
        return whole == 0 ? (numerator < 0 ? "-" : "") + rest : "\(whole) \(rest)"
    }
}
