import Foundation
import GRDB
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary
@testable import TerminalTestSupport

@Suite("A notebook whose writer is killed")
struct KilledWriterTests {
    /// The number of kills, from the environment variable `RECIPES_KILLS`.
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap { Int($0) } ?? 20

    /// The seed for the times of the kills, from the environment variable `RECIPES_KILL_SEED`. By default, each run has
    /// another seed. The message of a failure contains it.
    private static let seed =
        ProcessInfo.processInfo.environment["RECIPES_KILL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)

    @Test("A killed writer loses no change that it reported")
    func kills() async throws {
        let fixture = try NotebookFixture([:])
        let output = fixture.folder["output"]
        let program = BuiltProgram("notebook-writer")
        var written = 0
        var moments = SeededNumbers(seed: Self.seed)
        for kill in 0..<Self.kills {
            try Data().write(to: URL(fileURLWithPath: output))
            let process = try SpawnedProcess(
                program.path, [fixture.path, fixture.folder["Cookbook"], String(written)],
                environment: ProcessInfo.processInfo.environment, folder: fixture.folder.path,
                files: ["/dev/null", output, "/dev/null"])
            // The kill comes at any moment, sometimes before the first change; the assertions must hold anyway.
            let start = kill.isMultiple(of: 4) ? nil : output
            process.kill(afterMicroseconds: Int.random(in: 0...150_000, using: &moments), since: start)
            #expect(try await process.end(timeLimit: .seconds(20)).status == 128 + SIGKILL)
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            written = lines.last.flatMap { Int($0) }.map { $0 + 1 } ?? written
            let notebook = fixture.notebook()
            let marks = try notebook.marks(in: fixture.cookbook)
            let favourites = Set(marks.all.filter(\.isFavourite).map(\.title))
            let lost = (0..<written).filter { !favourites.contains("Recipe \($0)") }
            let place = "RECIPES_KILL_SEED=\(Self.seed), kill \(kill)"
            #expect(lost.isEmpty, "\(place)")
            #expect(notebook.takeNotice() == nil, "\(place)")
            let check = try notebook.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
            #expect(check ?? "ok" == "ok", "\(place)")
        }
        #expect(written > 0, "RECIPES_KILL_SEED=\(Self.seed)")
    }
}
