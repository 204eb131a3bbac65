import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Search ranking compared with a plain search")
struct PlainSearchTests {
    private typealias Recipes = [(summary: RecipeSummary, document: SearchDocument)]

    private static let words = [
        "nut", "nuts", "nutmeg", "soup", "soups", "egg", "eggs", "eggplant", "oil", "oils", "tea",
    ]

    private static func text(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
            .joined(separator: " ")
    }

    private static func recipes(_ count: Int, _ random: inout SeededGenerator) -> Recipes {
        (0..<count).map { _ in
            SearchTrial.recipe(
                text(1...3, &random), [text(1...2, &random)], tags: [text(1...1, &random)],
                steps: [text(1...3, &random)])
        }
    }

    /// Returns one to three words. Some of them lack their last letters.
    private static func query(_ random: inout SeededGenerator) -> String {
        text(1...3, &random).split(separator: " ").map { word in
            String(word.prefix(Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : word.count))
        }.joined(separator: " ")
    }

    private func sections(_ results: SearchResults?) -> [String] {
        (results?.sections ?? []).map { section in
            let name = if case .field(let field) = section.kind { "\(field)" } else { "filters" }
            return "\(name): " + section.hits.map(\.recipe.title).joined(separator: "; ")
        }
    }

    private func found(_ query: String, in recipes: Recipes) -> [String] {
        let search = MemorySearch(recipes.map { ($0.summary, $0.document) }, facts: { _ in SearchFacts() })
        let results = search.results(for: SearchQuery.parse(query).query, limit: .max)
        return results?.remark == nil ? sections(results) : []
    }

    /// Removes recipes as long as the searches still differ.
    private func shortest(_ recipes: Recipes, _ query: String) -> [SearchDocument] {
        var recipes = recipes
        var index = 0
        while index < recipes.count {
            var fewer = recipes
            fewer.remove(at: index)
            if found(query, in: fewer) != PlainSearch(recipes: fewer).sections(for: query) {
                recipes = fewer
            } else {
                index += 1
            }
        }
        return recipes.map(\.document)
    }

    @Test("A memory search finds and ranks what a plain search does", arguments: [1, 2, 3, 0x5EA])
    func memory(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let recipes = Self.recipes(40, &random)
        var findings = 0
        for _ in 0..<100 {
            let query = Self.query(&random)
            let expected = PlainSearch(recipes: recipes).sections(for: query)
            findings += expected.isEmpty ? 0 : 1
            guard found(query, in: recipes) == expected else {
                Issue.record("seed \(seed), “\(query)”: \(shortest(recipes, query))")
                return
            }
        }
        #expect(findings > 50, "queries that find nothing show little")
    }

    @Test("An index search finds and ranks what a plain search does", arguments: [4, 5])
    func index(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let recipes = Self.recipes(60, &random)
        let lines = recipes.map { recipe in
            let document = recipe.document
            return #"{"@type": "Recipe", "name": "\#(document.title)", "keywords": "\#(document.tags[0])", "#
                + #""recipeIngredient": ["\#(document.ingredients[0])"], "recipeInstructions": ["\#(document.steps[0])"]}"#
        }
        let trial = try LibraryTrial(["All.jsonl": lines.joined(separator: "\n")])
        let library = trial.library()
        try await trial.update(library)
        let search = LibrarySearch(library)
        for _ in 0..<60 {
            let query = Self.query(&random)
            let box = ResultsBox()
            try await search.search(SearchQuery.parse(query).query, limit: .max) { await box.take($0) }
            let results = try #require(await box.last)
            let expected = PlainSearch(recipes: recipes).sections(for: query)
            #expect((results.remark == nil ? sections(results) : []) == expected, "seed \(seed), “\(query)”")
        }
    }
}
