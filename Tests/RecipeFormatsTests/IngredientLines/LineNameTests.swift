import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The name in an ingredient line")
struct LineNameTests {
    @Test(
        "The name of an ingredient line is separated from the preparation",
        arguments: [
            ("2 turnips, peeled and diced", "turnips", "peeled and diced"),
            ("1 cup finely grated celeriac", "celeriac", "finely grated"),
            ("1 cup peeled, diced celeriac", "celeriac", "peeled, diced"),
            ("2 turnips - peeled and diced", "turnips", "peeled and diced"),
            ("1 pike filleted, bones removed", "pike filleted", "bones removed"),
            ("1 turnip peeled and stuck with 3 pins", "turnip", "peeled and stuck with 3 pins"),
            ("100 g lard, at room temperature", "lard", "at room temperature"),
            ("2 skinless, boneless duck breasts, trimmed", "skinless, boneless duck breasts", "trimmed"),
            ("1 cup frozen chopped sorrel, thawed", "frozen chopped sorrel", "thawed"),
            ("1 cup pitted damsons", "pitted damsons", ""), ("1 cup or more thick cream", "thick cream", ""),
            ("4 bone-in, skin on duck breasts", "bone-in, skin on duck breasts", ""),
            ("1 cup unfiltered, unsweetened quince juice", "unfiltered, unsweetened quince juice", ""),
            ("2 honey-roasted skinless, boneless duck breasts", "honey-roasted skinless, boneless duck breasts", ""),
        ])
    func preparation(_ line: String, _ name: String, _ preparation: String) {
        let line = ingredient(line)
        #expect(line.name == name)
        #expect((line.preparation ?? "") == preparation)
    }

    @Test(
        "The name of an ingredient line is separated from remarks",
        arguments: [
            ("sorrel for garnish", "sorrel", "for garnish"), ("sorrel, to serve", "sorrel", "to serve"),
            ("2 cups rum, plus more for the cook", "rum", "plus more for the cook"),
            ("1 cheese (such as Tilsit)", "cheese", "such as Tilsit"), ("2 tbsp rum (see note)", "rum", "see note"),
            ("1 cup packed sorrel", "sorrel", "packed"), ("juice of 2 quinces", "quinces", "juice of"),
            ("1 tsp mace, or more to taste", "mace", "or more to taste"),
            ("1 c. à café rase de cumin", "cumin", "rase"), ("2 cucharadas colmadas de trigo", "trigo", "colmadas"),
            ("1 cucchiaio colmo di farro", "farro", "colmo"), ("1/4 de grenade", "grenade", ""),
            ("2 di uova", "uova", ""),
        ])
    func remarks(_ line: String, _ name: String, _ comment: String) {
        let line = ingredient(line)
        #expect(line.name == name)
        #expect((line.comment ?? "") == comment)
    }

    @Test("The name of an ingredient line does not contain the size")
    func sizes() {
        #expect(ingredient("2 large turnips").size == "large")
        #expect(ingredient("2 large turnips").name == "turnips")
        #expect(ingredient("2 small to medium turnips").size == "small to medium")
        #expect(ingredient("2 medium-sized turnips").size == "medium-sized")
        #expect(ingredient("2 large cloves garlic").unit == "large clove")
    }

    @Test("The name of an ingredient line can precede its unit, such as cloves and sprigs")
    func trailingUnits() {
        #expect(ingredient("2 garlic cloves, crushed").shownQuantity == "2 clove")
        #expect(ingredient("2 garlic cloves, crushed").name == "garlic")
        #expect(ingredient("4 lovage sprigs").shownQuantity == "4 sprig")
        #expect(ingredient("6 cloves").name == "cloves")
        #expect(ingredient("6 cloves").shownQuantity == "6")
        #expect(ingredient("6 spare ribs").unit == nil)
    }

    @Test("The name in an ingredient line contains all of several ingredients")
    func lists() {
        #expect(ingredient("sorrel, lovage and chervil").name == "sorrel, lovage and chervil")
        #expect(ingredient("salt and freshly ground pepper").name == "salt and freshly ground pepper")
        #expect(ingredient("2 cups beer or cider").name == "beer or cider")
        #expect(ingredient("1 quince, zest and juice").name == "quince")
    }

    @Test("The name in an ingredient line does not contain alternatives")
    func alternatives() {
        let line = ingredient("1 tbsp fresh lovage, or 1 tsp dried")
        #expect(line.name == "fresh lovage")
        #expect(line.alternatives == ["1 tsp dried"])
        #expect(ingredient("2 cups rum (or brandy)").alternatives == ["brandy"])
        #expect(ingredient("1 tsp mace, or to taste").alternatives == [])
    }

    @Test("The name in an ingredient line does not contain “optional” and “to taste”")
    func flags() {
        #expect(ingredient("2 tbsp rum (optional)").isOptional)
        #expect(ingredient("2 tbsp rum, if desired").isOptional)
        #expect(ingredient("Optional: 1 turnip").isOptional)
        #expect(ingredient("salt to taste").isToTaste)
        #expect(ingredient("salt, to taste").isToTaste)
        #expect(!ingredient("salt").isToTaste && !ingredient("salt").isOptional)
    }

    @Test("A brand name in an ingredient line is not split")
    func brands() {
        #expect(ingredient("1 can Old Farm Diced Turnips").name == "Old Farm Diced Turnips")
    }
}
