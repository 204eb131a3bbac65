import CookingLanguages
import Foundation
import RecipeKit

/// The patterns of ``DumbReader``. They are made once for a test, because making them takes longer than reading a line.
struct DumbPatterns {
    let number =
        #/(?<whole>\d+)[ \u{A0}]+(?<top>\d+)\s*[\/⁄∕]\s*(?<bottom>\d+)|(?<over>\d+)\s*[\/⁄∕]\s*(?<under>\d+)|(?<plain>\d+(?:[.,]\d+)*)?[ ]?(?<sign>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?<decimal>\d+(?:[.,]\d+)*|[.,]\d+)/#
    static let signs: [Character: Double] = [
        "½": 0.5, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 0.25, "¾": 0.75, "⅕": 0.2, "⅖": 0.4, "⅗": 0.6, "⅘": 0.8,
        "⅙": 1.0 / 6, "⅚": 5.0 / 6, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625, "⅞": 0.875,
    ]
    let measure =
        #/^[ \u{A0}]?(g|kg|mg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|pounds?|grams?|EL|TL|TB|г|кг|мл)(?![\p{L}-])/#
    let sizes =
        #/(?i)\b(cans?|tins?|jars?|packages?|packets?|pkgs?|packs?|bottles?|box(es)?|bags?|envelopes?|containers?|cartons?|tubs?|sticks?|each|per|apiece|dose|dosen|päckchen|packung|glas|beutel|boîtes?|sachets?|latas?|paquetes?|bustin[ae]|piece|pieces|slices?|fillets?|blik|blikje|pak|pakje|zakje|pot|tube|brick|pots?|loaf|loaves|ball|balls|frasco|paket|blocks?|bocal|bocaux|chacune?)\b|\bl['’]un[ao]\b|\b(à|di|de|da|van|von|of) (ca\.? |circa )?\d+ ?g\b|[x×]|^\S+ \(|-(pound|ounce|oz|lb)|(to|–|-) ?[\d½¼ /]+[- ]?(pound|ounce|oz|lb)/#
}

/// Reads a line as badly as a regular expression does: all its numbers, and those with a measure directly after them.
struct DumbReader {
    struct Found {
        var value: Double
        var isMeasure: Bool
    }

    /// The values of all words for numbers in all languages.
    static let spelled: Set<Double> = Set(
        CookingLanguage.all.flatMap { $0.numberWords + $0.vagueNumberWords }.compactMap {
            Rational(parsing: $0.value).map { Double($0.numerator) / Double($0.denominator) }
        })

    let numbers: [Found]
    /// Whether a measure of the line can be the size of a package or of a piece, which never changes.
    var saysSizes: Bool { text.contains(patterns.sizes) }

    private let text: String
    private let patterns: DumbPatterns

    init(_ text: String, _ patterns: DumbPatterns) {
        var found: [Found] = []
        for match in text.matches(of: patterns.number) {
            var value: Double?
            func number(_ text: Substring?) -> Double? {
                text.flatMap { Double($0.replacing(",", with: ".")) }
            }
            let output = match.output
            if let whole = number(output.whole), let top = number(output.top), let bottom = number(output.bottom) {
                value = whole + top / bottom
            } else if let over = number(output.over), let under = number(output.under) {
                // Both numbers of `200/250 g` are amounts, and `11/12` is one.
                let isRange = over >= 10 && under > over && ![12, 16, 32, 64].contains(under)
                if isRange { found.append(Found(value: over, isMeasure: false)) }
                value = isRange ? under : over / under
            } else if let sign = output.sign?.first.flatMap({ DumbPatterns.signs[$0] }) {
                value = (number(output.plain) ?? 0) + sign
            } else {
                value = number(output.decimal)
            }
            guard let value else { continue }
            let rest = text[match.range.upperBound...]
            found.append(Found(value: value, isMeasure: rest.prefixMatch(of: patterns.measure) != nil))
        }
        numbers = found
        (self.text, self.patterns) = (text, patterns)
    }

    func holds(_ value: Double) -> Bool { numbers.contains { abs($0.value - value) <= 0.002 * max(1, value) } }

    /// Whether a value can be made of the numbers of the line: a number, a sum of two neighbours, a dozen, a thousand.
    func explains(_ value: Double) -> Bool {
        if holds(value) || holds(value / 12) || holds(value / 1000) || holds(value * 1000) { return true }
        return zip(numbers, numbers.dropFirst()).contains { abs($0.value + $1.value - value) < 0.002 * max(1, value) }
    }
}
