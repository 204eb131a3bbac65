import RecipeKit

/// The units of time in the languages of steps.
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

    private static let units: [String: Int] = {
        var units: [String: Int] = [:]
        for (words, seconds) in lists {
            for word in words.split(whereSeparator: \.isWhitespace) { units[String(word)] = seconds }
        }
        return units
    }()

    private static let lists = [
        (
            """
            second seconds sec secs s sekunde sekunden sek seconde secondes segundo segundos seg secondo secondi
            """, 1
        ),
        ("minute minutes min mins minuten mn minuto minutos minuti", 60),
        ("viertelstunde viertelstunden", 900), ("dreiviertelstunde", 2700),
        ("hour hours hr hrs h std stunde stunden heure heures hora horas ora ore", 3600),
        ("day days tag tage tagen jour jours día días dia dias giorno giorni", 86_400),
        ("week weeks woche wochen semaine semaines semana semanas settimana settimane", 604_800),
    ]
}
