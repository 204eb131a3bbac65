import Terminal

extension TerminalProgram.Ending {
    /// Returns the message for a program that could not be started, or `nil` if the program ran.
    ///
    /// - Parameter advice: What the user can do. It is the end of the message.
    func errorStarting(_ command: String, advice: String) -> String? {
        switch self {
        // A shell exits with status 126 if it cannot execute the program, and with 127 if it cannot find the program.
        case .exited(126), .exited(127): "“\(command)” could not be started; \(advice)"
        case .notStarted(let reason): "“\(command)” could not be started: \(reason); \(advice)"
        case .exited, .killed: nil
        }
    }
}
