import Foundation

@testable import TerminalTestSupport

/// The programs of `Examples/list-programs`, if `make examples` has built them and `LIST_PROGRAMS` is set to their
/// folder.
enum ListProgram: String {
    case processes = "process-list"
    case log = "log-reader"
    case mail = "mail-reader"
    case files = "file-tree"
    case settings = "settings-form"
    case gitLog = "git-log"
    case todos = "to-do"

    static let folder = ProcessInfo.processInfo.environment["LIST_PROGRAMS"]

    /// Starts the program in a terminal, and calls a closure with the terminal.
    ///
    /// - Parameters:
    ///   - argument: The path of a file or folder in the scratch folder, or `nil` for no argument.
    ///   - scratch: The scratch folder, or `nil` for a new one.
    ///   - columns: The width of the terminal.
    ///   - rows: The height of the terminal.
    ///   - body: Receives the terminal.
    func run(
        _ argument: String? = nil, in scratch: ScratchFolder? = nil, columns: Int = 80, rows: Int = 24,
        _ body: (TmuxSession) async throws -> Void
    ) async throws {
        let scratch = try scratch ?? ScratchFolder()
        let path = "\(Self.folder ?? "")/\(rawValue)"
        try await TmuxSession.run(columns: columns, rows: rows, in: scratch) { terminal in
            let argument = argument.map { " '\(scratch.path($0))'" } ?? ""
            try await terminal.type("'\(path)'\(argument); echo status $?")
            try await terminal.waitFor("the program", within: .seconds(30)) { $0.footer.contains(" quit") }
            try await body(terminal)
        }
    }
}

extension TmuxSession {
    /// Waits until the program has ended without an error.
    func waitForEnd(line: Int = #line) async throws {
        try await waitFor("the shell", line: line) { $0.lines.contains("status 0") }
    }
}
