import LibraryTestSupport
import Synchronization
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The notebook in searches and in the log")
struct NotebookSearchTests {
    init() { LogRecorder.start() }

    @Test("A search for a rating finds the rated recipe by its title after its number in the file has changed")
    func ratingFollowsTitle() async throws {
        let fixture = try NotebookFixture(["All.jsonl": LibraryTrial.line("Pie") + LibraryTrial.line("Tart")])
        let notebook = fixture.notebook()
        try notebook.apply([.rating(4)], to: fixture.fingerprint("All.jsonl", 1), in: fixture.cookbook)
        let lines = ["Cake", "Pie", "Tart"].map { LibraryTrial.line($0) }
        try fixture.folder.write(lines.joined(), to: "Cookbook/All.jsonl")
        let library = IndexedCookbook(fixture.cookbook, folder: fixture.folder["index"])
        try await library.update { _ in }
        let marks = try notebook.marks(in: fixture.cookbook)
        let searches: [any RecipeSearching] = [
            LibrarySearch(library, facts: { marks.facts(of: $0) }),
            MemorySearch.reading(fixture.cookbook, facts: { marks.facts(of: $0) }).search,
        ]
        for search in searches {
            let found = Mutex<SearchResults?>(nil)
            try await search.search(SearchQuery.parse("rating:4").query, limit: 10) { results in
                found.withLock { $0 = results }
            }
            let results = try #require(found.withLock { $0 })
            #expect(results.sections.flatMap(\.hits).map(\.recipe.title) == ["Tart"])
        }
    }

    @Test("A notebook that cannot be read is logged, even if the caller ignores the error")
    func notebook() throws {
        let fixture = try NotebookFixture()
        try fixture.folder.makeFolder("data/recipes/notebook.sqlite")
        #expect((try? fixture.notebook().version()) == nil)
        _ = try? fixture.notebook().marks(in: fixture.cookbook)
        let lines = LogRecorder.lines(with: fixture.path)
        #expect(
            lines.first?.hasPrefix("warning recipes.library.notebook: The notebook \(fixture.path) cannot be read")
                == true)
    }
}
