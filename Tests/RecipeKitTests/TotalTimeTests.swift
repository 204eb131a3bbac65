import Testing

@testable import RecipeKit

@Suite("The total time and the source of a recipe")
struct TotalTimeTests {
    /// Returns the total time in minutes. For a time of 0, the recipe states no time.
    private func total(
        prep: Int = 0, cook: Int = 0, stated: Int = 0, waiting: [String] = [], timer: Int = 0
    ) -> Int? {
        func time(_ minutes: Int) -> CookingTime? {
            minutes == 0 ? nil : CookingTime(minutes: minutes, text: "\(minutes) min")
        }
        var metadata = RecipeMetadata(prepTime: time(prep), cookTime: time(cook), statedTotalTime: time(stated))
        metadata.others = waiting.map { .init(key: "resting time", value: $0) }
        metadata.longestTimer = time(timer)
        return metadata.totalTime?.minutes
    }

    @Test("Without waiting, the total time is stated, or the sum of preparation and cooking")
    func withoutWaiting() {
        #expect(total() == nil)
        #expect(total(prep: 10) == 10 && total(cook: 20) == 20 && total(prep: 10, cook: 20) == 30)
        #expect(total(prep: 10, cook: 20, stated: 25) == 25)
    }

    @Test("With waiting, the total time is the longer one of the stated time and the sum")
    func withWaiting() {
        #expect(total(waiting: ["60 min"]) == 60 && total(waiting: ["60 min", "1 h"]) == 120)
        #expect(total(prep: 10, cook: 20, waiting: ["60 min"]) == 90)
        #expect(total(prep: 10, cook: 20, stated: 80, waiting: ["60 min"]) == 90)
        #expect(total(prep: 10, cook: 20, stated: 120, waiting: ["60 min"]) == 120)
        #expect(total(stated: 60, waiting: ["60 min"]) == 60)
        #expect(total(stated: 30, waiting: ["60 min"]) == 90, "it cannot include the waiting")
    }

    @Test("The total time has the text of the stated time, unless the sum is longer")
    func texts() {
        func text(stated: Int?, resting: String) -> String? {
            var metadata = RecipeMetadata(
                prepTime: CookingTime(minutes: 30, text: "30 min"),
                statedTotalTime: stated.map { CookingTime(minutes: $0, text: "all \($0)") })
            metadata.others = [.init(key: "resting time", value: resting)]
            return metadata.totalTime?.text
        }
        #expect(text(stated: 60, resting: "30 min") == "all 60")
        #expect(text(stated: 59, resting: "30 min") == "30 min + 30 min")
        #expect(text(stated: 60, resting: "overnight") == "all 60 + overnight")
        #expect(text(stated: nil, resting: "overnight") == "30 min + overnight")
    }

    @Test("A timer that is longer than the total time is added to it")
    func timers() {
        #expect(total(timer: 60) == nil)
        #expect(total(prep: 10, timer: 60) == 70)
        #expect(total(prep: 60, timer: 60) == 60 && total(prep: 90, timer: 60) == 90)
    }

    @Test(
        "A source is an address, a name, or a name with an address",
        arguments: [
            ("https://example.org", nil, "https://example.org"), ("urn:isbn:123", nil, "urn:isbn:123"),
            ("isbn:12345", "isbn:12345", nil), ("https://", "https://", nil), ("https:a", "https:a", nil),
            ("a://b", "a://b", nil), ("An Old Book", "An Old Book", nil), ("http://a b", "http://a b", nil),
            ("A Book <https://example.org>", "A Book", "https://example.org"),
            ("<https://example.org>", nil, "https://example.org"), ("A <b>", "A", nil), ("<b>", "b", nil),
            ("git+https://example.org", nil, "git+https://example.org"),
            ("a-b://example.org", "a-b://example.org", nil),
            ("https:abcd", "https:abcd", nil), ("URN:a", nil, "URN:a"), ("urn:", "urn:", nil), ("", "", nil),
            ("A <b> c", "A <b> c", nil), (" Book ", "Book", nil),
        ] as [(String, String?, String?)])
    func sources(text: String, name: String?, url: String?) {
        #expect(RecipeSource(parsing: text) == RecipeSource(name: name, url: url))
    }
}
