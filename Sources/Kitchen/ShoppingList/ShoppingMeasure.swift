import RecipeKit

/// The measure of an amount. Two amounts of a grocery can be added if their measures are equal.
enum ShoppingMeasure: Hashable, Sendable {
    case mass, volume, length
    /// Whole items: `3 eggs`, `2 large onions`.
    case items
    /// Units that are counted, such as cloves and cans. The value is the symbol of the unit. If the catalog does not
    /// have the unit, the value is the key of the name of the unit.
    case counted(String)
}

/// The sum of several amounts with the same measure.
struct ShoppingSum: Hashable, Sendable {
    var measure: ShoppingMeasure
    /// The sum, in ``unit``.
    var amount: Amount
    /// The unit, or `nil` for items and for unknown units.
    var unit: KitchenUnit?
    /// The spelling of the unit that is shown.
    var spelling: String?
    /// Whether the sum is approximate, because an amount was converted with the weight of a food.
    var isAbout = false
    /// For each size that recipes state, such as `large`, the number of items of this size.
    var sized: [String: Rational] = [:]

    var quantity: Quantity { Quantity(amount, unit: spelling) }

    /// Adds a sum of the same measure. Returns `false` and changes nothing if the sum would overflow.
    ///
    /// Usually, the result is in the larger of the two units: 1 l + 500 ml = 1½ l. If only one of the units is metric,
    /// the result is in the metric unit, because amounts in metric units are exact decimals.
    mutating func add(_ other: ShoppingSum) -> Bool {
        guard let unit, let otherUnit = other.unit, unit != otherUnit else {
            guard let sum = amount.adding(other.amount) else { return false }
            amount = sum
            for (size, number) in other.sized { sized[size] = sized[size]?.adding(number) ?? number }
            isAbout = isAbout || other.isAbout
            // Keep the longer spelling: `cloves` rather than `clove`.
            if let longer = other.spelling, longer.count > (spelling ?? "").count { spelling = longer }
            return true
        }
        let isMetric = MetricUnitSymbols.symbols.contains(unit.symbol)
        let isOtherMetric = MetricUnitSymbols.symbols.contains(otherUnit.symbol)
        let keepsUnit = isMetric == isOtherMetric ? (unit.size ?? .zero) >= (otherUnit.size ?? .zero) : isMetric
        let (target, spelling) = keepsUnit ? (unit, spelling) : (otherUnit, other.spelling)
        guard let first = amount.mapped({ unit.converted($0, to: target) }),
            let second = other.amount.mapped({ otherUnit.converted($0, to: target) }), let sum = first.adding(second)
        else { return false }
        (amount, self.unit, self.spelling) = (sum, target, spelling)
        isAbout = isAbout || other.isAbout
        return true
    }

    /// Subtracts a sum of the same measure. The result is never less than zero. Returns `false` and changes nothing if
    /// the numbers would overflow.
    mutating func subtract(_ other: ShoppingSum) -> Bool {
        var taken = other.amount
        if let unit, let otherUnit = other.unit, unit != otherUnit {
            guard let converted = taken.mapped({ otherUnit.converted($0, to: unit) }) else { return false }
            taken = converted
        }
        // If the other amount is a range, only its lower bound is certainly at home.
        let minus = Rational(-1)
        guard let low = taken.low, let negative = low.multiplied(by: minus),
            let rest = amount.mapped({ number in
                number.adding(negative).map { $0 > precision(of: number) ? $0 : .zero }
            })
        else { return false }
        amount = rest
        isAbout = isAbout || other.isAbout
        return true
    }

    /// The largest rest of a number that is only the rounding of a file: 0.0003 is left of 1⅓ stalks if the file says
    /// 1.333.
    private func precision(of number: Rational) -> Rational {
        let share = number.multiplied(by: .part(1000)) ?? .zero
        switch unit?.symbol {
        case "g", "ml": return min(share, .part(2))
        // Half a gram or a millilitre.
        case "kg", "l": return .part(2000)
        default: return min(max(share, .part(1000)), .part(100))
        }
    }

    /// Returns the weight in grams of one unit of this sum with the weights of a food. Returns
    /// `nil` if the weight of the food in one of the two units is not known.
    func converted(to other: ShoppingSum, of food: Food) -> ShoppingSum? {
        guard let from = grams(per: food), let to = other.grams(per: food), to > .zero else { return nil }
        let factor = from.doubleValue / to.doubleValue
        guard
            let amount = amount.mapped({ number in
                from.divided(by: to).flatMap { number.multiplied(by: $0) }
                    ?? Rational(nearest: number.doubleValue * factor)
            })
        else { return nil }
        return ShoppingSum(
            measure: other.measure, amount: amount, unit: other.unit, spelling: other.spelling, isAbout: true)
    }

