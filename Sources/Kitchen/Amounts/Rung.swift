import RecipeKit

/// A unit that an amount may be shown in.
struct Rung {
    let unit: KitchenUnit
    let graduation: Graduation
    /// The least amount that cooks write in this unit.
    let minimum: Rational
    /// The largest amount that cooks write in this unit, or `nil` if there is none.
    let maximum: Rational?
    /// The largest amount that is rounded in this unit. An amount above it is shown only if it is exact.
    let roundingMaximum: Rational?
    /// The largest denominator of a value that counts as usual.
    let largestDenominator: Int
    /// The largest denominator of a value below one.
    let largestDenominatorBelowOne: Int

    init(
        _ unit: KitchenUnit, _ graduation: Graduation, minimum: Rational = .zero, maximum: Rational? = nil,
        roundingMaximum: Rational? = nil, largestDenominator: Int = .max, largestDenominatorBelowOne: Int = .max
    ) {
        self.unit = unit
        self.graduation = graduation
        self.minimum = minimum
        self.maximum = maximum
        self.roundingMaximum = roundingMaximum
        self.largestDenominator = largestDenominator
        self.largestDenominatorBelowOne = largestDenominatorBelowOne
    }

    /// Returns whether cooks write an amount in this unit.
    func holds(_ value: Rational) -> Bool { value >= minimum && maximum.map { value <= $0 } ?? true }

    /// Returns whether cooks write the value in this unit without rounding.
    func isUsual(_ value: Rational) -> Bool {
        graduation.isUsual(value) && value.denominator <= largestDenominator
            && (value >= .one || value.denominator <= largestDenominatorBelowOne)
    }
}
