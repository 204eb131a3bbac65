import Foundation
import GRDB
import LibraryTestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Updates of the changed files")
struct ChangedFilesTests {
    /// The numbers by which ``WatchedTrial/looks`` grow if one file is looked at, and if one is read. The threads also
    /// note that they have finished, the reader twice.
    private static let (oneLook, oneReading) = (2, 3)

    private func titles(_ watched: WatchedTrial) async throws -> [String] {
        let contents = try await watched.update()
        return watched.library.listing(of: contents).map(LibraryTrial.rows) ?? []
    }

    @Test func `a change of a file without recipes causes no look at any recipe`() async throws {
        let watched = try await WatchedTrial(["a.cook": LibraryTrial.soup("Aspic"), "config/aisle.conf": "[x]"])
        let folder = watched.trial.folder
        let kitchen = KitchenFolder(path: folder["Cookbook"])
        let before = watched.looks
        let changes: [() throws -> Void] = [
            { try kitchen.update(".shopping-list") { $0 + Array("leek\n".utf8) } },
            { try kitchen.update(".shopping-list") { $0 + Array("egg\n".utf8) } },
            { try kitchen.update("config/aisle.conf") { $0 + Array("\n".utf8) } },
            { try folder.write("picture", to: "Cookbook/a.jpg") },
            { try folder.write("Boil.", to: "Cookbook/.hidden.cook") },
            { try folder.makeFolder("Cookbook/.git") },
            { unlink(folder["Cookbook/.shopping-list"]) },
        ]
        for (number, change) in changes.enumerated() {
            try change()
            #expect(try await watched.settle().allSatisfy { $0 == .otherFiles }, "\(number)")
            try await watched.update()
            #expect(watched.looks == before, "\(number)")
        }
    }

    @Test func `a draft of the program is not even reported`() throws {
        let library = try LibraryTrial().library()
        func reported(_ name: String, _ kind: FolderChanges.Entry.Kind = .appeared) -> LibraryChange? {
            library.note(FolderChanges(entries: [.init(folder: "x", name: name, kind: kind)]))
        }
        #expect(reported(".recipes-4711-1-88.tmp") == nil)
        #expect(reported(".shopping-list") == .otherFiles)
        #expect(reported(".git", .folder) == nil)
        #expect(reported("Soup.cook") == .recipes)
        #expect(reported("Soups", .folder) == .recipes)
        #expect(library.note(FolderChanges(isIncomplete: true)) == .recipes)
    }

    @Test func `of thousands of files, only the changed one is looked at and read`() async throws {
        var files: [String: String] = [:]
        for number in 0..<3000 { files["\(number % 10)/Soup \(number).cook"] = "Boil @leek{\(number)}." }
        let watched = try await WatchedTrial(files)
        let before = watched.looks
        try watched.write(LibraryTrial.soup("Aspic"), to: "Cookbook/3/Soup 13.cook")
        #expect(try await Set(watched.settle()) == [.recipes])
        let contents = try await watched.update()
        #expect(contents.numberOfRecipes == 3000 && contents.isComplete)
        #expect(contents.sections.first { $0.title == "Soups" }?.count == 1)
        #expect(watched.looks == (before.folders + Self.oneLook, before.files + Self.oneReading))
    }

    @Test func `a file that the program has written is read at once, and not again when the system reports it`()
        async throws
    {
        let watched = try await WatchedTrial(["a.cook": LibraryTrial.soup("Aspic"), "b.cook": LibraryTrial.soup("B")])
        let files = CookbookFiles()
        let path = watched.trial.folder["Cookbook/a.cook"]
        _ = try files.edit(path, from: try files.content(of: path), to: Array(LibraryTrial.soup("Bisque").utf8))
        let before = watched.looks
        watched.library.filesDidChange([path])
        #expect(try await titles(watched) == ["Soups: B", "Soups: Bisque"])
        #expect(watched.looks == (before.folders + Self.oneLook, before.files + Self.oneReading))
        let generation = try await watched.update().generation
        #expect(try await Set(watched.settle()) == [.recipes])
        #expect(try await watched.update().generation == generation)
        #expect(watched.looks == (before.folders + 2 * Self.oneLook, before.files + Self.oneReading))
    }

