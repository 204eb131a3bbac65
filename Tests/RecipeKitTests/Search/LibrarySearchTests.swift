import Testing

@testable import RecipeKit

@Suite("The search of an index")
struct LibrarySearchTests {
    static let queries = [
        "egg", "eg", "e", "tomato egg", "egg tom", "\"stir fry\"", "-nuts", "soup -nuts", "with:egg", "without:nuts",
        "tag:vegan", "course:dessert", "time:<30", "soup time:<30", "title:soup", "step:grill", "creme", "crème brul",
        "shepherds", "tomatos", "zuchini", "xyzzy", "leeks -egg", "\"boil the\" leek", "with:\"olive oil\"", "",
    ]

    static let lines =
        LibraryTrial.line("Egg soup", ["2 eggs", "1 l water"], steps: "Boil the water.")
        + LibraryTrial.line("Tomato salad", ["3 tomatoes", "1 egg", "olive oil"], steps: "Cut. Stir.")
        + LibraryTrial.line("Crème brûlée", ["6 eggs", "cream"], steps: "Grill the top.")
        + LibraryTrial.line("Stir fry", ["1 zucchini", "nuts"], steps: "Fry and stir the eggplant.")
        + LibraryTrial.line("Shepherd's pie", ["lamb", "oil of olive"], steps: "Boil the leek, then stir fry it.")
        + LibraryTrial.line("Leek soup with nuts", ["2 leeks", "50 g nuts"], steps: "Boil.")
        + #"{"@type": "Recipe", "name": "Apple tart", "recipeCategory": "Dessert", "keywords": "vegan, quick", "totalTime": "PT20M", "recipeIngredient": ["apples"], "recipeInstructions": [{"@type": "HowToStep", "text": "Bake it &amp; serve with tomato\u00e9s."}]}"#
        + "\n"

    @Test("finds what a search in memory finds", arguments: queries)
    func sameAsMemory(_ text: String) async throws {
        let trial = try LibraryTrial(["many.jsonl": Self.lines, "a.cook": LibraryTrial.soup("Vegan soup")])
        let library = trial.library()
        try await trial.update(library)
        let query = SearchQuery.parse(text, isFinished: true).query
        let expected = ResultsBox()
        let found = ResultsBox()
        try await MemorySearch.reading(trial.cookbook).search.search(query, limit: 50) { await expected.take($0) }
        try await LibrarySearch(library).search(query, limit: 50) { await found.take($0) }
        let right = try #require(await expected.last)
        let results = try #require(await found.last)
        #expect(Self.shown(results) == Self.shown(right))
        #expect(results.correction == right.correction)
        #expect(results.isComplete)
    }

    private static func shown(_ results: SearchResults) -> [String] {
        results.sections.flatMap { section in
            ["\(section.place) \(section.count)"] + section.hits.map { "\($0.recipe.title): \($0.lines)" }
        }
    }

    @Test("finds no recipe that went, nor the words of one as it was before")
    func removed() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth"), "b.cook": "Fry @egg{1}."])
        let library = trial.library()
        try await trial.update(library)
        try trial.folder.write("Fry @tofu{100%g}.", to: "Cookbook/b.cook")
        try await trial.update(library)
        let found = ResultsBox()
        try await LibrarySearch(library).search(SearchQuery.parse("with:egg").query, limit: 5) { await found.take($0) }
        #expect(await found.last?.count == 0)
    }

    @Test("collects the words of a line as the whole reader folds them")
    func words() {
        for line in ["Egg & bacon, 12 oz", "shepherd's d'huile", "crème brûlée", "豆腐 tofu", "a a a b", ""] {
            var collector = WordCollector()
            var bytes: [UInt8] = []
            collector.begin()
            collector.add(line, to: &bytes)
            let collected = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
            var known: Set<String> = []
            #expect(collected == FoldedWords(line).strings.filter { known.insert($0).inserted })
        }
    }
}
