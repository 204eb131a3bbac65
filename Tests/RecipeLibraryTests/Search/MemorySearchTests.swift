import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Searching in memory")
struct MemorySearchTests {
    private let search = MemorySearch(
        [
            SearchTrial.recipe(
                "Tomato and egg stir-fry", ["3 tomatoes", "4 eggs"], steps: ["Fry the eggs."], minutes: 15),
            SearchTrial.recipe("Menemen", ["3 tomatoes", "4 eggs"], tags: ["Turkish", "vegetarian"], minutes: 20),
            SearchTrial.recipe(
                "Tomato soup", ["1 kg tomatoes", "stock"], tags: ["vegan"], course: "Soups", minutes: 40),
            SearchTrial.recipe("Ratatouille", ["1 eggplant", "oil"], steps: ["Peel a tomato.", "Serve with an egg."]),
            SearchTrial.recipe("Hazelnut cake", ["100 g hazelnuts", "2 eggs"], course: "dessert", minutes: 60),
            SearchTrial.recipe("Crème brûlée", ["6 egg yolks", "pine nuts"], course: "Desserts", minutes: 340),
        ],
        facts: { recipe in
            recipe.id.path == "Menemen" ? SearchFacts(isFavourite: true, rating: 4, lastCooked: 20_000) : SearchFacts()
        })

    /// Titles by section: `title: Tomato soup; Menemen`.
    private func found(_ text: String, limit: Int = 10) -> [String] {
        let results = search.results(for: SearchQuery.parse(text).query, limit: limit)
        return (results?.sections ?? []).map { section in
            let name = if case .field(let field) = section.kind { "\(field)" } else { "filters" }
            return "\(name): " + section.hits.map(\.recipe.title).joined(separator: "; ")
        }
    }

    @Test("A memory search finds each recipe once, in the section of its last word")
    func places() {
        #expect(
            found("tomato") == [
                "title: Tomato and egg stir-fry; Tomato soup", "ingredients: Menemen", "steps: Ratatouille",
            ])
        #expect(found("egg tom") == ["title: Tomato and egg stir-fry", "ingredients: Menemen", "steps: Ratatouille"])
        #expect(found("turk egg") == ["tags: Menemen"])
    }

    @Test("A memory search ranks whole words before the beginnings of words, and both before the alphabet")
    func wholeWords() {
        let titles = ["Apple nutmeg tart", "Plain nut bread", "Sour nuts", "Nutmeg", "Nut", "Nut oil", "Dry nutmeg"]
        let search = MemorySearch(titles.map { SearchTrial.recipe($0) }, facts: { _ in SearchFacts() })
        let results = search.results(for: SearchQuery.parse("nut").query, limit: 10)
        #expect(
            results?.sections.first?.hits.map(\.recipe.title) == [
                "Nut", "Nut oil", "Plain nut bread", "Sour nuts", "Apple nutmeg tart", "Dry nutmeg", "Nutmeg",
            ])
    }

    @Test("A memory search for a plural finds the singular, and an excluded word excludes both")
    func plurals() {
        for (one, many) in [("loaf", "loaves"), ("berry", "berries"), ("tomato", "tomatoes"), ("leek", "leeks")] {
            let search = MemorySearch(
                [SearchTrial.recipe("A", ["1 \(one)"]), SearchTrial.recipe("B", ["2 \(many)"])],
                facts: { _ in SearchFacts() })
            func results(_ text: String) -> SearchResults? {
                search.results(for: SearchQuery.parse(text).query, limit: 10)
            }
            #expect(results("with:\(many)")?.count == 2 && results("with:\(many)")?.remark == nil, "\(many)")
            #expect(results("-\(one)")?.count == 0 && results("-\(many)")?.count == 0, "\(one)")
        }
    }

    @Test("A memory search finds phrases across a hyphen but not across lines")
    func phrases() {
        #expect(found("\"stir fry\"") == ["title: Tomato and egg stir-fry"])
        #expect(found("\"fry stir\"") == [])
        #expect(found("\"tomatoes 4\"") == [])
    }

    @Test("A memory search excludes whole words only")
    func exclusions() {
        #expect(found("title:tomato -egg") == ["title: Tomato soup"])
        #expect(found("without:nuts course:dessert") == ["filters: Hazelnut cake"])
        #expect(found("without:egg ratatouille") == ["title: Ratatouille"])
    }

    @Test("A memory search filters by field, course, time and notebook facts")
    func filters() {
        #expect(
            found("with:egg tom") == ["title: Tomato and egg stir-fry", "ingredients: Menemen", "steps: Ratatouille"])
        #expect(found("with:egg time:<30") == ["ingredients: Menemen; Tomato and egg stir-fry"])
        #expect(found("course:DESSERTS") == ["filters: Crème brûlée; Hazelnut cake"])
        #expect(found("course:des -time:<2h") == ["filters: Crème brûlée"])
        #expect(found("tag:vegetarian") == ["tags: Menemen"])
        #expect(found("is:favourite is:cooked rating:>=4") == ["filters: Menemen"])
        #expect(found("rating:5") == [])
    }

    @Test("A memory search returns the lines that matched")
    func lines() throws {
        let results = try #require(search.results(for: SearchQuery.parse("menemen", isFinished: true).query, limit: 9))
        #expect(results.sections[0].hits[0].lines == [])
        let others = try #require(search.results(for: SearchQuery.parse("egg tomato").query, limit: 9))
        #expect(others.sections[1].hits[0].lines == ["3 tomatoes", "4 eggs"])
        #expect(others.sections[2].hits[0].lines == ["Peel a tomato.", "Serve with an egg."])
    }

    @Test("A memory search counts more recipes than its limit")
    func limit() throws {
        let results = try #require(search.results(for: SearchQuery.parse("with:egg").query, limit: 2))
        #expect(results.sections[0].hits.count == 2)
        #expect(results.count == 5)
        #expect(results.isComplete && !results.isAtLeast)
    }

    @Test("A memory search corrects an unknown word, with a remark")
    func correction() throws {
        let results = try #require(search.results(for: SearchQuery.parse("tomatto sup").query, limit: 9))
        #expect(results.remark?.missing == ["sup"] && results.count == 0, "three letters have no neighbours")
        let corrected = try #require(search.results(for: SearchQuery.parse("tomatto soop").query, limit: 9))
        #expect(
            corrected.remark?.corrections
                == [.init(typed: "tomatto", shown: "tomato"), .init(typed: "soop", shown: "soup")])
        #expect(corrected.sections.flatMap(\.hits).map(\.recipe.title) == ["Tomato soup"])
        #expect(corrected.query.matches(in: "Tomato soup", field: .title) == [0..<6, 7..<11])
        let nothing = try #require(search.results(for: SearchQuery.parse("xylophone").query, limit: 9))
        #expect(nothing.count == 0 && nothing.remark == SearchRemark(missing: ["xylophone"]))
    }

    @Test("An empty query finds nothing")
    func nothing() {
        #expect(search.results(for: SearchQuery(), limit: 9)?.count == 0)
    }

    @Test("A cancelled search delivers nothing")
    func cancelled() async {
        let search = search
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            await confirmation(expectedCount: 0) { delivered in
                try? await search.search(SearchQuery.parse("egg").query, limit: 9) { _ in delivered() }
            }
        }
        task.cancel()
        await task.value
    }
}
