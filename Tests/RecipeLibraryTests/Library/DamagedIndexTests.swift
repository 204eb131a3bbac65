import Foundation
import GRDB
import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A damaged or unwritable index")
struct DamagedIndexTests {
    enum Damage: CaseIterable {
        case empty, cutInHalf, zeroed, overwritten, text, otherVersion
    }

    @Test("A damaged index is rebuilt", arguments: Damage.allCases)
    func damaged(_ damage: Damage) async throws {
        let files = Dictionary(uniqueKeysWithValues: (1...300).map { ("\($0).cook", LibraryTrial.soup("Soup \($0)")) })
        let trial = try LibraryTrial(files)
        try await trial.update(trial.library())
        try apply(damage, to: trial.indexPath)
        _ = trial.library().openListing().map(LibraryTrial.rows)
        let library = trial.library()
        let rows = try await trial.rows(library)
        // Damage inside the file may be noticed only when that part is read. In this case, the next update notices it.
        if damage == .zeroed || damage == .overwritten, rows.count != 300 {
            try trial.folder.write(LibraryTrial.soup("Soup 300"), to: "Cookbook/300.cook")
        }
        #expect(try await trial.rows(library).count == 300)
        if damage == .otherVersion {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: trial.indexPath)))
            #expect(bytes[60..<64] != [0, 0, 0, 99], "the index of another version was kept")
        }
    }

    @Test(
        "An index with a number out of range is read, searched, sorted and updated without a crash",
        arguments: [
            "section.count", "section.firstChunk", "section.kind", "file.first", "file.count", "file.done",
            "recipe.number", "recipe.offset", "recipe.length", "recipe.part", "recipe.minutes", "recipe.added",
            "recipe.identity", "recipe.file", "recipe.course", "problem.line", "problem.column", "problem.category",
            "state.generation", "state.recipes", "state.removed", "state.next", "state.changes", "newest.section",
            "newest.row", "newest.added",
        ])
    func outOfRange(column: String) async throws {
        let names = column.split(separator: ".")
        let soups = (1...12).map { ("\($0).cook", LibraryTrial.soup("Soup \($0)")) }
        let others = [("lines.jsonl", (1...3).map { LibraryTrial.line("Stew \($0)") }.joined()), ("bad.json", "{")]
        for value in ["-1", "\(Int.max)", "\(Int.min)", "NULL"] {
            let trial = try LibraryTrial(Dictionary(uniqueKeysWithValues: soups + others))
            let contents = try #require(try await trial.update(trial.library()).last)
            try await DatabaseQueue(path: trial.indexPath).write { index in
                try index.execute(sql: "UPDATE \(names[0]) SET \(names[1]) = \(value)")
            }
            let library = trial.library()
            await Self.readAll(library, contents, trial)
            try trial.folder.write(LibraryTrial.soup("Borscht"), to: "Cookbook/1.cook")
            try await trial.update(library)
            let shown = try #require(try await trial.update(library).last)
            await Self.readAll(library, shown, trial)
        }
    }

    private static func readAll(_ library: IndexedCookbook, _ contents: LibraryContents, _ trial: LibraryTrial) async {
        for listing in [library.openListing(), library.listing(of: contents)].compactMap(\.self) {
            for section in listing.sections.indices {
                for row in 0..<min(20, listing.sections[section].count) {
                    let recipe = listing.recipe(at: row, inSection: section)
                    // `try?`: a recipe at a wrong offset cannot be read.
                    if let recipe { _ = try? library.cookbook.load(recipe) }
                }
            }
            _ = listing.newest()
            _ = listing.indexPath(of: RecipeID(path: trial.folder["Cookbook/3.cook"]))
        }
        for query in ["soup", "\"boil leek\"", "step:boi time:<30", "course:soup", "sopu"] {
            // `try?`: the damage may be found here.
            try? await LibrarySearch(library).search(SearchQuery.parse(query).query, limit: 9) { _ in }
        }
        for arrangement in [ListArrangement(order: .time), ListArrangement(order: .added)] {
            _ = try? library.arranged(contents, by: arrangement)
        }
        var wanted = WantedRecipes()
        wanted.add(title: "Soup 2")
        wanted.add(path: trial.folder["Cookbook/lines.jsonl"])
        _ = library.recipes(wanted)
    }

    @Test("An index that was deleted or replaced is read and written at its place", arguments: [false, true])
    func replaced(byOther isReplaced: Bool) async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Aspic"), "b.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        let first = try #require(try await trial.update(library).last)
        let shown = try #require(library.listing(of: first))
        #expect(LibraryTrial.rows(shown) == ["Soups: Aspic", "Soups: Broth"])
        for file in IndexLocation.files(ofIndexAt: trial.indexPath) {
            try? FileManager.default.removeItem(atPath: file)
        }
        if isReplaced {
            // The numbers of recipes in the new index mean other recipes.
            try FileManager.default.removeItem(atPath: trial.folder["Cookbook/a.cook"])
            try await trial.update(trial.library())
            try trial.folder.write(LibraryTrial.soup("Aspic"), to: "Cookbook/a.cook")
        }
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/c.cook")
        let contents = try #require(try await trial.update(library).last)
        #expect(contents.notice == nil && contents.generation > first.generation)
        let listing = try #require(library.listing(of: contents, replacing: shown))
        let rows = ["Soups: Aspic", "Soups: Broth", "Soups: Chowder"]
        #expect(LibraryTrial.rows(listing) == rows)
        let stored = try #require(trial.library().openListing())
        #expect(LibraryTrial.rows(stored) == rows && stored.contents.generation == contents.generation)
    }

    private func apply(_ damage: Damage, to path: String) throws {
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        for file in IndexLocation.files(ofIndexAt: path).dropFirst() {
            try? FileManager.default.removeItem(atPath: file)
        }
        switch damage {
        case .empty: bytes = []
        case .cutInHalf: bytes = Array(bytes.prefix(bytes.count / 2))
        case .zeroed: bytes = [UInt8](repeating: 0, count: bytes.count)
        case .overwritten: for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
        case .text: bytes = Array("This is no index.".utf8)
        case .otherVersion: bytes[60...63] = [0, 0, 0, 99]
        }
        if damage == .otherVersion { bytes[68...71] = [1, 2, 3, 4] }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    @Test("An index is in memory with a notice if its folder is read-only", .asOrdinaryUser)
    func readOnly() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try trial.folder.setPermissions(0o500, of: "index")
        defer { try? trial.folder.setPermissions(0o700, of: "index") }
        try await expectInMemory(trial)
    }

    @Test("An index is in memory with a notice if its folder cannot be created")
    func noFolder() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try FileManager.default.removeItem(atPath: trial.folder["index"])
        try trial.folder.write("a file", to: "index")
        try await expectInMemory(trial)
    }

    @Test("An index is in memory with a notice if the disk is full")
    func full() async throws {
        let lines = (1...5000).map { LibraryTrial.line("Soup \($0)", ["\($0) leeks"]) }.joined()
        let trial = try LibraryTrial(["soups.jsonl": lines])
        let library = IndexedCookbook(trial.cookbook, folder: trial.folder["index"], pageLimit: 50)
        let contents = try #require(try await trial.update(library).last)
        #expect(contents.notice?.contains("the disk is full") == true)
        #expect(contents.numberOfRecipes == 5000)
        #expect(library.listing(of: contents)?.recipe(at: 0, inSection: 0)?.title == "Soup 1")
    }

    private func expectInMemory(_ trial: LibraryTrial) async throws {
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        #expect(contents.notice?.contains("cannot be kept") == true)
        let listing = try #require(library.listing(of: contents))
        #expect(LibraryTrial.rows(listing) == ["Soups: Broth"])
        let results = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse("leek").query, limit: 10) { await results.take($0) }
        #expect(await results.last?.count == 1)
    }

    @Test("The index of one small file is in memory")
    func smallFile() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")], at: "a.cook")
        let contents = try #require(try await trial.update(trial.library()).last)
        #expect(contents.numberOfRecipes == 1)
        #expect(contents.notice == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: trial.folder["index"]).isEmpty)
    }
}
