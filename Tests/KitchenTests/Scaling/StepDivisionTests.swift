import Kitchen
import RecipeKit
import Testing

/// Returns steps as a cook sees them in another size or in other units.
func shownSteps(
    _ steps: [String], _ language: String = "en", by factor: Rational = .one,
    in system: MeasurementSystem = .asWritten
) -> [String] {
    var recipe = Recipe(title: "x")
    recipe.metadata.locale = language
    recipe.sections = [RecipeSection(blocks: steps.map { .step(Step([.text($0)])) })]
    let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(factor: factor, system: system))
    return shown.sections[0].steps.map { step in
        step.items.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
}

@Suite("The pieces into which a step divides a dough or a dish")
struct StepDivisionTests {
    private func doubled(_ text: String, _ language: String) -> String {
        shownSteps([text], language, by: Rational(2))[0]
    }

    @Test(
        "The number of pieces of the whole dough is scaled",
        arguments: [
            ("en", "Divide the dough into 10 equal(ish) portions.", "Divide the dough into 20 equal(ish) portions."),
            ("en", "Knead the masa and divide into 5-6 pieces.", "Knead the masa and divide into 10-12 pieces."),
            ("en", "Cut the dough into 6 wedges with a knife.", "Cut the dough into 12 wedges with a knife."),
            ("en", "Roll the dough out and cut it into 10 3-inch squares.", nil),
            ("en", "Mix well, then separate into 6 equal portions.", "Mix well, then separate into 12 equal portions."),
            ("en", "You should be able to stamp out at least 10 circles.", nil),
            (
                "en", "Drop spoonfuls on top, making about 9 biscuits.",
                "Drop spoonfuls on top, making about 18 biscuits."
            ),
            ("en", "You should end up with at least 30 discs.", "You should end up with at least 60 discs."),
            ("en", "You should have about 10 taquitos.", nil), ("en", "You should get ~10 mini pavlovas.", nil),
            ("en", "Roll it into 10 bites.", nil),
            ("de", "Den Teig in 8 gleich große Stücke teilen.", "Den Teig in 16 gleich große Stücke teilen."),
            ("sv", "Dela degen i 5 bitar (för 5 längder).", "Dela degen i 10 bitar (för 10 längder)."),
            ("de", "Die Hackmasse in 6 Portionen teilen.", "Die Hackmasse in 12 Portionen teilen."),
            ("de", "Den Teig ausrollen und 20 Kreise ausstechen.", "Den Teig ausrollen und 40 Kreise ausstechen."),
            ("fr", "Divisez la pâte en 8 morceaux.", "Divisez la pâte en 16 morceaux."),
            ("fr", "Étalez et découpez 12 disques.", "Étalez et découpez 24 disques."),
            ("es", "Divide la masa en 10 porciones iguales.", "Divide la masa en 20 porciones iguales."),
            ("it", "Dividete l'impasto in 6 pezzi.", "Dividete l'impasto in 12 pezzi."),
            ("pt", "Divida a massa em 8 pedaços.", "Divida a massa em 16 pedaços."),
            ("nl", "Verdeel het deeg in 9 stukken.", "Verdeel het deeg in 18 stukken."),
            ("sv", "Dela degen i 10 bitar.", "Dela degen i 20 bitar."),
            ("da", "Del dejen i 10 stykker.", "Del dejen i 20 stykker."),
            ("pl", "Podziel ciasto na 8 kawałków.", "Podziel ciasto na 16 kawałków."),
            ("ru", "Разделите тесто на 8 кусков.", "Разделите тесто на 16 кусков."),
        ] as [(String, String, String?)])
    func batch(_ language: String, _ text: String, _ expected: String?) {
        let wanted = expected ?? text.replacing("10", with: "20")
        #expect(doubled(text, language) == wanted)
    }

