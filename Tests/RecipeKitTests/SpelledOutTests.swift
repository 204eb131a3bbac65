import Testing

@testable import RecipeKit

@Suite("Spelling out text in ASCII")
struct SpelledOutTests {
    @Test(
        "Characters without an ASCII equivalent are spelled out",
        arguments: [
            ("Add ½ cup and 1½ spoons, ⅔ of them.", "Add 1/2 cup and 1 1/2 spoons, 2/3 of them."),
            ("Bake at 180 °C, not 350°F.", "Bake at 180 C, not 350F."), ("Turn it by 90°.", "Turn it by 90 degrees."),
            ("Bœuf à l’œuf… für 2€", "Boeuf à l’oeuf... für 2EUR"), ("½", "1/2"), ("a ½", "a 1/2"),
            ("90°", "90 degrees"), ("°F", "F"), ("№ 5™", "No. 5(TM)"), ("soup", "soup"), ("", ""),
        ])
    func spelled(_ text: String, _ ascii: String) {
        #expect(text.spelledOut(.ascii) == ascii)
        #expect(text.spelledOut(.unicode) == text)
    }
}
