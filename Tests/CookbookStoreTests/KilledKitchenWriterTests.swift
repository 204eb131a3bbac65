import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary
@testable import TerminalTestSupport

/// Kills a program while it writes the shopping list, the ticks, the pantry and the plan. `RECIPES_KILLS` sets the
/// number of kills; 20 by default.
@Suite("A program that is killed while it writes kitchen files")
struct KilledKitchenWriterTests {
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap { Int($0) } ?? 20
    private static let seed =
        ProcessInfo.processInfo.environment["RECIPES_KILL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
    private static let names = [".shopping-list", ".shopping-checked", "config/pantry.conf", "Week.menu"]

    @Test("After a kill, each kitchen file is the old one or the new one as a whole, and no reported change is lost")
    func kills() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Book")
        let output = folder["output"]
        let program = BuiltProgram("notebook-writer")
        var written = 0
        var moments = SeededNumbers(seed: Self.seed)
        for kill in 0..<Self.kills {
            try Data().write(to: URL(fileURLWithPath: output))
            try folder.write("", to: "errors")
            let process = try SpawnedProcess(
                program.path, ["kitchen", folder["Book"], String(written + 1)],
                environment: ProcessInfo.processInfo.environment, folder: folder.path,
                files: ["/dev/null", output, folder["errors"]])
            // The kill comes at any moment, sometimes before the first change; the assertions must hold anyway.
            let start = kill.isMultiple(of: 4) ? nil : output
            process.kill(afterMicroseconds: Int.random(in: 0...250_000, using: &moments), since: start)
            let status = try await process.end(timeLimit: .seconds(20)).status
            let errors = (try? String(contentsOfFile: folder["errors"], encoding: .utf8)) ?? ""
            #expect(status == 128 + SIGKILL, "\(errors)")
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            written = lines.last.flatMap { Int($0) } ?? written
            let place = "RECIPES_KILL_SEED=\(Self.seed), kill \(kill)"
            for (remainder, name) in Self.names.enumerated() {
                try check(folder, "Book/\(name)", remainder, written, place)
            }
        }
        #expect(written > 0)
        print("killed kitchen writer: \(Self.kills) kills, \(written) changes")
    }

    /// Expects that a file contains one complete text: that of its last reported change, or that of the next change if
    /// this file is changed next.
    private func check(
        _ folder: TemporaryFolder, _ name: String, _ remainder: Int, _ written: Int, _ place: String
    ) throws {
        let last = written - (written - remainder + 4) % 4
        guard let text = try? String(contentsOfFile: folder[name], encoding: .utf8) else {
            #expect(last < 1, "\(place): \(name) is lost")
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let number = try #require(lines.first.flatMap { Int($0.dropFirst(2)) }, "\(place): \(name)")
        #expect(number == last || number == written + 1, "\(place): \(name) has \(number), reported \(written)")
        #expect(lines.allSatisfy { $0 == lines.first }, "\(place): \(name)")
        #expect(lines.count == 1 + number * 37 % 4000, "\(place): \(name) has \(lines.count) lines")
    }
}
