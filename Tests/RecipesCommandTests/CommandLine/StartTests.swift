import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

/// The program on systems that lack what every program expects.
@Suite("Starting on a poor system", .timeLimit(.minutes(TimeLimit.minutes)))
struct StartTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("---\ntitle: Leek soup\n---\nBoil @leeks{2}.\n", to: "A/soup.cook")
    }

    /// Shows the list of recipes in a terminal and quits. Returns the exit status.
    private func browse(_ environment: [String: String?]) async throws -> Int32 {
        let terminal = try RawTerminal(.recipes, ["A"], in: scratch, environment: environment)
        try await terminal.waitFor("Leek soup")
        try await terminal.send("q")
        return try await terminal.end()
    }

    @Test(
        "Without locks of files, the cookbook is read, and the log says why no index is kept",
        arguments: [ENOLCK, ENOSYS, EOPNOTSUPP, EIO], [nil, "1"] as [String?])
    func locks(_ error: Int32, _ noRecordLocks: String?) async throws {
        let library = try await PreloadedLibrary.build("no-locks", in: scratch)
        let environment = ["LD_PRELOAD": library, "LOCK_ERROR": "\(error)", "NO_RECORD_LOCKS": noRecordLocks]
        #expect(try await browse(environment) == 0)
        for command in [["list", "A"], ["search", "soup", "A"]] {
            let run = try await recipes(command, in: scratch, environment: environment)
            #expect(run.status == 0 && run.output.contains("Leek soup"), "\(run)")
        }
        let log = try String(contentsOfFile: scratch.path("home/.local/state/recipes/recipes.log"), encoding: .utf8)
        #expect(log.contains("cannot lock"), "\(log)")
    }

    @Test(
        "If too few threads can be started, the program says so and ends, or works",
        arguments: 0...6)
    func threads(_ limit: Int) async throws {
        let library = try await PreloadedLibrary.build("few-threads", in: scratch)
        let environment = ["LD_PRELOAD": library, "THREAD_LIMIT": "\(limit)"]
        let words = "ulimit -u"
        for command in [["list", "A"], ["search", "soup", "A"], ["check", "A"], ["show", "A/soup.cook"]] {
            let run = try await recipes(command, in: scratch, environment: environment)
            #expect(run.status == 0 || run.status == 71 && run.error.contains(words), "\(command): \(run)")
            #expect(run.errorLines.count == (run.status == 0 ? 0 : 1))
        }
        let terminal = try RawTerminal(.recipes, ["A"], in: scratch, environment: environment)
        // If the program ends at once, the list does not appear, and nobody reads the key.
        _ = try? await terminal.waitFor("Leek soup")
        try? await terminal.send("q")
        let status = try await terminal.end()
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(status == 0 || status == 71 && output.contains(words), "\(status) \(output)")
        #expect(limit > 0 || status == 71)
    }

    private static let canUnmount: Bool = {
        guard getuid() == 0 else { return false }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "unshare -m mount -t tmpfs none /proc 2>/dev/null"]
        return (try? process.run()) != nil
            && {
                process.waitUntilExit(); return process.terminationStatus == 0
            }()
    }()

    @Test(
        "Without /proc, the program starts and has its arguments",
        .enabled(if: canUnmount, "only root can start a program without /proc"))
    func proc() async throws {
        let start = "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$@\"' sh \"$RECIPES\""
        for (arguments, expected) in [
            ("--version", "recipes "), ("list A", "Leek soup"), ("search soup A", "Leek soup"),
            ("show A/soup.cook", "leeks"),
        ] {
            let run = try await shell("\(start) \(arguments)", in: scratch)
            #expect(run.status == 0 && run.output.contains(expected), "\(arguments): \(run)")
        }
    }

    @Test(
        "Without a home folder, a cache or a folder for temporary files, the program starts",
        arguments: [
            ["HOME": nil], ["HOME": ""], ["HOME": "/nowhere"], ["TMPDIR": "/nowhere"], ["XDG_CACHE_HOME": "/dev/null"],
            [
                "XDG_CACHE_HOME": "/proc", "XDG_DATA_HOME": "/proc", "XDG_STATE_HOME": "/proc",
                "XDG_CONFIG_HOME": "/proc",
            ],
            ["XDG_DATA_HOME": "/dev/null", "XDG_STATE_HOME": "/dev/null"], ["PATH": ""], ["USER": nil, "LOGNAME": nil],
        ] as [[String: String?]])
    func folders(_ environment: [String: String?]) async throws {
        #expect(try await browse(environment) == 0)
        for command in [["list", "A"], ["search", "soup", "A"], ["--version"]] {
            let run = try await recipes(command, in: scratch, environment: environment)
            #expect(run.status == 0 && !run.output.isEmpty, "\(run)")
        }
    }
}
