import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Amounts of lines that are compared")
struct SketchLineTests {
    @Test(
        "The number at the beginning of a line, in all spellings",
        arguments: [
            ("2 eggs", 2), ("1 1/2 eggs", 1.5), ("1½ eggs", 1.5), ("½ egg", 0.5), ("1/2 egg", 0.5), ("1⁄4 egg", 0.25),
            ("1,5 eggs", 1.5), ("2. eggs", 2), ("1/0 egg", 0), ("eggs", 0), ("", 0), ("2 3 eggs", 2),
            ("\u{A0}2 eggs", 2),
            ("1 ½ ¼ eggs", 1.75), ("/2 eggs", 0), ("3-4 eggs", 3), ("2 (400 g) eggs", 2),
        ])
    func amounts(_ line: String, _ amount: Float) { #expect(SketchLine.amount(of: line).amount == amount) }

    @Test("Units of one kind have sizes that can be compared")
    func units() {
        func amount(_ line: String) -> (amount: Float, kind: SketchUnit.Kind) { SketchLine.amount(of: line) }
        #expect(amount("1 kg flour") == amount("1000 g flour"))
        #expect(abs(amount("2 tbsp oil").amount - amount("6 tsp oil").amount) < 0.1)
        #expect(amount("2 tbsp oil").kind == amount("6 tsp oil").kind)
        #expect(amount("1 kg flour").kind != amount("1 l milk").kind && amount("2 blobs").kind == .count)
    }
}
