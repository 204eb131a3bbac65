import RecipeKit

extension KitchenUnit {
    /// Returns the same measure in another unit: 1 kg → 1000 g, 180 °C → 356 °F.
    ///
    /// Returns `nil` if the units measure different things, if one of them has no exact size, or on overflow. A unit
    /// without a size converts only to itself.
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

    /// Returns the same measure of a food in another unit. Mass converts to volume and items to mass by the weights of
    /// the food.
    ///
    /// Returns `nil` if the food has no weight for one of the units.
    public func converted(_ number: Rational, to other: KitchenUnit, of food: Food) -> Rational? {
        if let plain = converted(number, to: other) { return plain }
        guard let from = food.grams(per: self), let to = food.grams(per: other), to > .zero else { return nil }
        guard let factor = from.divided(by: to), let exact = number.multiplied(by: factor) else {
            // A weight of a food is never exact to a millionth.
            return Rational(nearest: number.doubleValue * (from.doubleValue / to.doubleValue))
        }
        return exact
    }

    /// Returns whether every amount of this unit converts to the other unit.
    public func converts(to other: KitchenUnit) -> Bool {
        self == other || kind == other.kind && size != nil && other.size != nil
    }
}

extension Rational {
    /// Creates the nearest multiple of a millionth. Returns `nil` if it is too large.
    init?(nearest value: Double) {
        guard abs(value) < 1e12 else { return nil }
        self.init(Int((value * 1_000_000).rounded()), 1_000_000)
    }
}

extension Amount {
    /// Returns the amount after a calculation with both of its bounds. Returns `nil` for words, or if the calculation
    /// fails.
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
