import Kitchen
import RecipeKit
import Testing

@Suite("Plates, people and articles in steps at twice the size")
struct StepServingsTests {
    private func doubled(_ text: String, _ language: String) -> String {
        shownSteps([text], language, by: Rational(2), in: .asWritten)[0]
    }

    @Test(
        "plates and people are the servings",
        arguments: [
            ("en", "Divide among 4 plates.", "Divide among 8 plates."),
            ("en", "Serve on four warm plates.", "Serve on eight warm plates."),
            ("en", "Put 2 slices on each of the 4 plates.", "Put 2 slices on each of the 8 plates."),
            (
                "en", "Divide the rice between four bowls and top each with 2 tbsp sauce.",
                "Divide the rice between eight bowls and top each with 2 tbsp sauce."
            ),
            ("en", "Divide it between 2 bowls.", "Divide it between 2 bowls (not scaled)."),
            ("en", "This is enough for 4 people.", "This is enough for 8 people."),
            ("de", "Auf vier Teller verteilen.", "Auf acht Teller verteilen."),
            (
                "de", "Auf 4 Tellern anrichten und je 2 EL Sauce darübergeben.",
                "Auf 8 Tellern anrichten und je 2 EL Sauce darübergeben."
            ),
            ("de", "Das reicht für 4 Personen.", "Das reicht für 8 Personen."),
            (
                "fr", "Servir dans 4 assiettes, avec 2 cuillères à soupe de beurre blanc par assiette.",
                "Servir dans 8 assiettes, avec 2 cuillères à soupe de beurre blanc par assiette."
            ),
            ("fr", "Comptez 200 g de riz par personne.", "Comptez 200 g de riz par personne."),
            ("es", "Repartir en cuatro platos.", "Repartir en ocho platos."),
            ("it", "Dividere in quattro piatti.", "Dividere in otto piatti."),
            ("nl", "Verdeel de salade over vier borden.", "Verdeel de salade over acht borden."),
            ("pt", "Divida por quatro pratos.", "Divida por oito pratos."),
            ("sv", "Fördela på fyra tallrikar.", "Fördela på åtta tallrikar."),
            ("da", "Fordel på fire tallerkener.", "Fordel på otte tallerkener."),
            ("pl", "Rozłóż na cztery talerze.", "Rozłóż na osiem talerzy."),
            ("en", "Press the tofu between 2 plates.", "Press the tofu between 2 plates."),
            ("en", "Divide the batter among 3 bowls.", "Divide the batter among 3 bowls."),
            ("en", "Mix the flours in two bowls.", "Mix the flours in two bowls."),
        ])
    func servings(_ language: String, _ text: String, _ expected: String) {
        #expect(doubled(text, language) == expected)
    }

    @Test(
        "a verb that makes pieces makes twice as many",
        arguments: [
            ("en", "Make 6 pizza balls.", "Make 12 pizza balls."),
            ("en", "To make 6 pitas, divide the dough.", "To make 12 pitas, divide the dough."),
            ("en", "Shape 12 meatballs.", "Shape 24 meatballs."), ("en", "Make 4 slits in it.", "Make 4 slits in it."),
            ("fr", "Former 6 boules.", "Former 12 boules."), ("es", "Formar 6 bolas.", "Formar 12 bolas."),
            ("it", "Formate 6 polpette.", "Formate 12 polpette."), ("nl", "Vorm 6 balletjes.", "Vorm 12 balletjes."),
            ("sv", "Forma 6 bollar.", "Forma 12 bollar."), ("pl", "Uformuj 6 kulek.", "Uformuj 12 kulek."),
            (
                "en", "Add the flour in 3 equal portions, and the milk in 2 equal portions.",
                "Add the flour in 3 equal portions, and the milk in 2 equal portions."
            ),
        ])
    func pieces(_ language: String, _ text: String, _ expected: String) {
        #expect(doubled(text, language) == expected)
    }

    @Test(
        "the article before a measure is its number",
        arguments: [
            ("en", "Add the tablespoon of vinegar.", "Add 2 tablespoons of vinegar."),
            ("en", "Add the remaining cup of stock.", "Add the remaining 2 cups of stock."),
            ("en", "Add another cup of stock.", "Add another 2 cups of stock."),
            ("en", "Add half the cup of milk.", "Add half the cup of milk."),
            ("en", "Toast two of the bread slices.", "Toast two of the bread slices (not scaled)."),
            ("de", "Den Esslöffel Essig zugeben.", "2 Esslöffel Essig zugeben."),
            ("fr", "Ajouter la cuillère à soupe de vinaigre.", "Ajouter 2 cuillères à soupe de vinaigre."),
            ("es", "Añade la cucharada de vinagre.", "Añade 2 cucharadas de vinagre."),
            ("it", "Aggiungi il cucchiaio di aceto.", "Aggiungi 2 cucchiai di aceto."),
        ])
    func articles(_ language: String, _ text: String, _ expected: String) {
        #expect(doubled(text, language) == expected)
    }

    @Test("a word stays before its number in other units")
    func units() {
        #expect(
            shownSteps(["Add the remaining cup of stock."], "en", by: .one, in: .metric)[0]
                == "Add the remaining ~240 ml of stock.")
    }

    @Test(
        "the water of a food is no food, and the temperature inside of one is exact",
        arguments: [
            ("fr", "Gardez 200 ml de l'eau des pâtes.", "Gardez ~200 g de l'eau des pâtes."),
            ("it", "Conservate 200 ml di acqua della pasta.", "Conservate ~200 g di acqua della pasta."),
        ])
    func liquids(_ language: String, _ text: String, _ expected: String) {
        let food = language == "fr" ? "pâtes" : "pasta"
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = language
        recipe.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: food)])]
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text(text)]))])]
        let shown = KitchenConverter(for: recipe).presented(recipe, .init(system: .byWeight))
        #expect(shown.steps[0].items == [.text(expected)])
    }

    @Test("low degrees inside of a food are converted exactly")
    func core() {
        #expect(
            shownSteps(["Bis zu einer Kerntemperatur von 48 Grad braten."], "de", by: .one, in: .us)[0]
                == "Bis zu einer Kerntemperatur von 118 °F (48 Grad) braten.")
    }
}
