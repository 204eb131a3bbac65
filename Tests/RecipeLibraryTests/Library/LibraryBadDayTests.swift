import Foundation
import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A library whose files change during reading")
struct LibraryBadDayTests {
    @Test(
        "An update reads a file whose modification time changed to the past or the future",
        arguments: [-800_000_000.0, 800_000_000])
    func clock(_ seconds: Double) async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        #expect(try await trial.rows(trial.library()) == ["Soups: Broth"])
        // The new text has the same length and overwrites the same file, so only the modification time is different.
        let handle = try #require(FileHandle(forWritingAtPath: trial.folder["Cookbook/a.cook"]))
        try handle.write(contentsOf: Data(LibraryTrial.soup("Crema").utf8))
        try handle.close()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: trial.folder["Cookbook/a.cook"])
        #expect(try await trial.rows(trial.library()) == ["Soups: Crema"])
    }

    @Test("Dates and sizes of files that no clock and no disk has are no obstacle")
    func absurdStamps() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth"), "b.cook": LibraryTrial.soup("Bisque")])
        for (name, year) in [("a.cook", 2400), ("b.cook", 1800)] {
            var times = [timespec(tv_sec: (year - 1970) * 31_556_952, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 0)]
            times[1] = times[0]
            #expect(utimensat(AT_FDCWD, trial.folder["Cookbook/\(name)"], times, 0) == 0)
        }
        #expect(try await trial.rows(trial.library()) == ["Soups: Bisque", "Soups: Broth"])
        let walk = trial.cookbook.list()
        let stamp = FileStamp(size: .max, mtime: 1, inode: 1)
        let comparison = FolderComparison(walk, walk.files.map { _ in stamp }, [])
        #expect(comparison.size > 0)
        var run = UpdateRun(size: comparison.size, showsParts: true, listed: 0)
        var batch = IndexBatch()
        batch.recipes = Array(repeating: IndexBatch.Recipe(), count: 2000)
        batch.files = [IndexBatch.File(entry: walk.files[0], stamp: stamp)]
        run.add(batch)
        #expect(run.expectedRecipes == 4000)
    }

    @Test("The next update reads a file again that was replaced during reading")
    func changesWhileRead() async throws {
        let trial = try LibraryTrial(["soups.jsonl": (1...6000).map { LibraryTrial.line("Soup \($0)") }.joined()])
        try await disturb(trial.library()) {
            try trial.folder.write(
                (1...40).map { LibraryTrial.line("Stew \($0)") }.joined(), to: "Cookbook/soups.jsonl")
        }
        let rows = try await trial.rows(trial.library())
        #expect(rows.count == 40)
        #expect(rows.allSatisfy { $0.contains("Stew") })
    }

    @Test("After an update that was cancelled before its listing, the next update lists the existing files")
    func cancelledBeforeListing() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth"), "b.cook": LibraryTrial.soup("Stew")])
        let library = trial.library()
        #expect(try await trial.rows(library) == ["Soups: Broth", "Soups: Stew"])
        try trial.folder.write(LibraryTrial.soup("Consommé"), to: "Cookbook/a.cook")
        let update = Task {
            try await library.update { _ in withUnsafeCurrentTask { $0?.cancel() } }
        }
        try await update.value
        #expect(try await trial.rows(library) == ["Soups: Consommé", "Soups: Stew"])
    }

    @Test("An update continues if a folder disappears")
    func folderVanishes() async throws {
        var files: [String: String] = [:]
        for number in 1...100 { files["A/\(number).cook"] = LibraryTrial.soup("Soup \(number)") }
        for number in 1...1200 { files["B/\(number).cook"] = LibraryTrial.soup("Stew \(number)") }
        let trial = try LibraryTrial(files)
        try await disturb(trial.library()) {
            try FileManager.default.removeItem(atPath: trial.folder["Cookbook/B"])
        }
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        #expect(contents.numberOfRecipes == 100)
        #expect(contents.unreadable.isEmpty)
    }

    @Test("An update reports a pipe without waiting for it")
    func pipe() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        for name in ["pipe.cook", "pipe.jsonl"] {
            #expect(mkfifo(trial.folder["Cookbook/\(name)"], 0o600) == 0)
        }
        let contents = try #require(try await trial.update(trial.library()).last)
        #expect(contents.numberOfRecipes == 1)
        #expect(contents.unreadable.map { ($0.id.path as NSString).lastPathComponent } == ["pipe.cook", "pipe.jsonl"])
    }

    @Test("A library is listed and searched during an update")
    func usableMeanwhile() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try await trial.update(trial.library())
        for number in 1...300 {
            try trial.folder.write(LibraryTrial.soup("Soup \(number)"), to: "Cookbook/\(number).cook")
        }
        let library = trial.library()
        // Readers of the library wait until this closure returns.
        try await disturb(library) {
            #expect(library.openListing().map(LibraryTrial.rows) == ["Soups: Broth"])
            let results = ResultsBox()
            try await LibrarySearch(library).search(SearchQuery.parse("broth").query, limit: 10) {
                await results.take($0)
            }
            #expect(await results.last?.count == 1)
        }
    }

    @Test("A new recipe never gets the number of a removed one")
    func numbers() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth"), "b.cook": LibraryTrial.soup("Chowder")])
        let library = trial.library()
        try await trial.update(library)
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/b.cook"])
        try await trial.update(library)
        try trial.folder.write(LibraryTrial.soup("Minestrone"), to: "Cookbook/c.cook")
        try await trial.update(library)
        #expect(try documents(with: "chowder", trial) == 1)
        let results = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse("chowder").query, limit: 10) {
            await results.take($0)
        }
        #expect(await results.last?.count == 0)
    }

    @Test("The index drops the words of removed recipes when there are many")
    func staleWords() async throws {
        let trial = try LibraryTrial()
        // Each time, the file contains the same recipes with other words in their steps.
        for word in ["simmer", "boil", "roast", "fry"] {
            let lines = (1...2000).map { LibraryTrial.line("Soup \($0)", steps: word) }.joined()
            try trial.folder.write(lines, to: "Cookbook/soups.jsonl")
            #expect(try await trial.update(trial.library()).last?.numberOfRecipes == 2000)
        }
        // So far, all recipes were removed three times.
        try await trial.update(trial.library())
        #expect(try documents(with: "leek", trial) == 2000)
        #expect(try removed(trial) == 0)
        let results = ResultsBox()
        try await LibrarySearch(trial.library()).search(SearchQuery.parse("fry leek").query, limit: 10) {
            await results.take($0)
        }
        #expect(await results.last?.count == 2000)
        let generation = try await trial.update(trial.library()).last?.generation
        #expect(try await trial.update(trial.library()).last?.generation == generation)
    }

    /// Calls a closure once, in the middle of an update.
    private func disturb(_ library: IndexedCookbook, _ body: @escaping @Sendable () async throws -> Void) async throws {
        let disturbance = Disturbance(body)
        try await library.update { update in
            if update.done > 0 { await disturbance.happen() }
        }
        #expect(await disturbance.hasHappened)
        if let failure = await disturbance.failure { throw failure }
    }

    /// The number of recipes whose words are in the index, including removed recipes.
    private func documents(with word: String, _ trial: LibraryTrial) throws -> Int {
        let reader = try IndexReader(.disk(path: trial.indexPath))
        let row = try reader.statement("SELECT coalesce(sum(doc), 0) FROM nameWords WHERE term = ?")
        defer { row.reset() }
        row.bind(word, at: 1)
        return try row.step() ? row.int(0) : -1
    }

    private func removed(_ trial: LibraryTrial) throws -> Int {
        let reader = try IndexReader(.disk(path: trial.indexPath))
        let row = try reader.statement("SELECT removed FROM state")
        defer { row.reset() }
        return try row.step() ? row.int(0) : -1
    }
}

/// An action that happens only once.
private actor Disturbance {
    private let body: @Sendable () async throws -> Void
    private(set) var hasHappened = false
    private(set) var failure: (any Error)?

    init(_ body: @escaping @Sendable () async throws -> Void) { self.body = body }

    func happen() async {
        guard !hasHappened else { return }
        hasHappened = true
        do { try await body() } catch { failure = error }
    }
}
