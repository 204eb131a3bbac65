import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// Starts timers for the times in the steps of a recipe.
@MainActor
struct StepTimerStarter {
    let timers: KitchenTimers
    /// The title of the recipe.
    let recipe: String
    /// The screen that presents sheets and shows messages.
    let screen: ViewController

    /// Starts a timer of a step or of a recipe. If there are several, the user chooses one.
    ///
    /// - Parameters:
    ///   - offered: The timers of the step or of the recipe.
    ///   - message: The message to show if there are no timers.
    func start(oneOf offered: [OfferedTimer], orSay message: String) {
        guard let only = offered.first else {
            let key = screen.keyName(of: TimerCommands.show).map { " \($0) sets a timer." } ?? ""
            return screen.showToast(Toast(message + key))
        }
        guard offered.count > 1 else { return start(only) }
        screen.present(
            OfferedTimersSheet(offered, isRunning: { running($0) != nil }) { start($0) })
    }

    /// Starts a timer. If it was already started and still exists, shows its menu instead.
    private func start(_ offered: OfferedTimer) {
        if let running = running(offered) {
            let menu = TimerMenu(running, of: timers)
            menu.onStartAgain = { startNew(offered) }
            return screen.present(menu)
        }
        startNew(offered)
    }

    private func startNew(_ offered: OfferedTimer) {
        let timer = RunningTimer(
            name: offered.name, recipe: recipe, step: offered.step, lower: offered.lower, upper: offered.upper,
            at: timers.clock.nearest)
        timers.start(timer) { [weak screen, timers] in
            let saved = timers.failure == nil ? "" : " (not saved)"
            screen?.showToast(Toast("The timer runs\(saved): \(offered.name)"))
        }
    }

    /// Returns the started timer with the recipe title, the step and the name of an offered timer, or `nil` if there is
    /// none. The timer can also be paused, or have ended.
    func running(_ offered: OfferedTimer) -> KitchenTimer? {
        timers.timers.first {
            $0.timer.recipe == recipe && $0.timer.step == offered.step && $0.timer.name == offered.name
        }
    }
}

/// The menu of the timers in a step or in a recipe. Timers that were already started have a tick.
private final class OfferedTimersSheet: ChoiceSheet {
    init(
        _ offered: [OfferedTimer], isRunning: (OfferedTimer) -> Bool,
        choose: @escaping @MainActor (OfferedTimer) -> Void
    ) {
        super.init(title: "Which timer?", columns: 56)
        let hasSeveralSteps = Set(offered.map(\.step)).count > 1
        sections = [
            section(of: Array(offered.enumerated())) { index, timer in
                ChoiceRow(
                    hasSeveralSteps ? "\(timer.step). \(timer.name)" : timer.name,
                    detail: timer.name.hasSuffix(timer.time) ? nil : timer.time, isChosen: isRunning(timer), id: index)
            } choose: {
                choose($0.element)
            }
        ]
    }
}

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
