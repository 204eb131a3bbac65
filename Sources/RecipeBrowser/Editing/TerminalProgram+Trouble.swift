import Terminal

extension TerminalProgram.Ending {
    /// What to tell a person whose program did not begin; `nil` where it ran, however it ended.
    ///
    /// - Parameter advice: What to do about it, to stand behind a semicolon.
    func troubleStarting(_ command: String, advice: String) -> String? {
        switch self {
        // What the shell ends with where there is no such program.
        case .exited(126), .exited(127): "“\(command)” could not be started; \(advice)"
        case .notStarted(let reason): "“\(command)” could not be started: \(reason); \(advice)"
        case .exited, .killed: nil
        }
    }
}
