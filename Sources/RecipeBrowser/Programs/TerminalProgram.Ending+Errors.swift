import Terminal

extension TerminalProgram.Ending {
    /// Returns the message for a program that could not be started, or `nil` if the program ran.
    ///
    /// - Parameter advice: What the user can do. The message ends with it, after a semicolon.
    func errorStarting(_ command: String, advice: String) -> String? {
        switch self {
        // A shell exits with 126 if it cannot run a program, and with 127 if it cannot find it.
        case .exited(126), .exited(127): "“\(command)” could not be started; \(advice)"
        case .notStarted(let reason): "“\(command)” could not be started: \(reason); \(advice)"
        case .exited, .killed: nil
        }
    }
}
