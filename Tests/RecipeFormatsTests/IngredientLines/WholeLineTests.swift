import CookingLanguages
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Whether an ingredient has all digits and words of its line and no others, found without the reader of lines.
private struct LineEvidence {
    /// The digits in the line or text, as runs of digits. A fraction character has its numerator and its denominator.
    private static func digits(_ text: String) -> [Int] {
        var plain = ""
        for character in text {
            plain += fractions[character].map { " \($0) " } ?? String(character)
        }
        return plain.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    }

    private static let fractions: [Character: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
    ]

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// Returns what is wrong with the ingredients of a line, or `nil`.
    static func fault(_ line: String, _ ingredients: [Ingredient]) -> String? {
        var texts = ""
        var values: [Double] = []
        for ingredient in ingredients {
            for quantity in [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities {
                switch quantity.amount {
                case .number(let number): values.append(number.doubleValue)
                case .range(let low, let high): values += [low.doubleValue, high.doubleValue]
                case .text(let words): texts += " " + words
                }
                texts += " \(quantity.unit ?? "")"
            }
            texts += " \(ingredient.name) | \(ingredient.preparation ?? "") |"
        }
        if let fault = wordFault(line, texts) { return fault }
        let fromWords = words(line).count { amountWords.contains($0) }
        let runs = digits(withoutListNumber(line))
        // The same digits in a text explain themselves.
        return isExplained(digits(texts.replacing("0.", with: ".")), values, runs, fromWords)
            ? nil : "the numbers \(runs) became \(values) and \(digits(texts))"
    }

    private static func withoutListNumber(_ line: String) -> String {
        let rest = line.drop { ("0"..."9").contains($0) }
        let parts = rest.dropFirst(2)
        return rest.startIndex > line.startIndex && (rest.hasPrefix(") ") || rest.hasPrefix(". "))
            && parts.first?.isNumber == true ? String(parts) : line
    }

    /// Returns whether each value is a reading of runs of digits that follow each other, each run is in one value, and at
    /// most `fromWords` values have no digits. The runs of `shown` are in texts, as they are or as a reading.
    private static func isExplained(_ shown: [Int], _ values: [Double], _ runs: [Int], _ fromWords: Int) -> Bool {
        guard let value = values.first else { return isShown(shown[...], runs, fromWords) }
        let rest = Array(values.dropFirst())
        for length in (1...4).reversed() where length <= runs.count {
            for start in 0...(runs.count - length)
            where explains(Array(runs[start..<start + length]), value) {
                if isExplained(shown, rest, runs.removing(start..<start + length), fromWords) { return true }
            }
        }
        return fromWords > 0 && isExplained(shown, rest, runs, fromWords - 1)
    }

    /// Returns whether texts with the runs `shown` have all of `runs`. A text can have `14 1/2` for `14.5`.
    private static func isShown(_ shown: ArraySlice<Int>, _ runs: [Int], _ fromWords: Int) -> Bool {
        guard let first = shown.first else { return runs.isEmpty }
        if let index = runs.firstIndex(of: first),
            isShown(shown.dropFirst(), runs.removing(index..<index + 1), fromWords)
        {
            return true
        }
        for count in 1...3 where shown.count >= count {
            let written = Array(shown.prefix(count))
            let value =
                switch count {
                case 1: Double(written[0])
                case 2: Double(written[0]) / Double(written[1])
                default: Double(written[0]) + Double(written[1]) / Double(written[2])
                }
            for length in 1...3 where length <= runs.count {
                for start in 0...(runs.count - length) where explains(Array(runs[start..<start + length]), value) {
                    if isShown(shown.dropFirst(count), runs.removing(start..<start + length), fromWords) { return true }
                }
            }
        }
        // `six-ounce` becomes 6 ounce.
        return fromWords > 0 && isShown(shown.dropFirst(), runs, fromWords - 1)
    }

    private static func wordFault(_ line: String, _ texts: String) -> String? {
        let (written, shown) = (words(line), words(texts))
        if let lost = written.first(where: { word in
            !amountWords.contains(word) && !shown.contains { isForm($0, word) }
        }) {
            return "lost \(lost)"
        }
        return shown.first { word in !written.contains { isForm($0, word) } }.map { "invented \($0)" }
    }

    private static func isForm(_ one: String, _ other: String) -> Bool {
        let common = zip(one, other).prefix { $0 == $1 }.count
        return common >= min(one.count, other.count) - 1 && common > 0 && abs(one.count - other.count) <= 3
            || one.contains(other) || other.contains(one)
    }

    /// Returns whether a value is a reading of some runs of digits that follow each other.
    private static func explains(_ runs: [Int], _ value: Double) -> Bool {
        let numbers = runs.map(Double.init)
        let (a, b) = (numbers[0], runs.count > 1 ? numbers[1] : 0)
        var readings: [Double] = []
        switch runs.count {
        case 1: readings = [a, a * 12, a + 0.5, a / 10, a / 100]
        case 2:
            readings = [a / b, a + b / 10, a + b / 100, a + b / 1000, a * 1000 + b]
            // `11/2` is 1 1/2 without its space.
            if a > 10 { readings.append((a / 10).rounded(.down) + a.truncatingRemainder(dividingBy: 10) / b) }
        case 3: readings = [a + b / numbers[2], a * 1000 + b + numbers[2] / 10]
        default: readings = [a * 1000 + b + numbers[2] / numbers[3], a + b / 1000 + numbers[2] / numbers[3]]
        }
        return readings.contains { abs($0 - value) < 0.000_1 }
    }

    /// The words that can be a part of an amount, in all languages.
    private static let amountWords: Set<String> = {
        var words: Set<String> = ["a", "an", "rd", "th", "x", "c", "o", "e", "y", "i", "s", "n", "er", "frac"]
        for language in CookingLanguage.all {
            for list in language.numberWords + language.vagueNumberWords {
                words.formUnion(list.words.flatMap(Self.words))
            }
            for role in [
                CookingLanguage.Role.and, .or, .to, .plus, .of, .connector, .article, .about, .each, .times,
                .multiplier,
                .optional,
            ] {
                words.formUnion(language.entries(role).flatMap(Self.words))
            }
        }
        return words
    }()
}

extension [Int] {
    fileprivate func removing(_ range: Range<Int>) -> [Int] {
        var copy = self
        copy.removeSubrange(range)
        return copy
    }
}

@Suite("All digits and words of an ingredient line")
struct WholeLineTests {
    /// Lines in all languages, made from the words of each.
    private static func line(of language: CookingLanguage, using generator: inout SeededGenerator) -> String {
        func any(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
        func number() -> String {
            any([
                "1", "2", "3", "10", "250", "1/2", "½", "1 1/2", "2½", "1-1/2", "11/2", "1,5", "2.5", "2-3", "1.000",
                "1'000", "1 200", "1 & 1/2", "3 + 1/2", "1/3rd", ",5",
            ])
        }
        let units = language.unitGroups.flatMap { CookingLanguage.units(of: $0) }.flatMap { $0.spellings.joined() }
        let names: [String] =
            switch language.script {
            case .cyrillic: ["зумбар", "вохтар грим"]
            case .greek: ["ζουμβαρ", "βοχταρ γριμ"]
            case .eastAsian: ["牛蒡", "百合根"]
            default: ["zumbar", "vochtar grim"]
            }
        func measure() -> String { "\(number()) \(any(units))" }
        let (name, of) = (any(names), any(language.entries(.of)))
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return "\(measure()) \(name)"
        case 1: return "\(measure()) \(of) \(name)"
        case 2: return "\(name) (\(measure()))"
        case 3: return "\(name), \(measure())"
        case 4: return "2 \(any(language.entries(.or))) 3 \(name)"
        case 5: return "\(measure()) \(any(language.entries(.and))) 1/2 \(of) \(name)"
        case 6: return "\(measure()) \(name) \(any(language.entries(.plus))) \(measure())"
        case 7: return "\(any(["▢", "🥚", "•", "≈", "1)"])) \(measure()) \(name)"
        case 8: return "\(number()) \(name) + \(number()) \(any(names))"
        case 9: return "\(measure()) (\(measure())) \(name), \(any(language.entries(.preparation)))"
        case 10: return "\(any(language.entries(.vagueCount))) \(of) \(name)"
        default: return "\(measure()) / \(measure()) \(any(language.entries(.size))) \(name)"
        }
    }

