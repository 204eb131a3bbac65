import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Corners of labelled texts")
struct LabelledTextCornerTests {
    private func read(_ text: String) -> ForeignReading { ForeignReading("Title: X\n" + text, SaffronFormat()) }

    @Test("The description of a labelled text continues up to the next fact, and the notes up to the end")
    func parts() {
        let soup = read(
            "Description: Good\nand hot.\n\nSecond: one.\nServes: 4\nOther Word: 5\nNotes: One.\nTwo.\nInstructions: no\n"
        )
        #expect(soup.recipe.metadata.description == "Good\n\nand hot.")
        #expect(soup.other("second") == "one." && soup.other("other word") == "5")
        #expect(soup.recipe.metadata.servings?.text == "4" && soup.texts.isEmpty)
        let notes = read("Ingredients:\nNotes: One.\nTwo.\n")
        #expect(notes.texts == ["> One.\nTwo."] && notes.ingredients.isEmpty)
    }

    @Test("Headings in brackets or with signs divide the lists of a labelled text")
    func headings() {
        let soup = read("Ingredients:\n[Dough]\n1.5 cups flour\nDirections:\n[Top:]\nBake.\n### Tips to try\nStir.\n")
        #expect(soup.ingredients == ["# Dough", "1 1/2 cups|flour|"])
        #expect(soup.texts == ["# Top", "Bake.", "> Stir."])
    }
}
