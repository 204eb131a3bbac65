import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Phrases in an index")
struct PhraseSearchTests {
    @Test(arguments: [(1000, false), (1001, true)] as [(Int, Bool)])
    func `a phrase is searched in the first thousand recipes with its words`(count: Int, isAtLeast: Bool) async throws {
        let lines = (0..<count).map { LibraryTrial.line("Leek pie \($0)") }
        let trial = try LibraryTrial(["All.jsonl": lines.joined() + LibraryTrial.line("Pie", ["1 leek"])])
        let library = trial.library()
        try await trial.update(library)
        let box = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse("\"leek pie\"").query, limit: 5) {
            await box.take($0)
        }
        let results = try #require(await box.last)
        #expect(results.count == 1000 && results.isAtLeast == isAtLeast && results.isComplete)
        #expect(results.sections.map(\.kind) == [.field(.title)] && results.sections[0].hits.count == 5)
    }

    @Test func `words in another order are no phrase, and each section has its own hits`() async throws {
        let trial = try LibraryTrial([
            "All.jsonl": LibraryTrial.line("Pie with leek") + LibraryTrial.line("Leek pie")
                + LibraryTrial.line("Soup", ["1 leek pie"]) + LibraryTrial.line("Rice", steps: "Eat with leek pie.")
                + LibraryTrial.line("Pie", ["1 leek"], steps: "No pie is a leek.")
        ])
        let library = trial.library()
        try await trial.update(library)
        let box = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse("\"leek pie\"").query, limit: 5) {
            await box.take($0)
        }
        let sections = try #require(await box.last).sections
        #expect(sections.map(\.kind) == [.field(.title), .field(.ingredients), .field(.steps)])
        #expect(sections.map { $0.hits.map(\.recipe.title) } == [["Leek pie"], ["Soup"], ["Rice"]])
        #expect(sections.map(\.count) == [1, 1, 1] && sections[2].hits[0].lines == ["Eat with leek pie."])
        #expect(sections.map(\.isAtLeast) == [false, false, false])
    }
}
