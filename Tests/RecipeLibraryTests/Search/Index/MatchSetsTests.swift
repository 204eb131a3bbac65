import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Sets of recipes that match a query")
struct MatchSetsTests {
    private func sets(
        _ text: String, _ lines: [String], skipsShortWordsInSteps: Bool = false
    ) async throws -> (sets: MatchSets, trial: LibraryTrial) {
        let trial = try LibraryTrial(["All.jsonl": lines.joined()])
        let library = trial.library()
        try await trial.update(library)
        let reader = try IndexReader(library.currentIndex.location)
        let words = try IndexWords(reader, #require(try reader.state()))
        let query = ExpandedQuery(SearchQuery.parse(text).query)
        let sets = try MatchSets(query, words, skipsShortWordsInSteps: skipsShortWordsInSteps)
        return (try #require(sets), trial)
    }

    private func counts(_ sets: MatchSets) -> [Int] { sets.sections.map(\.recipes.count) }

    @Test func `short prefixes are not looked up in the steps of a large index`() async throws {
        let lines = [LibraryTrial.line("Rice", steps: "Stir."), LibraryTrial.line("Beans", steps: "Boil.")]
        for (text, isSkipped) in [("st", true), ("sti", false), ("\"stir\"", false), ("st*", true)] {
            let all = try await sets(text, lines).sets
            #expect(counts(all) == [0, 0, 0, 1] && !all.isAtLeast, "\(text)")
            let some = try await sets(text, lines, skipsShortWordsInSteps: true).sets
            #expect(counts(some) == [0, 0, 0, isSkipped ? 0 : 1], "\(text)")
            #expect(some.isAtLeast == isSkipped, "\(text)")
        }
    }

    @Test func `each recipe is in the section of its last word, and only there`() async throws {
        let lines = [
            LibraryTrial.line("Leek and egg"), LibraryTrial.line("Leek", ["1 egg"]),
            LibraryTrial.line("Egg", ["1 bean"], steps: "Add a leek."), LibraryTrial.line("Leek", ["1 bean"]),
        ]
        let found = try await sets("leek egg", lines).sets
        #expect(counts(found) == [1, 1, 0, 1])
        #expect(found.all.count == 3 && !found.hasPhrase)
    }

    @Test func `an excluded word removes recipes, and an excluded phrase none before they are read`() async throws {
        let lines = [
            LibraryTrial.line("Leek", ["1 pine nut"]), LibraryTrial.line("Leek pie", ["1 nut"]),
            LibraryTrial.line("Leek tart", ["1 egg"]),
        ]
        #expect(counts(try await sets("leek -nut", lines).sets) == [1, 0, 0, 0])
        let phrase = try await sets("leek -\"pine nut\"", lines).sets
        #expect(counts(phrase) == [3, 0, 0, 0] && phrase.hasPhrase)
    }

    @Test func `a query of excluded words alone has the section of filters`() async throws {
        let lines = [LibraryTrial.line("Leek", ["1 nut"]), LibraryTrial.line("Egg", ["1 egg"])]
        let found = try await sets("-nut", lines).sets
        #expect(found.sections.map(\.kind) == [.filters] && counts(found) == [1])
    }

    @Test func `the best recipes are those with whole words, then the others, each in the order of their numbers`()
        async throws
    {
        let lines = [
            LibraryTrial.line("Nutmeg cake"), LibraryTrial.line("Nut cake"), LibraryTrial.line("Nutmeg tart"),
            LibraryTrial.line("Nut tart"),
        ]
        let (sets, trial) = try await sets("nut", lines)
        defer { withExtendedLifetime(trial) {} }
        let all = sets.all
        let numbers = all.first(4)
        #expect(numbers.count == 4)
        #expect(sets.best(4, of: all) == [numbers[1], numbers[3], numbers[0], numbers[2]])
        #expect(sets.best(3, of: all) == [numbers[1], numbers[3], numbers[0]])
        #expect(sets.best(2, of: all) == [numbers[1], numbers[3]])
        #expect(sets.best(1, of: all) == [numbers[1]])
        #expect(sets.best(0, of: all) == [])
    }

    @Test func `only admitted recipes are kept, in every section`() async throws {
        let lines = [LibraryTrial.line("Leek"), LibraryTrial.line("Egg", ["1 leek"]), LibraryTrial.line("Leek pie")]
        var found = try await sets("leek", lines).sets
        #expect(counts(found) == [2, 1, 0, 0])
        var first = RecipeNumbers(below: 64)
        first.insert(try #require(found.all.first(1).first))
        found.keep(first)
        #expect(counts(found) == [1, 0, 0, 0])
    }

    @Test(arguments: [1000, 1001])
    func `up to a thousand results are all ranked`(count: Int) async throws {
        // The best title comes last. If only a part of the results is ranked, it is not among them.
        let lines = (1..<count).map { LibraryTrial.line("Leek z \($0)") } + [LibraryTrial.line("Leek a")]
        let trial = try LibraryTrial(["All.jsonl": lines.joined()])
        let library = trial.library()
        try await trial.update(library)
        let box = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse("leek").query, limit: 1) { await box.take($0) }
        let section = try #require(await box.last?.sections.first)
        #expect(section.count == count)
        #expect(section.hits.map(\.recipe.title) == [count == 1000 ? "Leek a" : "Leek z 1"])
    }
}
