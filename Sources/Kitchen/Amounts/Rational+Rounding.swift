import RecipeKit

extension Rational {
    /// Returns the nearest multiple of a step. A value halfway between two multiples is rounded up. Returns `nil` on
    /// overflow.
    func rounded(to step: Rational) -> Rational? {
        guard let count = divided(by: step), let half = Rational(1, 2), let shifted = count.adding(half) else {
            return nil
        }
        let (whole, rest) = shifted.numerator.quotientAndRemainder(dividingBy: shifted.denominator)
        return Rational(rest < 0 ? whole - 1 : whole).multiplied(by: step)
    }

    /// Returns the relative error of another number: its difference from this number, divided by this number. 0.03
    /// means 3 %. Returns 0 if this number is zero. The result is never negative.
    func error(of other: Rational) -> Double {
        let value = doubleValue
        return value == 0 ? 0 : abs(other.doubleValue - value) / abs(value)
    }

    /// The fraction for which a decimal stands, or the number itself if there is no such fraction. For example,
    /// 0.333333 stands for ⅓.
    ///
    /// A decimal stands for a simple fraction if the two differ by at most 0.0001 or 0.001 %. A decimal with two or
    /// three places can also be a fraction that was rounded or cut off: 0.67 and 0.66 stand for ⅔.
    var fraction: Rational {
        if denominator <= 16 { return self }
        let value = doubleValue
        let noise = max(0.0001, abs(value) * 0.00001)
        for bottom in [1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 16] {
            let top = (value * Double(bottom)).rounded()
            guard abs(top) < 1e15, abs(top / Double(bottom) - value) <= noise, let top = Int(nearest: top) else {
                continue
            }
            return Rational(top, bottom) ?? self
        }
        guard let places = decimalPlaces, places >= 2 else { return self }
        let unit = places == 2 ? 0.01 : 0.001
        for bottom in places == 2 ? [3] : [3, 6, 7, 9] {
            let scaled = value * Double(bottom)
            for top in [scaled.rounded(.down), scaled.rounded(.up)] {
                let difference = abs(top / Double(bottom)) - abs(value)
                // A rounded decimal differs by at most half a unit of its last place. A decimal that was cut off is
                // less than one unit too small.
                if abs(difference) <= unit / 2 || difference > 0 && difference < unit {
                    return Int(nearest: top).flatMap { Rational($0, bottom) } ?? self
                }
            }
        }
        return self
    }

    /// The number of decimal places that are enough for the exact number: 2 or 3. `nil` if three are not enough.
    private var decimalPlaces: Int? {
        100 % denominator == 0 ? 2 : 1000 % denominator == 0 ? 3 : nil
    }
}
