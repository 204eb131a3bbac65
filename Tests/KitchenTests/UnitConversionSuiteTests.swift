import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Unit conversions of other programs", .enabled(if: !OutsideCase.unitConversions.isEmpty, "The data is missing."))
struct UnitConversionSuiteTests {
    /// The cases in which the expectation of a cook differs from the result of the other program, each with the reason.
    static let differences: [String: String] = [
        "kitchenpc/testformconverter-300-g-sold-by-the-200-g-unit-whole-units-up":
            "A recipe needs 1.5; whole packages are what a shop sells.",
        "tmlmt/v3-addquantities-should-add-compatible-metric-and-non-metric-units-preferring-metric":
            "The sum is exact; only showing rounds.",
        "tmlmt/v3-addquantities-should-handle-adding-to-a-quantity-with-no-unit": "1 and 2 g are not 3 g.",
        "tmlmt/v3-addquantities-should-handle-adding-to-a-quantity-with-no-unit-2": "100 g and 1 are not 101 g.",
        "tmlmt/v3-findbestunit-should-prefer-the-smallest-integer-in-input-family-3":
            "American cooks measure 4 cups; recipes rarely write pints.",
        "tmlmt/v3-recipe-convertto-when-primary-is-already-in-target-system-primary-replaced-with-replace":
            "A scale shows ~17½ oz; nobody weighs a tenth of a pound.",
    ]

    @Test("A unit conversion has the result of the other program", arguments: OutsideCase.unitConversions)
    func converts(_ test: OutsideCase) {
        let problem = UnitConversionCheck(test).problem
        if let reason = Self.differences[String(test.id.dropFirst("unit-conversion/".count))] {
            #expect(problem != nil, "No longer differs: \(reason)")
        } else {
            #expect(problem == nil, "\(test.id): \(problem ?? "")")
        }
    }

    @Test("There are 125 unit conversions of other programs")
    func isComplete() { #expect(OutsideCase.unitConversions.count == 125) }
}

/// Compares one case with what the module does.
struct UnitConversionCheck {
    private let test: OutsideCase
    private let from: UnitCatalog
    private let to: UnitCatalog

    init(_ test: OutsideCase) {
        self.test = test
        let custom = (test.options?.additionalUOMs ?? [:]).map { name, unit in
            KitchenUnit(
                name, kind: unit.type == "volume" ? .volume : .count,
                size: unit.conversionFactor.map(Rational.init(decimal:)), names: [unit.short, unit.plural])
        }
        func catalog(_ system: String?) -> UnitCatalog {
            let standard: MeasureStandard =
                switch system?.lowercased() {
                case "imperial": .imperial
                case "metric": .metric
                default: .us
                }
            return UnitCatalog(standard: standard, custom: custom, ignored: test.options?.ignoreUOMs ?? [])
        }
        from = catalog(test.options?.fromSystem)
        to = catalog(test.options?.toSystem)
    }

    /// A description of the difference, or `nil` if there is none.
    var problem: String? {
        switch test.kind {
        case "unit-name": nameProblem
        case "can-convert": convertibleProblem
        case "convert": conversionProblem
        case "sum": sumProblem
        case "best-unit", "to-system": systemProblem
        default: "unknown kind"
        }
    }

    private var nameProblem: String? {
        let unit = from.unit(named: test.unit ?? "")
        guard case .amount(.text(let name))? = test.expected else { return unit == nil ? nil : "\(unit?.symbol ?? "")" }
        return unit != nil && unit == from.unit(named: name) ? nil : "\(unit?.symbol ?? "nil")"
    }

    private var convertibleProblem: String? {
        guard let first = from.unit(named: test.from ?? ""), let second = to.unit(named: test.to ?? ""),
            case .truth(let expected)? = test.expected
        else { return "no units" }
        return first.converts(to: second) == expected ? nil : "\(!expected)"
    }

