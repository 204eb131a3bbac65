import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Arranged listings of a cookbook that changes")
struct ArrangedChangesTests {
    static let arrangements: [ListArrangement] = {
        let filters = ["", "time:<30", "-course:soup", "tag:vegan", "course:dessert -time:15", "is:favourite"]
        return ListOrder.allCases.flatMap { order in
            filters.map { ListArrangement(order: order, filters: ListFilter.parse($0).filters) }
        }
    }()

    /// Returns the sections and the recipes of a listing, one line for each section.
    static func outline(_ library: IndexedCookbook, _ contents: LibraryContents?) throws -> [String] {
        let contents = try #require(contents)
        let listing = try #require(library.listing(of: contents))
        return listing.sections.enumerated().map { number, section in
            let recipes = (0..<section.count).map { row in
                listing.recipe(at: row, inSection: number).map { "\($0.title) \($0.id)" } ?? "?"
            }
            return "\(section.title): \(recipes.joined(separator: ", "))"
        }
    }

    static func facts(_ recipes: [RecipeSummary]) -> [RecipeID: SearchFacts] {
        var facts: [RecipeID: SearchFacts] = [:]
        for recipe in recipes {
            let hash = recipe.id.path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
            facts[recipe.id] = SearchFacts(
                isFavourite: hash % 3 == 0, rating: [nil, 1, 3, 5][hash % 4], lastCooked: [nil, 100, 990][hash % 3])
        }
        return facts
    }

    @Test("After each change, listings are those of a new index, also from outdated contents", arguments: [1, 2, 3])
    func changes(seed: UInt64) async throws {
        var cookbook = try ChangingCookbook(seed: seed)
        let trial = cookbook.trial
        let library = trial.library()
        var earlier: [LibraryContents] = []
        for step in 0..<25 {
            let contents = try #require(try await trial.update(library).last)
            earlier.append(contents)
            let fresh = IndexedCookbook(trial.cookbook, folder: trial.folder["fresh \(step)"])
            let expected = try #require(try await trial.update(fresh).last)
            let facts = Self.facts(trial.cookbook.scanAll().recipes)
            let all = try Self.outline(fresh, expected)
            try #require(try Self.outline(library, contents) == all, "seed \(seed): \(cookbook.log)")
            var random = cookbook.random
            for arrangement in Self.arrangements {
                let wanted = try Self.outline(
                    fresh, fresh.arranged(expected, by: arrangement, facts: facts, today: 1000))
                for from in [contents, earlier.randomElement(using: &random) ?? contents] {
                    let arranged = try library.arranged(from, by: arrangement, facts: facts, today: 1000)
                    try #require(
                        try Self.outline(library, arranged) == wanted,
                        "seed \(seed), \(arrangement), contents \(from.generation) of \(contents.generation): \(cookbook.log)"
                    )
                    #expect(arranged?.generation == contents.generation)
                }
            }
            try #require(library.currentIndex.epoch == 0, "the index was made anew; seed \(seed): \(cookbook.log)")
            try cookbook.change()
        }
    }
}
