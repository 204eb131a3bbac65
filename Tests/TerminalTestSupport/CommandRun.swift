import Foundation

/// What a command did: what it printed where, and how it ended.
struct CommandRun: Sendable, CustomStringConvertible {
    var output: String
    var error: String
    /// What it returned, or 128 and the number of the signal that ended it, as a shell says it.
    var status: Int32
    /// Whether it had to be killed because it did not end.
    var isTimedOut: Bool

    var description: String { "status \(status)\(isTimedOut ? ", timed out" : "")\n\(output)\n-- error:\n\(error)" }

    /// Each line that was printed.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    var errorLines: [String] { error.split(separator: "\n").map(String.init) }
}

/// A command with all that it sees: arguments, environment, files.
struct CommandCall: Sendable {
    var executable: String
    var arguments: [String]
    var environment: [String: String]
    var folder: String
    var input = ""
    var timeLimit = Duration.seconds(20)

    /// Runs it to its end, or to the time limit.
    func run() async throws -> CommandRun {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("recipes-run-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files rather than pipes: nothing has to be emptied while the command runs.
        let files = ["input", "output", "error"].map { scratch.appendingPathComponent($0) }
        for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }

        let process = try SpawnedProcess(
            executable, arguments, environment: environment, folder: folder, files: files.map(\.path))
        let (status, isTimedOut) = try await process.end(timeLimit: timeLimit.stretched)
        return CommandRun(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self), status: status,
            isTimedOut: isTimedOut)
    }
}

extension [String: String] {
    /// With these variables set, and those that are `nil` unset.
    func overridden(by changes: [String: String?]) -> [String: String] {
        var result = self
        for (name, value) in changes { result[name] = value }
        return result
    }
}
