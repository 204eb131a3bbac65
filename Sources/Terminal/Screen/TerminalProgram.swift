#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Another program to run in the terminal, such as an editor.
public struct TerminalProgram: Hashable, Sendable {
    /// The command for the shell, as in the variable `EDITOR`: `vim`, `code --wait`.
    public var command: String
    /// The arguments after the command. The shell does not interpret them.
    public var arguments: [String]
    /// The text for standard input. If `nil`, the program reads from the terminal.
    public var input: String?
    /// The prompt to show if the program ran but ended within a second. If `nil`, no prompt is shown.
    ///
    /// Without a prompt, the user could not read the output of a program that ends at once. The output remains visible
    /// until the user presses a key.
    public var pause: String?

    /// Creates a program to run.
    public init(_ command: String, arguments: [String] = [], input: String? = nil, pause: String? = nil) {
        self.command = command
        self.arguments = arguments
        self.input = input
        self.pause = pause
    }

    /// How a program ended.
    public enum Ending: Hashable, Sendable {
        /// The program exited with a status: 0 for success, 127 if the shell did not find the program.
        case exited(Int32)
        /// A signal ended the program. The value is the number of the signal.
        case killed(Int32)
        /// The program could not be started. The value is the reason as a text.
        case notStarted(String)
    }
}

extension Termination {
    /// Ends the process with the signal that asked the program to end. The parent process then sees that the process
    /// ended by this signal. A ``hangUp`` counts as SIGHUP.
    ///
    /// Call this method after the screen is closed. For SIGINT, which Ctrl-C sends, the method does nothing: the
    /// program ends in the normal way, as with `q`.
    public func end() {
        let number =
            switch self {
            case .signal(let number): number
            case .hangUp: SIGHUP
            }
        guard number != SIGINT else { return }
        endProcess(by: number)
    }
}

private func endProcess(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
}
