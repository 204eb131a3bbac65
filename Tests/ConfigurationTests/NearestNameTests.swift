import Testing

@testable import Configuration

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "is the one that the fewest slips lead to",
        arguments: [
            ("lst", "list"), ("lists", "list"), ("lsit", "list"), ("kist", "list"), ("LIST", "list"),
            ("list.pagedwon", "list.pageDown"), ("soup", nil), ("", nil),
        ])
    func nearest(_ word: String, _ name: String?) {
        #expect(NearestName.name(for: word, among: ["show", "list", "list.pageDown", "list.pageUp"]) == name)
    }

    @Test("may be asked to be one slip away")
    func limited() {
        #expect(NearestName.name(for: "covnrt", among: ["convert"], slips: 1) == nil)
        #expect(NearestName.name(for: "convrt", among: ["convert"], slips: 1) == "convert")
    }
}
