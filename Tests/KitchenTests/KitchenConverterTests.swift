import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Amounts shown as cooks write them")
struct KitchenConverterTests {
    private func scaled(
        _ amount: String, _ unit: String?, by factor: Rational, of name: String? = nil,
        in system: MeasurementSystem = .asWritten
    ) -> String {
        KitchenConverter().shown(Quantity(Amount(parsing: amount), unit: unit), of: name, in: system, factor: factor)
            .formatted()
    }

    private func converted(_ amount: String, _ unit: String, _ name: String?, to system: MeasurementSystem) -> String {
        scaled(amount, unit, by: .one, of: name, in: system)
    }

    @Test(
        "A scaled amount is shown in the unit that a cook would choose",
        arguments: [
            ("1", "tsp", 3, 1, "1 tbsp"), ("1", "tbsp", 4, 1, "¼ cup"), ("500", "g", 2, 1, "1 kg"),
            ("2", "tbsp", 8, 1, "1 cup"), ("1", "cup", 1, 8, "2 tbsp"), ("3/4", "cup", 1, 2, "6 tbsp"),
            ("1", "cup", 1, 16, "1 tbsp"), ("1", "tbsp", 1, 2, "½ tbsp"), ("1", "tbsp", 1, 3, "1 tsp"),
            ("1", "kg", 1, 2, "½ kg"), ("1.2", "kg", 1, 2, "600 g"), ("500", "ml", 3, 1, "1½ l"),
            ("1", "l", 1, 4, "¼ l"),
            ("8", "oz", 2, 1, "1 lb"), ("1", "lb", 1, 2, "½ lb"), ("1", "lb", 1, 8, "2 oz"),
            ("2", "tsp", 2, 1, "4 tsp"),
            ("5", "tbsp", 2, 1, "10 tbsp"), ("3 1/4", "cups", 1, 2, "1⅝ cups"), ("5", "dl", 1, 2, "2½ dl"),
            ("6", "dl", 2, 1, "1.2 l"), ("1", "TL", 3, 1, "1 EL"), ("4", "EL", 4, 1, "16 EL"),
            ("1", "c. à c.", 6, 1, "2 c. à s."), ("1", "cucharadita", 6, 1, "2 cucharadas"),
            ("1", "cucchiaino", 3, 1, "1 cucchiaio"), ("1", "teaspoon", 6, 1, "2 tablespoons"),
        ])
    func changesUnits(amount: String, unit: String, top: Int, bottom: Int, expected: String) {
        #expect(scaled(amount, unit, by: fraction(top, bottom)) == expected)
    }

    @Test(
        "An amount that cooks do not write is rounded and has a tilde",
        arguments: [
            ("700", "g", 2, 3, "~475 g"), ("1", "tbsp", 4, 7, "~1¾ tsp"), ("1", "cup", 5, 7, "~¾ cup"),
            ("1", "lb", 3, 5, "~9½ oz"), ("3", "cups", 10, 14, "~2⅛ cups"), ("100", "ml", 1, 3, "~33 ml"),
            ("7", "g", 1, 3, "~2.3 g"), ("1000", "g", 4, 3, "~1.3 kg"), ("9", "inch", 1, 7, "~1¼ inches"),
        ])
    func rounds(amount: String, unit: String, top: Int, bottom: Int, expected: String) {
        #expect(scaled(amount, unit, by: fraction(top, bottom)) == expected)
    }

    @Test("Eggs from one on are whole, other items have halves, and nothing becomes zero")
    func roundsItems() {
        #expect(scaled("1", nil, by: fraction(3, 2), of: "egg") == "~2")
        #expect(scaled("1", nil, by: fraction(1, 4), of: "eggs") == "¼")
        #expect(scaled("2", nil, by: fraction(3, 2), of: "Eier") == "3")
        #expect(scaled("4", nil, by: fraction(23, 20), of: "peppers") == "~4½")
        #expect(scaled("1", nil, by: fraction(1, 3), of: "onion") == "⅓")
        #expect(scaled("1", nil, by: fraction(1, 100), of: "onion") == "~¼")
        #expect(scaled("10", nil, by: fraction(4, 3), of: "olives") == "~13")
        #expect(scaled("10", nil, by: fraction(2, 3), of: "tomatoes") == "~6½")
        #expect(scaled("4", nil, by: fraction(2, 3), of: "tomatoes") == "2⅔")
        #expect(scaled("3", "large", by: fraction(1, 2), of: "eggs") == "~2 large")
        let eggs = KitchenConverter().shown(Quantity(.number(.one)), of: "egg", factor: fraction(3, 2))
        #expect(eggs.exactFormatted() == "1½")
        #expect(eggs.isApproximate)
    }

