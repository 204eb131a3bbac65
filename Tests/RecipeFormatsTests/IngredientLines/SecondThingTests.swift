import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Counts, sizes and second things in ingredient lines")
struct SecondThingTests {
    @Test(
        "The number before the size of each piece counts the pieces",
        arguments: [
            ("16 1/4-inch slices celeriac", "16 (1/4 inch) slices celeriac"),
            ("24 1/8-inch slices quince", "24 (1/8 inch) slices quince"),
            ("12 1/2-inch-thick rounds polenta", "12 (1/2 inch-thick) rounds polenta"),
            ("25 to 28 3/8-inch-thick slices quince", "25-28 (3/8 inch-thick) slices quince"),
            ("1 1/2-inch piece horseradish", "1 1/2 inch piece horseradish"),
            ("2 1/2-inch piece horseradish", "2 1/2 inch piece horseradish"),
        ])
    func sizes(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A size can consist of two words",
        arguments: ["1 medium sized turnip", "1 medium-sized turnip", "1 medium size turnip"])
    func sized(_ line: String) {
        #expect(ingredient(line).name == "turnip")
        #expect(ingredient(line).size?.hasPrefix("medium") == true)
    }

    @Test(
        "A second thing of an ingredient line stays in the name, in its order",
        arguments: [
            ("2 eggs + 1 yolk", .number(Rational(2)), "eggs + 1 yolk"),
            ("1 whole egg + 2 yolks", .number(.one), "whole egg + 2 yolks"),
            ("3 œufs + 1 jaune", .number(Rational(3)), "œufs + 1 jaune"),
            ("2 Eier + 1 Eigelb", .number(Rational(2)), "Eier + 1 Eigelb"),
            ("1 (28-ounce) can plus 1 (14-ounce) can plums", .number(.one), "plus 1 (14-ounce) can plums"),
        ] as [(String, Amount, String)])
    func secondThings(_ line: String, _ amount: Amount, _ name: String) {
        var reader = IngredientLineReader.prepared
        let read = reader.ingredients(of: line).ingredients
        #expect(read.first?.quantity?.amount == amount)
        #expect(read.first?.name == name)
    }

    @Test(
        "An amount that is added after the name is added to the first one",
        arguments: [
            ("1 cup barley plus 2 tbsp", "1 cup + 2 tbsp barley"), ("1 cup barley + 2 tbsp", "1 cup + 2 tbsp barley"),
            ("200 g Graupen plus 2 EL", "200 g + 2 EL Graupen"),
        ])
    func addedBehind(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test(
        "A second measure of an ingredient line is kept after the name",
        arguments: [
            ("200g/7oz barley", "200 g barley, 7 oz"), ("500g or 1lb of pike", "500 g pike, 1 lb"),
            ("2 EL (30 g) Graupen", "2 EL Graupen, 30 g"),
        ])
    func secondMeasures(_ line: String, _ shown: String) {
        #expect(shownIngredients(of: line) == shown)
    }

    @Test("An amount of another thing stays in the name")
    func anotherThing() {
        #expect(shownIngredients(of: "1,5 kg Rüben + 3 kg Zucker") == "1 1/2 kg Rüben + 3 kg Zucker")
    }

    @Test(
        "A comma or a word between describing words does not end the name",
        arguments: [
            ("1 tbsp good, thick plum jam", "good, thick plum jam"), ("1 ripe but firm quince", "ripe but firm quince"),
            ("2 cups all-purpose, unbleached rye flour", "all-purpose, unbleached rye flour"),
        ])
    func describing(_ line: String, _ name: String) {
        #expect(ingredient(line).name == name)
    }

    @Test("Words for “to taste” before the name are a remark")
    func toTaste() {
        let line = ingredient("q.b. - Sale grosso")
        #expect(line.name == "Sale grosso")
        #expect(line.isToTaste)
        #expect(shownIngredients(of: "q.b. - Sale grosso") == "Sale grosso, q.b.")
    }
}
