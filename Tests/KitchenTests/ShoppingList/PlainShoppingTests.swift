import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Shopping lists compared with a plain sum")
struct PlainShoppingTests {
    /// A unit, the kind of quantity that it measures, and its size in grams, millilitres or pieces.
    private struct Unit {
        var name: String?
        var measure: String
        var size: Rational

        init(_ name: String?, _ measure: String, _ size: Rational) {
            (self.name, self.measure, self.size) = (name, measure, size)
        }
    }

    private static let units = [
        Unit("g", "mass", .one), Unit("kg", "mass", Rational(1000)), Unit("ml", "volume", .one),
        Unit("cl", "volume", Rational(10)), Unit("l", "volume", Rational(1000)), Unit(nil, "items", .one),
        Unit("dozen", "items", Rational(12)), Unit("large", "items", .one), Unit("clove", "cloves", .one),
        Unit("cloves", "cloves", .one), Unit("bunch", "bunches", .one),
    ]
    private static let names = ["onion", "leek", "milk", "flour"]

    /// The sum of all lower and of all upper amounts of a measure.
    private struct Sum: Hashable, CustomStringConvertible {
        var low = Rational.zero
        var high = Rational.zero

        var description: String { "\(low)–\(high)" }

        mutating func add(_ amount: Amount, _ size: Rational) {
            low = Self.sum(low, amount.low, size)
            high = Self.sum(high, amount.high, size)
        }

        private static func sum(_ sum: Rational, _ number: Rational?, _ size: Rational) -> Rational {
            number?.multiplied(by: size).flatMap(sum.adding) ?? sum
        }
    }

    /// The sums by name and measure, such as `onion, mass`, and `onion, mass, optional`.
    private typealias Sums = [String: Sum]

    private static func need(_ random: inout SeededGenerator) -> ShoppingNeed {
        let quantities = (0..<Int.random(in: 1...2, using: &random)).map { _ -> Quantity in
            let low = fraction(
                Int.random(in: 1...40, using: &random), [1, 1, 2, 3, 4].randomElement(using: &random) ?? 1)
            let isRange = Int.random(in: 0..<4, using: &random) == 0
            let amount = isRange ? Amount.range(low, low.adding(.one) ?? low) : .number(low)
            return Quantity(amount, unit: units.randomElement(using: &random)?.name)
        }
        return ShoppingNeed(
            names.randomElement(using: &random) ?? "", quantities: quantities,
            isOptional: Int.random(in: 0..<6, using: &random) == 0)
    }

    private static func add(_ quantity: Quantity, of name: String, isOptional: Bool, to sums: inout Sums) {
        guard let unit = units.first(where: { $0.name == quantity.unit }) else { return }
        sums["\(name), \(unit.measure)\(isOptional ? ", optional" : "")", default: Sum()].add(
            quantity.amount, unit.size)
    }

    /// Returns the sums of the needs, which are simply added one by one.
    private static func plain(_ needs: [ShoppingNeed]) -> Sums {
        var sums: Sums = [:]
        for need in needs {
            for quantity in need.quantities { add(quantity, of: need.name, isOptional: need.isOptional, to: &sums) }
        }
        return sums
    }

    /// Returns the sums of the shopping list. Its units are not converted by the weights of foods.
    private static func merged(_ needs: [ShoppingNeed], stock: [ShoppingStock] = []) -> Sums {
        var all = ShoppingNeeds()
        for need in needs { all.add(need) }
        var options = ShoppingList.Options(aisles: nil, splits: Set(names.map { .units(grocery: $0) }))
        options.stock = stock
        let list = ShoppingList(all, options)
        var sums: Sums = [:]
        for line in list.lines + list.optional {
            for amount in line.amounts {
                add(amount.quantity, of: line.grocery.key, isOptional: line.isOptional, to: &sums)
            }
        }
        return sums
    }

    /// Removes needs as long as a condition still holds.
    private static func shortest(_ needs: [ShoppingNeed], where fails: ([ShoppingNeed]) -> Bool) -> [String] {
        var needs = needs
        var index = 0
        while index < needs.count {
            var fewer = needs
            fewer.remove(at: index)
            if fails(fewer) { needs = fewer } else { index += 1 }
        }
        return needs.map { "\($0.quantities.map { $0.formatted() }) \($0.name)\($0.isOptional ? "?" : "")" }
    }

    @Test("A list has the amounts of a plain sum for each grocery and measure", arguments: 1...30)
    func sums(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let needs = (0..<Int.random(in: 1...20, using: &random)).map { _ in Self.need(&random) }
        #expect(
            Self.merged(needs) == Self.plain(needs),
            "seed \(seed): \(Self.shortest(needs) { Self.merged($0) != Self.plain($0) })")
    }

    @Test(
        "A list has the amounts of a plain sum minus the stock, which required lines use before optional ones",
        arguments: 1...30)
    func stock(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Flour has only units of mass, because another measure would be converted by the weight of flour.
        let masses = Self.units.filter { $0.measure == "mass" }
        func amount(_ most: Int) -> Quantity {
            let number = fraction(Int.random(in: 1...most, using: &random), 2)
            return Quantity(.number(number), unit: masses.randomElement(using: &random)?.name)
        }
        let needs = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            ShoppingNeed("flour", quantities: [amount(20)], isOptional: Int.random(in: 0..<3, using: &random) == 0)
        }
        let stock = (0..<Int.random(in: 0...3, using: &random)).map {
            ShoppingStock("flour", .quantity(amount(60)), place: "\($0)")
        }
        func less(_ needs: [ShoppingNeed]) -> Sums {
            var sums = Self.plain(needs)
            var home = Sum()
            for item in stock {
                guard case .quantity(let quantity) = item.supply else { continue }
                home.add(quantity.amount, masses.first { $0.name == quantity.unit }?.size ?? .one)
            }
            for key in ["flour, mass", "flour, mass, optional"] {
                guard let wanted = sums[key]?.low else { continue }
                let taken = min(wanted, home.low)
                home = Sum(low: minus(home.low, taken), high: minus(home.low, taken))
                sums[key] = wanted == taken ? nil : Sum(low: minus(wanted, taken), high: minus(wanted, taken))
            }
            return sums
        }
        func fails(_ needs: [ShoppingNeed]) -> Bool { Self.merged(needs, stock: stock) != less(needs) }
        #expect(!fails(needs), "seed \(seed): \(Self.shortest(needs, where: fails)), at home: \(stock)")
    }

    private func minus(_ number: Rational, _ other: Rational) -> Rational {
        other.multiplied(by: Rational(-1)).flatMap(number.adding) ?? number
    }
}
