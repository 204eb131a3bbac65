import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Shopping lists with the settings of the cook")
struct ShoppingCustomsTests {
    private static func rows(_ text: String, _ customs: KitchenCustoms, _ file: AisleFile? = nil) -> [String] {
        let units = UnitCatalog(standard: customs.standard, custom: customs.units)
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: text, read: { OwnItems.ingredient($0, units: units) }) { needs.add(need) }
        return ShoppingList(needs, ShoppingList.Options(aisles: file, customs: customs)).lines
            .map { "\($0.amountText()) \($0.name)" }
    }

    @Test func `a list knows the units of the cook and the country of the cups`() throws {
        var customs = KitchenCustoms(standard: .australian)
        try customs.setUnit("mug", to: "300 ml")
        #expect(Self.rows("1 mug milk; 100 ml milk", customs) == ["400 ml milk"])
        #expect(Self.rows("1 cup milk; 100 ml milk", customs) == ["350 ml milk"])
    }

    @Test func `a list adds items and grams by the weight that the cook set`() throws {
        var customs = KitchenCustoms()
        try customs.setWeight(of: "onion", to: "200 g")
        #expect(Self.rows("3 onions; 200 g onions", customs) == ["~4 onions"])
    }

    @Test func `water is at home, and amounts are rounded up to packs only if the cook wants it`() {
        var customs = KitchenCustoms()
        #expect(Self.rows("1 l water; 300 g butter", customs) == ["300 g butter"])
        customs.roundsToPacks = true
        #expect(Self.rows("1 l water; 300 g butter", customs) == ["2 × 250 g butter"])
    }

    @Test func `a list keeps apart what the cook keeps apart, and names things as the file of aisles does`() throws {
        var customs = KitchenCustoms()
        #expect(Self.rows("1 l olive oil; 1 l extra virgin olive oil", customs).count == 1)
        try customs.setSeparate("extra virgin olive oil", from: "olive oil")
        #expect(Self.rows("1 l olive oil; 1 l extra virgin olive oil", customs).count == 2)
        #expect(Self.rows("1 l milk", customs, AisleFile("[cold]\nMoo|milk\n")) == ["1 l Moo"])
    }

    @Test func `large and small items of a food with only one weight are a quarter heavier and three tenths lighter`()
        throws
    {
        var customs = KitchenCustoms()
        try customs.setWeight(of: "zorbfruit", to: "100 g")
        #expect(Self.rows("2 zorbfruit; 300 g zorbfruit", customs) == ["~500 g zorbfruit"])
        #expect(Self.rows("2 large zorbfruit; 300 g zorbfruit", customs) == ["~550 g zorbfruit"])
        #expect(Self.rows("2 small zorbfruit; 300 g zorbfruit", customs) == ["~440 g zorbfruit"])
        #expect(Self.rows("2 large zorbfruit; 2 zorbfruit; 1 kg zorbfruit", customs) == ["~1.45 kg zorbfruit"])
    }

    @Test func `the unit of a sum is items from half of the weight on, and else grams`() throws {
        var customs = KitchenCustoms()
        try customs.setWeight(of: "zorbfruit", to: "100 g")
        #expect(Self.rows("2 zorbfruit; 200 g zorbfruit", customs) == ["~4 zorbfruit"])
        #expect(Self.rows("2 zorbfruit; 201 g zorbfruit", customs).first?.contains(" g ") == true)
        #expect(Self.rows("3 zorbfruit; 200 g zorbfruit", customs) == ["~5 zorbfruit"])
    }

    @Test func `an amount that is only a unit is shown as a word`() {
        var needs = ShoppingNeeds()
        needs.add(ShoppingNeed("salt", quantities: [Quantity(.text(""), unit: "pinch")]))
        let lines = ShoppingList(needs).lines
        #expect(lines.map { $0.amountText() } == ["pinch"])
        #expect(lines.map(\.isOpenEnded) == [false])
    }

    @Test func `a recipe whose amount cannot be compared is on the list as its file states it, with the reason`() {
        var stock = Recipe(title: "Stock")
        stock.listedIngredients = [
            IngredientGroup(ingredients: [Ingredient(name: "carrots", quantity: Quantity(.number(Rational(3))))])
        ]
        var soup = Recipe(title: "Soup")
        soup.listedIngredients = [
            IngredientGroup(ingredients: [
                Ingredient(
                    name: "stock", quantity: Quantity(.number(Rational(500)), unit: "ml"),
                    recipeReference: RecipeReference(path: [".", "stock"]))
            ])
        ]
        var needs = ShoppingNeeds()
        needs.add(
            ReferencedRecipe(id: "soup", recipe: soup),
            resolve: { _, _ in ReferencedRecipe(id: "stock", recipe: stock) })
        let list = ShoppingList(needs)
        #expect(list.lines.map { "\($0.amountText()) \($0.name)" } == ["3 carrots"])
        #expect(
            list.problems == [
                ShoppingProblem(recipe: "Soup", name: "stock", reason: .notScalable(.noYield(unit: "ml")))
            ])
        #expect(
            list.problems.map(\.description) == [
                "The amount of “stock” is taken as its file states it. The recipe does not say how many ml it makes."
            ])
    }
}
