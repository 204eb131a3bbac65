import SectionedLists
import Testing

@Suite("Nearest name")
struct NearestNameTests {
    @Test(
        "The nearest name is the name with the fewest typing errors",
        arguments: [
            ("lst", "list"), ("lists", "list"), ("lsit", "list"), ("kist", "list"), ("LIST", "list"),
            ("list.pagedwon", "list.pageDown"), ("soup", nil), ("", nil),
        ])
    func nearest(_ word: String, _ name: String?) {
        #expect(NearestName.name(for: word, among: ["show", "list", "list.pageDown", "list.pageUp"]) == name)
    }

    @Test("The number of typing errors can be limited")
    func limited() {
        #expect(NearestName.name(for: "covnrt", among: ["convert"], slips: 1) == nil)
        #expect(NearestName.name(for: "convrt", among: ["convert"], slips: 1) == "convert")
    }
}
