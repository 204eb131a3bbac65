import Configuration
import CursesTerminal
import Kitchen
import RecipeBrowser
import RecipeLibrary
import Terminal

/// Waits in the foreground until a timer has rung. At a terminal, it rings until the user presses Enter.
struct TimerWait {
    private let id: String
    private let book: TimerBook
    private let alarm: TimerAlarm

    init(_ id: String, in book: TimerBook) {
        self.id = id
        self.book = book
        // The main actor runs on the main thread, and so do commands.
        let command = MainActor.assumeIsolated {
            Configuration.load(UserFolder.configurationFile) { BrowserCommands.all() }.timerCommand
        }
        alarm = TimerAlarm(command: command)
    }

    /// - Throws: `NotebookError` if the notebook cannot be read or written.
    func run() throws {
        var ringer = TimerRinger()
        defer { if Output.isErrorTerminal { Output.status("") } }
        // Another program may stop the timer, or give it more time.
        while let entry = try book.timer(id) {
            let now = TimerBook.now
            for alert in ringer.ring([entry], at: now) {
                try ring(alert)
                guard !isInteractive else { continue }
                if try acknowledge(alert) { return }
            }
            showStatus(entry, at: now)
            let hasKey = sleep(untilKey: isInteractive)
            if hasKey, let alert = ringer.alerts.first, try acknowledge(alert) { return }
        }
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

    /// Returns whether that was the last end of the timer.
    private func acknowledge(_ alert: TimerRinger.Alert) throws -> Bool {
        switch alert.ring {
        case .upper: try book.stop(id)
        case .lower: try book.update(id) { timer, _ in timer.acknowledge(.lower) }
        }
        return alert.ring == .upper
    }

    private func showStatus(_ entry: KitchenTimer, at now: Int) {
        guard Output.isErrorTerminal else { return }
        let time = TimeLeft(seconds: entry.shownRemaining(at: now))
        let isRinging = entry.timer.dueRing(at: now) != nil
        Output.status(isRinging ? "\(entry.shownName): press Enter." : "\(time)  \(entry.shownName)")
    }

    /// Waits for the next second. Returns whether the user has pressed Enter.
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
