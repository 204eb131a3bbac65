import CNcurses
import Terminal

extension TerminalNotification {
    /// The control sequence with which the terminal shows the notification on the desktop. The sequence does not ring
    /// the bell. It is empty if the terminal is not known to show notifications, or if the character set of the
    /// terminal is not UTF-8.
    ///
    /// Environment variables identify the terminal. Inside tmux and GNU Screen, the sequence has the form that these
    /// programs pass on to the terminal.
    public var controlSequence: String { controlSequence { getenv($0).map { String(cString: $0) } } }

    func controlSequence(environment: (String) -> String?) -> String {
        // The text is UTF-8. A terminal with another character set could read some of its bytes as control characters.
        guard TerminalText.isUnicode, let form = NotificationForm.of(environment) else { return "" }
        let sequence = form.sequence(for: self)
        return TerminalMultiplexer.of(environment)?.passing(sequence) ?? sequence
    }
}
