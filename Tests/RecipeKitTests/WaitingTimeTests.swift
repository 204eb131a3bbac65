import Testing

@testable import RecipeKit

@Suite("Waiting times")
struct WaitingTimeTests {
    @Test(
        "A metadata key names a kind of waiting, whatever its case, spaces and signs",
        arguments: [
            ("wait time", "waiting"), ("Ruhezeit", "resting"), ("Fridge_Time", "chilling"), ("freeze-time", "freezing"),
            ("marinade", "marinating"), ("GÄRZEIT", "fermenting"), ("proof.time", "rising"), (" soak", "soaking"),
            ("ziehzeit", "infusing"), ("prep time", nil), ("source", nil), ("", nil), ("  ", nil),
            ("_rest_time", "resting"), ("-Soak", "soaking"), (". chill", "chilling"), ("_-.", nil), ("_source", nil),
        ])
    func keys(key: String, name: String?) {
        #expect(WaitingTime.name(forKey: key) == name)
    }

    @Test("Entries with a time, in minutes or in words, are waiting times, in the order of the file")
    func entries() {
        var metadata = RecipeMetadata()
        #expect(metadata.waitingTimes.isEmpty)
        metadata.others = [
            .init(key: "rest", value: "in a warm place"), .init(key: "soak", value: "overnight"),
            .init(key: "author", value: "1 hour"), .init(key: "chill time", value: "1 h"),
        ]
        #expect(metadata.waitingTimes.map(\.name) == ["soaking", "chilling"])
        #expect(metadata.waitingTimes.map(\.time.minutes) == [nil, 60])
    }

    @Test(
        "Some words mean a time although they contain no number",
        arguments: [("Overnight", true), ("eine Nacht", true), ("all day", true), ("until done", false), ("", false)])
    func words(text: String, isTime: Bool) {
        #expect(CookingTime.isInWords(text) == isTime)
    }
}
