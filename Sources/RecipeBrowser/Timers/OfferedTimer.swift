import Kitchen
import RecipeKit

/// A timer that the user can start at a step of a recipe.
struct OfferedTimer: Hashable, Sendable {
    /// The name of the timer in the recipe. If the recipe states none, a name from the words of the step:
    /// `Simmer for 20 minutes`.
    let name: String
    /// The time as written in the step.
    let time: String
    /// The number of the step, counted from 1.
    let step: Int
    /// The time until the lower end of the timer, in seconds: 1200 for `20 to 25 minutes`.
    let lower: Int
    /// The time until the upper end of the timer, in seconds: 1500 for `20 to 25 minutes`. If the step states only one
    /// time, this value equals ``lower``.
    let upper: Int

    /// The name and the time, such as `soaking, 8 h`. If the name already contains the time, only the name.
    var shownName: String {
        let time = time.withoutControlCharacters
        return name.contains(time) ? name : "\(name), \(time)"
    }

    /// Returns the timers of a step.
    static func timers(in step: Step, number: Int, finder: TimerFinder, style: QuantityStyle) -> [OfferedTimer] {
        finder.timers(in: step).map { timer in
            OfferedTimer(
                name: timer.name.map { $0.withoutControlCharacters }
                    ?? clause(before: timer, in: step, finder: finder, style: style),
                time: timer.text, step: number, lower: timer.lower, upper: timer.upper)
        }
    }

    /// Returns the timers of all steps of a recipe.
    static func timers(in recipe: Recipe, style: QuantityStyle) -> [OfferedTimer] {
        let finder = TimerFinder(language: StepLanguage(of: recipe))
        return recipe.steps.enumerated().flatMap {
            timers(in: $1, number: $0 + 1, finder: finder, style: style)
        }
    }

    /// The maximum number of words that are taken from the step as the name of a timer.
    private static let nameWords = 5

    /// Returns a name for a timer, made of the words before its time and the time itself: `Simmer for 20 minutes`.
    private static func clause(
        before timer: StepTimer, in step: Step, finder: TimerFinder, style: QuantityStyle
    ) -> String {
        var before = Step(Array(step.items[..<timer.item])).styledText(style).plain
        if let range = timer.range, case .text(let text) = step.items[timer.item] {
            before += String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self)
        }
        let clause = before.withoutControlCharacters.split(omittingEmptySubsequences: false) { ".,;:!?()".contains($0) }
        let words = finder.naming((clause.last ?? "").split(whereSeparator: \.isWhitespace), atMost: nameWords)
        let name = (words.map(String.init) + [timer.text.withoutControlCharacters]).joined(separator: " ")
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
