import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary
@testable import TerminalTestSupport

/// Kills a program while it edits, renames and deletes a file. `RECIPES_KILLS` sets the number of kills; 20 by default.
@Suite("An editing program that is killed")
struct KilledEditorTests {
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap { Int($0) } ?? 20
    private static let seed =
        ProcessInfo.processInfo.environment["RECIPES_KILL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)

    @Test("After a kill, the file has its old or its new text as a whole, and no reported edit is lost")
    func kills() async throws {
        let folder = try TemporaryFolder()
        try folder.write("-- 0\n", to: "Book/Soup.cook")
        let output = folder["output"]
        let program = BuiltProgram("notebook-writer")
        var written = 0
        var moments = SeededNumbers(seed: Self.seed)
        for kill in 0..<Self.kills {
            try Data().write(to: URL(fileURLWithPath: output))
            try folder.write("", to: "errors")
            let process = try SpawnedProcess(
                program.path, ["edit", folder.path, String(written + 1)],
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
            try check(folder, written, "RECIPES_KILL_SEED=\(Self.seed), kill \(kill)")
        }
        #expect(written > 0)
        print("killed editor: \(Self.kills) kills, \(written) edits")
    }

    /// Expects that one complete text exists, under one of the names that the file can have. It is the last text that
    /// the program reported or the next one.
    private func check(_ folder: TemporaryFolder, _ written: Int, _ place: String) throws {
        let places = ["Book/Soup.cook", "Book/Broth.cook", "data/Trash/files/Soup.cook"]
        let found = places.filter { FileManager.default.fileExists(atPath: folder[$0]) }
        let first = try #require(found.first, "\(place): the file is lost")
        for name in found {
            let lines = try String(contentsOfFile: folder[name], encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let number = try #require(lines.first.flatMap { Int($0.dropFirst(3)) }, "\(place)")
            #expect(number == written || number == written + 1, "\(place): \(name) has \(number), reported \(written)")
            #expect(lines.allSatisfy { $0 == lines.first }, "\(place)")
            #expect(number == 0 || lines.count == 1 + number * 37 % 4000, "\(place): \(name) has \(lines.count) lines")
        }
        // The next program expects the file under its original name.
        if first != places[0] { try FileManager.default.moveItem(atPath: folder[first], toPath: folder[places[0]]) }
        for name in found.dropFirst() { try FileManager.default.removeItem(atPath: folder[name]) }
        try? FileManager.default.removeItem(atPath: folder["data"])
    }
}
