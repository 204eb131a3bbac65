import RecipeKit
import Testing

@testable import Kitchen

@Suite("Suggestions for meals")
struct MealSuggestionsTests {
    private typealias Candidate = MealSuggestions.Candidate
    private static let slot = MealSuggestions.Slot(CalendarDay(iso: "2026-03-31") ?? CalendarDay(number: 0))

    private static func paths(_ candidates: [Candidate], days: Int = 14) -> [String?] {
        (0..<1_000).map { seed in
            MealSuggestions(candidates, daysWithoutRepeat: days).suggestions(for: [slot], seed: UInt64(seed))[0]?.path
        }
    }

    private static func cooked(_ daysAgo: Int) -> CalendarDay { slot.date.adding(days: -daysAgo) }

    @Test func `the random numbers of a seed are those of the published generator`() {
        var random = SplitMix64(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func `a random number is below its bound, and each number below the bound occurs`() {
        var random = SplitMix64(seed: 5)
        let numbers = (0..<500).map { _ in random.next(below: 6) }
        #expect(Set(numbers) == Set(0..<6))
        #expect(random.next(below: 1) == 0)
    }

    @Test func `a recipe without a rating counts as one with three stars`() {
        let three = Self.paths([Candidate("a", rating: 3), Candidate("b", rating: 5)])
        #expect(Self.paths([Candidate("a"), Candidate("b", rating: 5)]) == three)
        #expect(Self.paths([Candidate("a", rating: 4), Candidate("b", rating: 5)]) != three)
        #expect(Self.paths([Candidate("a", rating: 2), Candidate("b", rating: 5)]) != three)
    }

    @Test func `the choice is the recipe in whose share of the sum of all weights the random number lies`() {
        // The weights are the squares of the ratings times three.
        let candidates = [Candidate("a", rating: 1), Candidate("b", rating: 2), Candidate("c", rating: 1)]
        let expected = (0..<1_000).map { seed -> String? in
            var random = SplitMix64(seed: UInt64(seed))
            let draw = random.next(below: 18)
            return draw < 3 ? "a" : draw < 15 ? "b" : "c"
        }
        #expect(Self.paths(candidates) == expected)
        #expect(Set(expected) == ["a", "b", "c"])
    }

    @Test func `a recipe is forgotten after twice the days without a repetition, and not before two weeks`() {
        func isForgotten(_ daysAgo: Int, days: Int) -> Bool {
            let never = [Candidate("a"), Candidate("b")]
            return Self.paths([Candidate("a", lastCooked: Self.cooked(daysAgo)), Candidate("b")], days: days)
                == Self.paths(never, days: days)
        }
        #expect(isForgotten(14, days: 1) && !isForgotten(13, days: 1))
        #expect(isForgotten(14, days: 7) && !isForgotten(13, days: 7))
        #expect(isForgotten(16, days: 8) && !isForgotten(15, days: 8))
    }

    @Test func `a recipe fits from the first day after the days without a repetition, and never twice on a day`() {
        func fits(_ daysAgo: Int, days: Int) -> Bool {
            Self.paths([Candidate("a", lastCooked: Self.cooked(daysAgo))], days: days).allSatisfy { $0 == "a" }
        }
        #expect(fits(14, days: 14) && !fits(13, days: 14))
        #expect(fits(-14, days: 14) && !fits(-13, days: 14))
        #expect(!fits(0, days: 0) && fits(1, days: 0) && !fits(0, days: -3))
    }

    @Test func `a planned recipe counts like a cooked one, and a suggested one is not suggested again`() {
        let suggestions = MealSuggestions([Candidate("a"), Candidate("b")], daysWithoutRepeat: 3)
        let slots = (0..<4).map { MealSuggestions.Slot(Self.slot.date.adding(days: $0)) }
        for seed in 0..<20 {
            let found = suggestions.suggestions(for: slots, seed: UInt64(seed)).map { $0?.path }
            #expect(Set(found[..<2]) == ["a", "b"] && found[2] == nil && found[3] == found[0])
            let planned = suggestions.suggestions(
                for: [slots[0]], planned: [(path: "a", date: slots[2].date)], seed: UInt64(seed))
            #expect(planned.map { $0?.path } == ["b"])
        }
    }

    @Test func `a recipe fits a time limit that it just keeps, and none if it states no time`() {
        let limited = MealSuggestions.Slot(Self.slot.date, maximumMinutes: 30)
        func found(_ minutes: Int?) -> Candidate? {
            MealSuggestions([Candidate("a", minutes: minutes)]).suggestions(for: [limited], seed: 1)[0]
        }
        #expect(found(30) != nil && found(31) == nil && found(nil) == nil)
    }

    @Test func `a recipe fits a minimum rating that it just has, and one without a rating fits too`() {
        func found(_ rating: Int?) -> Candidate? {
            MealSuggestions([Candidate("a", rating: rating)], minimumRating: 4)
                .suggestions(for: [Self.slot], seed: 1)[0]
        }
        #expect(found(4) != nil && found(3) == nil && found(nil) != nil)
    }

    @Test func `a day for which nothing fits does not change the suggestions for the other days`() {
        let suggestions = MealSuggestions([Candidate("a", minutes: 40), Candidate("b", minutes: 40)])
        let later = MealSuggestions.Slot(Self.slot.date.adding(days: 1))
        for seed in 0..<20 {
            let short = MealSuggestions.Slot(Self.slot.date, maximumMinutes: 10)
            let found = suggestions.suggestions(for: [short, later], seed: UInt64(seed))
            var random = SplitMix64(seed: UInt64(seed))
            _ = random.next()
            #expect(found[0] == nil)
            #expect(found[1]?.path == (random.next(below: 54) < 27 ? "a" : "b"))
        }
        #expect(suggestions.suggestions(for: [], seed: 1).isEmpty)
        #expect(MealSuggestions([]).suggestions(for: [later], seed: 1) == [nil])
    }
}

extension MealSuggestionsTests {
    private static let firstDay = CalendarDay(iso: "2026-03-02") ?? CalendarDay(number: 0)

    @Test(
        "Suggestions avoid repeats within n days, respect time and rating, and depend only on the seed",
        arguments: [1, 7, 99])
    func suggests(seed: UInt64) {
        let candidates = (0..<30).map {
            MealSuggestions.Candidate("r\($0)", minutes: $0 % 3 == 0 ? nil : $0 * 4, rating: $0 % 6 == 0 ? nil : $0 % 6)
        }
        let slots = (0..<40).map {
            MealSuggestions.Slot(Self.firstDay.adding(days: $0), maximumMinutes: $0 % 7 < 5 ? 60 : nil)
        }
        let suggestions = MealSuggestions(candidates, daysWithoutRepeat: 5, minimumRating: 2)
        let planned = [(path: "r29", date: Self.firstDay.adding(days: 3))]
        let found = suggestions.suggestions(for: slots, planned: planned, seed: seed)
        #expect(found == suggestions.suggestions(for: slots, planned: planned, seed: seed))
        #expect(found != suggestions.suggestions(for: slots, planned: planned, seed: seed + 1))
        var last: [String: Int] = ["r29": 3]
        for (index, candidate) in found.enumerated() {
            guard let candidate else { continue }
            if let limit = slots[index].maximumMinutes { #expect((candidate.minutes ?? .max) <= limit) }
            #expect(candidate.rating != 1)
            if let day = last[candidate.path] { #expect(abs(index - day) >= 5, "seed \(seed)") }
            last[candidate.path] = index
        }
        #expect(found.compactMap(\.self).count > 30)
    }

    @Test("No recipe is suggested twice for one day, even if it can be suggested again for the next day")
    func sameDay() {
        let slots = [0, 0, 1].map { MealSuggestions.Slot(Self.firstDay.adding(days: $0)) }
        let found = MealSuggestions([.init("a")], daysWithoutRepeat: 0).suggestions(for: slots, seed: 1)
        #expect(found.map { $0?.path } == ["a", nil, "a"])
    }

    @Test("Without a fitting recipe, nothing is suggested for a day")
    func nothing() {
        let slot = MealSuggestions.Slot(Self.firstDay, maximumMinutes: 10)
        #expect(MealSuggestions([]).suggestions(for: [slot], seed: 1) == [nil])
        #expect(MealSuggestions([.init("a", minutes: 11)]).suggestions(for: [slot, slot], seed: 1) == [nil, nil])
    }
}