    @Test("A shown range remains a range, in one unit")
    func keepsRanges() {
        #expect(scaled("1-2", "tsp", by: Rational(3)) == "1–2 tbsp")
        #expect(scaled("1-2", "cups", by: fraction(1, 2)) == "½–1 cup")
        #expect(scaled("1-2", nil, by: fraction(3, 2), of: "egg") == "~2–3")
        #expect(scaled("400-600", "g", by: Rational(2)) == "0.8–1.2 kg")
        #expect(converted("1-2", "cups", nil, to: .metric) == "~240–475 ml")
    }

    @Test("The unit of a scaled amount is in the singular or the plural")
    func pluralizesUnits() {
        #expect(scaled("1", "clove", by: Rational(2), of: "garlic") == "2 cloves")
        #expect(scaled("2", "Cups", by: fraction(1, 2)) == "1 Cup")
        #expect(scaled("2", "Zehen", by: fraction(1, 2)) == "1 Zehe")
        #expect(scaled("1", "Tasse", by: Rational(2)) == "2 Tassen")
        #expect(scaled("1", "lb", by: Rational(2)) == "2 lb")
        #expect(scaled("1", "glug", by: Rational(2)) == "2 glugs")
        #expect(scaled("1", "zorb", by: Rational(2)) == "2 zorb")
    }

    @Test("Words, fixed amounts, temperatures and unscaled amounts are shown as the author wrote them")
    func leavesAmountsAlone() {
        #expect(scaled("a pinch", nil, by: Rational(2)) == "a pinch")
        #expect(scaled("8", "tbsp", by: .one) == "8 tbsp")
        #expect(scaled("237", "g", by: .one) == "237 g")
        #expect(scaled("180", "°C", by: Rational(2)) == "180 °C")
        let fixed = Quantity(.number(.one), unit: "tsp", isFixed: true)
        #expect(KitchenConverter().shown(fixed, factor: Rational(3)).quantity == fixed)
    }

    @Test("A sixteenth of a teaspoon is a pinch")
    func showsPinches() {
        #expect(scaled("1/4", "tsp", by: fraction(1, 4)) == "~1 pinch")
        #expect(scaled("1", "TL", by: fraction(1, 20)) == "~1 Prise")
        #expect(scaled("1/4", "tsp", by: fraction(1, 2)) == "⅛ tsp")
        let shown = KitchenConverter().shown(Quantity(.number(fraction(1, 4)), unit: "tsp"), factor: fraction(1, 4))
        #expect(shown.exactFormatted() == "1/16 tsp")
    }

    @Test(
        "In metric units, cups of dry food become grams, cups of liquids millilitres, and spoons do not change",
        arguments: [
            ("2", "cups", "all-purpose flour, sifted", "~250 g"), ("1", "cup", "packed brown sugar", "~225 g"),
            ("1", "cup", "milk", "~240 ml"), ("1", "cup", nil, "~240 ml"), ("1", "tsp", "salt", "1 tsp"),
            ("2", "tbsp", "butter", "2 tbsp"), ("8", "tbsp", "butter", "~115 g"), ("1", "lb", "beef", "~450 g"),
            ("8", "oz", "chocolate", "~225 g"), ("1", "quart", "water", "~950 ml"), ("9", "inch", nil, "~23 cm"),
            ("350", "°F", nil, "~180 °C"), ("6", "EL", "Öl", "6 EL"), ("165", "°F", nil, "~74 °C"),
            ("2", "cloves", "garlic", "2 cloves"),
        ] as [(String, String, String?, String)])
    func convertsToMetric(amount: String, unit: String, name: String?, expected: String) {
        #expect(converted(amount, unit, name, to: .metric) == expected)
    }

    @Test(
        "In US units, grams of dry food become cups, and grams of meat ounces",
        arguments: [
            ("250", "g", "Mehl", "~2 cups"), ("100", "g", "Zucker", "~½ cup"), ("100", "g", "Butter", "~7 tbsp"),
            ("140", "g", "Butter", "~10 tbsp"),
            ("500", "g", "ground beef", "~17½ oz"), ("500", "ml", "Milch", "~2⅛ cups"),
            ("1", "kg", "Kartoffeln", "~2¼ lb"),
            ("6", "g", "salt", "~1 tsp"), ("2", "EL", "Öl", "2 EL"), ("20", "cm", nil, "~8 inches"),
            ("180", "°C", nil, "~350 °F"), ("74", "°C", nil, "~165 °F"),
        ] as [(String, String, String?, String)])
    func convertsToUS(amount: String, unit: String, name: String?, expected: String) {
        #expect(converted(amount, unit, name, to: .us) == expected)
    }

