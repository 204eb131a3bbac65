import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// The screen of all timers.
@MainActor
final class TimersViewController: SectionsViewController {
    private let timers: KitchenTimers
    private static let sectionID = "timers"

    init(_ timers: KitchenTimers) {
        self.timers = timers
        super.init(title: "Timers")
    }

    override func willAppear() {
        super.willAppear()
        let key = keyName(of: TimerCommands.new)
        emptyText = "No timer runs." + (key.map { " \($0) sets one: 12m eggs." } ?? "")
        refresh()
    }

    /// Updates the list with the current remaining times.
    func refresh() {
        let now = timers.now
        sections = [
            Section(
                id: Self.sectionID,
                rows: timers.timers.map { TimerRow(entry: $0, now: now) }
            ).onSelect { [weak self] row, _ in
                if let row = row as? TimerRow { self?.openMenu(of: row.entry) }
            }
        ]
    }

    private var selected: KitchenTimer? { (selectedRow as? TimerRow)?.entry }

    private func openMenu(of entry: KitchenTimer) { present(TimerMenu(entry, of: timers)) }

    // MARK: - Commands

    override var keyCommands: [KeyCommand] {
        super.keyCommands + (selected == nil ? [new] : [pause, new] + others)
    }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + [pause, new] + others }

    private lazy var new = TimerCommands.new.command { [weak self] in self?.ask() }
    private lazy var pause = TimerCommands.pause.command { [weak self] in
        self?.withSelected { $0.togglePause($1) }
    }
    private lazy var others = [
        TimerCommands.minuteMore.command { [weak self] in self?.withSelected { $0.extend($1, by: 60) } },
        TimerCommands.minuteLess.command { [weak self] in self?.withSelected { $0.extend($1, by: -60) } },
        TimerCommands.stop.command { [weak self] in
            guard let self, let stopped = selected.flatMap({ timers.stop($0.id) }) else { return }
            showToast(Toast("Stopped \(stopped.shownName.quoted)", command: EditingCommands.undo.command {}))
        },
    ]

    private func withSelected(_ body: (KitchenTimers, String) -> Void) {
        if let selected { body(timers, selected.id) }
    }

    private func ask() {
        let prompt = PromptViewController(
            title: "New timer", message: "A time and a name. A number alone is in minutes.", example: "12m eggs"
        ) { [weak self] text in
            guard let self, let typed = try? TypedTimer(parsing: text) else { return }
            timers.start(
                RunningTimer(
                    name: typed.shownName.withoutControlCharacters, recipe: "", step: 0, lower: typed.lower,
                    upper: typed.upper, at: timers.clock.nearest))
        }
        prompt.validate = { text in
            do throws(TypedTimer.Failure) {
                _ = try TypedTimer(parsing: text)
                return nil
            } catch {
                return error.description.prefix(1).uppercased() + error.description.dropFirst()
            }
        }
        present(prompt)
    }
}

/// A timer in the list of timers, with its remaining time. Choosing the row opens the menu of the timer.
struct TimerRow: Row {
    let entry: KitchenTimer
    /// The current time in seconds since 1970-01-01 in UTC.
    let now: Int

    var id: AnyHashable { entry.id }

    func configure(_ cell: TimerCell) {
        let timer = entry.timer
        let hasEnded = entry.hasEnded(at: now)
        cell.name = entry.shownName
        cell.time = TimeLeft(seconds: entry.shownRemaining(at: now)).description
        cell.isCounting = !entry.isPaused && !hasEnded
        var facts: [String] = []
        let place = entry.place
        if !place.isEmpty { facts.append(place) }
        if entry.isPaused { facts.append("paused") }
        if hasEnded { facts.append("the time is up") }
        if timer.spread > 0, !hasEnded, timer.remaining(to: .lower, at: now) > 0, timer.lastRing == nil {
            facts.append("again in \(TimeLeft(seconds: timer.remaining(at: now)))")
        }
        cell.facts = facts
    }
}

/// Draws the name and the time of a timer. Facts about the timer are on a second line.
final class TimerCell: Cell {
    var name = ""
    var time = ""
    var isCounting = true
    var facts: [String] = []

    func height(forWidth width: Int) -> Int { facts.isEmpty ? 1 : 2 }

    func draw(in surface: Surface, state: CellState) {
        let right = surface.width - 1
        let start = max(2, right - time.displayWidth)
        surface.draw(time, x: start, y: 0, role: isCounting ? .accent : .dim)
        let ellipsis = surface.symbols.ellipsis
        surface.draw(name.truncated(toWidth: max(0, start - 4), ellipsis: ellipsis), x: 2, y: 0)
        guard !facts.isEmpty else { return }
        let line = facts.joined(separator: " \(surface.symbols.factSeparator) ")
        surface.draw(line.truncated(toWidth: max(0, right - 4), ellipsis: ellipsis), x: 4, y: 1, role: .dim)
    }
}

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
            section(of: choices, row: { ChoiceRow($1, id: $0) }, choose: { [weak self] in self?.take($0.0) })
        ]
    }

    private func take(_ choice: Choice) {
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
