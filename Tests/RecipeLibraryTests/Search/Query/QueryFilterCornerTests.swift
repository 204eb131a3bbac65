import Synchronization
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Corners of filters of a query")
struct QueryFilterCornerTests {
    private func filters(_ text: String) -> [SearchQuery.Filter] {
        SearchQuery.parse(text, isFinished: true).query.filters
    }

    private func admits(_ text: String, minutes: Int? = nil, _ facts: SearchFacts = SearchFacts()) -> Bool {
        let recipe = SearchTrial.recipe("Soup", course: "Soup", minutes: minutes).summary
        return filters(text).allSatisfy { $0.admits(recipe, facts) }
    }

    @Test func `bounds of a filter contain their limits and no unknown number`() {
        #expect(admits("time:10-30", minutes: 10) && admits("time:10-30", minutes: 30))
        #expect(!admits("time:10-30", minutes: 9) && !admits("time:10-30", minutes: 31))
        #expect(!admits("time:<30") && admits("-time:<30"), "without a time")
        #expect(admits("time:<30", minutes: 29) && !admits("time:<30", minutes: 30))
        #expect(!admits("rating:4") && admits("rating:4", SearchFacts(rating: 4)) && admits("-rating:4"))
        #expect(!admits("rating:4", SearchFacts(rating: 3)) && admits("rating:4", SearchFacts(rating: 5)))
        #expect(!admits("missing:2") && admits("missing:2", SearchFacts(missing: 2)))
        #expect(!admits("missing:2", SearchFacts(missing: 3)))
    }

    @Test func `filters of favourites and cooked recipes ask different facts`() {
        let (favourite, cooked) = (SearchFacts(isFavourite: true), SearchFacts(lastCooked: 0))
        #expect(admits("is:favourite", favourite) && !admits("is:favourite", cooked))
        #expect(admits("is:cooked", cooked) && !admits("is:cooked", favourite))
        #expect(!admits("-is:cooked", cooked) && admits("-is:favourite", cooked))
    }

    @Test func `a filter knows whether it asks for the notebook or for the pantry`() {
        for (text, notebook, pantry) in [
            ("course:soup", false, false), ("time:<30", false, false), ("missing:2", false, true),
            ("rating:4", true, false), ("is:favourite", true, false), ("is:cooked", true, false),
        ] {
            let filter = filters(text)[0]
            #expect(filter.asksForNotebook == notebook && filter.asksForPantry == pantry, "\(text)")
            #expect(filter.asksForFacts == (notebook || pantry), "\(text)")
        }
    }

    @Test func `the largest number of missing ingredients is the upper bound, unless the filter is excluded`() {
        for (text, most) in [
            ("missing:2", 2), ("missing:<2", 1), ("missing:1-3", 3), ("missing:>=2", .max), ("-missing:2", .max),
            ("missing:0", 0),
        ] as [(String, Int)] {
            #expect(filters(text)[0].mostMissing == most, "\(text)")
        }
        #expect(filters("time:2")[0].mostMissing == nil)
    }

    @Test func `the pantry is asked only by a filter that needs it`() {
        let asked = Mutex(0)
        let facts = FactSources(
            notebook: { _ in SearchFacts(rating: 4) },
            missing: { _ in
                asked.withLock { $0 += 1 }
                return 3
            })
        let recipe = RecipeSummary(id: RecipeID(path: "a.cook"), title: "A")
        #expect(facts.facts(of: recipe, for: SearchQuery.parse("rating:4").query) == SearchFacts(rating: 4))
        #expect(asked.withLock { $0 } == 0)
        let known = facts.facts(of: recipe, for: SearchQuery.parse("missing:4").query)
        #expect(known == SearchFacts(rating: 4, missing: 3))
        #expect(asked.withLock { $0 } == 1)
    }

    @Test func `an index filter with two courses answers for each course alone`() {
        func admitted(_ text: String) -> [String] {
            var filter = RecipeFilter(filters(text))
            let courses = ["Soup", "Dessert", nil, "Soup", "Dessert", nil]
            var admitted: [String] = []
            for (number, course) in courses.enumerated() {
                let facts = RecipeFilter.Facts(number: number, minutes: 20, course: course)
                if filter.admits(facts) { admitted.append("\(number)") }
            }
            return admitted
        }
        #expect(admitted("course:soup") == ["0", "3"])
        #expect(admitted("-course:soup") == ["1", "2", "4", "5"])
        #expect(admitted("-course:soup -course:dessert") == ["2", "5"])
        #expect(admitted("course:soup -course:dessert time:<30") == ["0", "3"])
        #expect(admitted("course:soup time:<20") == [])
        #expect(admitted("") == ["0", "1", "2", "3", "4", "5"])
    }

    @Test func `an index filter does not take recipes without a time as quick`() {
        var filter = RecipeFilter(filters("time:<30"))
        let isAdmitted = [nil, 0, 29, 30].map { minutes in
            filter.admits(.init(number: 1, minutes: minutes, course: nil))
        }
        #expect(isAdmitted == [false, true, true, false])
    }

    @Test func `a course is matched by its name, by its standard name and by the beginning of a word`() {
        func matches(_ text: String, _ course: String?) -> Bool {
            guard case .course(let matcher)? = filters("course:\(text)").first?.condition else { return false }
            return matcher.matches(course: course)
        }
        #expect(matches("dessert", "Desserts") && matches("desserts", "dessert"))
        #expect(!matches("dessert", nil) && !matches("dessert", "Soup"))
        #expect(matches("cas", "Grandma’s casseroles") && !matches("\"cas\"", "Grandma’s casseroles"))
    }

    @Test func `terms that place a recipe are those without a field, or all wanted ones`() {
        func placing(_ text: String) -> [[String]] {
            SearchQuery.parse(text).query.placing.map { $0.patterns[0].words }
        }
        #expect(placing("leek with:egg -nut") == [["leek"]])
        #expect(placing("with:egg title:leek -nut") == [["egg"], ["leek"]])
        #expect(placing("-nut") == [])
    }
}