    @Test("In the system by weight, spoons and liquids become grams too")
    func convertsToWeight() {
        #expect(converted("1", "tsp", "salt", to: .byWeight) == "~6 g")
        #expect(converted("1", "cup", "milk", to: .byWeight) == "~250 g")
        #expect(converted("2", "TL", "Backpulver", to: .byWeight) == "~9½ g")
        #expect(converted("1", "cup", "unobtainium", to: .byWeight) == "~240 ml")
        #expect(converted("3", "cloves", "garlic", to: .byWeight) == "3 cloves")
    }

    @Test("A converted quantity names the source of the weight")
    func namesSource() {
        let quantity = Quantity(.number(Rational(2)), unit: "cups")
        let shown = KitchenConverter().shown(quantity, of: "all-purpose flour", in: .metric)
        #expect(shown.source == "USDA 20081")
        #expect(shown.isApproximate)
        #expect(shown.exactFormatted() == "250 g")
        #expect(KitchenConverter().shown(quantity, of: "milk", in: .metric).source == nil)
    }

    @Test("An amount that is scaled and converted is rounded only once")
    func scalesAndConverts() {
        #expect(scaled("1", "cup", by: Rational(2), of: "flour", in: .metric) == "~250 g")
        #expect(scaled("1", "cup", by: fraction(1, 3), of: "flour", in: .metric) == "~42 g")
        #expect(scaled("1", "tsp", by: Rational(3), of: "salt", in: .metric) == "1 tbsp")
    }

    @Test("The weight of a quantity is known for spoons, items and words: eggs, cloves, sticks")
    func weighs() throws {
        let converter = KitchenConverter()
        func grams(_ amount: String, _ unit: String?, _ name: String) -> Amount? {
            converter.grams(of: Quantity(Amount(parsing: amount), unit: unit), ingredient: name)?.amount
        }
        #expect(grams("3", nil, "eggs") == .number(Rational(150)))
        #expect(grams("2", "cloves", "garlic") == .number(Rational(6)))
        #expect(grams("1", "stick", "butter") == .number(Rational(113)))
        #expect(grams("1-2", "kg", "anything") == .range(Rational(1000), Rational(2000)))
        #expect(grams("some", nil, "eggs") == nil)
        #expect(grams("1", "glug", "oil") == nil)
    }

    @Test("Extreme numbers are shown in every system and unit")
    func survivesExtremes() {
        let numbers = [
            Rational(.max), fraction(.max, 8), fraction(.max - 2, .max), fraction(1, .max), fraction(.max, 10), .zero,
            fraction(.max, 1000), Rational(-3), fraction(-1, 8), fraction(.max - 1, 3),
        ]
        for number in numbers {
            for unit in ["g", "kg", "cup", "tsp", "tbsp", "°F", "inch", "clove", "minim", "l", "gas mark", nil] {
                for system in MeasurementSystem.allCases {
                    for factor in [Rational.one, Rational(3), fraction(1, 3), fraction(1, .max), Rational(.max)] {
                        for amount in [Amount.number(number), .range(.zero, number)] {
                            let shown = KitchenConverter().shown(
                                Quantity(amount, unit: unit), of: "flour", in: system, factor: factor)
                            #expect(!shown.formatted().isEmpty)
                            #expect(!shown.exactFormatted().isEmpty)
                        }
                    }
                }
            }
        }
    }

    @Test("Random amounts in metric units are shown with an error of at most 3 % and never as zero")
    func errsLittle() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let factor = fraction(Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
            guard factor != .one else { continue }
            for (unit, limit) in [("g", 0.03), ("ml", 0.03), ("cup", 0.2), ("tsp", 0.35), ("oz", 0.2)] {
                let number = Rational(Int.random(in: 1...500, using: &generator))
                let amount = unit == "g" || unit == "ml" ? number : fraction(number.numerator, 48)
                let shown = KitchenConverter().shown(Quantity(.number(amount), unit: unit), factor: factor)
                guard case .number(let value) = shown.quantity.amount, case .number(let exact) = shown.exact.amount,
                    shown.quantity.unit != "pinch"
                else { continue }
                #expect(value > .zero)
                #expect(shown.isApproximate == (value != exact))
                if exact.doubleValue > 0.5 {
                    #expect(exact.error(of: value) <= limit, "\(amount) \(unit) × \(factor)")
                }
                // The text has exactly the same value, so formatting does not round a second time.
                let text = shown.quantity.amount.formatted(.ascii)
                if unit != "g", unit != "ml" { #expect(Rational(parsing: text) == value, "\(text)") }
            }
        }
    }
}
