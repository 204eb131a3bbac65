import RecipeKit

/// The values that cooks write with a unit. For example, a cook writes ⅔ cup and 1½ tablespoons, but not ⅔ tablespoon.
enum Graduation: Hashable {
    /// Cups: quarters and thirds, and eighths from ½ on.
    case cups
    /// Tablespoons: whole numbers and halves, and thirds above two.
    case tablespoons
    /// Teaspoons: quarters, thirds and eighths.
    case teaspoons
    /// Ounces, pounds and other units: halves, thirds and quarters.
    case quarters
    /// Things that a cook can cut. Numbers below 4 can have halves, thirds and quarters. Numbers from 4 to below 10 can
    /// have halves. Larger numbers are whole.
    case items
    /// Eggs: only whole numbers from one on.
    case wholes
    /// Inches: halves, quarters and eighths.
    case inches
    /// Grams, millilitres, centimetres and other metric units: whole numbers. Numbers below 10 can also have halves and
    /// quarters. Numbers above 1000 are multiples of 5.
    case metric
    /// Kilograms, litres and similar units: decimals. Numbers below 10 can have two decimal places. Numbers from 10 to
    /// below 1000 can have one decimal place. Larger numbers are whole.
    case largeMetric
    /// Degrees Celsius. Below 120 °C, cooks use a thermometer, so each whole degree is usual. From 120 °C on, cooks set
    /// an oven: multiples of 5 are usual, and rounding gives multiples of 10.
    case degreesCelsius
    /// Degrees Fahrenheit. Below 250 °F, cooks use a thermometer, so each whole degree is usual. From 250 °F on, cooks
    /// set an oven: multiples of 25 are usual.
    case degreesFahrenheit

    /// Returns whether cooks write this value. If they do, the value needs no rounding.
    func isUsual(_ value: Rational) -> Bool {
        let bottom = value.denominator
        switch self {
        case .cups: return bottom <= 4 || bottom == 8 && value >= .part(2)
        // A third of a tablespoon is a teaspoon.
        case .tablespoons: return bottom <= 2 || bottom == 3 && value > Rational(2)
        case .teaspoons: return bottom <= 4 || bottom == 8
        case .quarters: return bottom <= 4
        case .items: return bottom <= (value < Rational(4) ? 4 : value < Rational(10) ? 2 : 1)
        case .wholes: return bottom == 1
        case .inches: return bottom == 1 || bottom == 2 || bottom == 4 || bottom == 8
        case .metric:
            // Nobody measures 1014 ml.
            if value > Rational(1000) { return bottom == 1 && value.numerator % 5 == 0 }
            return bottom == 1 || bottom <= 4 && bottom != 3 && value < Rational(10)
        case .largeMetric:
            // Whole numbers are always usual. Two decimal places are usual below 10, and one is usual below 1000.
            return bottom == 1
                || 100 % bottom == 0 && value < Rational(10) || 10 % bottom == 0 && value < Rational(1000)
        case .degreesCelsius, .degreesFahrenheit:
            let step = self == .degreesCelsius ? 5 : 25
            return bottom == 1 && (isThermometer(value) || value.numerator % step == 0)
        }
    }

    /// Returns the value that a cook would write instead of this value. The result is always greater than zero, except
    /// for a temperature.
    ///
    /// Usually, the result is the nearest value that cooks write. For inches and metric units, a rounder value is
    /// preferred. If that value differs by more than 10 %, ounces, pounds and similar units can have sixths and eighths:
    /// ⅙ oz for 0.17 oz, and not ¼ oz. So can things and eggs below one and teaspoons below ½, because a whole egg for a
    /// third of one is three times too much. If even these differ by more, the value is exact, as in 1/12 pomegranate, or
    /// has one or two digits, as in 0.07 oz.
    func nearest(to value: Rational) -> Rational {
        let round = round(near: value)
        if self == .inches, value > .zero, value.error(of: round) > Self.largestError {
            let thin = [16, 32].compactMap { value.rounded(to: .part($0)) }.filter { $0 > .zero }
            return ([round] + thin).min { value.error(of: $0) < value.error(of: $1) } ?? round
        }
        let isSmall = self == .teaspoons ? value < .part(2) : (self == .items || self == .wholes) && value < .one
        guard self == .quarters || isSmall, value > .zero,
            value.error(of: round) > Self.largestError
        else { return round }
        let fractions = [3, 4, 6, 8].compactMap { value.rounded(to: .part($0)) }.filter { $0 > .zero }
        let best = ([round] + fractions).min { value.error(of: $0) < value.error(of: $1) } ?? round
        guard value.error(of: best) > Self.largestError, self == .items || self == .quarters else { return best }
        if value.denominator <= 16 { return value }
        guard self == .quarters else { return best }
        let digit = value.rounded(toSignificantDigits: 1)
        return value.error(of: digit) > 0.05 ? value.rounded(toSignificantDigits: 2) : digit
    }

    /// The relative error from which on a rare fraction is better than a round value.
    static let largestError = 0.1

