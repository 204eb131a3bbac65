import CNcurses
import Terminal

extension TerminalNotification {
    /// The control sequence by which the terminal of the process shows the notification on the desktop. Empty if the
    /// terminal is not known to show notifications. It does not ring the bell.
    ///
    /// The terminal is recognized by environment variables. Inside tmux and screen, the sequence is in the form that is
    /// passed on to the terminal.
    public var controlSequence: String { controlSequence { getenv($0).map { String(cString: $0) } } }

    func controlSequence(environment: (String) -> String?) -> String {
        // The text is UTF-8, which another character set could read as control characters.
        guard TerminalText.isUnicode, let form = NotificationForm.of(environment) else { return "" }
        let sequence = form.sequence(for: self)
        return TerminalMultiplexer.of(environment)?.passing(sequence) ?? sequence
    }
}
