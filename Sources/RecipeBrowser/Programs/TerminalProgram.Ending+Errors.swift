import Terminal

extension TerminalProgram.Ending {
    /// Returns the error message for a program that could not be started, or `nil` if the program was started.
    ///
    /// - Parameters:
    ///   - command: The command line of the program.
    ///   - advice: The end of the message: what the user can do.
    func errorStarting(_ command: String, advice: String) -> String? {
        switch self {
        // A shell exits with status 126 if it cannot execute the program, and with 127 if it cannot find the program.
        case .exited(126), .exited(127): "“\(command)” could not be started; \(advice)"
        case .notStarted(let reason): "“\(command)” could not be started: \(reason); \(advice)"
        case .exited, .killed: nil
        }
    }
}
