import Foundation
import GRDB
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary
@testable import TerminalTestSupport

/// Kills a program while it makes changes of several steps. `RECIPES_KILLS` sets the number of kills; 20 by default.
@Suite("A store that is killed")
struct KilledStoreTests {
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap { Int($0) } ?? 20
    private static let seed =
        ProcessInfo.processInfo.environment["RECIPES_KILL_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)

    private static let files = [
        "Soup.cook": "---\ntitle: Soup\n---\n\nBoil @leek{1}.\n", "Soup.jpg": "a picture", "Soup.1.jpg": "a step",
        "Broth.cook": "---\ntitle: Broth\n---\n\nBoil @bones{1%kg}.\n",
        "Plan.menu": "---\ntitle: Plan\n---\n\n== 2026-11-28 ==\n\nDinner:\n- @./Soup{}\n",
        ".shopping-list": "./Soup\nbread\n",
    ]

    @Test("After a kill, each change was made as a whole or not at all, and nothing that was reported is lost")
    @MainActor
    func kills() async throws {
        let expected = try states()
        let program = BuiltProgram("notebook-writer")
        var moments = SeededNumbers(seed: Self.seed)
        var total = 0
        for kill in 0..<Self.kills {
            let folder = try Self.cookbook()
            let output = folder["output"]
            try Data().write(to: URL(fileURLWithPath: output))
            let process = try SpawnedProcess(
                program.path, ["store", folder.path, "0"], environment: ProcessInfo.processInfo.environment,
                folder: folder.path, files: ["/dev/null", output, folder["errors"]])
            // The kill comes at any moment, sometimes before the first change; the assertions must hold anyway.
            let start = kill.isMultiple(of: 4) ? nil : output
            process.kill(afterMicroseconds: Int.random(in: 20_000...300_000, using: &moments), since: start)
            let status = try await process.end(timeLimit: .seconds(20)).status
            let errors = (try? String(contentsOfFile: folder["errors"], encoding: .utf8)) ?? ""
            #expect(status == 128 + SIGKILL, "\(errors)")
            let count = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").count
            total += count
            // The next start takes back what was not finished.
            _ = try store(folder).changeNow { _ throws(EditingError) in }
            let state = try state(of: folder)
            let rows = try Self.dump(folder)
            #expect(
                state == expected[count % 8] || state == expected[(count + 1) % 8],
                """
                RECIPES_KILL_SEED=\(Self.seed), kill \(kill) after \(count) changes:
                \(state.filter { expected[count % 8][$0.key] != $0.value })
                \(expected[count % 8].filter { state[$0.key] != $0.value })
                \(rows)
                """)
            let left = try? FileManager.default.contentsOfDirectory(atPath: folder["data/unfinished"])
            #expect((left ?? []).isEmpty)
        }
        #expect(total > Self.kills)
        print("killed store: \(Self.kills) kills, \(total) changes, seed \(Self.seed)")
    }

    private static func dump(_ folder: TemporaryFolder) throws -> [String] {
        try DatabaseQueue(path: folder["data/notebook.sqlite"]).read { db in
            try Row.fetchAll(db, sql: "SELECT id, path, title, rating, content FROM recipe").map { "\($0)" }
        }
    }

    private static func cookbook() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: "Book/\(name)") }
        try folder.write("", to: "errors")
        try folder.makeFolder("data")
        let rated = RecipeFingerprint(RecipeID(path: folder["Book/Soup.cook"]), title: "Soup")
        try Notebook(path: folder["data/notebook.sqlite"])
            .apply([.rating(4)], to: rated, in: Cookbook(paths: [folder["Book"]]))
        return folder
    }

    @MainActor
    private func store(_ folder: TemporaryFolder) throws -> Store {
        let data = folder["data"]
        return Store(
            of: try Cookbook(paths: [folder["Book"]]), notebook: Notebook(path: data + "/notebook.sqlite"),
            trash: Trash { $0 == "XDG_DATA_HOME" ? data : nil })
    }

    /// The states after 0, 1, … 7 changes of the helper.
    @MainActor
    private func states() throws -> [[String: String]] {
        let folder = try Self.cookbook()
        let store = try store(folder)
        let book = folder["Book"]
        var states = [try state(of: folder)]
        for number in 0..<4 {
            _ = try store.changeNow("A change") { edits throws(EditingError) in try Self.change(number, edits, book) }
            states.append(try state(of: folder))
            _ = store.undoNow()
            #expect(try state(of: folder) == states[0])
            states.append(states[0])
        }
        #expect(Set(states).count == 5)
        return Array(states.prefix(8))
    }

    /// What the helper does, in this order.
    private static func change(_ number: Int, _ edits: Edits, _ book: String) throws(EditingError) {
        let (soup, broth) = (book + "/Soup.cook", book + "/Broth.cook")
        switch number {
        case 0: try edits.rename(soup, toRecipeTitle: "Leek soup")
        case 1: try edits.delete(soup)
        case 2:
            try edits.kitchen.folder.update(".shopping-list") { _ in Array("milk\n".utf8) }
            try edits.kitchen.folder.update("config/pantry.conf") { _ in Array("[fridge]\nmilk = \"1%l\"\n".utf8) }
            edits.note(RecipeSummary(id: RecipeID(path: soup), title: "Soup")) { _ in [.favourite(true)] }
        default:
            _ = try edits.merge(soup, into: broth) { details in
                var details = details
                details.tags = "merged"
                return details
            }
            try edits.follow(from: soup, to: broth)
        }
    }

    /// The files of the cookbook and of the trash, and the favourites.
    private func state(of folder: TemporaryFolder) throws -> [String: String] {
        var state: [String: String] = [:]
        for root in ["Book", "data/Trash/files", "data/Trash/info"] {
            for name in FileManager.default.enumerator(atPath: folder[root]) ?? .init() {
                // A draft that nobody finished is removed when it is an hour old.
                guard let name = name as? String, !name.contains(".recipes-"),
                    let text = try? String(contentsOfFile: folder["\(root)/\(name)"], encoding: .utf8)
                else { continue }
                // The trash may know a file that has not come into it.
                let file = "data/Trash/files/" + name.dropLast(".trashinfo".count)
                if root.hasSuffix("info"), state[file] == nil { continue }
                state["\(root)/\(name)"] = root.hasSuffix("info") ? "" : text
            }
        }
        let notebook = Notebook(path: folder["data/notebook.sqlite"])
        let marks = try notebook.marks(in: try Cookbook(paths: [folder["Book"]]))
        state["favourites"] = marks.all.filter(\.isFavourite).map(\.title).joined()
        // The entry is at the path of its recipe, also if this is in the trash.
        let rated = marks.all.filter { $0.rating == 4 }.map { $0.id.path.replacing(folder["Book"], with: "") }
        state["rated"] = rated.joined()
        return state
    }
}
