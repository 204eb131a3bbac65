import Foundation

/// The result of a command: its output and its exit status.
struct CommandRun: Sendable, CustomStringConvertible {
    var output: String
    var error: String
    /// The exit status, or 128 plus the signal number.
    var status: Int32
    /// Whether the command was killed after the time limit.
    var isTimedOut: Bool

    var description: String { "status \(status)\(isTimedOut ? ", timed out" : "")\n\(output)\n-- error:\n\(error)" }

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    var errorLines: [String] { error.split(separator: "\n").map(String.init) }
}

/// A command to run: program, arguments, environment and files.
struct CommandCall: Sendable {
    var executable: String
    var arguments: [String]
    var environment: [String: String]
    var folder: String
    var input = ""
    var timeLimit = Duration.seconds(20)

    /// Runs the command until it ends or the time limit is over.
    func run() async throws -> CommandRun {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("recipes-run-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // The input and the output are files and not pipes, so that the test need not read while the command runs.
        let files = ["input", "output", "error"].map { scratch.appendingPathComponent($0) }
        for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }

        let process = try SpawnedProcess(
            executable, arguments, environment: environment, folder: folder, files: files.map(\.path))
        let (status, isTimedOut) = try await process.end(timeLimit: timeLimit)
        return CommandRun(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), status: status,
            isTimedOut: isTimedOut)
    }
}

extension [String: String] {
    /// Returns the variables with some changes. The change `nil` removes a variable.
    func overridden(by changes: [String: String?]) -> [String: String] {
        var result = self
        for (name, value) in changes { result[name] = value }
        return result
    }
}
