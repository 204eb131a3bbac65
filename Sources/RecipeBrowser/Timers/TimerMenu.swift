import CookbookStore
import Kitchen
import SectionedLists
import Terminal

/// The menu of a timer: pause, more time, stop.
@MainActor
final class TimerMenu: ChoiceSheet {
    private enum Choice: Hashable {
        case pause, extend(Int), stop, again
    }

    private let timers: KitchenTimers
    private let id: String
    /// Starts the same timer once more, beside the timer of this menu. If `nil`, the menu has no row for that.
    var onStartAgain: (() -> Void)?

    init(_ entry: KitchenTimer, of timers: KitchenTimers) {
        self.timers = timers
        id = entry.id
        super.init(title: entry.shownName)
        isPaused = entry.isPaused
    }

    private var isPaused = false

    override func willAppear() {
        super.willAppear()
        var choices: [(Choice, String)] = [
            (.pause, isPaused ? "Let it run on" : "Pause"), (.extend(60), "1 minute more"),
            (.extend(300), "5 minutes more"), (.stop, "Stop and remove"),
        ]
        if onStartAgain != nil { choices.append((.again, "Start the same once more")) }
        sections = [
            Section(rows: choices.map { ChoiceRow($1, isChosen: false, id: $0) })
                .onSelect { [weak self] _, index in self?.take(choices[index].0) }
        ]
    }

    private func take(_ choice: Choice) {
        dismiss()
        switch choice {
        case .pause: timers.togglePause(id)
        case .extend(let seconds): timers.extend(id, by: seconds)
        case .stop: timers.stop(id)
        case .again: onStartAgain?()
        }
    }

    override func preferredSize(within available: Size) -> Size {
        let columns = max(32, min(56, title.displayWidth + 6))
        return Size(columns: min(columns, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
