import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Sums of a shopping list")
struct ShoppingSumTests {
    private static func list(_ needs: [ShoppingNeed], _ options: ShoppingList.Options = .init()) -> ShoppingList {
        var all = ShoppingNeeds()
        for need in needs { all.add(need) }
        return ShoppingList(all, options)
    }

    private static func need(_ number: Rational, _ unit: String?, _ name: String) -> ShoppingNeed {
        ShoppingNeed(name, quantities: [Quantity(.number(number), unit: unit)])
    }

    private static func rows(_ text: String, _ options: ShoppingList.Options = .init()) -> [String] {
        list(OwnItems.needs(in: text), options).lines.map { "\($0.amountText(style: .ascii)) \($0.name)" }
    }

    @Test(
        arguments: [
            ("dozen", 12), ("half dozen", 6), ("Dutzend", 12), ("douzaine", 12), ("docena", 12), ("dozzina", 12),
            ("item", 1), ("unit", 1), ("whole", 1), ("each", 1), ("dozens", 12),
        ])
    func `a dozen and its like are numbers of items`(_ unit: String, _ number: Int) {
        let line = Self.list([Self.need(Rational(2), unit, "egg"), Self.need(.one, nil, "egg")]).lines.first
        #expect(line?.amounts.map(\.quantity) == [Quantity(.number(Rational(2 * number + 1)))])
    }

    @Test(
        arguments: [
            ("1 l milk; 500 ml milk", "l"), ("500 ml milk; 1 l milk", "l"),
            ("1 cup milk; 100 ml milk", "ml"), ("100 ml milk; 1 cup milk", "ml"),
            ("1 tbsp milk; 1 cup milk", "cup"), ("1 lb beef; 8 oz beef", "lb"),
            ("8 oz beef; 1 lb beef", "lb"), ("1 kg beef; 1 lb beef", "kg"),
        ])
    func `a sum has the larger unit, or the metric one if only one is metric`(_ text: String, _ unit: String) {
        let line = Self.list(OwnItems.needs(in: text)).lines.first
        #expect(line?.amounts.map(\.quantity.unit) == [unit])
    }

    @Test(
        "Large and small items are items in every language, each with its weight",
        arguments: [
            ("kleine", "de", "small"), ("großen", "de", "large"), ("mittelgroße", "de", "medium"),
            ("petits", "fr", "small"), ("grosses", "fr", "large"), ("moyens", "fr", "medium"),
            ("grandi", "it", "large"), ("pequeños", "es", "small"), ("små", "sv", "small"), ("grote", "nl", "large"),
            ("velké", "cs", "large"), ("крупных", "ru", "large"), ("pieni", "fi", "small"), ("jumbo", "en", "large"),
        ])
    func sizes(_ word: String, _ language: String, _ size: String) {
        var units = ShoppingUnits { _ in UnitCatalog() }
        let sum = units.sum(Quantity(.number(Rational(2)), unit: word), language: language)
        #expect(sum?.measure == .items)
        #expect(sum?.sized == [size: Rational(2)])
    }

    @Test func `the longest spelling of a counted unit is shown, whichever comes first`() {
        #expect(Self.rows("1 clove garlic; 2 cloves garlic") == ["3 cloves garlic"])
        #expect(Self.rows("2 cloves garlic; 1 clove garlic") == ["3 cloves garlic"])
    }

    @Test func `of two spellings of a unit that are equally long, the first one is shown`() {
        #expect(Self.rows("1 Tbsp milk; 2 tbsp milk") == ["3 Tbsp milk"])
        #expect(Self.rows("2 tbsp milk; 1 Tbsp milk") == ["3 tbsp milk"])
    }

    @Test func `a sum is about right if one of its parts is, in either order and also in different units`() throws {
        let flour = try #require(FoodTable().food(named: "flour"))
        var units = ShoppingUnits { _ in UnitCatalog() }
        func sum(_ number: Int, _ unit: String) throws -> ShoppingSum {
            let found = units.sum(Quantity(.number(Rational(number)), unit: unit), language: nil)
            return try #require(found)
        }
        let grams = try sum(100, "g")
        let cup = try #require(try sum(2, "cups").converted(to: grams, of: flour))
        #expect(cup.isAbout && cup.amount == .number(Rational(250)) && cup.measure == .mass)
        for other in [grams, try sum(1, "kg")] {
            var first = other
            let isAdded = first.add(cup)
            var second = cup
            let isAddedBack = second.add(other)
            #expect(isAdded && isAddedBack && first.isAbout && second.isAbout)
            var third = other
            let isTaken = third.subtract(cup)
            #expect(isTaken && third.isAbout)
        }
        var exact = grams
        let isAdded = exact.add(try sum(1, "kg"))
        #expect(isAdded && !exact.isAbout)
        #expect(try sum(1, "cm").converted(to: grams, of: flour) == nil)
    }

