import Kitchen
import RecipeFormats
import RecipeKit

/// The reason why an amount cannot be converted.
struct AmountFailure: Error {
    /// A message for the user: what is wrong, and what to do.
    let message: String
}

/// An amount of an ingredient that a user typed: `1 1/2 cups flour`, `2 (400 g) cans tomatoes`, `350 F`.
struct TypedAmount {
    private let line: IngredientLine
    /// The amount if the user typed an amount without a food: `3 tsp`. Such a text cannot be read as an ingredient
    /// line. `nil` for any other text.
    private let bare: Quantity?
    private let converter: KitchenConverter

    /// Creates an amount from a text.
    init(_ text: String, with reader: inout IngredientLineReader, customs: KitchenCustoms = KitchenCustoms()) {
        line = reader.read(text)
        converter = KitchenConverter(customs: customs, language: line.language == "en" ? "en-US" : line.language)
        bare = Self.bare(text, converter.units)
    }

    private static func bare(_ text: String, _ units: UnitCatalog) -> Quantity? {
        let end = text.firstIndex { $0.isLetter || $0 == "°" } ?? text.endIndex
        let unit = text[end...].trimmingSpaces()
        guard let amount = Amount.numeric(text[..<end].trimmingSpaces()) else { return nil }
        guard !unit.isEmpty else { return Quantity(amount) }
        return units.unit(named: unit, amount: amount).map { _ in Quantity(amount, unit: unit) }
    }

    /// Returns the amount, converted and rounded as cooks write amounts.
    ///
    /// - Parameter name: The wanted unit, or `nil` to let the converter choose the unit in which a cook would write the
    ///   amount.
    func shown(in name: String?) throws(AmountFailure) -> ShownQuantity {
        let (quantity, food) = try parts()
        guard let name else { return converter.simplified(quantity, of: food) }
        // Here, `C` means degrees Celsius and not cups. The catalog chooses by the amount, so it gets 100, the amount
        // of a temperature.
        guard let unit = converter.units.unit(named: name, amount: name == "C" ? .number(Rational(100)) : nil) else {
            throw AmountFailure(message: "“\(name)” is not a unit; use one such as g, ml, cup, tbsp or oz.")
        }
        let spelling = unit.kind == .temperature ? unit.symbol : name
        if let shown = converter.shown(quantity, of: food, in: unit, spelled: spelling) { return shown }
        throw failure(quantity, of: food, to: unit)
    }

    /// Returns the quantity and the name of the food. The name is empty if the user typed no food.
    ///
    /// - Throws: An error if the text contains no amount, no known unit or food, or parts that cannot be added.
    private func parts() throws(AmountFailure) -> (Quantity, food: String) {
        if let bare { return (bare, "") }
        guard let amount = line.amount, amount.isNumeric else {
            throw AmountFailure(message: "no amount can be read at its start; write one: 2 cups flour.")
        }
        if let each = line.packageQuantity, case .number(let number) = amount,
            let total = each.amount.multiplied(by: number)
        {
            return (Quantity(total, unit: each.unit), line.name)
        }
        if let unit = line.unit {
            let isKnown = converter.units.unit(named: unit, amount: amount) != nil
            return (try total(of: Quantity(amount, unit: isKnown ? unit : line.unitName ?? unit)), line.name)
        }
        if let size = line.size, converter.units.unit(named: size) != nil, isFood(line.name) {
            return (Quantity(amount, unit: size), line.name)
        }
        guard isFood(line.name) else {
            throw AmountFailure(
                message: "“\(line.name)” is no known unit or food; use a unit such as g, ml, cup or tbsp.")
        }
        return (Quantity(amount), line.name)
    }

    /// Returns the sum of a quantity and of the quantities that the line adds to it: `1 cup plus 2 tbsp`.
    private func total(of first: Quantity) throws(AmountFailure) -> Quantity {
        var total = first
        for quantity in line.addedQuantities {
            guard let sum = converter.units.sum(total, quantity) else {
                throw AmountFailure(message: "its parts cannot be added; give each on its own.")
            }
            total = sum
        }
        return total
    }

    private func isFood(_ name: String) -> Bool { converter.foods.food(named: name) != nil }

    private func failure(_ quantity: Quantity, of food: String, to unit: KitchenUnit) -> AmountFailure {
        let own = quantity.unit.flatMap { converter.units.unit(named: $0, amount: quantity.amount) }
        let from = quantity.unit ?? "pieces"
        if quantity.unit != nil, own == nil {
            return AmountFailure(message: "“\(from)” is not a unit; use one such as g, ml, cup, tbsp or oz.")
        }
        let weighable: [UnitKind] = [.mass, .volume, .count]
        guard weighable.contains(own?.kind ?? .count), weighable.contains(unit.kind) else {
            return AmountFailure(message: "\(from) cannot be converted to \(unit.symbol); use a unit of the same kind.")
        }
        if own?.kind == unit.kind, own?.size != nil, unit.size != nil {
            return AmountFailure(message: "the number is too large; use a smaller one.")
        }
        if food.isEmpty {
            return AmountFailure(
                message: "\(from) cannot be converted to \(unit.symbol) without a food; name it: 2 cups flour.")
        }
        guard let known = converter.foods.food(named: food) else {
            return AmountFailure(
                message: "the weight of “\(food)” is not known; use a more common name, or a unit of the same kind.")
        }
        let unknown = known.grams(per: own) == nil ? quantity.unit ?? "piece" : unit.symbol
        return AmountFailure(
            message: "the weight of one \(unknown) of \(food) is not known; use another unit, such as g, ml or cup.")
    }
}

extension Amount {
    fileprivate var isNumeric: Bool {
        if case .text = self { false } else { true }
    }
}
