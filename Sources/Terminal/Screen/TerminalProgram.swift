/// Another program that is given the terminal for a while, such as an editor.
public struct TerminalProgram: Hashable, Sendable {
    /// Words for the shell, as people write them into `EDITOR`: `vim`, `code --wait`.
    public var command: String
    /// What follows them, each as it is.
    public var arguments: [String]
    /// What the program reads from standard input in place of the keys; `nil` where it has the keys.
    public var input: String?
    /// What to say, and wait for a key, where the program ends within a second: what it wrote would be gone before anybody
    /// read it. `nil` not to wait.
    public var pause: String?

    /// A program with its arguments.
    public init(_ command: String, arguments: [String] = [], input: String? = nil, pause: String? = nil) {
        self.command = command
        self.arguments = arguments
        self.input = input
        self.pause = pause
    }

    /// How it ended.
    public enum Ending: Hashable, Sendable {
        /// By itself, with a status: 0 where all went well, 127 where there is no such program.
        case exited(Int32)
        /// By a signal.
        case killed(Int32)
        /// It was not begun, for the reason that the system gave.
        case notBegun(String)
    }
}
