import Testing

@testable import RecipeFormats

@Suite("Steps with numbers of pictures")
struct StepPicturesTests {
    @Test("A line is split after each sentence with the number of a picture")
    func parts() {
        let line = "Peel it [1]. Wait. Cut it [2] and [3], then fry. Add ca. 5 g salt [4]. Eat. Enjoy."
        #expect(
            StepLines.picturedParts(of: line) == [
                "Peel it [1].", "Wait. Cut it [2] and [3], then fry.", "Add ca. 5 g salt [4].", "Eat. Enjoy.",
            ])
        #expect(
            StepLines.picturedParts(of: "Peel [1]. then wait [2]. Cut [3].") == [
                "Peel [1]. then wait [2].", "Cut [3].",
            ])
        #expect(StepLines.picturedParts(of: "Peel. (1) Cut. (2) Fry (3)") == ["Peel. (1)", "Cut. (2)", "Fry (3)"])
        #expect(StepLines.parts(of: "Peel [1]. Cut [2]. Fry [3].") == ["Peel [1].", "Cut [2].", "Fry [3]."])
    }

    @Test(
        "A line with other numbers in brackets is not split",
        arguments: [
            "Peel [1]. Cut [2]. Fry.", "Peel [1]. Cut [3]. Fry [2].", "Peel (1) or (2). Fry (4). See (3).", "Peel [1].",
            "Mix (1 cup). Add (2) eggs. Fry (3).",
        ])
    func otherNumbers(line: String) { #expect(StepLines.picturedParts(of: line) == nil) }
}
