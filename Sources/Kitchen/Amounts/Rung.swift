import RecipeKit

/// A unit of a ``Ladder``, and the amounts that cooks write in this unit.
struct Rung {
    let unit: KitchenUnit
    let graduation: Graduation
    /// The smallest amount that cooks write in this unit.
    let minimum: Rational
    /// The largest amount that cooks write in this unit, or `nil` if there is none.
    let maximum: Rational?
    /// The largest amount that may be rounded in this unit. A larger amount is shown in this unit only if it needs no
    /// rounding.
    let roundingMaximum: Rational?
    /// The largest denominator of a value that needs no rounding.
    let largestDenominator: Int
    /// The largest denominator of a value that needs no rounding, for values less than 1.
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

    /// Returns whether an amount is neither too small nor too large for this unit.
    func holds(_ value: Rational) -> Bool { value >= minimum && maximum.map { value <= $0 } ?? true }

    /// Returns whether cooks write the value in this unit without rounding.
    func isUsual(_ value: Rational) -> Bool {
        graduation.isUsual(value) && value.denominator <= largestDenominator
            && (value >= .one || value.denominator <= largestDenominatorBelowOne)
    }
}
