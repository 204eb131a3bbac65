import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The shapes of Markdown recipes")
struct MarkdownShapeTests {
    struct Shape: CustomTestStringConvertible, Sendable {
        var name: String
        var text: String
        var ingredients: [String]
        var steps: [String]
        var testDescription: String { name }
    }

    @Test("Shapes of Markdown recipes are read", arguments: shapes + otherShapes)
    func read(_ shape: Shape) {
        let read = ReadMarkdown(shape.text)
        #expect(read.ingredients == shape.ingredients)
        #expect(read.steps == shape.steps)
    }

    static let shapes = [
        Shape(
            name: "a list and numbered steps below a title",
            text: "# Crêpes\n\n- 200 g flour\n- 2 eggs\n- 300 ml milk\n\n1. Mix.\n2. Fry.\n",
            ingredients: ["200 g flour", "2 eggs", "300 ml milk"], steps: ["Mix.", "Fry."]),
        Shape(
            name: "a list and prose",
            text:
                "Crêpes\n======\n\nOf my aunt.\n\n* 200 g flour\n* 2 eggs\n\nMix both well and wait.\n\nFry in a pan with butter.\n",
            ingredients: ["200 g flour", "2 eggs"], steps: ["Mix both well and wait.", "Fry in a pan with butter."]),
        Shape(
            name: "steps behind the ingredients without a heading",
            text: "# Crêpes\n\n## Ingredients\n\n- flour\n- eggs\n\nMix both well and wait a while.\n",
            ingredients: ["flour", "eggs"], steps: ["Mix both well and wait a while."]),
        Shape(
            name: "headings of an unknown language",
            text: "# Talo\n\n## Gaiak\n\n- 500 g irina\n- 300 ml ur\n- gatz\n\n## Nola\n\n1. Nahasi.\n2. Erre.\n",
            ingredients: ["Gaiak: 500 g irina", "Gaiak: 300 ml ur", "Gaiak: gatz"],
            steps: ["Nola: Nahasi.", "Nola: Erre."]),
        Shape(
            name: "a nested list of a group ends with it",
            text: """
                ## Ingredients

                - 500 g flour
                - Spices:
                  - 1 tsp cinnamon
                  - nutmeg
                - 2 bananas
                - 3 eggs

                ## Steps

                - [ ] Mix.
                - [x] Bake.
                """,
            ingredients: ["500 g flour", "Spices: 1 tsp cinnamon", "Spices: nutmeg", "2 bananas", "3 eggs"],
            steps: ["Mix.", "Bake."]),
        Shape(
            name: "checkboxes", text: "## Ingredients\n\n- [ ] 2 cups flour\n- [x] 1 egg\n\n## Steps\n\n1. [ ] Mix.\n",
            ingredients: ["2 cups flour", "1 egg"], steps: ["Mix."]),
        Shape(
            name: "a table, its amounts first",
            text:
                "## Ingredients\n\n| Amount | Ingredient | Notes |\n|---|:-:|---|\n| 200 g | flour | sifted |\n| 1 | egg | |\n\n## Steps\n\nMix.\n",
            ingredients: ["200 g flour, sifted", "1 egg"], steps: ["Mix."]),
        Shape(
            name: "a table, its names first, and no heading",
            text:
                "# Teig\n\n| Zutat | Menge |\n|--|--|\n| Mehl | 200 g |\n| Ei | 1 |\n| Salz | etwas |\n\n1. Kneten.\n",
            ingredients: ["200 g Mehl", "1 Ei", "etwas Salz"], steps: ["Kneten."]),
        Shape(
            name: "lines without bullets",
            text: "# Soup\n\nIngredients:\n2 leeks\n3 potatoes\nsalt\n\nMethod:\nChop the leeks. Simmer.\n",
            ingredients: ["2 leeks", "3 potatoes", "salt"], steps: ["Chop the leeks. Simmer."]),
        Shape(
            name: "a line with commas",
            text: "# Salad\n\nIngredients: 2 tomatoes, 1 cucumber, salt\n\nDirections: Chop everything and mix it.\n",
            ingredients: ["2 tomatoes", "1 cucumber", "salt"], steps: ["Chop everything and mix it."]),
        Shape(
            name: "components with ingredients and directions of their own",
            text: """
                # Cake

                ## For the sponge

                ### Ingredients

                - 3 eggs

                ### Method

                1. Beat.

                ## For the glaze

                ### Ingredients

                - 100 g chocolate

                ### Method

                1. Melt.
                """,
            ingredients: ["For the sponge: 3 eggs", "For the glaze: 100 g chocolate"],
            steps: ["For the sponge: Beat.", "For the glaze: Melt."]),
        Shape(
            name: "two lists of ingredients",
            text:
                "# Cake\n\n## Cake ingredients\n\n- 3 eggs\n\n## Frosting ingredients\n\n- 100 g butter\n\n## Directions\n\n1. Beat.\n",
            ingredients: ["3 eggs", "Frosting ingredients: 100 g butter"], steps: ["Beat."]),
        Shape(
            name: "a list to shop by",
            text: "# Stew\n\n## Shopping list\n\n- 1 kg beef\n- 2 onions\n\n## Cooking\n\n1. Brown the beef.\n",
            ingredients: ["1 kg beef", "2 onions"], steps: ["Cooking: Brown the beef."]),
        Shape(
            name: "groups by labels and by headings of the same level",
            text: """
                ## Ingredients

                For the dough:

                - 300 g flour

                **Topping**

                - 30 g cheese

                ## Sauce

                - 2 tomatoes
                - 1 onion

                ## Directions

                1. Bake.
                """,
            ingredients: [
                "For the dough: 300 g flour", "Topping: 30 g cheese", "Sauce: 2 tomatoes", "Sauce: 1 onion",
            ], steps: ["Bake."]),
        Shape(
            name: "prose that names its ingredients",
            text: "# Omelette\n\nQuick.\n\nBeat 3 eggs with 50 ml milk.\n\nFry in 20 g butter.\n",
            ingredients: [], steps: ["Beat 3 eggs with 50 ml milk.", "Fry in 20 g butter."]),
    ]
}
