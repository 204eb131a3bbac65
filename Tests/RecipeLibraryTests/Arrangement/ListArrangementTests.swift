import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Sort order and filters of a list")
struct ListArrangementTests {
    private let recipes = [
        SearchTrial.recipe("Soup", tags: ["vegan"], course: "soup", minutes: 40).summary,
        SearchTrial.recipe("Éclair", course: "dessert", minutes: 90).summary,
        SearchTrial.recipe("Toast", course: "snack", minutes: 10).summary,
        SearchTrial.recipe("egg", course: "Breakfast", minutes: 10).summary,
        SearchTrial.recipe("Kimchi").summary,
    ]
    private let facts = [
        "Soup": SearchFacts(isFavourite: true, rating: 4, lastCooked: 995, added: 100),
        "Toast": SearchFacts(rating: 5, lastCooked: 1000, added: 999),
        "Éclair": SearchFacts(rating: 4, lastCooked: 700, added: 1005),
    ]

    /// Returns one line for each section: `Up to 15 min: egg, Toast`.
    private func list(_ order: ListOrder, _ filters: String = "") -> [String] {
        let arrangement = ListArrangement(order: order, filters: ListFilter.parse(filters).filters)
        return arrangement.sections(of: recipes, today: 1000) { facts[$0.title] ?? SearchFacts() }.map {
            "\($0.title): " + $0.recipes.map(\.title).joined(separator: ", ")
        }
    }

    @Test("A list is sorted by course, time, rating, last cooking or day of addition")
    func orders() {
        #expect(
            list(.title) == [
                "Breakfasts: egg", "Snacks: Toast", "Soups: Soup", "Desserts: Éclair", "Other recipes: Kimchi",
            ])
        #expect(
            list(.time) == [
                "Up to 15 min: egg, Toast", "Up to 1 h: Soup", "Up to 2 h: Éclair", "No time given: Kimchi",
            ])
        #expect(list(.rating) == ["Five stars: Toast", "Four stars: Soup, Éclair", "Not rated: egg, Kimchi"])
        #expect(
            list(.lastCooked) == [
                "In the last week: Toast, Soup", "In the last year: Éclair", "Not cooked yet: egg, Kimchi",
            ])
        #expect(
            list(.added) == ["In the last week: Éclair, Toast", "Longer ago: Soup", "At an unknown time: egg, Kimchi"],
            "a day that is still to come is today")
    }

    @Test("A list shows only recipes that match all filters")
    func filters() {
        #expect(list(.time, "time:<=40") == ["Up to 15 min: egg, Toast", "Up to 1 h: Soup"])
        #expect(list(.title, "tag:veg") == ["Soups: Soup"])
        #expect(list(.title, "-tag:vegan course:soup") == [])
        #expect(list(.title, "is:favourite is:cooked rating:4") == ["Soups: Soup"])
        #expect(list(.rating, "-is:cooked") == ["Not rated: egg, Kimchi"])
    }

    @Test("Filters are parsed from text, with diagnostics for the rest")
    func parsing() {
        let (filters, diagnostics) = ListFilter.parse("time:<30 egg tag:\"main course\" is:blue")
        #expect(filters.map(\.text) == ["time:<30", "tag:\"main course\""])
        #expect(diagnostics.map(\.column) == [10, 35])
        #expect(ListFilter.parse("time:<30").filters == ListFilter.parse("  time:<30").filters)
    }

    @Test("Toggling a filter twice removes it")
    func toggling() {
        var arrangement = ListArrangement()
        let filters = ListFilter.parse("time:<30 is:cooked").filters
        for filter in filters + filters.prefix(1) { arrangement.toggle(filter) }
        #expect(arrangement.filters.map(\.text) == ["is:cooked"])
    }

    @Test("A greater sort value never has an earlier band")
    func bands() {
        for order in ListOrder.allCases.dropFirst() {
            let places = (-10...500).map { order.band(of: $0) }
            #expect(places == places.sorted())
            #expect(places.allSatisfy { $0 < order.bands.count - 1 })
            #expect(order.band(of: nil) == order.bands.count - 1)
        }
    }
}
