import Foundation
import GRDB
import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("What an index tells about its cookbook")
struct IndexContentsTests {
    private func problem(_ path: String, _ messages: String..., category: CookbookError.Category = .badData)
        -> UnreadableRecipe
    {
        let diagnostics = messages.enumerated().map { number, message in
            Diagnostic(
                number == 0 ? .error : .warning,
                at: SourceLocation(file: path, line: number == 0 ? nil : number, column: number == 0 ? nil : 7), message
            )
        }
        return UnreadableRecipe(id: RecipeID(path: path), diagnostics: diagnostics, category: category)
    }

    @Test func `problems are listed by path with all of their parts, up to five hundred`() async throws {
        let location = IndexLocation.newMemory()
        let writer = try IndexWriter(location)
        let reader = try IndexReader(location)
        #expect(try reader.contents() == nil, "there is no listing yet")
        let entries = [problem("b", "x", "y", "z", category: .noInput), problem("a", "w", category: .inputOutput)]
        #expect(try await writer.setFolderDiagnostics(entries))
        #expect(try await !writer.setFolderDiagnostics(entries), "nothing changed")
        try await writer.writeListing(isComplete: true, now: 0)
        #expect(try reader.contents()?.unreadable == entries.reversed())
        let many = (0..<501).map { problem("\(1000 + $0)", "x") }
        #expect(try await writer.setFolderDiagnostics(many))
        #expect(try reader.contents()?.unreadable == Array(many.prefix(500)))
        #expect(try await writer.setFolderDiagnostics([]))
        #expect(try reader.contents()?.unreadable == [])
    }

    @Test func `a listing is complete until files are read again`() async throws {
        let location = IndexLocation.newMemory()
        let writer = try IndexWriter(location)
        let reader = try IndexReader(location)
        try await writer.writeListing(isComplete: false, now: 0)
        let first = try #require(try reader.contents())
        #expect(!first.isComplete)
        try await writer.writeListing(isComplete: true, now: 0)
        #expect(try reader.contents()?.isComplete == true && reader.contents()?.generation == first.generation + 1)
        try await writer.beginListing()
        let state = try await writer.state()
        #expect(!state.isComplete && state.generation == first.generation + 1)
        #expect(state.removed == 0 && state.recipes == 0)
        #expect(try reader.contents()?.isComplete == false)
    }

    @Test func `a new index never repeats the generation of an earlier one`() async throws {
        var last = 0
        for _ in 0..<3 {
            let location = IndexLocation.newMemory()
            let writer = try IndexWriter(location)
            for _ in 0..<3 {
                try await writer.writeListing(isComplete: true, now: 0)
                let generation = try await writer.state().generation
                #expect(generation > last)
                last = generation
            }
        }
    }

