import RecipeKit

/// The values that cooks write with a unit. For example, a cook writes ⅔ cup and 1½ tablespoons, but not ⅔ tablespoon.
enum Graduation: Hashable {
    /// Cups: quarters and thirds, and eighths from ½ on.
    case cups
    /// Tablespoons: whole numbers and halves.
    case tablespoons
    /// Teaspoons: quarters, thirds and eighths.
    case teaspoons
    /// Ounces, pounds and other units: halves, thirds and quarters.
    case quarters
    /// Things that a cook can cut. Numbers below 4 can have halves, thirds and quarters. Numbers from 4 to below 10 can
    /// have halves. Larger numbers are whole.
    case items
    /// Eggs: only whole numbers.
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
        case .tablespoons: return bottom <= 2
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

    /// Returns the value that a cook would write instead of this value. The result is always greater than zero.
    ///
    /// Usually, the result is the nearest value that cooks write. For inches and metric units, a rounder value is
    /// preferred.
    func nearest(to value: Rational) -> Rational {
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
            steps = [isThermometer(value) ? .one : Rational(self == .degreesCelsius ? 10 : 25)]
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
