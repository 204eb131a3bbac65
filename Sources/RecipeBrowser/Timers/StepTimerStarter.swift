import CookbookStore
import Kitchen
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
        super.init(title: "Which timer?")
        let hasSeveralSteps = Set(offered.map(\.step)).count > 1
        let rows = offered.enumerated().map { index, timer in
            ChoiceRow(
                hasSeveralSteps ? "\(timer.step). \(timer.name)" : timer.name,
                detail: timer.name.hasSuffix(timer.time) ? nil : timer.time, isChosen: isRunning(timer), id: index)
        }
        sections = [
            Section(rows: rows).onSelect { [weak self] _, index in
                self?.dismiss()
                choose(offered[index])
            }
        ]
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(56, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