    @Test func `the wrong lines of a file are reported up to twenty, with their numbers`() async throws {
        let wrong =
            (0..<12).map { #"{"@type": "Thing", "name": "\#($0)"}"# + "\n" } + (0..<12).map { _ in "{\"a\": }\n" }
        let trial = try LibraryTrial([
            "a.jsonl": LibraryTrial.line("Soup") + "\n" + wrong.joined() + LibraryTrial.line("Pie"),
            "b.jsonl": LibraryTrial.line("Tea") + "{\n",
        ])
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        #expect(contents.numberOfRecipes == 3)
        #expect(contents.unreadable.map { FilePath.name(of: $0.id.path) } == ["a.jsonl", "b.jsonl"])
        let found = contents.unreadable[0].diagnostics
        #expect(found.map(\.location.line) == Array(3...22) && found.allSatisfy { $0.severity == .error })
        #expect(found[0].message == "this line holds no schema.org Recipe; it says \"@type\": \"Recipe\".")
        #expect(found[0].location.column == 1 && found[12].location.column == 7)
        #expect(contents.unreadable[1].diagnostics.map(\.location.line) == [2])
        let listing = try #require(library.listing(of: contents))
        let pie = try #require(listing.recipe(at: 0, inSection: 0))
        #expect(pie.title == "Pie" && pie.id.index == 1)
        #expect(try trial.cookbook.load(pie).recipe.title == "Pie")
    }

    @Test func `a file of empty lines is an error only if it was named`() async throws {
        for path in [nil, "a.jsonl"] {
            let trial = try LibraryTrial(["a.jsonl": "\n\n", "b.cook": "Boil."], at: path)
            let contents = try #require(try await trial.update(trial.library()).last)
            #expect(contents.unreadable.count == (path == nil ? 0 : 1), "\(path ?? "")")
            if path != nil { #expect(contents.unreadable[0].category == .badData) }
        }
    }
}

extension IndexContentsTests {
    private func trial(_ files: [String: String]) async throws -> (LibraryTrial, IndexedCookbook) {
        let trial = try LibraryTrial(files)
        let library = trial.library()
        try await trial.update(library)
        return (trial, library)
    }

    private func found(_ text: String, in library: IndexedCookbook) async throws -> [String] {
        let box = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse(text).query, limit: 99) { await box.take($0) }
        return await box.last?.sections.flatMap(\.hits).map(\.recipe.title) ?? []
    }

    private func added(_ trial: LibraryTrial) async throws -> [String: Int] {
        try await DatabaseQueue(path: trial.indexPath).read { database in
            let rows = try Row.fetchAll(database, sql: "SELECT title, added FROM recipe")
            return Dictionary(rows.map { ($0["title"], $0["added"]) }, uniquingKeysWith: { first, _ in first })
        }
    }

    @Test func `an edited recipe keeps the time at which it was added, unless its title or ingredients changed`()
        async throws
    {
        let (trial, library) = try await trial(["All.jsonl": LibraryTrial.line("Pie") + LibraryTrial.line("Tart")])
        try await DatabaseQueue(path: trial.indexPath).write { try $0.execute(sql: "UPDATE recipe SET added = 1000") }
        let edited = LibraryTrial.line("Pie", steps: "Bake well.") + LibraryTrial.line("Tart", ["2 figs"])
        try trial.folder.write(edited, to: "Cookbook/All.jsonl")
        try await trial.update(library)
        let times = try await added(trial)
        #expect(times["Pie"] == 1000 && times["Tart"] ?? 0 > 1_000_000)
    }

    @Test func `the words of removed and edited recipes are not found any more`() async throws {
        let (trial, library) = try await trial([
            "a.cook": LibraryTrial.soup("Aardvark"), "b.cook": LibraryTrial.soup("Beaver"),
            "c.cook": LibraryTrial.soup("Camel"),
        ])
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/c.cook"])
        try trial.folder.write(LibraryTrial.soup("Badger"), to: "Cookbook/b.cook")
        try trial.folder.write(LibraryTrial.soup("Dormouse"), to: "Cookbook/d.cook")
        try await trial.update(library)
        for (word, titles) in [("aardvark", ["Aardvark"]), ("badger", ["Badger"]), ("dormouse", ["Dormouse"])] {
            #expect(try await found(word, in: library) == titles)
        }
        for word in ["title:\"beaver\"", "title:\"camel\""] { #expect(try await found(word, in: library) == []) }
    }

    @Test func `the numbers of removed recipes are not given to new ones`() async throws {
        let (trial, library) = try await trial([
            "a.cook": LibraryTrial.soup("Aardvark"), "b.cook": LibraryTrial.soup("Beaver"),
        ])
        for title in ["Camel", "Dormouse"] {
            try FileManager.default.removeItem(atPath: trial.folder["Cookbook/b.cook"])
            try await trial.update(library)
            #expect(try await found("title:\"beaver\"", in: library) == [])
            try trial.folder.write(LibraryTrial.soup(title), to: "Cookbook/b.cook")
            try await trial.update(library)
            #expect(try await found(title, in: library) == [title])
            #expect(try await found("title:\"beaver\"", in: library) == [])
        }
    }

    @Test func `a file takes the place of another one that was moved away or deleted`() async throws {
        for isMoved in [true, false] {
            let (trial, library) = try await trial([
                "Pot.cook": LibraryTrial.soup("Aspic"), "Recipes/Pot.cook": LibraryTrial.soup("Broth"),
            ])
            let (one, other) = (trial.folder["Cookbook/Pot.cook"], trial.folder["Cookbook/Recipes/Pot.cook"])
            let identity = library.currentIndex
            if isMoved {
                try trial.folder.makeFolder("Cookbook/Soups")
                #expect(rename(other, trial.folder["Cookbook/Soups/Pot.cook"]) == 0)
            }
            #expect(rename(one, other) == 0)
            #expect(try await trial.rows(library) == (isMoved ? ["Soups: Aspic", "Soups: Broth"] : ["Soups: Aspic"]))
            #expect(library.currentIndex == identity, "the index was not made anew")
            #expect(try await found("aspic", in: library) == ["Aspic"])
            #expect(try await found("title:broth", in: library) == (isMoved ? ["Broth"] : []))
        }
    }

    @Test func `the problem of a file moves with the file and goes when it is mended`() async throws {
        let trial = try LibraryTrial([:])
        try trial.folder.write([0xFF, 0xFE, 0x41, 0], to: "Cookbook/bad.cook")
        // A folder with this name gives no course, so the file is renamed in the index and not read again.
        let library = trial.library()
        func problems() async throws -> [String] {
            let contents = try #require(try await trial.update(library).last)
            return contents.unreadable.map { String($0.id.path.dropFirst(trial.folder["Cookbook/"].count)) }
        }
        #expect(try await problems() == ["bad.cook"])
        try trial.folder.makeFolder("Cookbook/Recipes")
        try FileManager.default.moveItem(
            atPath: trial.folder["Cookbook/bad.cook"], toPath: trial.folder["Cookbook/Recipes/bad.cook"])
        #expect(try await problems() == ["Recipes/bad.cook"])
        try trial.folder.write(LibraryTrial.soup("Broth"), to: "Cookbook/Recipes/bad.cook")
        #expect(try await problems() == [])
        #expect(try await found("broth", in: library) == ["Broth"])
    }

    @Test func `a problem of a folder is listed once, until it is gone`() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try trial.folder.link("Cookbook/Again", to: trial.folder["Cookbook"])
        let library = trial.library()
        let first = try #require(try await trial.update(library).last)
        #expect(first.unreadable.map(\.id.path) == [trial.folder["Cookbook/Again"]])
        let second = try #require(try await trial.update(library).last)
        #expect(second.generation == first.generation && second.unreadable == first.unreadable)
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/Again"])
        let third = try #require(try await trial.update(library).last)
        #expect(third.unreadable.isEmpty && third.generation > second.generation && third.numberOfRecipes == 1)
    }

    @Test func `the stamp of a file is the same beside other files, in other folders and without a folder`() throws {
        let trial = try LibraryTrial(["a.cook": "a", "Sub/b.cook": "bb", "c.cook": "ccc"])
        var stamps = FolderStamps(CurrentPath())
        for name in ["a.cook", "Sub/b.cook", "c.cook", "none.cook", "None/x.cook", "a.cook"] {
            let path = trial.folder["Cookbook/\(name)"]
            #expect(stamps.stamp(ofFileAt: path) == FileStamp(ofFileAt: path), "\(name)")
        }
        #expect(stamps.stamp(ofFileAt: "no such file here") == nil)
    }
}
