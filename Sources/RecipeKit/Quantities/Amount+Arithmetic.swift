extension Amount {
    /// Returns the sum of two amounts. Returns `nil` if one of them is in words, or on overflow.
    ///
    /// The sum is a range if one of the amounts is a range: `100` and `200–400` have the sum `300–500`.
    public func adding(_ other: Amount) -> Amount? {
        guard let (low, high) = bounds, let (otherLow, otherHigh) = other.bounds,
            let lowSum = low.adding(otherLow), let highSum = high.adding(otherHigh)
        else { return nil }
        return lowSum == highSum ? .number(lowSum) : .range(lowSum, highSum)
    }

    /// Returns the amount multiplied by a factor. Returns `nil` if the amount is in words, if the factor is negative,
    /// or on overflow.
    public func multiplied(by factor: Rational) -> Amount? {
        guard factor.numerator >= 0, let (low, high) = bounds,
            let newLow = low.multiplied(by: factor), let newHigh = high.multiplied(by: factor)
        else { return nil }
        return newLow == newHigh ? .number(newLow) : .range(newLow, newHigh)
    }

    private var bounds: (low: Rational, high: Rational)? {
        switch self {
        case .number(let number): (number, number)
        case .range(let low, let high): (low, high)
        case .text: nil
        }
    }
}
