import CNcurses
import Terminal

/// The control sequence by which a terminal shows a notification on the desktop.
enum NotificationForm: Hashable {
    /// OSC 9 with one text: iTerm2.
    case growl
    /// OSC 777 with a title and a text: Ghostty, WezTerm, foot, rxvt-unicode, Konsole.
    case urxvt
    /// OSC 99 with metadata: kitty.
    case kitty

    /// Returns the form that the terminal of an environment understands, or `nil` if none is known.
    ///
    /// Inside tmux or GNU Screen, `TERM` and `TERM_PROGRAM` name the multiplexer. The other variables describe the
    /// terminal in which the multiplexer was started.
    static func of(_ environment: (String) -> String?) -> NotificationForm? {
        let kind = environment("TERM") ?? ""
        let program = environment("TERM_PROGRAM")?.lowercased() ?? ""
        func isSet(_ names: String...) -> Bool { names.contains { environment($0)?.isEmpty == false } }
        if isSet("KITTY_WINDOW_ID", "KITTY_PID") || kind.hasPrefix("xterm-kitty") { return .kitty }
        if program == "iterm.app" || isSet("ITERM_SESSION_ID") || environment("LC_TERMINAL") == "iTerm2" {
            return .growl
        }
        let knowsURXVT =
            ["ghostty", "wezterm"].contains(program)
            || ["foot", "rxvt-unicode", "xterm-ghostty", "wezterm", "konsole"].contains(where: kind.hasPrefix)
            || isSet("GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE", "KONSOLE_VERSION")
        return knowsURXVT ? .urxvt : nil
    }

    /// Returns the control sequence for a notification. It ends in BEL, not in `ESC \`. Inside GNU Screen, `ESC \`
    /// would end the sequence too early.
    func sequence(for notification: TerminalNotification) -> String {
        let (title, text) = (notification.title, notification.text)
        switch self {
        case .growl:
            let whole = text.isEmpty ? title : "\(title): \(text)"
            // A number at the start could be read as another command of OSC 9.
            return "\u{1B}]9;\(whole.first?.isNumber == true ? "- " : "")\(whole)\u{7}"
        case .urxvt: return "\u{1B}]777;notify;\(title);\(text)\u{7}"
        case .kitty:
            guard !text.isEmpty else { return "\u{1B}]99;;\(title)\u{7}" }
            // The parts of one notification have the same number.
            return "\u{1B}]99;i=1:d=0;\(title)\u{7}\u{1B}]99;i=1:p=body;\(text)\u{7}"
        }
    }
}

/// A program between this program and the terminal. It passes only some control sequences on to the terminal.
enum TerminalMultiplexer {
    case tmux
    case screen

    /// Returns the multiplexer of an environment, or `nil` if there is none.
    static func of(_ environment: (String) -> String?) -> TerminalMultiplexer? {
        if environment("TMUX")?.isEmpty == false { return .tmux }
        if environment("STY")?.isEmpty == false { return .screen }
        return nil
    }

    /// Returns a control sequence in the form that the multiplexer passes on to the terminal. tmux 3.3 and newer
    /// versions pass on this form only if the tmux option `allow-passthrough` is set.
    func passing(_ sequence: String) -> String {
        switch self {
        case .tmux: "\u{1B}Ptmux;\(sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}"))\u{1B}\\"
        case .screen: "\u{1B}P\(sequence)\u{1B}\\"
        }
    }
}

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
