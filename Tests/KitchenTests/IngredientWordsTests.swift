import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The words of an ingredient")
struct IngredientWordsTests {
    @Test(
        arguments: [
            ("onions", "onion"), ("berries", "berry"), ("tomatoes", "tomato"),
            ("peaches", "peach"), ("radishes", "radish"), ("glasses", "glass"), ("boxes", "box"), ("leaves", "leaf"),
            ("halves", "half"), ("loaves", "loaf"), ("chilies", "chili"), ("chillies", "chilli"), ("swiss", "swiss"),
            ("asparagus", "asparagus"), ("basis", "basis"), ("gas", "gas"), ("eggs", "egg"), ("egg", "egg"), ("s", "s"),
            ("", ""), ("cakes", "cake"),
        ] as [(String, String)])
    func `a plural of four letters or more becomes a singular`(_ word: String, _ singular: String) {
        #expect(IngredientWords.singular(word) == singular)
    }

    @Test func `the words before the first sign are the name, and the others describe it`() {
        func parts(_ text: String) -> [[String]] { [IngredientWords(text).name, IngredientWords(text).rest] }
        #expect(parts("Large onions, finely chopped") == [["large", "onion"], ["finely", "chopped"]])
        #expect(parts("onions (red); chopped") == [["onion"], ["red", "chopped"]])
        #expect(parts("onions; chopped") == [["onion"], ["chopped"]])
        #expect(parts("(fresh) basil") == [["fresh", "basil"], []] && parts(", basil") == [["basil"], []])
        #expect(parts("Mehl Type 405") == [["mehl"], []] && parts("Mehl 405") == [["mehl"], []])
        #expect(parts("Type 405") == [["type"], []] && parts("405") == [["405"], []])
        #expect(parts("crème de la crème") == [["creme", "creme"], []] && parts("") == [[], []])
        #expect(parts("Crème\u{301}s, of") == [["creme"], []])
    }

    @Test func `a part at the end of a name is left out, but not the whole name`() {
        #expect(IngredientWords("salmon fillets, fresh").withoutPart?.name == ["salmon"])
        #expect(IngredientWords("salmon fillets, fresh").withoutPart?.rest == ["fresh"])
        #expect(IngredientWords("fillets").withoutPart == nil && IngredientWords("salmon").withoutPart == nil)
        #expect(IngredientWords("fillet salmon").withoutPart == nil)
    }

    @Test func `the form behind the comma counts before the form in the name`() {
        #expect(IngredientWords("sliced onion, chopped").form?.letters == "cdpv")
        #expect(IngredientWords("sliced chopped onion").form?.letters == "sit")
        #expect(IngredientWords("onion").form == nil)
        #expect(IngredientForm(letter: "y")?.itemWord == "cherry" && IngredientForm(letter: "j")?.itemWord == "plum")
        #expect(IngredientForm(letter: "m")?.letters == "m" && IngredientForm(letter: "q") == nil)
    }

    @Test func `a food has the weights of its units, words and items`() throws {
        let food = Food(
            "zorb", gramsPerMillilitre: .part(2), gramsPerItem: Rational(100),
            gramsPerWord: ["clove": Rational(5), "cup": Rational(90)])
        func grams(_ name: String) throws -> Rational? {
            let unit: KitchenUnit = try #require(UnitCatalog().unit(named: name))
            return food.grams(per: unit)
        }
        #expect(food.grams(per: nil) == Rational(100))
        #expect(try grams("kg") == Rational(1000) && grams("ml") == .part(2) && grams("l") == Rational(500))
        #expect(try grams("cup") == Rational(90) && grams("clove") == Rational(5))
        #expect(try grams("piece") == Rational(100) && grams("medium") == Rational(100))
        #expect(try grams("large") == nil && grams("slice") == nil && grams("cm") == nil && grams("°C") == nil)
        #expect(try grams("pinch") == nil)
    }

    @Test func `a line is found by its key and the sign behind it, at the beginning, in the middle and at the end`() {
        let lines = SortedLines("abc|3\nab|2\na|1\nbc|5\nc|6\n")
        #expect(
            ["a", "ab", "abc", "bc", "c"].map { lines.rest(after: $0, before: "|") } == ["|1", "|2", "|3", "|5", "|6"])
        let marked = SortedLines("a!1\nb#4\nbc!5\n")
        #expect(marked.rest(after: "b", before: "!#") == "#4" && marked.rest(after: "bc", before: "!#") == "!5")
        #expect(marked.rest(after: "c", before: "!#") == nil && marked.rest(after: "ab", before: "!#") == nil)
        for key in ["", "0", "aa", "abcd", "b|", "d", "ba"] {
            #expect(lines.rest(after: key, before: "|") == nil, "\(key)")
        }
        var count = 0
        SortedLines("a\n\nb\nc").forEach { count += $0.count }
        #expect(count == 3)
        #expect(SortedLines("").rest(after: "a", before: "|") == nil)
    }

    @Test func `a food of the cook is found by the whole name, or by its end`() {
        let foods = FoodTable(own: [
            Food("zorb", gramsPerItem: .one), Food("blue zorb", gramsPerItem: Rational(2)),
        ])
        #expect(foods.food(named: "Zorbs")?.gramsPerItem == .one)
        #expect(foods.food(named: "blue zorbs, chopped")?.gramsPerItem == Rational(2))
        #expect(foods.food(named: "red zorb")?.gramsPerItem == .one)
        #expect(foods.food(named: "zorb blub") == nil)
        #expect(foods.food(named: "butter")?.usdaNumber == 1001)
    }
}
