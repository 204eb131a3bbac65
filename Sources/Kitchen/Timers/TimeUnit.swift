import CookingLanguages
import RecipeKit

/// The units of time in all languages.
enum TimeUnit {
    /// Returns the number of seconds of a unit, or `nil` for another word.
    ///
    /// - Parameter word: The word in lower case.
    static func seconds(_ word: String) -> Int? { units[word] }

    /// Returns a number of units in seconds, rounded to whole seconds. Returns `nil` for a negative number, and for
    /// more than a hundred days.
    static func seconds(_ number: Rational, of unit: Int) -> Int? {
        guard number >= .zero, let product = number.multiplied(by: Rational(unit)),
            product <= Rational(100 * 86_400)
        else { return nil }
        return Int(nearest: product.doubleValue)
    }

    /// Returns the lengths of the units of a language in seconds.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - inContext: Whether the text is known to be in the language, so that also words are units that mean something
    ///     else in other languages.
    static func seconds(in language: CookingLanguage, inContext: Bool) -> [String: Int] {
        var units: [String: Int] = [:]
        for (role, seconds) in lengths where inContext || role != .contextHour {
            for word in language.entries(role) { units[word.lowercased()] = seconds }
        }
        return units
    }

    private static let units = CookingLanguage.all.reduce(into: [:]) { units, language in
        units.merge(seconds(in: language, inContext: false)) { first, _ in first }
    }

    private static let lengths: [(CookingLanguage.Role, Int)] = [
        (.second, 1), (.minute, 60), (.quarterHour, 900), (.threeQuarterHour, 2700), (.hour, 3600),
        (.contextHour, 3600), (.day, 86_400), (.week, 604_800),
    ]
}
