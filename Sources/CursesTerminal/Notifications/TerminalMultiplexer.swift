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
