import CNcurses
import Terminal

extension CursesScreen {
    /// Rings the bell, and shows a notification on the desktop if the terminal is known to show them.
    ///
    /// It has no effect while another program or the shell uses the terminal. The program writes nothing that a terminal
    /// could show as text: a terminal that is not known gets only the bell.
    public func notify(_ notification: TerminalNotification) {
        guard !isClosed, !isReleased, !isHungUp else { return }
        device.write(notificationBytes(for: notification))
    }

    /// Returns the bell and the control sequence for a notification.
    private func notificationBytes(for notification: TerminalNotification) -> String {
        let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
        let bell = curses_capability("bel", 0) == nil ? "" : "\u{7}"
        // The control sequences contain UTF-8, which another character set could read as control characters.
        guard TerminalText.isUnicode, let form = NotificationForm.of(environment) else { return bell }
        notificationCount += 1
        let sequence = form.sequence(for: notification, number: notificationCount)
        return bell + (TerminalMultiplexer.of(environment)?.passing(sequence) ?? sequence)
    }
}
