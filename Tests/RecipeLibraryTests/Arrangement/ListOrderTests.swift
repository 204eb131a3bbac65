import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Orders of lists and their sections")
struct ListOrderTests {
    private func title(_ order: ListOrder, minutes: Int? = nil, _ facts: SearchFacts = SearchFacts()) -> String {
        order.bands[order.band(of: order.value(minutes: minutes, facts, today: 1_000))].title
    }

    @Test(
        "A time is in the section of its limit",
        arguments: [
            (0, "Up to 15 min"), (15, "Up to 15 min"), (16, "Up to 30 min"), (30, "Up to 30 min"), (31, "Up to 1 h"),
            (60, "Up to 1 h"), (61, "Up to 2 h"), (120, "Up to 2 h"), (121, "Longer"), (nil, "No time given"),
        ] as [(Int?, String)])
    func times(_ minutes: Int?, _ section: String) { #expect(title(.time, minutes: minutes) == section) }

    @Test(
        "Stars, and recipes without any",
        arguments: [
            (5, "Five stars"), (4, "Four stars"), (3, "Three stars"), (2, "Two stars"), (1, "One star"),
            (nil, "Not rated"),
        ] as [(Int?, String)])
    func ratings(_ rating: Int?, _ section: String) { #expect(title(.rating, SearchFacts(rating: rating)) == section) }

    @Test(
        "A day is in the last week, month or year; a day after today counts as today",
        arguments: [
            (1_005, "In the last week"), (1_000, "In the last week"), (994, "In the last week"),
            (993, "In the last month"),
            (970, "In the last month"), (969, "In the last year"), (635, "In the last year"), (634, "Longer ago"),
        ])
    func days(_ day: Int, _ section: String) {
        #expect(title(.added, SearchFacts(added: day)) == section)
        #expect(title(.lastCooked, SearchFacts(lastCooked: day)) == section)
        #expect(title(.added, SearchFacts(lastCooked: day)) == "At an unknown time")
        #expect(title(.lastCooked, SearchFacts(added: day)) == "Not cooked yet")
    }

    @Test("Titles have no sections")
    func titles() {
        #expect(ListOrder.title.bands.isEmpty)
        #expect(ListOrder.title.value(minutes: 5, SearchFacts(rating: 3, lastCooked: 1, added: 1), today: 9) == nil)
    }

    @Test("A filter is toggled, and the smallest number of missing ingredients counts")
    func toggles() throws {
        let (filters, problems) = ListFilter.parse("missing:<=3 tag:quick missing:1 soup is:cooked time:x")
        #expect(filters.map(\.text) == ["missing:<=3", "tag:quick", "missing:1", "is:cooked"])
        #expect(problems.map(\.range.lowerBound) == [32, 52])
        var arrangement = ListArrangement(filters: filters)
        #expect(arrangement.mostMissing == 1)
        arrangement.toggle(filters[2])
        #expect(arrangement.mostMissing == 3 && arrangement.filters.count == 3)
        arrangement.toggle(filters[2])
        #expect(arrangement.filters.map(\.text) == ["missing:1", "tag:quick", "is:cooked"], "one limit of a kind")
        #expect(ListArrangement().mostMissing == nil && filters[1].mostMissing == nil)
    }
}