    @Test("Ingredients of made lines in all languages have every digit and every word of their lines and no others")
    func madeLines() {
        var generator = SeededGenerator(seed: 2026)
        var reader = IngredientLineReader.prepared
        for language in CookingLanguage.ofLists {
            var faults: [String] = []
            for _ in 0..<400 {
                let line = Self.line(of: language, using: &generator)
                let ingredients = reader.ingredients(of: line).ingredients
                if let fault = LineEvidence.fault(line, ingredients) {
                    faults.append("\(line): \(fault): \(ingredients.map { $0.line(.ascii) })")
                }
            }
            #expect(faults.isEmpty, "\(language.code): \(faults.prefix(4).joined(separator: "\n"))")
        }
    }

    @Test(
        "Ingredients of real lines have every digit and every word of their lines and no others",
        arguments: IngredientLineSource.allCases)
    func realLines(_ source: IngredientLineSource) throws {
        var reader = IngredientLineReader.prepared
        var faults: [String] = []
        let lines = ConformanceData.sampled(try source.lines(), every: 4)
        for line in lines {
            let ingredients = reader.ingredients(of: line).ingredients
            if let fault = LineEvidence.fault(line, ingredients) {
                faults.append("\(line): \(fault): \(ingredients.map { $0.line(.ascii) })")
            }
        }
        #expect(faults.isEmpty, "\(faults.count) of \(lines.count): \(faults.prefix(10).joined(separator: "\n"))")
    }
}
