import Synchronization
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("A query")
struct QueryParsingTests {
    /// Terms and filters as a line: `egg*|eggs @ingredients !`.
    private func outline(_ text: String, isFinished: Bool = false) -> [String] {
        let query = SearchQuery.parse(text, isFinished: isFinished).query
        return query.terms.map { term in
            let patterns = term.patterns.map { $0.words.joined(separator: " ") + ($0.isPrefix ? "*" : "") }
            let field = term.field.map { " @\($0)" } ?? ""
            return (term.isExcluded ? "-" : "") + patterns.joined(separator: "|") + field
        } + query.filters.map { ($0.isExcluded ? "-" : "") + "\($0.condition)" }
    }

    private func problems(_ text: String, isFinished: Bool = false) -> [String] {
        SearchQuery.parse(text, isFinished: isFinished).diagnostics.map { "\($0.column): \($0.message)" }
    }

    @Test("A query matches prefixes and singulars of words")
    func words() {
        func hasForm(_ word: String, _ form: String) -> Bool {
            let patterns = outline(word).first?.split(separator: "|").map(String.init) ?? []
            return patterns.first == word + "*" && patterns.contains(form)
        }
        #expect(outline("egg") == ["egg*"] && hasForm("tomatoes", "tomato") && hasForm("berries", "berry"))
        #expect(hasForm("strawberry", "strawberries") && hasForm("zwiebeln", "zwiebel"))
        #expect(outline("couscous hummus grass") == ["couscous*", "hummus*", "grass*"])
    }

