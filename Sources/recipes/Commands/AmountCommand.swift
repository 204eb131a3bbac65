import ArgumentParser
import Kitchen
import RecipeFormats
import RecipeKit

/// `recipes amount`: converts amounts of ingredients.
struct AmountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "amount", abstract: "Convert amounts to other units, or to the units that a cook would use.",
        usage: "recipes amount <amount> ... [--to <unit>] [--json | --json-lines]",
        discussion: """
            Prints a line for each amount. With --to g, "1 1/2 cups flour" becomes ~190 g. Without --to, the program \
            chooses the unit: "3 tsp" becomes 1 tbsp. An amount with ~ is rounded, or depends on the weight of a food.
            """)

    @Argument(help: ArgumentHelp("A number, a unit and a food: \"1 1/2 cups flour\".", valueName: "amount"))
    var amounts: [String]

    @Option(help: ArgumentHelp("The unit of the results: g, ml, cup, tbsp, oz, °C and others.", valueName: "unit"))
    var to: String?

    @OptionGroup var output: ListOutput

    func run() throws {
        try Self.reportingFailure {
            var reader = IngredientLineReader()
            let customs = KitchenCustoms.configured()
            var results: [(input: String, shown: ShownQuantity)] = []
            for text in amounts {
                do {
                    let typed = try Self.certain(text)
                    results.append((text, try TypedAmount(typed, with: &reader, customs: customs).shown(in: to)))
                } catch let failure as AmountFailure {
                    Output.error("recipes: “\(text.prefix(80))”: \(failure.message)")
                }
            }
            try output.write(results, text: { $0.shown.formatted() }, json: { $0.shown.json(of: $0.input) })
            if results.count < amounts.count { throw ExitCode(EX_DATAERR) }
        }
    }

    /// Returns a typed text in which a number such as `1.000` has one meaning.
    private static func certain(_ text: String) throws(AmountFailure) -> String {
        let variables: [String] = ["LC_ALL", "LC_NUMERIC", "LANG"]
        let locale = variables.lazy.compactMap { name in getenv(name).map { String(cString: $0) } }
            .first { !$0.isEmpty }
        switch IngredientLineReader.typedNumber(in: text, locale: locale) {
        case .certain(let text): return text
        case .either(let one, let other):
            throw AmountFailure(message: "this is “\(one)” or “\(other)”; write the one that you mean.")
        case .none: return text
        }
    }
}

extension ShownQuantity {
    /// Returns the result as a JSON object. `value` and `unit` are the shown amount. `exact` is the exact amount, as
    /// text. For a range, `value` and `valueMax` are its ends.
    fileprivate func json(of input: String) -> JSONText {
        let value: JSONText?
        var greatest: JSONText?
        switch quantity.amount {
        case .number(let number): value = .number(number)
        case .range(let low, let high): (value, greatest) = (.number(low), .number(high))
        case .text: value = .null
        }
        return .object(present: [
            ("input", .string(input)), ("value", value), ("valueMax", greatest),
            ("unit", quantity.unit.map(JSONText.string) ?? .null), ("shown", .string(formatted())),
            ("exact", .string(exactFormatted())), ("approximate", .bool(isApproximate)),
            ("source", source.map(JSONText.string) ?? .null),
        ])
    }
}

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

    init(_ text: String, with reader: inout IngredientLineReader, customs: KitchenCustoms = KitchenCustoms()) {
        let text = Self.withMillilitres(text)
        line = reader.read(text)
        converter = KitchenConverter(customs: customs, language: line.language == "en" ? "en-US" : line.language)
        bare = Self.bare(text, converter.units)
    }

    /// Returns a typed text with ml for `cc` and `c.c.`. In a recipe, the language says whether `cc` is a spoon. A typed
    /// amount is too short to have a language.
    private static func withMillilitres(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        for index in words.indices {
            let number = words[index].prefix { $0.isNumber || $0 == "." || $0 == "," }
            guard !number.isEmpty || index > 0 && Amount.numeric(words[index - 1]) != nil,
                ["cc", "c.c.", "c.c", "ccm", "cm³"].contains(words[index].dropFirst(number.count).lowercased())
            else { continue }
            words[index] = number.isEmpty ? "ml" : "\(number) ml"
        }
        return words.joined(separator: " ")
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
            return (Quantity(total, unit: each.unit), food)
        }
        if let unit = line.unit {
            let isKnown = converter.units.unit(named: unit, amount: amount) != nil
            return (try total(of: Quantity(amount, unit: isKnown ? unit : line.unitName ?? unit)), food)
        }
        if let size = line.size, converter.units.unit(named: size) != nil, isFood(line.name) {
            return (Quantity(amount, unit: size), food)
        }
        guard isFood(line.name) else {
            throw AmountFailure(
                message: "“\(line.name)” is no known unit or food; use a unit such as g, ml, cup or tbsp.")
        }
        return (Quantity(amount), food)
    }

    /// The food with what is done with it: a cup of cooked rice weighs less than one of rice.
    private var food: String { [line.name, line.preparation].compactMap(\.self).joined(separator: ", ") }

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
