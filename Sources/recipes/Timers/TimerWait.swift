import Configuration
import CookbookStore
import CursesTerminal
import Kitchen
import RecipeLibrary
import Terminal

/// Waits in the foreground until timers have ended. In a terminal, each timer rings again and again until the user
/// presses Enter.
struct TimerWait {
    /// The id of the only timer to wait for, or `nil` to wait for all.
    private let id: String?
    private let book: TimerBook
    private let alarm: TimerAlarm

    init(_ id: String? = nil, in book: TimerBook) {
        self.id = id
        self.book = book
        // Commands run on the main thread, as the main actor does. So this initializer can call the main actor's code.
        let command = MainActor.assumeIsolated {
            UserConfiguration.load(UserFolder.configurationFile) { [] }.timerCommand
        }
        alarm = TimerAlarm(command: command)
    }

    /// Waits until the timers have ended or another program has stopped them. Paused timers are not waited for.
    ///
    /// - Throws: `NotebookError` if the notebook cannot be read or written. ``CommandFailure`` if the output cannot be
    ///   written.
    func run() throws {
        var ringer = TimerRinger()
        defer { if Output.isErrorTerminal { Output.status("") } }
        // The timers are read again each second, because another program may stop or extend them.
        while let next = try timers().first {
            let now = TimerBook.now
            for alert in ringer.ring(try timers(), at: now) {
                try ring(alert)
                // Without a terminal, nobody can press Enter, so the end counts as noticed at once.
                if !isInteractive { try acknowledge(alert) }
            }
            showStatus(ringer.alerts.first.map { KitchenTimer(id: $0.id, timer: $0.timer) } ?? next, at: now)
            let hasKey = sleep(untilKey: isInteractive)
            if hasKey, let alert = ringer.alerts.first { try acknowledge(alert) }
        }
    }

    private func timers() throws -> [KitchenTimer] {
        guard let id else { return try book.timers().filter { !$0.isPaused } }
        return try book.timer(id).map { [$0] } ?? []
    }

    private var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && Output.isErrorTerminal }

    private func ring(_ alert: TimerRinger.Alert) throws {
        let text = TimerAlertText(alert)
        let notification = TerminalNotification(title: text.title)
        if Output.isErrorTerminal { Output.status("") }
        if Output.isTerminal { try Output.write("\u{7}" + notification.controlSequence) }
        try Output.write(notification.title + "\n")
        alarm.ring(title: notification.title, name: alert.timer.name, recipe: alert.timer.recipe)
    }

    /// Stores that the user has noticed an end of a timer. A timer of “20 to 25 minutes” has two ends.
    private func acknowledge(_ alert: TimerRinger.Alert) throws {
        switch alert.ring {
        case .upper: try book.stop(alert.id)
        case .lower: try book.update(alert.id) { timer, _ in timer.acknowledge(.lower) }
        }
    }

    private func showStatus(_ entry: KitchenTimer, at now: Int) {
        guard Output.isErrorTerminal else { return }
        let time = TimeLeft(seconds: entry.shownRemaining(at: now))
        let isRinging = entry.timer.dueRing(at: now) != nil
        Output.status(isRinging ? "\(entry.title): press Enter." : "\(time)  \(entry.title)")
    }

    /// Waits until the next full second. If `untilKey` is true, returns earlier when the user presses Enter.
    ///
    /// - Parameter untilKey: Whether to wait for Enter too.
    /// - Returns: Whether the user has pressed Enter.
    private func sleep(untilKey: Bool) -> Bool {
        let fraction = Timestamp.sinceEpoch.components.attoseconds / 1_000_000_000_000_000
        let milliseconds = Int32(1000 - fraction)
        var input = pollfd(fd: untilKey ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 256)
        _ = read(STDIN_FILENO, &buffer, buffer.count)
        return true
    }
}
