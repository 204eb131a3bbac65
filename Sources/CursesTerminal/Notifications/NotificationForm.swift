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
