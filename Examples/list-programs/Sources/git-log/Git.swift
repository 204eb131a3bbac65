import Foundation

struct Commit: Equatable, Sendable {
    var hash: String
    var day: String
    var time: String
    var author: String
    var subject: String
}

/// What a commit says and changes.
struct CommitContent: Sendable {
    struct File: Sendable {
        var name: String
        var lines: [String]
    }

    var message: String
    var files: [File]
}

/// A repository, read with the program git.
struct Git: Sendable {
    var folder: String

    static let pageSize = 200

    /// Reads a page of the log.
    func log(skip: Int) async throws -> [Commit] {
        let text = try run(
            "log", "--skip=\(skip)", "--max-count=\(Self.pageSize)", "--date=format:%A %d %B %Y\u{1F}%H:%M",
            "--format=%h\u{1F}%cd\u{1F}%an\u{1F}%s")
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5 else { return nil }
            return Commit(hash: parts[0], day: parts[1], time: parts[2], author: parts[3], subject: parts[4])
        }
    }

    /// Reads the message of a commit and its changes.
    func content(of commit: Commit) async throws -> CommitContent {
        // While the user holds an arrow key, no program is started for the commits on the way.
        try await Task.sleep(for: .milliseconds(60))
        let text = try run("show", "--diff-merges=first-parent", "--format=%B", "--patch", commit.hash)
        var content = CommitContent(message: "", files: [])
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("diff --git ") {
                let name = line.split(separator: " b/").last ?? line
                content.files.append(.init(name: String(name), lines: []))
            } else if content.files.isEmpty {
                content.message += line + "\n"
            } else {
                content.files[content.files.count - 1].lines.append(String(line).replacing("\t", with: "    "))
            }
        }
        return content
    }

    private func run(_ arguments: String...) throws -> String {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder, "--no-pager"] + arguments
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let reason = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(reason: String(decoding: reason, as: UTF8.self)) }
        return String(decoding: data, as: UTF8.self)
    }

    struct Failure: Error, CustomStringConvertible {
        var reason: String
        var description: String { reason.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