    @Test(
        "The pieces of one thing are not scaled",
        arguments: [
            ("en", "Cut each onion into 8 wedges."), ("en", "Divide each half into three equal pieces."),
            ("en", "Peel the potatoes and cut them into 4 pieces."), ("en", "Add the flour mixture in 3 parts."),
            ("en", "Cut the roll into 8 pieces each."),
            ("de", "Das Fleisch in ca. 2 x 3 cm große Stücke schneiden."),
            ("en", "Stir in the flour mixture in 3 equal portions."),
            ("de", "Die Zwiebel in 8 Spalten schneiden."), ("de", "Jedes Stück in 3 Streifen schneiden."),
            ("de", "Die Masse in 3 Portionen unter die Sahne heben."), ("fr", "Coupez chaque carotte en 4 morceaux."),
            ("es", "Corta cada patata en 4 trozos."), ("it", "Tagliate ogni carota in 4 pezzi."),
            ("nl", "Snijd elke ui in 8 stukken."), ("sv", "Dela varje lök i 8 klyftor."),
            ("pl", "Pokrój każdą cebulę na 8 kawałków."), ("ru", "Разрежьте каждую луковицу на 8 частей."),
        ])
    func each(_ language: String, _ text: String) { #expect(doubled(text, language) == text) }

    @Test(
        "Where the words do not say what is divided, the number is marked as not scaled",
        arguments: [
            ("en", "Let it cool, then cut into 16 squares.", "squares"), ("en", "Cut into 8 wedges.", "wedges"),
            ("en", "Slice the cornbread into 9 slices and serve.", "slices"),
            ("en", "Cut the resting dough into two equal parts.", "parts"),
            ("en", "If you double the dough, it should make 24 cookies.", "cookies"),
            ("de", "Den Kuchen in 12 Stücke schneiden.", "Stücke"), ("fr", "Coupez le gâteau en 8 parts.", "parts"),
            ("es", "Corta el pastel en 8 porciones.", "porciones"), ("it", "Tagliate la torta in 8 fette.", "fette"),
            ("nl", "Snijd de taart in 12 punten.", "punten"), ("sv", "Skär kakan i 12 bitar.", "bitar"),
            ("pl", "Pokrój sernik na 12 kawałków.", "kawałków"), ("ru", "Нарежьте пирог на 8 кусков.", "кусков"),
            ("en", "Line 10 cups of a 12-cup muffin tin with paper.", "10 cups"),
        ])
    func unclear(_ language: String, _ text: String, _ piece: String) throws {
        let marked = text.replacing(piece, with: piece + " (not scaled)")
        #expect(doubled(text, language) == marked)
        #expect(shownSteps([text], language, in: .metric)[0] == text)
    }

    @Test("A third of a number of pieces is whole")
    func thirds() throws {
        let third = try #require(Rational(1, 3))
        #expect(shownSteps(["Cut the dough into 8 wedges."], by: third)[0] == "Cut the dough into ~3 wedges.")
        #expect(shownSteps(["Divide the dough into 12 pieces."], by: third)[0] == "Divide the dough into 4 pieces.")
    }

    @Test("The mass of each piece is not scaled")
    func masses() {
        #expect(
            shownSteps(["Divide the dough into 12 pieces, about 50 g each."], by: Rational(2))[0]
                == "Divide the dough into 24 pieces, about 50 g each.")
        #expect(
            shownSteps(["Cut into 12 pieces of 50 g."], by: Rational(2))[0] == "Cut into 24 pieces of 50 g.")
    }
}

@Suite("Steps that are repeated for each piece")
struct RepeatedStepTests {
    @Test(
        "What is done with the first of several pieces is not scaled",
        arguments: [
            ("en", ["Warm a tortilla. Put 3 tbsp cheese on it.", "Repeat with the other tortillas."]),
            ("en", ["Slice each bun in half. Add a spoonful of jam. Repeat with more jam."]),
            ("de", ["Eine Tortilla mit 2 EL Soße bestreichen.", "Mit den restlichen Tortillas wiederholen."]),
            ("fr", ["Faire fondre 10 g de beurre, réchauffer une crêpe.", "Renouveler avec les autres crêpes."]),
            ("es", ["Calienta una tortilla con 1 cucharada de aceite.", "Repite con las demás tortillas."]),
            ("it", ["Farcite una crespella con 2 cucchiai di sugo.", "Ripetete con le altre crespelle."]),
            ("nl", ["Bestrijk een wrap met 2 eetlepels saus.", "Herhaal met de andere wraps."]),
            ("pl", ["Na jeden naleśnik nałóż 2 łyżki sera.", "Powtórz z innymi naleśnikami."]),
        ])
    func repeated(_ language: String, _ steps: [String]) {
        #expect(shownSteps(steps, language, by: Rational(2)) == steps)
    }