    /// Returns the weight in grams of one unit of this sum, or of one item if the measure is items. Returns `nil` if
    /// the weight is not known.
    func grams(per food: Food) -> Rational? {
        switch measure {
        case .items: gramsPerItem(of: food)
        case .mass, .volume: unit.flatMap { food.grams(per: $0) }
        case .counted: unit.flatMap { food.grams(per: $0) }
        case .length: nil
        }
    }
}

extension ShoppingSum {
    /// Returns the average weight of the items in this sum, in grams. Large and small items count with their own
    /// weights. If the weight of a usual item is not known, returns `nil`.
    private func gramsPerItem(of food: Food) -> Rational? {
        guard let usual = food.grams(per: nil) else { return nil }
        guard !sized.isEmpty, let number = amount.high, number > .zero else { return usual }
        var difference = 0.0
        for (size, count) in sized {
            let each = food.gramsPerWord[size]?.doubleValue ?? usual.doubleValue * (Self.factors[size] ?? 1)
            difference += count.doubleValue * (each - usual.doubleValue)
        }
        return Rational(nearest: usual.doubleValue + difference / number.doubleValue)
    }

    /// The weight of a large or small item, relative to a usual item.
    private static let factors = ["large": 1.25, "small": 0.7]

    /// Records the size of the items that a name states: `large onions`. Does nothing if the sum already has a size.
    mutating func noteSize(in name: String) {
        guard measure == .items, sized.isEmpty, let number = amount.high else { return }
        let words = NameTokens(name).tokens.map(\.singular)
        if let size = Self.factors.keys.first(where: words.contains) { sized[size] = number }
    }
}

extension Quantity {
    /// The quantity with a computed number rounded to three significant digits: 454 g for a pound. Fractions that cooks
    /// write are kept.
    package var rounded: Quantity {
        let number = amount.mapped { $0.denominator <= 8 ? $0 : $0.rounded(toSignificantDigits: 3) }
        return Quantity(number ?? amount, unit: unit, isFixed: isFixed)
    }
}

/// Looks up the units of quantities, and stores the results for the next quantity with the same unit.
struct ShoppingUnits {
    private let catalog: (String?) -> UnitCatalog
    private var catalogs: [String?: UnitCatalog] = [:]
    private var known: [Name: KitchenUnit?] = [:]

    private struct Name: Hashable {
        var unit: String
        var language: String?
        var isLarge: Bool
    }

    init(_ catalog: @escaping (String?) -> UnitCatalog) { self.catalog = catalog }

    /// Returns a quantity as a sum. Returns `nil` for words, for a negative amount, and for a temperature.
    mutating func sum(_ quantity: Quantity, language: String?) -> ShoppingSum? {
        guard quantity.amount.low.map({ $0 >= .zero }) == true else { return nil }
        guard let name = quantity.unit, !name.isEmpty else {
            return ShoppingSum(measure: .items, amount: quantity.amount, unit: nil, spelling: nil)
        }
        let unit = unit(name, quantity.amount, language)
        guard let unit else {
            let key = NameTokens.key(name)
            if let dozen = Self.dozens[key], let items = quantity.amount.multiplied(by: dozen) {
                return ShoppingSum(measure: .items, amount: items, unit: nil, spelling: nil)
            }
            return ShoppingSum(measure: .counted(key), amount: quantity.amount, unit: nil, spelling: name)
        }
        let measure: ShoppingMeasure
        switch unit.kind {
        case .mass: measure = .mass
        case .volume: measure = unit.size == nil ? .counted(unit.symbol) : .volume
        case .length: measure = .length
        case .temperature: return nil
        case .count:
            if ["piece", "large", "medium", "small"].contains(unit.symbol) {
                var sum = ShoppingSum(measure: .items, amount: quantity.amount, unit: nil, spelling: nil)
                sum.sized = quantity.amount.high.map { [unit.symbol: $0] } ?? [:]
                return sum
            }
            measure = .counted(unit.symbol)
        }
        return ShoppingSum(measure: measure, amount: quantity.amount, unit: unit, spelling: name)
    }

    private mutating func unit(_ name: String, _ amount: Amount, _ language: String?) -> KitchenUnit? {
        let key = Name(unit: name, language: language, isLarge: (amount.high ?? .zero) > Rational(25))
        if let unit = known[key] { return unit }
        let units = catalogs[language] ?? catalog(language)
        catalogs[language] = units
        let unit = units.unit(named: name, amount: amount)
        known[key] = .some(unit)
        return unit
    }

    /// Returns whether a word means a number of items: `dozen`.
    static func isDozen(_ word: String) -> Bool { dozens[NameTokens.key(word)] != nil }

    /// The number of items that each word means: 12 for `dozen`.
    private static let dozens: [String: Rational] = [
        "dozen": Rational(12), "half dozen": Rational(6), "dutzend": Rational(12), "douzaine": Rational(12),
        "docena": Rational(12), "dozzina": Rational(12), "item": .one, "unit": .one, "whole": .one, "each": .one,
    ]
}