    /// Returns the round value that is nearest to a value.
    func round(near value: Rational) -> Rational {
        let steps: [Rational]
        switch self {
        case .cups: steps = [value >= .one && value < Rational(4) ? .part(8) : .part(4), .part(3)]
        case .tablespoons: steps = [value < Rational(8) ? .part(2) : .one]
        case .teaspoons: steps = value < .part(2) ? [.part(8), .part(3)] : [.part(4)]
        case .quarters: steps = [value < Rational(8) ? .part(4) : .part(2)]
        case .items: steps = value < .one ? [.part(4)] : value < Rational(10) ? [.part(2)] : [.one]
        case .wholes: steps = [.one]
        case .inches: return coarsest([.one, .part(2), .part(4), .part(8)], value)
        case .metric, .largeMetric: return coarsest(Self.metricSteps, value)
        case .degreesCelsius, .degreesFahrenheit:
            // 170 °C are 338 °F, but cooks set the oven to 325 °F, which is gas mark 3 too.
            if self == .degreesFahrenheit, value == Rational(338) { return Rational(325) }
            let step = isThermometer(value) ? .one : Rational(self == .degreesCelsius ? 10 : 25)
            return value.rounded(to: step) ?? value
        }
        var candidates = steps.map { step in max(step, value.rounded(to: step) ?? value) }
        // Cooks also measure ⅞ cup, for example for 0.9 cup.
        if self == .cups, value > .part(2), value < .one, let sevenEighths = Rational(7, 8) {
            candidates.append(sevenEighths)
        }
        return candidates.min { value.error(of: $0) < value.error(of: $1) } ?? value
    }

    private func isThermometer(_ value: Rational) -> Bool {
        value < Rational(self == .degreesFahrenheit ? 250 : 120)
    }

    /// Rounds a value to a multiple of the largest step that changes the value by at most 3 %. If there is no such
    /// step, rounds to a multiple of a very small step.
    private func coarsest(_ steps: [Rational], _ value: Rational) -> Rational {
        for step in steps {
            guard let candidate = value.rounded(to: step), candidate > .zero else { continue }
            if value.error(of: candidate) <= 0.03 { return candidate }
        }
        let finest = self == .inches ? Rational.part(8) : .part(100)
        return max(finest, value.rounded(to: finest) ?? value)
    }

    private static let metricSteps =
        [1000, 500, 250, 100, 50, 25, 10, 5, 1].map { Rational($0) } + [.part(2), .part(10), .part(20)]
}

extension Rational {
    /// Returns one divided by a positive number.
    static func part(_ denominator: Int) -> Rational { Rational(1, denominator) ?? .one }
}

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

    /// Returns the number with a number of significant digits: 0.021 for 1/48 and two digits. Returns the number itself
    /// if it needs more than nine decimal places.
    func rounded(toSignificantDigits count: Int) -> Rational {
        var (limit, scale) = (1, 1)
        for _ in 1..<count { limit *= 10 }
        // The step becomes ten times larger for each digit too many, and ten times smaller for each digit missing.
        var step = Rational.one
        while doubleValue.magnitude >= Double(limit) * 10 * step.doubleValue, step.numerator < 1_000_000_000 {
            step = Rational(step.numerator * 10)
        }
        while doubleValue.magnitude * Double(scale) < Double(limit), scale < 1_000_000_000 { scale *= 10 }
        if scale > 1 { step = .part(scale) }
        guard let near = rounded(to: step), near != .zero || self == .zero else { return self }
        return near
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

extension Rational {
    /// Returns the exact text of the number if this text is short: `466⅔`, `1 1/16`.
    ///
    /// Sevenths, ninths, twelfths and sixteenths have a slash in each style, because most terminal fonts have no
    /// characters for them. Rarer fractions become decimals with at most six significant digits: `2.35`.
    func exactText(_ style: QuantityStyle) -> String {
        guard !isInteger else { return String(numerator) }
        let magnitude = Int(clamping: numerator.magnitude)
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: denominator)
        let sign = numerator < 0 ? "-" : ""
        switch denominator {
        case 2, 3, 4, 5, 6, 8:
            return formatted(style)
        case 7, 9, 12, 16:
            return sign + (whole > 0 ? "\(whole) " : "") + "\(rest)/\(denominator)"
        default:
            return sign + Self.decimal(Double(magnitude) / Double(denominator))
        }
    }

    private static func decimal(_ value: Double) -> String {
        var places = 0
        var limit = 100_000.0
        while limit > value, places < 12 {
            limit /= 10
            places += 1
        }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        guard value * scale < 9e15, let scaled = Int(nearest: value * scale) else {
            return String(Int(nearest: value, rounding: .down) ?? .max)
        }
        var digits = String(scaled)
        guard places > 0 else { return digits }
        if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
        var decimals = digits.suffix(places)
        while decimals.last == "0" { decimals.removeLast() }
        return digits.dropLast(places) + (decimals.isEmpty ? "" : "." + decimals)
    }
}

extension Amount {
    /// The number, or the lower bound of a range. `nil` for words.
    var low: Rational? {
        switch self {
        case .number(let number), .range(let number, _): number
        case .text: nil
        }
    }

    /// The number, or the upper bound of a range. `nil` for words.
    var high: Rational? {
        switch self {
        case .number(let number), .range(_, let number): number
        case .text: nil
        }
    }
}
