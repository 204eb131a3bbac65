import Testing

@testable import SectionedLists

@MainActor
@Suite("The needle of a search")
struct FindNeedleTests {
    @Test(
        "A needle matches regardless of case and accents",
        arguments: [
            ("cafe", "Café"), ("CAFÉ", "un cafe"), ("cafe", "Cafe\u{301}"), ("strauss", "Strauß"), ("oeuf", "Œufs"),
            ("smorrebrod", "Smørrebrød"), ("ΨΩΜ", "ψωμί"), ("борщ", "БОРЩ"), ("", "anything"), ("寿司", "お寿司"),
            ("pho", "Phở bò"), ("zolty", "żółty"),
        ])
    func isHeld(needle: String, text: String) {
        #expect(FindNeedle(needle).isIn(text))
    }

    @Test(
        "A needle does not match other texts",
        arguments: [("cafe", "cage"), ("abc", "ab"), ("a", ""), ("é", "b"), ("и", "й б")])
    func isNotHeld(needle: String, text: String) {
        #expect(!FindNeedle(needle).isIn(text))
    }
}
