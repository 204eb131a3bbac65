import CookingLanguages
import Foundation
import Kitchen
import Testing

/// The questions that each language answers.
enum Question: String, CaseIterable {
    // The ingredient list
    case tablespoon, teaspoon, gram, litre, cup, pinch, clove, can, twenty, half, range, or, decimal, size, chopped
    case optional, toTaste, about, some, cookware
    // Steps, before and after they are doubled
    case stepGrams, stepSpoons, stepCounted, stepPinch, stepRange, thousands, stepPan
    // Timers
    case minutes, hours, halfHour, hourAndHalf, every
    // The shopping list, headings, facts and the plan
    case shopping, ingredientsHeading, directionsHeading, notesHeading, dessert, time, day, meal
}

/// The text with which a language asks each ``Question``. A hyphen means that the language cannot answer it.
///
/// The name that is expected of an ingredient, or the doubled step, is after an arrow.
struct LanguageAnswers: Sendable, CustomTestStringConvertible {
    let language: StepLanguage
    let texts: [Question: (text: String, expected: String?)]

    init(_ language: StepLanguage, _ table: String) {
        self.language = language
        texts = table.split(separator: "\n").reduce(into: [:]) { texts, line in
            let sides = line.split(separator: ": ", maxSplits: 1)
            guard sides.count == 2, let question = Question(rawValue: String(sides[0])), sides[1] != "-" else { return }
            let parts = sides[1].components(separatedBy: " -> ")
            texts[question] = (parts[0], parts.count > 1 ? parts[1] : nil)
        }
    }

    var testDescription: String { language.rawValue }

    static let all = [
        english, german, french, spanish, italian, portuguese, dutch, swedish, danish, norwegian, finnish, polish,
        czech, slovak, hungarian, russian, greek, turkish, japanese, chinese, korean,
    ]
}
