import CNcurses
import Terminal

extension CursesScreen {
    /// Rings the bell, and shows a notification on the desktop if the terminal is known to show them.
    ///
    /// It has no effect while the shell uses the terminal. The program writes nothing that a terminal
    /// could show as text: a terminal that is not known gets only the bell.
    public func notify(_ notification: TerminalNotification) {
        guard !isClosed, !isReleased || isLent, !isHungUp else { return }
        let bell = curses_capability("bel", 0, 0) == nil ? "" : "\u{7}"
        device.write(bell + notification.controlSequence)
    }
}
