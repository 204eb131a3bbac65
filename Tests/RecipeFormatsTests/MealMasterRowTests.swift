import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Rows of ingredients in Meal-Master files")
struct MealMasterRowTests {
    private func rows(_ line: String) -> [String]? {
        MealMasterRow.rows(in: line).map { rows in
            [rows.left, rows.right].map { row in row.map { "\($0.amount)|\($0.unit)|\($0.name)" } ?? "none" }
        }
    }

    @Test(
        "A Meal-Master row of one column, also one column beside the right place",
        arguments: [
            ("      2 c  Flour", "2|c|Flour"), ("  1 1/2 c  Flour", "1 1/2|c|Flour"), ("1        Egg", "1||Egg"),
            ("      2    Eggs", "2||Eggs"),
            ("      2   c Flour", "2|c|Flour"), ("      2    c Flour", "2||c Flour"), ("     2 c  Flour", "2|c|Flour"),
            ("      2 qq Eggs", "2|qq|Eggs"),
            ("      2 q1 Eggs", nil), ("      2 c", nil), ("          sifted", "||sifted"), ("         sifted", nil),
            ("       2 c Flour", nil), ("      2c  Flour", nil),
            ("      a c  Flour", nil), ("12345678901 Flour", nil), ("      2 ", nil), ("", nil),
            ("      ~1 c  Flour", "~1|c|Flour"), ("      ½ c  Flour", "½|c|Flour"),
            ("   3 to 4 c Flour", nil),
        ] as [(String, String?)])
    func oneColumn(_ line: String, _ expected: String?) { #expect(rows(line) == expected.map { [$0, "none"] }) }

    @Test("A Meal-Master row of two columns has its right column at the place 41, or one beside it")
    func twoColumns() {
        let left = "      2 c  Flour"
        for width in [40, 41, 42] {
            let line = left + String(repeating: " ", count: width - left.count) + "      1 ts Salt"
            #expect(rows(line) == ["2|c|Flour", "1|ts|Salt"], "\(width)")
        }
        for width in [39, 43] {
            let line = left + String(repeating: " ", count: width - left.count) + "      1 ts Salt"
            #expect(rows(line)?.last == "none", "\(width)")
        }
        let margin = String(repeating: " ", count: 41)
        #expect(
            rows(margin + "      1 ts Salt") == ["none", "1|ts|Salt"]
                && rows(margin + "           -fine") == ["none", "||-fine"])
        #expect(rows(margin + "           fine") == nil)
        #expect(rows(left + String(repeating: " ", count: 41 - left.count) + "        ts Salt")?.last == "none")
        #expect(rows(left + String(repeating: " ", count: 41 - left.count) + "      1 qq Salt")?.last == "none")
    }

    @Test(
        "A Meal-Master row that begins with a dash continues the row above",
        arguments: [
            ("           -cut", true), ("           - cut", true), ("           ---", false), ("           cut", false),
            ("      1 c  -cut", false),
        ])
    func continuation(_ line: String, _ isContinuation: Bool) {
        #expect(MealMasterRow.rows(in: line)?.left?.isContinuation == isContinuation)
    }

    @Test(
        "The code of a unit in Meal-Master becomes a word that fits the amount",
        arguments: [
            ("c", "1", "cup"), ("c", "1 1/2", "cups"), ("c", "1-2", "cups"), ("c", "1/2", "cup"), ("C", "2", "cups"),
            ("c", "some", "cup"), ("x", "2", ""),
            ("t", "2", "tsp"), ("T", "2", "tbsp"), ("tb", "2", "tbsp"), ("g", "2", "g"), ("cup", "2", nil),
            ("", "2", nil), ("zz", "2", nil), ("lg", "2", "large"),
        ] as [(String, String, String?)])
    func units(_ code: String, _ amount: String, _ word: String?) {
        #expect(MealMasterUnit.word(for: code, amount: amount) == word)
    }

    @Test("The code that Meal-Master writes for a unit in words")
    func codes() {
        #expect(
            MealMasterUnit.code(for: "Cups") == "c" && MealMasterUnit.code(for: "tbsp.") == "tb"
                && MealMasterUnit.code(for: "tsp") == "ts")
        #expect(
            MealMasterUnit.code(for: "package") == "pk" && MealMasterUnit.code(for: "") == nil
                && MealMasterUnit.code(for: "blob") == nil)
    }
}
