/// A program between this one and the terminal, which passes on only the control sequences that it is told to.
enum TerminalMultiplexer {
    case tmux
    case screen

    /// Returns the multiplexer of an environment, or `nil` if there is none.
    static func of(_ environment: (String) -> String?) -> TerminalMultiplexer? {
        if environment("TMUX")?.isEmpty == false { return .tmux }
        if environment("STY")?.isEmpty == false { return .screen }
        return nil
    }

    /// Returns a control sequence in the form that the multiplexer passes on to the terminal. Since version 3.3, tmux
    /// does so only with the option `allow-passthrough`; otherwise it ignores the sequence.
    func passing(_ sequence: String) -> String {
        switch self {
        case .tmux: "\u{1B}Ptmux;\(sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}"))\u{1B}\\"
        case .screen: "\u{1B}P\(sequence)\u{1B}\\"
        }
    }
}
