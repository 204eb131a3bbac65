import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Corners of the table of foods")
struct FoodTableCornerTests {
    private static let line = "11282sonion|160c 115s i110 i120 i14slice i17cherry x"

    private static func cup(_ form: IngredientForm?) -> Double? {
        Food(line: line, form: form)?.grams(per: .cup(.us))?.doubleValue.rounded()
    }

    @Test func `a line of the table has the weights of cups, items and parts`() throws {
        let food = try #require(Food(line: Self.line, form: nil))
        #expect(food.name == "onion" && food.usdaNumber == 11282 && food.source == "USDA 11282")
        #expect(food.gramsPerItem == Rational(110))
        #expect(food.gramsPerWord == ["slice": Rational(14), "cherry": Rational(17)])
        #expect(food.kind == .weighed)
        #expect(Food(line: "11282lmilk|1", form: nil)?.kind == .liquid)
        #expect(Food(line: "11282dflour|1", form: nil)?.kind == .spooned)
        #expect(Food(line: "00012smilk|", form: nil)?.source == "USDA 00012")
        #expect(Food(line: "00012smilk|", form: nil)?.gramsPerMillilitre == nil)
        for wrong in ["", "11282sonion", "1128xsonion|1", "11282|1"] {
            #expect(Food(line: wrong, form: nil) == nil, "\(wrong)")
        }
    }

    @Test func `the weight of a cup is that of the form, or else the first one`() {
        #expect(Self.cup(nil) == 160 && Self.cup(IngredientForm(word: "chopped")) == 160)
        #expect(Self.cup(IngredientForm(word: "sliced")) == 115 && Self.cup(IngredientForm(word: "mashed")) == 160)
        #expect(Food(line: Self.line, form: IngredientForm(letter: "y"))?.gramsPerItem == Rational(17))
        #expect(Food(line: Self.line, form: IngredientForm(letter: "j"))?.gramsPerItem == Rational(110))
    }

    @Test func `the end of a German compound of eight letters is a food, and of seven letters is none`() {
        let foods = FoodTable()
        #expect(foods.food(named: "xxxxmehl")?.usdaNumber == 20081 && foods.food(named: "xxxmehl") == nil)
        #expect(foods.food(named: "xxxmilch")?.usdaNumber == 1077 && foods.food(named: "xxxxflour") == nil)
        #expect(foods.food(named: "farine zorb")?.usdaNumber == 20081 && foods.food(named: "flour zorb") == nil)
    }

    @Test func `a food is found by its number, which has five digits in the table`() {
        let foods = FoodTable()
        #expect(foods.food(usdaNumber: 1001)?.name == foods.food(named: "butter")?.name)
        #expect(foods.food(usdaNumber: 20081)?.usdaNumber == 20081)
        for number in [0, -1, 99999, 100_000, 1_000_000] { #expect(foods.food(usdaNumber: number) == nil, "\(number)") }
    }

    @Test func `a flour of the cook is used for bread flour, but not for a flour that is another food`() throws {
        let own = FoodTable(own: [Food("flour", gramsPerMillilitre: .part(2))])
        #expect(own.food(named: "bread flour")?.source == "own" && own.food(named: "zorb flour")?.source == "own")
        let rice = try #require(FoodTable().food(named: "rice flour"))
        #expect(own.food(named: "rice flour") == rice && own.food(named: "almond flour")?.usdaNumber == 12061)
        let brown = FoodTable(own: [Food("brown rice", gramsPerItem: .one)])
        #expect(
            brown.food(named: "rice, brown")?.source != "own" && brown.food(named: "brown rice, dry")?.source == "own")
    }

    @Test func `a kind behind the comma belongs to the name, and a form does not`() {
        let foods = FoodTable()
        #expect(foods.food(named: "rice, brown")?.usdaNumber == foods.food(named: "brown rice")?.usdaNumber)
        #expect(foods.food(named: "rice, brown")?.usdaNumber != foods.food(named: "rice")?.usdaNumber)
        #expect(foods.food(named: "onion, chopped")?.usdaNumber == 11282)
        // The description may have two more words than the name, but not three.
        #expect(foods.food(named: "sunflower flour")?.usdaNumber == 12041)
        #expect(foods.food(named: "cottonseed flour")?.usdaNumber == 20081)
        #expect(FoodNames.meaning(of: ["zzyzx"]) == nil && FoodNames.meaning(of: [String]()) == nil)
    }
}
