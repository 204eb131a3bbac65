import RecipeKit

extension KitchenUnit {
    /// Converts a number of this unit to another unit: 1 kg → 1000 g, 180 °C → 356 °F.
    ///
    /// Returns `nil` if the units measure different things, or on overflow. A unit without an exact size converts only
    /// to itself.
    public func converted(_ number: Rational, to other: KitchenUnit) -> Rational? {
        if self == other { return number }
        guard kind == other.kind, let size, let otherSize = other.size else { return nil }
        guard kind == .temperature else {
            return size.divided(by: otherSize).flatMap { number.multiplied(by: $0) }
        }
        let minus = Rational(-1)
        guard let otherZero = other.zero.multiplied(by: minus), let celsius = number.multiplied(by: size)?.adding(zero)
        else { return nil }
        return celsius.adding(otherZero)?.divided(by: otherSize)
    }

    /// Converts an amount of a food to another unit. The weights of the food convert between mass, volume and items.
    ///
    /// If the units are of different kinds, the weight of the food in each of the two units must be known. Otherwise,
    /// returns `nil`.
    public func converted(_ number: Rational, to other: KitchenUnit, of food: Food) -> Rational? {
        if let plain = converted(number, to: other) { return plain }
        guard let from = food.grams(per: self), let to = food.grams(per: other), to > .zero else { return nil }
        guard let factor = from.divided(by: to), let exact = number.multiplied(by: factor) else {
            // Weights of foods are never exact to a millionth, so a rounded result is good enough.
            return Rational(nearest: number.doubleValue * (from.doubleValue / to.doubleValue))
        }
        return exact
    }

    /// Returns whether amounts of this unit can be converted to the other unit.
    public func converts(to other: KitchenUnit) -> Bool {
        self == other || kind == other.kind && size != nil && other.size != nil
    }
}

extension Rational {
    /// Creates the multiple of a millionth that is nearest to a value. Returns `nil` if the value is too large.
    init?(nearest value: Double) {
        guard abs(value) < 1e12, let millionths = Int(nearest: value * 1_000_000) else { return nil }
        self.init(millionths, 1_000_000)
    }
}

extension Amount {
    /// Returns the result of a calculation with the number of the amount. For a range, the calculation is made with
    /// both bounds. If the amount is in words, or if the calculation fails, returns `nil`.
    package func mapped(_ transform: (Rational) -> Rational?) -> Amount? {
        switch self {
        case .number(let number):
            return transform(number).map(Amount.number)
        case .range(let low, let high):
            guard let first = transform(low), let second = transform(high) else { return nil }
            return first == second ? .number(first) : .range(min(first, second), max(first, second))
        case .text:
            return nil
        }
    }
}
