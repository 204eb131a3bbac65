import RecipeKit
import Testing

@testable import Kitchen

@Suite("Groceries that shops sell in several forms")
struct GroceryFormTests {
    private func rows(_ ingredients: Ingredient...) -> [String] {
        var needs = ShoppingNeeds()
        for ingredient in ingredients { needs.add(ShoppingNeed(ingredient)) }
        return ShoppingList(needs).lines.map { "\($0.amountText()) \($0.name)" }
    }

    private func ingredient(_ number: Int, _ unit: String?, _ name: String, _ preparation: String? = nil) -> Ingredient
    {
        Ingredient(name: name, quantity: Quantity(.number(Rational(number)), unit: unit), preparation: preparation)
    }

    @Test("A can of a vegetable is not merged with the fresh vegetable, but a can of beans is merged with beans")
    func cans() {
        #expect(
            rows(ingredient(2, nil, "tomatoes"), ingredient(1, "(14.5 oz) can", "tomatoes")).count == 2)
        #expect(rows(ingredient(1, "can", "tomatoes"), ingredient(2, "cans", "canned tomatoes")).count == 1)
        #expect(rows(ingredient(1, nil, "tomato"), ingredient(1, "cup", "tomatoes", "canned")).count == 2)
        #expect(rows(ingredient(1, "can", "black beans"), ingredient(1, "cup", "black beans")).count == 1)
    }

    @Test(
        "Canned food is another grocery than fresh food, and meat with bones than meat without",
        arguments: [
            ("pears", "pear halves in heavy syrup"), ("apricots", "apricots in their own juice"),
            ("tomatoes", "tomatoes in juice"), ("carrots", "canned carrots"),
            ("chicken thighs", "bone-in chicken thighs"),
            ("boneless chicken thighs", "chicken thighs with bones"),
        ])
    func others(_ first: String, _ second: String) {
        #expect(rows(ingredient(1, nil, first), ingredient(2, nil, second)).count == 2)
        #expect(rows(ingredient(1, nil, second), ingredient(2, nil, second)).count == 1)
    }

    @Test("A can of a fresh food that no table has in cans is on a line of its own, with a name that says so")
    func unknownCans() {
        #expect(
            rows(ingredient(1, nil, "carrots"), ingredient(1, "can", "sliced carrots")).sorted() == [
                "1 can canned carrots", "1 carrots",
            ])
        #expect(rows(ingredient(1, "can", "carrots"), ingredient(1, "cup", "carrots", "canned")).count == 1)
        #expect(rows(ingredient(1, "tbsp", "chicken in juice")).count == 1)
    }

    @Test("Cinnamon sticks, whole allspice, farina and lima beans are not the groceries with similar names")
    func forms() {
        #expect(rows(ingredient(2, "sticks", "cinnamon"), ingredient(1, "tsp", "ground cinnamon")).count == 2)
        #expect(rows(ingredient(2, "sticks", "butter"), ingredient(1, "cup", "butter")).count == 1)
        #expect(rows(ingredient(1, "tsp", "whole allspice"), ingredient(1, "tsp", "ground allspice")).count == 2)
        #expect(rows(ingredient(1, "cup", "farina"), ingredient(1, "cup", "flour")).count == 2)
        #expect(rows(ingredient(1, "can", "butter beans"), ingredient(1, "can", "lima beans")).count == 2)
    }

    @Test("A grocery with another food is another product, and a grocery with a part of itself is not")
    func with() {
        #expect(
            rows(ingredient(1, "tbsp", "Dijon mustard"), ingredient(1, "tbsp", "Dijon mustard with horseradish")).count
                == 2)
        #expect(rows(ingredient(1, "cup", "tomatoes"), ingredient(1, "cup", "tomatoes with green chiles")).count == 2)
        #expect(
            rows(ingredient(1, nil, "chicken thighs"), ingredient(1, nil, "chicken thighs with skin and bones")).count
                == 1)
    }

    @Test("The grocery after a list of adjectives is named after the comma")
    func adjectives() {
        #expect(GroceryNames().grocery(for: "strong, brewed coffee").name == "brewed coffee")
        #expect(GroceryNames().grocery(for: "gochugaru, or chili flakes").key == "gochugaru")
        #expect(GroceryNames().grocery(for: "poblano, seeded and diced").name == "poblano")
    }

    @Test("Small items weigh less than medium ones, and large items more")
    func sizes() {
        func grams(_ size: String?, _ name: String = "onion") -> Double? {
            var needs = ShoppingNeeds()
            needs.add(ShoppingNeed(ingredient(1000, "g", "onion")))
            needs.add(ShoppingNeed(ingredient(2, size, name)))
            return ShoppingList(needs).lines[0].amounts[0].quantity.amount.high?.doubleValue
        }
        let (small, medium, large) = (grams("small") ?? 0, grams(nil) ?? 0, grams("large") ?? 0)
        #expect(small < medium && medium < large, "\(small), \(medium), \(large)")
        #expect(grams(nil, "large onions") == large)
    }

    @Test("Many spoons of a grocery are shown as cups, or as millilitres in languages without cups")
    func spoons() {
        #expect(rows(ingredient(16, "tbsp", "oil")) == ["1 cup oil"])
        #expect(rows(ingredient(17, "tbsp", "oil")) == ["~1⅛ cups oil"])
        #expect(rows(ingredient(32, "tbsp", "oil")) == ["2 cups oil"])
        #expect(rows(ingredient(87, "tbsp", "oil")) == ["~5½ cups oil"])
        #expect(rows(ingredient(64, "EL", "Öl")) == ["960 ml Öl"])
    }
}