    @Test("What is done before the first piece is scaled")
    func before() {
        #expect(
            shownSteps(
                [
                    "Whisk 2 cups of milk with 3 eggs.", "Fry a pancake in 1 tsp oil.",
                    "Repeat with the other pancakes.",
                ],
                by: Rational(2))
                == [
                    "Whisk 4 cups of milk with 6 eggs.", "Fry a pancake in 1 tsp oil.",
                    "Repeat with the other pancakes.",
                ])
        #expect(
            shownSteps(["Beat in the eggs one at a time. Add 1 cup sugar. Repeat 3 times."], by: Rational(2))
                == ["Beat in the eggs one at a time. Add 2 cups sugar. Repeat 3 times."])
    }

    @Test(
        "A spoon for each piece is not scaled",
        arguments: [
            ("en", "Place a heaping tablespoon of onion and feta in the center."),
            ("en", "Put 1 tsp filling in the middle of the square and fold."),
            ("en", "Thin it with milk (1 tsp. at a time) until smooth."),
            ("en", "Add flour (1 tbsp. at a time)."), ("de", "Jeweils 1 TL. Marmelade in die Mitte geben."),
            ("de", "Einen Esslöffel Hackfleisch in die Mitte setzen."),
            ("fr", "Posez 1 cuillère à soupe de fromage au centre."),
            ("es", "Pon una cucharada de queso en el centro."), ("it", "Mettete un cucchiaio di ricotta al centro."),
            ("nl", "Leg 1 eetlepel kaas in het midden."), ("sv", "Lägg 1 msk ost i mitten."),
            ("pl", "Na środku połóż łyżkę sera, na środek 1 łyżkę dżemu."),
        ])
    func spoons(_ language: String, _ text: String) { #expect(shownSteps([text], language, by: Rational(2)) == [text]) }

    @Test("A spoon in the middle of a pan is scaled")
    func pans() {
        #expect(
            shownSteps(["Melt 1 tbsp butter in the middle of a pan."], by: Rational(2))
                == ["Melt 2 tbsp butter in the middle of a pan."])
    }
}