    @Test func `a file in a folder that the program has just made is listed at once`() async throws {
        let watched = try await WatchedTrial(["a.cook": "Boil."])
        let root = watched.trial.folder["Cookbook"]
        let moved = try CookbookFiles().move(root + "/a.cook", toFolder: root + "/Soups", of: root)
        watched.library.filesDidChange([root + "/a.cook", try #require(moved?.path)])
        #expect(try await titles(watched) == ["Soups: A"])
    }

    @Test func `the files of a new folder are listed, also those that come later`() async throws {
        let watched = try await WatchedTrial(["a.cook": LibraryTrial.soup("Aspic")])
        try watched.write("Boil.", to: "Cookbook/Soups/b.cook")
        try watched.write("Boil.", to: "Cookbook/Soups/Hot/c.cook")
        #expect(try await watched.settle().contains(.recipes))
        #expect(try await titles(watched) == ["Soups: Aspic", "Soups: B", "Soups: C"])
        let before = watched.looks
        try watched.write("Boil.", to: "Cookbook/Soups/Hot/d.cook")
        #expect(try await Set(watched.settle()) == [.recipes])
        #expect(try await titles(watched) == ["Soups: Aspic", "Soups: B", "Soups: C", "Soups: D"])
        #expect(watched.looks.folders == before.folders + Self.oneLook)
    }

    @Test func `a cancelled update leaves its changes to the next one`() async throws {
        let watched = try await WatchedTrial(["a.cook": LibraryTrial.soup("Aspic")])
        try watched.write(LibraryTrial.soup("Bisque"), to: "Cookbook/a.cook")
        #expect(try await Set(watched.settle()) == [.recipes])
        let library = watched.library
        try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await library.updateChanged { _ in }
        }.value
        #expect(try await titles(watched) == ["Soups: Bisque"])
    }

    @Test func `a renamed file keeps its recipes and is not read`() async throws {
        let watched = try await WatchedTrial(["a.cook": LibraryTrial.soup("Aspic")])
        let before = watched.looks
        try FileManager.default.moveItem(
            atPath: watched.trial.folder["Cookbook/a.cook"], toPath: watched.trial.folder["Cookbook/A.cook"])
        #expect(try await Set(watched.settle()) == [.recipes])
        let contents = try await watched.update()
        let listing = try #require(watched.library.listing(of: contents))
        #expect(listing.recipe(at: 0, inSection: 0)?.id.path == watched.trial.folder["Cookbook/A.cook"])
        #expect(watched.looks.files == before.files + 1)
    }

    @Test func `very many changes, and changes of any file, lead to a walk`() async throws {
        let watched = try await WatchedTrial(["a.cook": "Boil.", "Soups/b.cook": "Boil."])
        func walks(_ change: (IndexedCookbook) -> Void) async throws -> Bool {
            let before = watched.looks.folders
            change(watched.library)
            try await watched.update()
            // A walk opens two folders, and its stamps open them again.
            return watched.looks.folders == before + 6
        }
        let folder = watched.trial.folder["Cookbook"]
        #expect(try await walks { $0.anythingMayHaveChanged() })
        #expect(try await walks { $0.filesDidChange((0..<257).map { "\(folder)/\($0).cook" }) })
        #expect(try await !walks { $0.filesDidChange((0..<256).map { "\(folder)/\($0).cook" }) })
        #expect(try await walks { $0.filesDidChange(["elsewhere/b.cook"]) })
        #expect(try await !walks { $0.filesDidChange(["\(folder)/b.jpg"]) })
        #expect(try await !walks { _ in })
        let index = try DatabaseQueue(path: watched.trial.indexPath)
        for state in ["isComplete = 0", "removed = -1", "removed = 10000"] {
            try await index.write { try $0.execute(sql: "UPDATE state SET \(state)") }
            // To begin a listing again, or to read all files again, the walk also reads files.
            let before = watched.looks.folders
            try await watched.update()
            #expect(watched.looks.folders == before + 6, "\(state)")
            try await index.write { try $0.execute(sql: "UPDATE state SET removed = 0") }
        }
    }

    @Test func `if the last recipe is removed, the contents say why there is none`() async throws {
        let watched = try await WatchedTrial(["a.cook": "Boil."])
        unlink(watched.trial.folder["Cookbook/a.cook"])
        #expect(try await Set(watched.settle()) == [.recipes])
        let contents = try await watched.update()
        #expect(contents.numberOfRecipes == 0 && contents.error?.description.contains("holds no recipes") == true)
    }

    @Test(
        "After each change, a library that reads changed files lists what a library that walks lists",
        arguments: Array(1...6) as [UInt64])
    func sameAsWalk(seed: UInt64) async throws {
        var cookbook = try ChangingCookbook(seed: seed)
        let trial = cookbook.trial
        let watched = try await WatchedTrial(trial)
        let walking = IndexedCookbook(trial.cookbook, folder: trial.folder["walking"], watchesFolders: false)
        var numberOfWalks = 0
        for step in 0..<30 {
            // A change that a link or a file is in the way of has no effect, or only a part of its effect.
            if step % 3 == 2 { try? cookbook.changeFolders() } else { try? cookbook.change() }
            _ = try await watched.settle()
            let changes = watched.library.reported.take()
            watched.library.reported.add(changes)
            if changes.isEverything { numberOfWalks += 1 }
            let contents = try await watched.update()
            let expected = try #require(try await trial.update(walking).last)
            let (found, wanted) = (
                try Self.outline(watched.library, contents), try Self.outline(walking, expected)
            )
            try #require(found == wanted, "seed \(seed), step \(step): \(cookbook.log)")
        }
        #expect(numberOfWalks < 20, "seed \(seed)")
        #expect(watched.library.currentIndex.epoch == 0)
    }

    /// Returns all that the person sees of a listing.
    private static func outline(_ library: IndexedCookbook, _ contents: LibraryContents) throws -> [String] {
        let listing = try #require(library.listing(of: contents))
        let recipes = listing.sections.enumerated().flatMap { number, section in
            (0..<section.count).map { row in
                "\(section.title): " + (listing.recipe(at: row, inSection: number).map { "\($0)" } ?? "?")
            }
        }
        let newest = listing.newest().map { "new: \($0.recipe.id)" }
        let unreadable = contents.unreadable.map { "unreadable: \($0)" }
        return recipes + newest + unreadable + ["\(contents.isComplete) \(contents.numberOfRecipes)"]
    }
}