    @Test func `nothing is taken below zero, and of a range at home only the lower end is certain`() throws {
        var units = ShoppingUnits { _ in UnitCatalog() }
        func sum(_ amount: Amount, _ unit: String?) throws -> ShoppingSum {
            let found = units.sum(Quantity(amount, unit: unit), language: nil)
            return try #require(found)
        }
        var wanted = try sum(.range(.one, Rational(3)), "kg")
        var isTaken = wanted.subtract(try sum(.range(Rational(2000), Rational(9000)), "g"))
        #expect(isTaken && wanted.amount == .range(.zero, .one))
        isTaken = wanted.subtract(try sum(.number(Rational(5)), "kg"))
        #expect(isTaken && wanted.amount.low == .zero && wanted.amount.high == .zero)
        #expect(units.sum(Quantity(.number(Rational(-1)), unit: "kg"), language: nil) == nil)
        #expect(units.sum(Quantity(.text("some")), language: nil) == nil)
        #expect(units.sum(Quantity(.number(.one), unit: "°C"), language: nil) == nil)
    }

    @Test func `a size in the name counts for items only, and not if the amount states another`() throws {
        var units = ShoppingUnits { _ in UnitCatalog() }
        func sized(_ number: Int, _ unit: String?, _ name: String) throws -> [String: Rational] {
            let found = units.sum(Quantity(.number(Rational(number)), unit: unit), language: nil)
            var sum = try #require(found)
            sum.noteSize(in: name)
            return sum.sized
        }
        #expect(try sized(2, nil, "large onions") == ["large": Rational(2)])
        #expect(try sized(2, nil, "small onions") == ["small": Rational(2)])
        #expect(try sized(2, "small", "large onions") == ["small": Rational(2)])
        #expect(try sized(2, "kg", "large onions") == [:])
        #expect(try sized(2, nil, "onions") == [:])
    }

    @Test func `what is at home in another unit is taken, and the rest is left for the next line`() {
        var options = ShoppingList.Options()
        options.stock = [ShoppingStock("flour", .quantity(Quantity(.number(.one), unit: "kg")), place: "shelf")]
        let needs = [
            Self.need(Rational(600), "g", "flour"),
            ShoppingNeed("flour", quantities: [Quantity(.number(Rational(600)), unit: "g")], isOptional: true),
        ]
        let list = Self.list(needs, options)
        #expect(list.covered.map(\.isOptional) == [false])
        #expect(list.covered.first?.supplies.first?.taken == Quantity(.number(Rational(600)), unit: "g"))
        #expect(list.optional.map { $0.amountText() } == ["200 g"])
    }

    @Test func `an empty stock covers nothing, and an unlimited one everything`() {
        var options = ShoppingList.Options()
        options.stock = [ShoppingStock("rice", .quantity(Quantity(.number(.zero), unit: "kg")))]
        #expect(Self.rows("1 kg rice", options) == ["1 kg rice"])
        #expect(Self.list(OwnItems.needs(in: "rice"), options).lines.map(\.isOpenEnded) == [true])
        options.stock = [ShoppingStock("rice", .unlimited)]
        #expect(Self.rows("1 kg rice; rice", options) == [])
        options.stock = [ShoppingStock("rice", .quantity(Quantity(.text("few"))))]
        let mentioned = Self.list(OwnItems.needs(in: "1 kg rice"), options).lines
        #expect(mentioned.map { $0.amountText() } == ["1 kg"] && mentioned.first?.supplies.count == 1)
    }

    @Test func `words of a need are covered by an amount at home`() {
        var options = ShoppingList.Options()
        options.stock = [ShoppingStock("parsley", .quantity(Quantity(.number(.one), unit: "bunch")))]
        let need = ShoppingNeed("parsley", quantities: [Quantity(.text("some"))])
        #expect(Self.list([need], options).covered.map(\.name) == ["parsley"])
        #expect(Self.list([need]).lines.map(\.words) == [["some"]])
    }
}