    private var conversionProblem: String? {
        guard case .amount(let amount)? = test.amount else { return "no amount" }
        let first = from.unit(named: test.from ?? "") ?? KitchenUnit(test.from ?? "", kind: .count)
        let second = to.unit(named: test.to ?? "") ?? KitchenUnit(test.to ?? "", kind: .count)
        let food = ownFood ?? test.ingredient.flatMap { FoodTable().food(named: $0) }
        let result = amount.mapped { number in
            food.map { first.converted(number, to: second, of: $0) } ?? first.converted(number, to: second)
        }
        return difference(result, test.expected)
    }

    /// The food of a case that states its weights. For a volume, the case states the weight of that volume of water.
    private var ownFood: Food? {
        guard let given = test.given else { return nil }
        var words: [String: Rational] = [:]
        for (name, weight) in given {
            let parts = weight.split(separator: " ")
            guard let number = Rational(parsing: parts[0]), let unit = from.unit(named: String(parts[1])),
                let grams = number.multiplied(by: unit.size ?? .one)
            else { continue }
            words[String(name.dropFirst(2))] = grams
        }
        return Food("given", gramsPerMillilitre: .one, gramsPerWord: words)
    }

    private var sumProblem: String? {
        let parts = (test.amounts ?? []).compactMap { part -> Quantity? in
            guard case .amount(let amount)? = part.value else { return nil }
            return Quantity(amount, unit: part.unit)
        }
        guard let first = parts.first else { return "no amounts" }
        let sum = parts.dropFirst().reduce(first as Quantity?) { sum, part in sum.flatMap { from.sum($0, part) } }
        guard case .quantity(let amount, let unit)? = test.expected else { return sum == nil ? nil : "\(sum as Any)" }
        guard let sum, let unit, let own = sum.unit else {
            return sum?.unit == unit ? difference(sum?.amount, .amount(amount)) : "no sum"
        }
        guard let first = from.unit(named: own), let second = from.unit(named: unit) else { return "no units" }
        return difference(sum.amount.mapped { first.converted($0, to: second) }, .amount(amount))
    }

    private var systemProblem: String? {
        guard case .amount(let amount)? = test.amount, let name = test.from else { return "no amount" }
        let converter = KitchenConverter(units: from)
        let quantity = Quantity(amount, unit: name)
        let system: MeasurementSystem =
            switch test.options?.system?.lowercased() {
            case "us": .us
            case "metric": .metric
            default: .asWritten
            }
        var shown = converter.shown(quantity, of: test.ingredient, in: system)
        if test.kind == "best-unit", shown.quantity == quantity { shown = converter.simplified(quantity) }
        if case .text = amount { return shown.quantity == quantity ? nil : "\(shown.formatted())" }
        guard let own = shown.exact.unit.flatMap({ from.unit(named: $0) }), let unit = from.unit(named: test.to ?? "")
        else { return "no units" }
        if own != unit { return "shown as \(shown.formatted())" }
        return difference(shown.exact.amount, test.expected)
    }

    private func difference(_ amount: Amount?, _ expected: OutsideValue?) -> String? {
        guard case .amount(let other)? = expected else { return amount == nil ? nil : "\(amount as Any)" }
        switch (amount, other) {
        case (.number(let number), .number(let expected)):
            return isNear(number, expected) ? nil : "\(number.doubleValue)"
        case (.range(let low, let high), .range(let first, let second)):
            return isNear(low, first) && isNear(high, second) ? nil : "\(low.doubleValue)–\(high.doubleValue)"
        default:
            return "\(amount as Any)"
        }
    }

    private func isNear(_ number: Rational, _ expected: Rational) -> Bool {
        let limit = max(test.tolerance?.abs ?? 0, (test.tolerance?.rel ?? 0) * abs(expected.doubleValue))
        return abs(number.doubleValue - expected.doubleValue) <= limit + 1e-12
    }
}
