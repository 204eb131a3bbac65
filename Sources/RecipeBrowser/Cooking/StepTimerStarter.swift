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
            screen?.showToast(Toast("The timer runs\(saved): \(KitchenTimer(id: "", timer: timer).title)"))
        }
    }

    /// Returns the started timer with the recipe title, the step and the name of an offered timer, or `nil` if there is
    /// none. The timer can also be paused, or have ended.
    func running(_ offered: OfferedTimer) -> KitchenTimer? {
        timers.timers.first { $0.isStarted(offered, of: recipe) }
    }
}

extension KitchenTimer {
    /// Whether this is the started timer of an offered one, in the recipe with a title.
    func isStarted(_ offered: OfferedTimer, of recipe: String) -> Bool {
        timer.recipe == recipe && timer.step == offered.step && timer.name == offered.name
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
    /// The name of the timer in the recipe. If the recipe states none, what the cook does: `Simmer stock`. If two timers
    /// of a step have the same name, it ends with the time.
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

    static func timers(in step: Step, number: Int, finder: TimerFinder) -> [OfferedTimer] {
        let found = finder.timers(in: step)
        let names = found.map { $0.name?.withoutControlCharacters ?? activity(during: $0, of: step, finder) }
        return zip(found, names).map { timer, name in
            let isUnique = names.count { $0 == name } == 1
            return OfferedTimer(
                name: isUnique ? name : "\(name), \(timer.text.withoutControlCharacters)", time: timer.text,
                step: number,
                lower: timer.lower, upper: timer.upper)
        }
    }

    /// Returns the timers of all steps of a recipe.
    static func timers(in recipe: Recipe) -> [OfferedTimer] {
        let finder = TimerFinder(language: StepLanguage(of: recipe))
        return recipe.steps.enumerated().flatMap { timers(in: $1, number: $0 + 1, finder: finder) }
    }

    /// Returns what the cook does during a timer, or the time if the step does not say it.
    private static func activity(during timer: StepTimer, of step: Step, _ finder: TimerFinder) -> String {
        var before = words(of: step.items[..<timer.item])
        var after = words(of: step.items[(timer.item + 1)...])
        if let range = timer.range, case .text(let text) = step.items[timer.item] {
            before += String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self)
            after = String(decoding: text.utf8.dropFirst(range.upperBound), as: UTF8.self) + after
        }
        return (finder.activity(before: before, after: after) ?? timer.text).withoutControlCharacters
    }

    /// Returns the words of items, without the amounts of their marks.
    private static func words(of items: some Sequence<StepItem>) -> String {
        items.map { item in
            switch item {
            case .text(let text): text
            case .ingredient(let ingredient): ingredient.displayName
            case .cookware(let cookware): cookware.displayName
            case .timer: ""
            }
        }.joined()
    }
}