@Suite("Amounts of steps that are easy to miss")
struct MissedStepAmountTests {
    @Test(
        "The amounts are scaled",
        arguments: [
            ("en", "Whisk the yolks and a 1/3 cup of sugar.", "Whisk the yolks and 2/3 cup of sugar."),
            ("en", "Add a ½ teaspoon salt.", "Add 1 teaspoon salt."),
            ("en", "Slice a 1/2 onion.", "Slice 1 onion."),
            ("en", "Slowly add ½ a cup of the hot cream.", "Slowly add 1 cup of the hot cream."),
            ("en", "Squeeze 1/2 a lemon over it.", "Squeeze 1 lemon over it."),
            ("de", "½ einer Zwiebel hacken.", "1 Zwiebel hacken."),
            ("es", "Añade 1/2 de una taza de leche.", "Añade 1 taza de leche."),
            (
                "en", "Put 1 tsp oil on each fillet. Mix 1 tsp salt with 1 tsp paprika.",
                "Put 1 tsp oil on each fillet. Mix 2 tsp salt with 2 tsp paprika."
            ),
            ("de", "Eine ½ Tasse Zucker zugeben.", "1 Tasse Zucker zugeben."),
            ("fr", "Ajoutez une 1/2 tasse de sucre.", "Ajoutez 1 tasse de sucre."),
            ("es", "Añade una 1/2 taza de azúcar.", "Añade 1 taza de azúcar."),
            ("it", "Unite una ½ tazza di zucchero.", "Unite 1 tazza di zucchero."),
            ("nl", "Voeg een ½ kopje suiker toe.", "Voeg 1 kopje suiker toe."),
            ("fr", "Chauffez 1 cuill. à soupe d'huile.", "Chauffez 2 cuill. à soupe d'huile."),
            ("fr", "Ajoutez 2 cuill. à café de sel.", "Ajoutez 4 cuill. à café de sel."),
            ("en", "You will only need half a batch.", "You will only need 1 batch."),
            ("en", "Roll out 1 batch of pie dough.", "Roll out 2 batches of pie dough."),
            ("fr", "Étalez 1 recette de pâte brisée.", "Étalez 2 recettes de pâte brisée."),
            ("en", "Blend 3 chipotle peppers with the cream.", "Blend 6 chipotle peppers with the cream."),
            ("de", "Die 3 mehlige Kartoffeln kochen.", "Die 6 mehlige Kartoffeln kochen."),
            ("sv", "Skala 3 mjöliga morötter.", "Skala 6 mjöliga morötter."),
            (
                "en", "Mix the herbs (1 tsp. dill, 1/2 tsp. each of salt and pepper).",
                "Mix the herbs (2 tsp. dill, 1 tsp. each of salt and pepper)."
            ),
            (
                "en", "Blend 2/3 green chillies with 9/10 cloves of garlic.",
                "Blend 4-6 green chillies with 18-20 cloves of garlic."
            ),
            ("en", "Add 2/3 cardamom pods.", "Add 4-6 cardamom pods."),
            ("en", "Add 1 Japanese leek and 4 black tiger shrimp.", "Add 2 Japanese leeks and 8 black tiger shrimp."),
            ("en", "Season with 5 twists of pepper.", "Season with 10 twists of pepper."),
            (
                "de", "Mit 2/3 roten Zwiebeln und 200/250 g Mehl mischen.",
                "Mit 4-6 roten Zwiebeln und 400-500 g Mehl mischen."
            ),
            ("it", "Aggiungete 3/4 pomodori.", "Aggiungete 6-8 pomodori."),
            ("es", "Añade 2/3 dientes de ajo.", "Añade 4-6 dientes de ajo."),
        ])
    func scaled(_ language: String, _ text: String, _ expected: String) {
        #expect(shownSteps([text], language, by: Rational(2))[0] == expected)
    }

    @Test(
        "Fractions, tools and batches stay as they are",
        arguments: [
            ("en", "Drop the batter with a 1/4 cup measure."), ("en", "Using a 1/4 cup, scoop it up."),
            ("en", "Use a ¼ cup cookie scoop."), ("en", "Grill a 1/2 lb steak."), ("en", "Fry in 2 batches."),
            ("en", "Fold it in, working in 3 batches."), ("en", "You should have about 8 layers."),
            ("en", "Turn it 3 twists to the left."), ("en", "To make half a batch, ask your guests."),
            ("en", "Fill the tins 2/3 full."), ("en", "Step 2 chop onions."), ("en", "Bake at 200/220 °C."),
            ("en", "Cook for 20/25 minutes."), ("en", "Use 3 parts onions."),
            ("en", "Roast the ham for 10 minutes a pound in total."), ("sv", "Grädda 20 minuter ett kilo."),
            ("en", "For example, if your ham weighs about 6.2 kg, roast it for two hours."),
            ("de", "Wenn der Braten 3 kg wiegt, dauert es länger."), ("fr", "Si le rôti pèse 2 kg, il faut 3 heures."),
            ("en", "Pour the batter onto the griddle in 1/4 cup scoops."),
            ("nl", "Vang 2 el olie (per 4 personen) op."),
        ])
    func unchanged(_ language: String, _ text: String) {
        #expect(shownSteps([text], language, by: Rational(2)) == [text])
    }

    @Test("The fraction of a measure is a fraction")
    func fractions() {
        #expect(shownSteps(["Add 2/3 cup peas."], by: Rational(2)) == ["Add 1 1/3 cups peas."])
        #expect(shownSteps(["Add 3/4 of the onions."], by: Rational(2)) == ["Add 3/4 of the onions."])
    }
}
