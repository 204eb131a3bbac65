import Foundation
import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A library")
struct RecipeLibraryTests {
    @Test("A library lists what a scan lists, in the same order")
    func listsAsScan() async throws {
        let trial = try LibraryTrial([
            "b.cook": LibraryTrial.soup("Broth"), "a.cook": LibraryTrial.soup("Älplersuppe"),
            "Desserts/tart.cook": "Bake @apple{2}.", "week.menu": "== Monday ==\n\n@./b{}",
            "many.jsonl": LibraryTrial.line("Pie") + "\n" + LibraryTrial.line("Apple pie"),
        ])
        let scan = trial.cookbook.scanAll()
        let expected = CourseSection.sections(of: scan.recipes).flatMap { section in
            section.recipes.map { "\(section.course.title): \($0.title)" }
        }
        let rows = try await trial.rows(trial.library())
        #expect(rows.filter { !$0.hasPrefix("Menus") } == expected)
        #expect(rows.last == "Menus: Week")
    }

    @Test("A listing shows the summaries of a scan and loads recipes by position")
    func rowsAndRecipes() async throws {
        let lines = (1...3000).map { LibraryTrial.line("Soup \($0)", ["\($0) leeks"]) }.joined()
        let trial = try LibraryTrial(["soups.jsonl": lines], at: "soups.jsonl")
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        #expect(listing.sections.map(\.count) == [3000])
        let last = try #require(listing.recipe(at: 2999, inSection: 0))
        #expect(last.id == RecipeID(path: trial.folder["Cookbook/soups.jsonl"], index: 2999))
        let recipe = try trial.cookbook.load(last).recipe
        #expect(recipe.ingredientGroups.first?.ingredients.first?.name == "3000 leeks")
        let place = try #require(listing.indexPath(of: RecipeID(path: last.id.path, index: 1234)))
        #expect(place == (0, 1234))
    }

