import Kitchen
import Testing

@Suite("Names on the shopping list keep the words without which they are another thing")
struct NeededWordsTests {
    @Test(
        "A word that is a preparation in one language can be the food in another one",
        arguments: [
            ("nl", "200 ml zoete room", "400 ml zoete room"), ("en", "1 cup room temperature milk", "2 cups milk"),
            ("nb", "Lett crème fraîche 10 %", "Lett crème fraîche 10 %"),
            ("sv", "2 dl lätt crème fraiche", "4 dl lätt crème fraiche"),
        ])
    func foods(_ language: String, _ line: String, _ bought: String) {
        #expect(LineMeaningTests.bought(line, language) == bought)
    }

    @Test(
        "Two foods that a word for and joins are both bought",
        arguments: [
            ("nl", "zout en peper", "zout en peper"), ("nl", "Ui en knoflook", "Ui en knoflook"),
            ("sv", "Salt och peppar", "Salt och peppar"), ("pl", "pieprz i sól", "pieprz i sól"),
            ("pt", "sal e pimenta", "sal e pimenta"),
            ("es", "atún en aceite", "atún"), ("fr", "tomates en dés", "tomates"),
        ])
    func pairs(_ language: String, _ line: String, _ bought: String) {
        #expect(LineMeaningTests.bought(line, language) == bought)
    }

    @Test(
        "After an adjective alone, the food is in the parentheses or behind the comma",
        arguments: [
            ("en", "2 skinless (boneless duck legs)", "4 duck legs"),
            ("en", "soy-based, unsalted spread", "soy-based, unsalted spread"),
            ("en", "3 small, ripe (peeled) plums", "6 plums"), ("en", "4 eggs (beaten)", "8 eggs"),
        ])
    func adjectives(_ language: String, _ line: String, _ bought: String) {
        #expect(LineMeaningTests.bought(line, language) == bought)
    }

    @Test(
        "The shared noun of two alternatives is no word that only joins",
        arguments: [
            ("en", "Lard or dripping of choice", "Lard"),
            ("pt", "cebola ou creme de cebola", "cebola ou creme de cebola"),
            ("en", "zorb or firm kind of blib", "zorb or firm kind of blib"),
            ("en", "cottage or ricotta cheese", "cottage cheese"),
        ])
    func alternatives(_ language: String, _ line: String, _ bought: String) {
        #expect(LineMeaningTests.bought(line, language) == bought)
    }

    @Test(
        "A measure or a package whose number is an article grows with the line",
        arguments: [
            LineMeaningTests.Line(
                "en", "2 cups cream (or use a tin of coconut cream)", x2: "4 cups cream, or use 2 tins of coconut cream"
            ),
            LineMeaningTests.Line(
                "en", "1 cup of milk mixed with a tablespoon of honey",
                x2: "2 cups milk mixed with 2 tablespoons of honey"),
            LineMeaningTests.Line("en", "1 cup rice with a pinch of salt", x2: "2 cups rice with a pinch of salt"),
        ])
    func articles(_ line: LineMeaningTests.Line) { LineMeaningTests.expect(line) }

    @Test(
        "The greatest mass of one thing is the size of each",
        arguments: [
            LineMeaningTests.Line("pt", "1 lula, grande (até 900 g)", x2: "2 lula, grande, até 900 g"),
            LineMeaningTests.Line("en", "1 squid, medium (up to 900 g)", x2: "2 squid, medium, up to 900 g"),
            LineMeaningTests.Line("en", "3 potatoes (about 900 g)", x2: "6 potatoes, about 1800 g"),
        ])
    func sizes(_ line: LineMeaningTests.Line) { LineMeaningTests.expect(line) }

    @Test(
        "A package without a number is one",
        arguments: [
            LineMeaningTests.Line("en", "tin of sardines", x2: "2 tins sardines", list: "2 tins sardines"),
            LineMeaningTests.Line("en", "pinch of salt", x2: "pinch salt"),
        ])
    func packages(_ line: LineMeaningTests.Line) { LineMeaningTests.expect(line) }

    @Test("A mixture is measured as the food before it")
    func mixtures() {
        #expect(
            LineMeaningTests.shown("1 cup of water mixed with a pinch of salt", "en", in: .byWeight).hasPrefix("~240 g")
        )
    }
}
