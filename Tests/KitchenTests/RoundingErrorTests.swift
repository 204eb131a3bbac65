import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("No rounded amount is far from the exact one")
struct RoundingErrorTests {
    /// All fractions with a denominator of at most 24, up to three.
    private static let fractions = Set(
        (1...24).flatMap { bottom in (1...3 * bottom).compactMap { Rational($0, bottom) } })

    /// The fractions that are found in recipes: halves, thirds, quarters, sixths and eighths.
    private static let written = Set(
        [2, 3, 4, 6, 8].flatMap { bottom in (1...4 * bottom).map { fraction($0, bottom) } })

    private static func expectNear(_ shown: ShownQuantity, _ context: String) throws {
        guard shown.isApproximate else { return }
        let exact = try #require(shown.exact.amount.high)
        // Less than the smallest fraction is shown as the smallest round value.
        guard exact >= .part(16) else { return }
        let rounded = try #require(shown.quantity.amount.high)
        let error = exact.error(of: rounded)
        guard error > 0.101 else { return }
        let nearest = written.map { exact.error(of: $0) }.min() ?? 0
        #expect(error <= nearest + 0.001, "\(context): \(shown.formatted()) for \(exact)")
    }

    @Test(
        "An amount that stays in its own units",
        arguments: ["oz", "lb", "fl oz", "pint", "kg", "g", "ml", "l", "dl"])
    func own(_ unit: String) throws {
        for number in Self.fractions {
            let shown = KitchenConverter().shown(Quantity(.number(.one), unit: unit), of: "onions", factor: number)
            try Self.expectNear(shown, "\(number) \(unit)")
        }
    }

    @Test(
        "An amount in other units", arguments: [MeasurementSystem.metric, .us], ["oz", "lb", "kg", "g"])
    func converted(_ system: MeasurementSystem, _ unit: String) throws {
        for number in Self.fractions {
            let shown = KitchenConverter().shown(Quantity(.number(number), unit: unit), of: "zorb", in: system)
            try Self.expectNear(shown, "\(number) \(unit)")
        }
    }

    @Test(
        "An amount in a step is rounded like one of the list",
        arguments: [(6, "Add ⅙ oz sugar."), (5, "Add ⅕ oz sugar."), (8, "Add ⅛ oz sugar."), (3, "Add ⅓ oz sugar.")])
    func steps(_ part: Int, _ expected: String) {
        let scaler = StepTextScaler(language: .english, converter: KitchenConverter(), system: .asWritten)
        #expect(scaler.scaled("Add 1 oz sugar.", by: .part(part)).text == expected)
    }

    @Test(
        "A rare fraction is written if no other is near",
        arguments: [
            ("1/6", "oz", "⅙ oz"), ("1/8", "oz", "⅛ oz"), ("1/5", "oz", "⅕ oz"), ("1/12", "oz", "1/12 oz"),
            ("5/6", "oz", "⅚ oz"),
            ("1/3", "oz", "⅓ oz"), ("0.24", "oz", "~¼ oz"), ("1/6", "bunch", "⅙ bunch"), ("6/5", "can", "~1 can"),
        ])
    func rare(_ number: String, _ unit: String, _ expected: String) throws {
        let quantity = Quantity(.number(.one), unit: unit)
        let factor = try #require(Rational(parsing: number))
        #expect(KitchenConverter().shown(quantity, factor: factor).formatted() == expected)
    }
}
