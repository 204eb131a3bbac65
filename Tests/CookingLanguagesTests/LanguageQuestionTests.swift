import CookingLanguages
import Testing

@testable import Kitchen
@testable import RecipeFormats
@testable import RecipeKit

@Suite("Questions to each language")
struct LanguageQuestionTests {
    @Test("Every reader understands the words of the language", arguments: LanguageAnswers.all)
    func answers(of language: LanguageAnswers) {
        for question in Question.allCases {
            guard let (text, expected) = language.texts[question] else { continue }
            let wrong = Self.mistake(question, text, expected, language.language)
            #expect(wrong == nil, "\(language.language.rawValue) \(question): \(text)")
        }
    }

    @Test("Every language of steps answers at least 30 questions", arguments: StepLanguage.allCases)
    func count(of language: StepLanguage) throws {
        let answers = try #require(LanguageAnswers.all.first { $0.language == language })
        #expect(answers.texts.count >= 30)
    }

    @Test("A file of a language has no empty entry, and no role twice", arguments: CookingLanguage.all.map(\.code))
    func file(of code: String) throws {
        let language = try #require(CookingLanguage.of(code))
        #expect(language.duplicateRoles.isEmpty)
        for (words, value) in language.numberWords + language.vagueNumberWords {
            #expect(!words.isEmpty && Rational(parsing: value) != nil, "\(words) \(value)")
        }
    }

    /// Returns what is wrong with the answer to a question, or `nil` if it is right.
    private static func mistake(
        _ question: Question, _ text: String, _ expected: String?, _ language: StepLanguage
    ) -> String? {
        var reader = IngredientLineReader.prepared
        let line = reader.read(text)
        func unit(_ symbol: String?, _ amount: Rational? = nil) -> String? {
            let isUnit =
                line.unit != nil && (symbol == nil || line.unit.flatMap { UnitNames.entry(for: $0)?.symbol } == symbol)
            let isAmount = amount == nil || line.amount == amount.map(Amount.number)
            let isName = expected == nil || line.name == expected
            return isUnit && isAmount && isName ? nil : "\(line)"
        }
        func check(_ isRight: Bool, _ what: Any) -> String? { isRight ? nil : "\(what)" }
        func amount(_ amount: Amount) -> String? {
            check(line.amount == amount && (expected == nil || line.name == expected), line)
        }
        func timers(_ lower: Int, _ upper: Int? = nil) -> String? {
            let found = TimerFinder(language: language).timers(in: text)
            return check(found.count == 1 && found[0].lower == lower && found[0].upper == upper ?? lower, found)
        }
        switch question {
        case .tablespoon: return unit("tbsp", Rational(2))
        case .teaspoon: return unit("tsp", .one)
        case .gram: return unit("g", Rational(500))
        case .litre: return unit("l", Rational(2))
        case .cup: return unit(nil, .one)
        case .pinch:
            // In some languages, a pinch is one word without a number.
            if case .text? = line.amount { return nil }
            return unit("pinch")
        case .clove: return unit(nil, Rational(2))
        case .can: return unit(nil, .one)
        case .twenty: return amount(.number(Rational(text.contains("十") ? 10 : 20)))
        case .half: return amount(.number(.part(2)))
        case .range: return amount(.range(Rational(2), Rational(3)))
        case .or: return check(!line.alternatives.isEmpty, line)
        case .decimal: return unit("kg", Rational(3, 2))
        case .size: return check(line.size != nil || line.comment?.contains("中") == true, line)
        case .chopped: return check(line.preparation != nil, line)
        case .optional: return check(line.isOptional, line)
        case .toTaste: return check(line.isToTaste, line)
        case .about: return check(line.isApproximate && line.amount == .number(Rational(200)), line)
        case .some:
            guard case .text? = line.amount else { return "\(line)" }
            return nil
        case .cookware: return check(MarkdownCookwareWords.isCookware(text), text)
        case .stepGrams, .stepSpoons, .stepCounted, .stepPinch, .stepRange, .thousands, .stepPan:
            let doubled = StepTextScaler(language: language).scaled(text, by: Rational(2)).text
            return check(doubled == expected, doubled)
        case .minutes: return timers(1200)
        case .hours: return timers(7200)
        case .halfHour: return timers(1800)
        case .hourAndHalf: return timers(5400)
        case .every:
            let found = TimerFinder(language: language).timers(in: text)
            return check(found.isEmpty, found)
        case .shopping:
            var needs = ShoppingNeeds()
            let units = UnitCatalog()
            for need in OwnItems.needs(in: text, read: { OwnItems.ingredient($0, units: units) }) { needs.add(need) }
            let lines = ShoppingList(needs).lines
            return check(
                lines.count == 1 && lines[0].amountText().hasPrefix("3 "), lines.map { $0.amountText() + $0.name })
        case .ingredientsHeading: return check(MarkdownHeading(text).part == .ingredients, text)
        case .directionsHeading: return check(MarkdownHeading(text).part == .directions, text)
        case .notesHeading: return check(MarkdownHeading(text).part == .notes, text)
        case .dessert: return check(Course(named: text).rank == .dessert, Course(named: text))
        case .time: return check(CookingTime(parsing: text).minutes == 90, CookingTime(parsing: text))
        case .day: return check(CalendarDay.weekday(named: text) == 1, text)
        case .meal: return check(MealPlanFile.usualHour(ofMeal: text) == 8, text)
        }
    }
}
