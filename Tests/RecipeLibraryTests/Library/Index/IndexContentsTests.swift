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
