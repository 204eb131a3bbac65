import Testing

@testable import SectionedLists

@Suite("The nearest name to a misspelled word")
struct NearestNameTests {
    private let names = ["PageUp", "PageDown", "Home", "End", "Enter"]

    @Test(
        "A missing, additional or wrong letter and two exchanged letters are one typing error each",
        arguments: [
            ("home", "Home"), ("hoe", "Home"), ("hhome", "Home"), ("hume", "Home"), ("hmoe", "Home"), ("ohme", "Home"),
            ("homee", "Home"), ("ome", "Home"), ("hom", "Home"), ("paegdown", "PageDown"), ("ENTRE", "Enter"),
        ])
    func slips(word: String, name: String) {
        #expect(NearestName.name(for: word, among: names, slips: 1) == name)
        #expect(NearestName.name(for: word + "xx", among: names, slips: 1) == nil)
    }

    @Test("A word may have a typing error in each three letters, but always one")
    func limit() {
        #expect(NearestName.name(for: "en", among: names) == "End")
        #expect(NearestName.name(for: "e", among: names) == nil)
        #expect(NearestName.name(for: "enxer", among: names) == "Enter")
        #expect(NearestName.name(for: "exxer", among: names) == nil)
        #expect(NearestName.name(for: "pagexx", among: names) == "PageUp")
        #expect(NearestName.name(for: "pagxxx", among: names) == nil)
    }

    @Test("The first of several names with equally many typing errors is the nearest")
    func first() {
        #expect(NearestName.name(for: "bat", among: ["cat", "rat", "bat"]) == "bat")
        #expect(NearestName.name(for: "bat", among: ["cat", "rat"]) == "cat")
        #expect(NearestName.name(for: "bat", among: []) == nil)
    }

    @Test("Letters that are exchanged over a distance are two typing errors")
    func distantExchange() {
        #expect(NearestName.name(for: "abc", among: ["cba"], slips: 1) == nil)
        #expect(NearestName.name(for: "abc", among: ["cba"], slips: 2) == "cba")
        #expect(NearestName.name(for: "abcd", among: ["badc"], slips: 1) == nil)
        #expect(NearestName.name(for: "abcd", among: ["badc"], slips: 2) == "badc")
    }
}
