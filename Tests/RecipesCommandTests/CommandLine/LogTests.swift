import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("The log file")
struct LogTests {
    private static let log = "home/.local/state/recipes/recipes.log"

    private func damagedNotebook() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write("no database, but longer than its header", to: "home/.local/share/recipes/notebook.sqlite")
        return scratch
    }

    private func search(_ scratch: ScratchFolder, _ environment: [String: String?] = [:]) async throws -> CommandRun {
        try await recipes("search", "rating:4", "Cookbook", in: scratch, environment: environment)
    }

    private func mode(_ scratch: ScratchFolder, _ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: scratch.path(name))[.posixPermissions] as? Int
    }

    @Test("A problem is logged in the state folder, readable only by the user")
    func line() async throws {
        let scratch = try damagedNotebook()
        _ = try await search(scratch)
        let line = try #require(try scratch.read(Self.log).split(separator: "\n").first)
        #expect(line.contains("Z ") && line.contains(" warning recipes.library.notebook: The damaged notebook "))
        #expect(try mode(scratch, Self.log) == 0o600)
        #expect(try mode(scratch, "home/.local/state/recipes") == 0o700)
    }

    @Test("Without a problem nothing is created")
    func nothing() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        #expect(try await search(scratch).status == 0)
        #expect(try await recipes("list", "Cookbook", in: scratch).status == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.path("home/.local/state")))
    }

    @Test("A full log is renamed, and a new log begins")
    func full() async throws {
        let scratch = try damagedNotebook()
        let old = String(repeating: "x", count: 256 << 10)
        try scratch.write(old, to: Self.log)
        _ = try await search(scratch)
        #expect(try scratch.read(Self.log + ".old") == old)
        #expect(try scratch.read(Self.log).contains("recipes.library.notebook"))
        #expect(try mode(scratch, Self.log) == 0o600)
    }

    @Test("A log that cannot be written changes neither output nor exit status")
    func unwritable() async throws {
        let scratch = try damagedNotebook()
        try scratch.write("a file", to: "home/.local/state")
        let run = try await search(scratch)
        try scratch.write("no database, but longer than its header", to: "home/.local/share/recipes/notebook.sqlite")
        let other = try await search(scratch, ["XDG_STATE_HOME": scratch.path("tmp/state")])
        #expect((run.output, run.status) == (other.output, other.status))
        #expect(run.errorLines.count == other.errorLines.count)
        #expect(try scratch.read("home/.local/state") == "a file")
        #expect(FileManager.default.fileExists(atPath: scratch.path("tmp/state/recipes/recipes.log")))
    }
}