    @Test("A query folds case, accents and apostrophes")
    func folding() {
        #expect(
            outline("CRÈME Brûlée Œuf").map { String($0.prefix { $0 != "|" }) } == ["creme*", "brulee*", "oeuf*"])
        #expect(outline("shepherd's Straße").map { String($0.prefix { $0 != "|" }) } == ["shepherds*", "strasse*"])
        #expect(outline("d’huile").first?.hasPrefix("d huile*") == true)
    }

    @Test("A query has phrases in any quotes; an open phrase ends in a prefix")
    func phrases() {
        #expect(outline("\"stir fry\" “egg yolk”") == ["stir fry", "egg yolk"])
        #expect(outline("\"stir fr") == ["stir fr*"])
        #expect(outline("stir-fry") == ["stir fry*|stir fries"])
        #expect(outline("\"egg yol\"*") == ["egg yol*"])
    }

    @Test("A minus excludes a whole word in the singular and the plural")
    func exclusions() {
        for (word, other) in [("nuts", "nut"), ("egg", "eggs"), ("berry", "berries"), ("leaf", "leaves")] {
            let patterns = outline("-\(word)").first?.split(separator: "|").map(String.init) ?? []
            #expect(patterns.first == "-\(word)" && patterns.contains(other), "\(patterns)")
        }
        #expect(outline("-nut*") == ["-nut*"])
        #expect(outline("-\"pine nuts\"") == ["-pine nuts"])
    }

    @Test("A key binds words to a field")
    func fields() {
        #expect(
            outline("with:egg title:soup step:grill tag:vegan") == [
                "egg* @ingredients", "soup* @title", "grill* @steps", "vegan* @tags",
            ])
        #expect(outline("without:egg").first?.hasPrefix("-egg|eggs") == true)
        #expect(outline("without:egg").first?.hasSuffix(" @ingredients") == true)
        #expect(outline("-without:egg") == ["egg* @ingredients"])
        #expect(outline("-with:egg").first?.hasPrefix("-egg|eggs") == true)
        #expect(outline("-with:egg").first?.hasSuffix(" @ingredients") == true)
        #expect(outline("tag:\"main course\"") == ["main course @tags"])
        #expect(outline("WITH:Egg Ingredient:egg") == ["egg* @ingredients", "egg* @ingredients"])
    }

    @Test(
        "A query has bounds of time",
        arguments: [
            ("<30", nil, 29), ("<=30", nil, 30), (">30", 31, nil), (">=1h", 60, nil), ("30", nil, 30), ("=45", 45, 45),
            ("10-30", 10, 30), ("30-10", 10, 30), ("1-2h", 60, 120), ("1h30", nil, 90), ("≤90min", nil, 90),
            ("<1h", nil, 59), ("\"1 h 10 min\"", nil, 70), ("1:30", nil, 90),
        ] as [(String, Int?, Int?)])
    func time(text: String, lower: Int?, upper: Int?) {
        let (query, problems) = SearchQuery.parse("time:\(text)", isFinished: true)
        #expect(problems.isEmpty)
        #expect(query.filters.map(\.condition) == [.time(.init(lower: lower, upper: upper))])
    }

    @Test("A query has ratings, favourites and cooked recipes")
    func personal() {
        func conditions(_ text: String) -> [SearchQuery.Condition] {
            SearchQuery.parse(text, isFinished: true).query.filters.map(\.condition)
        }
        #expect(
            conditions("rating:>=4 rating:4 stars:=5 rating:2-3") == [
                .rating(.init(lower: 4)), .rating(.init(lower: 4)), .rating(.init(lower: 5, upper: 5)),
                .rating(.init(lower: 2, upper: 3)),
            ])
        #expect(
            conditions("is:favourite is:Fav is:favorite is:cooked is:made") == [
                .isFavourite, .isFavourite, .isFavourite, .isCooked, .isCooked,
            ])
        #expect(
            conditions("missing:2 missing:<=2 missing:<2 missing:1-3 lacks:0") == [
                .missing(.init(upper: 2)), .missing(.init(upper: 2)), .missing(.init(upper: 1)),
                .missing(.init(lower: 1, upper: 3)), .missing(.init(upper: 0)),
            ])
        #expect(SearchQuery.parse("missing:some", isFinished: true).diagnostics.first?.column == 9)
        #expect(SearchQuery.parse("-is:cooked").query.filters.map(\.isExcluded) == [true])
    }

    @Test("An invalid part of a query has a diagnostic with its column")
    func wrong() {
        #expect(
            problems("egg time:soon") == ["10: time: needs minutes or hours, such as time:<30, time:10-30 or time:1h."])
        #expect(outline("egg time:soon") == ["egg*"])
        #expect(problems("rating:9") == ["8: rating: needs stars from 1 to 5, such as rating:>=4."])
        #expect(problems("is:blue") == ["4: is: needs favourite or cooked: is:favourite."])
        #expect(problems("egg -wit:egg") == ["6: wit: is no field; did you mean with:?"])
        #expect(problems("colour:red").first?.hasPrefix("1: colour: is no field; there are title:, with:,") == true)
        #expect(problems("🍅 x time:soon is:blue").map { $0.prefix(3) } == ["10:", "18:"])
    }

    @Test(
        "An incomplete query is an error only when it is finished",
        arguments: [
            "with:", "time:", "time:<", "time:10-", "course:", "is:", "is:fav", "is:coo", "rating:>", "\"", "-",
            "without:\"",
        ])
    func unfinished(text: String) {
        #expect(problems(text).isEmpty)
        if text != "is:fav" { #expect(problems(text, isFinished: true).count == 1) }
    }

    @Test(
        "The limits of numbers in a query",
        arguments: [
            ("rating:0", 0, nil), ("rating:5", 5, nil), ("rating:6", nil, nil), ("missing:255", nil, 255),
            ("missing:256", nil, nil),
            ("missing:>1", 2, nil), ("missing:=>1", 1, nil), ("missing:=<1", nil, 1), ("rating:<3", nil, 2),
            ("missing:3-1", 1, 3),
            ("rating:2–4", 2, 4), ("missing:-1", nil, nil), ("time:1-90min", 1, 90), ("time:30min-2h", 30, 120),
            ("time:1.5-2h", 90, 120), ("time:10-", nil, nil), ("missing:x-2", nil, nil), ("missing:2-x", nil, nil),
        ] as [(String, Int?, Int?)])
    func limits(text: String, lower: Int?, upper: Int?) {
        let conditions = SearchQuery.parse(text, isFinished: true).query.filters.map(\.condition)
        let bounds = conditions.compactMap { condition -> SearchQuery.Bounds? in
            switch condition {
            case .time(let bounds), .rating(let bounds), .missing(let bounds): bounds
            default: nil
            }
        }
        #expect(bounds == (lower == nil && upper == nil ? [] : [.init(lower: lower, upper: upper)]))
    }

    @Test("Parts of a query: quotes, stars, minus signs and names of fields")
    func pieces() {
        func rows(_ text: String) -> [String] {
            QueryPiece.pieces(of: text).map { piece in
                "\(piece.isExcluded ? "-" : "")\(piece.name.map { $0 + ":" } ?? "")\(piece.value)"
                    + "\(piece.hasStar ? "*" : "")\(piece.quotes == .none ? "" : piece.quotes == .open ? " open" : " closed")"
                    + " \(piece.valueRange.lowerBound)-\(piece.valueRange.upperBound)"
            }
        }
        #expect(rows("egg*  -nut") == ["egg* 0-4", "-nut 7-10"])
        #expect(rows("\"a b\"* \"c") == ["a b* closed 0-6", "c open 7-9"])
        #expect(rows("with:\"a\"b x:") == ["with:a closed 5-8", "b 8-9", "x: 12-12"])
        #expect(rows("a\"b\"") == ["a 0-1", "b closed 1-4"])
        #expect(rows(":x 1:2 -") == [":x 0-2", "1:2 3-6", "- 8-8"])
        #expect(rows("−a –b «c»") == ["-a 1-2", "-b 4-5", "c closed 6-9"])
        #expect(rows("*") == ["* 0-1"])
    }

    @Test(
        "A wrong name of a field near a known one is told which one is meant",
        arguments: [
            ("tim", "time"), ("tiem", "time"), ("titel", "title"), ("wit", "with"), ("ra", nil), ("rat", "rating"),
            ("cours", "course"), ("iss", "is"), ("xyz", nil),
        ] as [(String, String?)])
    func nearNames(_ typed: String, _ meant: String?) { #expect(QueryKey.name(near: typed) == meant) }

    @Test("A state that is half typed is no mistake yet, and another word is")
    func states() {
        #expect(problems("is:favo").isEmpty && problems("is:c").isEmpty && problems("is:x").count == 1)
        #expect(problems("is:favo", isFinished: true).count == 1)
        #expect(problems("rating:<>").isEmpty && problems("title:!").count == 1 && problems("title:").isEmpty)
    }

    @Test("A query of spaces and signs is empty")
    func empty() {
        for text in ["", "   ", "&", "...", "🍅", "-", "\"\""] {
            #expect(SearchQuery.parse(text).query.isEmpty, "\(text)")
        }
    }

    @Test("A query contains the range of each part")
    func ranges() {
        let text = Array("é egg -\"a b\" time:<30")
        let query = SearchQuery.parse(String(text)).query
        let parts = (query.terms.map(\.range) + query.filters.map(\.range)).map { String(text[$0]) }
        #expect(parts == ["é", "egg", "-\"a b\"", "time:<30"])
    }

    @Test("Every text is a valid query")
    func anyText() {
        var random = SeededGenerator(seed: 5)
        let pieces =
            Array("ab:-\"<>=*1h“é🍅 \u{301}\u{200D}'’\\").map(String.init) + ["time:", "is:", "with:", "course:"]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            for isFinished in [false, true] {
                let (query, problems) = SearchQuery.parse(text, isFinished: isFinished)
                let ranges = query.terms.map(\.range) + query.filters.map(\.range) + problems.map(\.range)
                #expect(ranges.allSatisfy { $0.upperBound <= text.count }, "\(text)")
                #expect(query.terms.allSatisfy { !$0.patterns.isEmpty && $0.patterns.allSatisfy { !$0.words.isEmpty } })
            }
        }
    }
}

extension QueryParsingTests {
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