    @Test("An existing index is listed before the update")
    func opens() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        #expect(trial.library().openListing() == nil)
        try await trial.update(trial.library())
        let listing = try #require(trial.library().openListing())
        #expect(LibraryTrial.rows(listing) == ["Soups: Broth"])
        #expect(listing.contents.isComplete)
    }

    @Test("An update adds, changes, renames and removes files")
    func follows() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth"), "b.cook": LibraryTrial.soup("Chowder")])
        let library = trial.library()
        #expect(try await trial.rows(library) == ["Soups: Broth", "Soups: Chowder"])
        try trial.folder.write(LibraryTrial.soup("Bisque, smooth"), to: "Cookbook/a.cook")
        try trial.folder.write(LibraryTrial.soup("Ajiaco"), to: "Cookbook/c.cook")
        try FileManager.default.moveItem(
            atPath: trial.folder["Cookbook/b.cook"], toPath: trial.folder["Cookbook/B.cook"])
        #expect(try await trial.rows(library) == ["Soups: Ajiaco", "Soups: Bisque, smooth", "Soups: Chowder"])
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        #expect(listing.recipe(at: 2, inSection: 0)?.id.path == trial.folder["Cookbook/B.cook"])
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/c.cook"])
        #expect(try await trial.rows(library) == ["Soups: Bisque, smooth", "Soups: Chowder"])
    }

    @Test("An update without changes writes no listing")
    func unchanged() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        let first = try await trial.update(trial.library()).last
        let second = try await trial.update(trial.library()).last
        #expect(first?.generation == second?.generation)
    }

    @Test("An update keeps the listing and reports an error if the folder cannot be listed")
    func vanished() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try await trial.update(trial.library())
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook"])
        let contents = try #require(try await trial.update(trial.library()).last)
        #expect(contents.isUnlisted)
        #expect(contents.error?.description.contains("there is no such file or folder") == true)
        #expect(contents.numberOfRecipes == 1)
    }

    @Test("An update keeps the recipes of a folder that cannot be listed", .asOrdinaryUser)
    func unlistedFolder() async throws {
        let trial = try LibraryTrial([
            "Secret/a.cook": LibraryTrial.soup("Ajiaco"), "b.cook": LibraryTrial.soup("Bisque"),
            "c.cook": LibraryTrial.soup("Chowder"),
        ])
        #expect(try await trial.rows(trial.library()) == ["Soups: Ajiaco", "Soups: Bisque", "Soups: Chowder"])
        try trial.folder.setPermissions(0, of: "Cookbook/Secret")
        defer { try? trial.folder.setPermissions(0o700, of: "Cookbook/Secret") }
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/b.cook"])
        #expect(try await trial.rows(trial.library()) == ["Soups: Ajiaco", "Soups: Chowder"])
        try trial.folder.setPermissions(0o700, of: "Cookbook/Secret")
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/Secret/a.cook"])
        #expect(try await trial.rows(trial.library()) == ["Soups: Chowder"])
    }

    @Test("A file that moves to another folder takes the course of that folder")
    func otherCourse() async throws {
        let trial = try LibraryTrial(["Soups/Broth.cook": "Boil @leek{1}."])
        let library = trial.library()
        #expect(try await trial.rows(library) == ["Soups: Broth"])
        try trial.folder.makeFolder("Cookbook/Desserts")
        try FileManager.default.moveItem(
            atPath: trial.folder["Cookbook/Soups/Broth.cook"], toPath: trial.folder["Cookbook/Desserts/Broth.cook"])
        #expect(try await trial.rows(library) == ["Desserts: Broth"])
    }

    @Test("Unreadable files and lines have diagnostics with their line")
    func problems() async throws {
        let trial = try LibraryTrial([
            "bad.jsonl": LibraryTrial.line("Pie") + "no recipe\n" + LibraryTrial.line("Tart") + "[]\n"
        ])
        try trial.folder.write([0xFF, 0xFE, 0x41, 0], to: "Cookbook/utf16.cook")
        let contents = try #require(try await trial.update(trial.library()).last)
        #expect(contents.numberOfRecipes == 2)
        #expect(contents.unreadable.map { ($0.id.path as NSString).lastPathComponent } == ["bad.jsonl", "utf16.cook"])
        #expect(contents.unreadable[0].diagnostics.map(\.location.line) == [2, 4])
    }

    @Test("A file without a recipe is unreadable if the user named it, and is ignored in a folder")
    func withoutRecipe() async throws {
        for (path, unreadable) in [("Page.html", ["Page.html"]), (nil, [])] {
            let trial = try LibraryTrial(["Page.html": "<p>hello</p>"], at: path)
            let contents = try #require(try await trial.update(trial.library()).last)
            #expect(contents.unreadable.map { FilePath.name(of: $0.id.path) } == unreadable)
        }
    }

    @Test("An update continues where a cancelled one stopped")
    func resumes() async throws {
        let lines = (1...6000).map { LibraryTrial.line("Soup \($0)") }.joined()
        let trial = try LibraryTrial(["soups.jsonl": lines])
        let library = trial.library()
        let task = Task {
            try await library.update { update in
                if update.done > 2000 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        try await task.value
        let listing = try #require(trial.library().openListing())
        #expect(!listing.contents.isComplete)
        let updates = try await trial.update(trial.library())
        #expect(updates.last?.numberOfRecipes == 6000)
        #expect(updates.last?.isComplete == true)
        // Recipes that were read before are not read again.
        #expect(updates.all.compactMap { $0.total > 0 ? $0.total : nil }.max() ?? 0 < 6000)
    }

    @Test("A library follows an update by another process")
    func two() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try await trial.update(trial.library())
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/b.cook")
        async let first = trial.rows(trial.library())
        async let second = trial.rows(trial.library())
        #expect(try await first == ["Soups: Broth", "Soups: Chowder"])
        #expect(try await second == ["Soups: Broth", "Soups: Chowder"])
    }

    @Test("Recently added recipes are listed unless the whole cookbook is new")
    func newest() async throws {
        var files: [String: String] = [:]
        for number in 10..<40 { files["\(number).cook"] = LibraryTrial.soup("Soup \(number)") }
        let trial = try LibraryTrial(files)
        func newest() async throws -> [String] {
            let library = trial.library()
            let contents = try #require(try await trial.update(library).last)
            let listing = try #require(library.listing(of: contents))
            return listing.newest().map { "\(listing.sections[$0.section].title): \($0.recipe.title)" }
        }
        func age(_ path: String, days: Double) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)],
                ofItemAtPath: trial.folder["Cookbook/\(path)"])
        }
        #expect(try await newest() == [])
        for path in files.keys { try age(path, days: 100) }
        // The index is created again, so that it contains the current times of the files.
        try FileManager.default.removeItem(atPath: trial.indexPath)
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/b.cook")
        try age("b.cook", days: 2)
        try trial.folder.write(LibraryTrial.soup("Flan", course: "Dessert"), to: "Cookbook/c.cook")
        #expect(try await newest() == ["Desserts: Flan", "Soups: Chowder"])
        try trial.folder.write(LibraryTrial.soup("Bisque"), to: "Cookbook/d.cook")
        try trial.folder.write(LibraryTrial.soup("Gumbo"), to: "Cookbook/e.cook")
        #expect(try await newest() == [])
    }

    @Test("New recipes are listed if they are a tenth of the cookbook, but not if they are more")
    func tenth() {
        let day = 86_400
        var newest = NewestRecipes(now: 100 * day)
        for id in 0..<9 { newest.add(UInt32(id), added: 0) }
        newest.add(9, added: 99 * day)
        #expect(newest.recipes.map(\.id) == [9])
        newest.add(10, added: 99 * day)
        #expect(newest.recipes.isEmpty)
    }

    @Test("The folder watch reports a changed file")
    func watches() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        let (changes, report) = AsyncStream.makeStream(of: Void.self)
        library.whenChanged { _ in report.yield() }
        try await trial.update(library)
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/b.cook")
        for await _ in changes { break }
        #expect(try await trial.rows(library) == ["Soups: Broth", "Soups: Chowder"])
    }

    @Test("The folder watch reports a change in a folder that was removed and created again")
    func watchesAnew() async throws {
        let trial = try LibraryTrial(["Soups/a.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        let (changes, report) = AsyncStream.makeStream(of: Void.self)
        library.whenChanged { _ in report.yield() }
        try await trial.update(library)
        var iterator = changes.makeAsyncIterator()
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/Soups"])
        await iterator.next()
        try trial.folder.makeFolder("Cookbook/Soups")
        await iterator.next()
        #expect(try await trial.rows(library) == [])
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/Soups/b.cook")
        await iterator.next()
        #expect(try await trial.rows(library) == ["Soups: Chowder"])
    }
}
