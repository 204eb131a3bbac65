import CookingLanguages
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// Sentences of steps that are made of the words of a language, with a named seed.
private struct StepGenerator {
    private let language: StepLanguage
    private var random: SeededGenerator
    private let units: [String]
    private let foods: [String]
    private let numbers: [String]
    private let and: String
    private let minute: String

    init(_ language: StepLanguage, seed: UInt64) {
        self.language = language
        random = SeededGenerator(seed: seed)
        let words = language.words
        units = [words.metric, words.measures, words.pieces, words.containers].flatMap(CookingLanguage.units)
            .flatMap { $0.spellings.joined() }.filter { $0.count > 1 }
        foods = words.entries(.countedFood)
        numbers = words.numberWords.flatMap(\.words)
        and = words.entries(.and).first ?? "+"
        minute = words.entries(.minute).first ?? "min"
    }

    mutating func sentence() -> String {
        let space = language.words.script == .eastAsian && language != .korean ? "" : " "
        let of = language.words.entries(.of).randomElement(using: &random) ?? ""
        let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ -> String in
            switch Int.random(in: 0..<8, using: &random) {
            case 0: "\(Int.random(in: 2...40, using: &random))\(space)\(minute)"
            case 1: "180 °C"
            case 2: [number(), pick(foods)].joined(separator: space)
            case 3: [number(), pick(units), of, pick(foods)].joined(separator: space)
            case 4: [number(), pick(units), "(" + number(), pick(units) + ")", pick(foods)].joined(separator: space)
            case 5: [number() + " &", number(), pick(units), pick(foods)].joined(separator: space)
            case 6: [number(), pick(units), and, number(), pick(foods)].joined(separator: space)
            default: [number(), pick(units), pick(foods)].joined(separator: space)
            }
        }
        return parts.joined(separator: [", ", " \(and) ", ". ", " + ", " "].randomElement(using: &random) ?? " ")
    }

    private mutating func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "x" }

    private mutating func number() -> String {
        let whole = Int.random(in: 1...60, using: &random)
        let part = ["1/2", "1/4", "3/4", "1/3"].randomElement(using: &random) ?? "1/2"
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return part
        case 1: return "½"
        case 2: return "\(whole)½"
        case 3: return "\(whole) \(part)"
        case 4: return "\(whole) \(and) \(part)"
        case 5: return "\(whole)\(language.words.numberSigns == .pointForDecimals ? "." : ",")5"
        case 6: return "\(whole)-\(whole + 2)"
        case 7: return pick(numbers)
        default: return String(whole)
        }
    }
}

@Suite("Scaling generated steps")
struct GeneratedStepTests {
    private static let seed: UInt64 = 0x57E9_5CA1_E5
    /// The number of sentences for each of the languages.
    private static let sentences = ConformanceData.isExhaustive ? 400 : 40

    private static func amounts(_ text: String, _ language: StepLanguage) -> [[Rational]] {
        let vocabulary = StepVocabulary.of(language)
        return AmountFinder(StepTokens(text, vocabulary), vocabulary).amounts.map { $0.numbers.map(\.value) }
    }

    private static func numbers(_ text: String, _ language: StepLanguage) -> [Rational] {
        let tokens = StepTokens(text, StepVocabulary.of(language))
        let reader = StepNumberReader(text: tokens, vocabulary: StepVocabulary.of(language))
        var numbers: [Rational] = []
        var index = 0
        while index < tokens.tokens.count {
            if let number = reader.number(at: index) {
                if number.form != .article { numbers.append(number.value) }
                index = number.tokens.upperBound
            } else {
                index += 1
            }
        }
        return numbers
    }

    @Test(arguments: StepLanguage.allCases)
    func `the amounts of a doubled step are twice the amounts of the step`(_ language: StepLanguage) {
        var generator = StepGenerator(language, seed: Self.seed)
        let scaler = StepTextScaler(language: language, style: .ascii)
        var scaledCount = 0
        for _ in 0..<Self.sentences {
            let text = generator.sentence()
            #expect(Array(scaler.scaled(text, by: .one).text.utf8) == Array(text.utf8))
            let doubled = scaler.scaled(text, by: Rational(2))
            let amounts = Self.amounts(text, language)
            scaledCount += amounts.count
            #expect(doubled.changes.count == amounts.count, "\(text) -> \(doubled.text)")
            let expected = amounts.map { $0.compactMap { $0.multiplied(by: Rational(2)) } }
            #expect(Self.amounts(doubled.text, language) == expected, "\(text) -> \(doubled.text)")
        }
        #expect(scaledCount > Self.sentences * 3 / 4)
    }

    @Test(arguments: StepLanguage.allCases)
    func `what is outside the amounts of a doubled step does not change`(_ language: StepLanguage) {
        var generator = StepGenerator(language, seed: Self.seed &+ 1)
        let scaler = StepTextScaler(language: language, style: .ascii)
        for _ in 0..<Self.sentences {
            let text = generator.sentence()
            let doubled = scaler.scaled(text, by: Rational(2))
            var rest = Substring(text)
            var position = doubled.text.startIndex
            for range in doubled.changes {
                let kept = doubled.text[position..<range.lowerBound]
                guard let found = kept.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: kept) else {
                    Issue.record("\(text) -> \(doubled.text)")
                    break
                }
                rest = rest[found.upperBound...]
                position = range.upperBound
            }
            #expect(rest.hasSuffix(doubled.text[position...]), "\(text) -> \(doubled.text)")
        }
    }

    @Test(arguments: StepLanguage.allCases)
    func `a number of a mixed amount never becomes half scaled`(_ language: StepLanguage) throws {
        let and = language.words.entries(.and).first ?? "&"
        let unit = try #require(CookingLanguage.units(of: language.words.metric).first).name
        let scaler = StepTextScaler(language: language, style: .ascii)
        for joint in ["&", and] {
            for fraction in ["1/2", "½", "3/4", "¹/₂"] {
                for text in ["1 \(joint) \(fraction) \(unit)", "2 \(unit) \(joint) \(fraction)."] {
                    let doubled = scaler.scaled(text, by: Rational(2)).text
                    let value = try #require(Self.amounts(text, language).first?.first)
                    #expect(!value.isInteger, "\(text)")
                    #expect(
                        Self.numbers(doubled, language) == [value.multiplied(by: Rational(2))].compactMap(\.self),
                        "\(text) -> \(doubled)")
                }
            }
        }
    }
}
