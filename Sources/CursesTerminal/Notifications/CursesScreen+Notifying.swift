import CNcurses
import Terminal

extension CursesScreen {
    /// Rings the bell. If the terminal is known to show notifications, also shows one on the desktop.
    ///
    /// Has no effect while the shell uses the terminal, after a hang-up, and after the screen was closed. A terminal
    /// that is not known gets only the bell, because it could show the control sequence as text.
    public func notify(_ notification: TerminalNotification) {
        guard user == .screen || user == .program, !isHungUp else { return }
        let bell = curses_capability("bel", 0, 0) == nil ? "" : "\u{7}"
        device.write(bell + notification.controlSequence)
    }
}
