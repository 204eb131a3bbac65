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
            showToast(Toast("Stopped “\(stopped.shownName)”", command: EditingCommands.undo.command {}))
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
