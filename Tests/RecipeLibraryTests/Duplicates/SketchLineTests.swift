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

    @Test("Pairs of distinct recipes are lines with two paths, in any order, and other lines stay")
    func distinct() {
        var pairs = DistinctRecipes(bytes: Array("# mine\na\tb\nc\n\td\ne\te\n#x\ty\n a \tz".utf8))
        #expect(pairs.contains("b", "a") && pairs.contains("a", "z") && !pairs.contains("a", "a"))
        #expect(!pairs.contains("e", "e") && !pairs.contains("#x", "y") && !pairs.isEmpty)
        pairs.insert("b", "a")
        pairs.insert("f", "g")
        for (first, second) in [("x", "x"), ("x\ny", "z"), ("x\ty", "z"), ("", "z"), ("#x", "z"), (" x", "z")] {
            pairs.insert(first, second)
        }
        #expect(String(decoding: pairs.bytes, as: UTF8.self) == "# mine\na\tb\nc\n\td\ne\te\n#x\ty\n a \tz\nf\tg\n")
        pairs.replace("f", with: "h")
        #expect(pairs.contains("g", "h") && !pairs.contains("f", "g"))
        #expect(String(decoding: pairs.bytes, as: UTF8.self).hasSuffix("h\tg\n"))
        var fresh = DistinctRecipes(bytes: [])
        #expect(fresh.isEmpty && fresh.bytes == [])
        fresh.insert("a", "b")
        #expect(String(decoding: fresh.bytes, as: UTF8.self).split(separator: "\n").count == 2)
        #expect(DistinctRecipes(bytes: fresh.bytes) == fresh)
    }
}
