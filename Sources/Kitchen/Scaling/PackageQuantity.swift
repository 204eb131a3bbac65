import RecipeKit

extension StepTextScaler {
    /// Returns an ingredient whose amount is the size of one package with that package as its unit: the `24.5 oz jar` as
    /// `1 (24.5 oz) jar`. In another size, the number of jars changes, and not the size of the jar.
    ///
    /// Returns any other ingredient as it is.
    func countingPackages(_ ingredient: Ingredient) -> Ingredient {
        guard let quantity = ingredient.quantity, let unit = quantity.unit, !quantity.isFixed,
            case .number(let size) = quantity.amount, size > .zero, unit.contains(" "), !unit.contains("(")
        else { return ingredient }
        let words = unit.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let measure = vocabulary.units[words[0].lowercased()]?.kind,
            measure == .metric || measure == .measure, words[1].split(separator: " ").count == 1,
            vocabulary.units[words[1].lowercased()]?.kind == .container
        else { return ingredient }
        var result = ingredient
        let each = Quantity(.number(size), unit: words[0]).formatted(style)
        result.quantity = Quantity(.number(.one), unit: "(\(each)) \(words[1])")
        return result
    }
}

extension KitchenConverter {
    /// Returns the unit of a package with its size in other units: `(~425 g) can` for `(15 ounce) can`. Returns a unit
    /// without a size as it is.
    func withSize(_ unit: String?, in system: MeasurementSystem, _ style: QuantityStyle?) -> String? {
        guard system != .asWritten, let unit, unit.first == "(", let close = unit.firstIndex(of: ")") else {
            return unit
        }
        let size = unit[unit.index(after: unit.startIndex)..<close]
        let words = size.split(separator: " ")
        let numbers = words.prefix { $0.first?.isNumber == true }
        guard !numbers.isEmpty, numbers.count < words.count,
            let number = Rational(parsing: numbers.joined(separator: " "))
        else { return unit }
        let name = words[numbers.count...].joined(separator: " ")
        let shown = shown(Quantity(.number(number), unit: name), in: system)
        guard shown.quantity.unit != name else { return unit }
        let text = style == nil ? shown.quantity.formatted(.ascii) : shown.formatted(style ?? .unicode)
        return "(\(text))" + unit[unit.index(after: close)...]
    }
}
