import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Converting the sentences of steps to other units")
struct ConvertedSentenceTests {
    private static let sentences = ConvertedSentenceTable.tables.flatMap { language, system, table in
        table.split(separator: "\n").map { line -> (StepLanguage, MeasurementSystem, String, String) in
            let parts = line.split(separator: " -> ").map(String.init)
            return (language, system, parts[0], parts.count > 1 ? parts[1] : parts[0])
        }
    }

    private func converted(_ text: String, _ language: StepLanguage, _ system: MeasurementSystem) -> String {
        StepTextScaler(language: language, converter: KitchenConverter(), system: system).scaled(text, by: .one).text
    }

    @Test("Sentences convert temperatures, lengths, pans and amounts, and keep times, step numbers and servings")
    func table() {
        #expect(Self.sentences.count >= 100)
        for (language, system, text, expected) in Self.sentences {
            #expect(converted(text, language, system) == expected)
        }
    }

    @Test("The times of a sentence are the same in all units")
    func times() {
        for (language, _, text, _) in Self.sentences {
            for system in MeasurementSystem.allCases {
                let finder = TimerFinder(language: language)
                #expect(
                    finder.timers(in: converted(text, language, system)).map(\.text)
                        == finder.timers(in: text).map(\.text))
            }
        }
    }

    @Test("In a scaled and converted sentence, only amounts are scaled")
    func scaledAndConverted() {
        let scaler = StepTextScaler(language: .english, converter: KitchenConverter(), system: .metric)
        let text = "Mix 2 cups flour with 3 eggs, then bake at 350 °F for 20 minutes in a 9-inch tin."
        #expect(
            scaler.scaled(text, by: Rational(2)).text
                == "Mix ~500 g flour with 6 eggs, then bake at 180 °C (350 °F) for 20 minutes in a 23 cm tin.")
        #expect(
            scaler.scaled("Combine 1 cup (240 ml) cream.", by: Rational(2)).text == "Combine 2 cups (480 ml) cream.")
        #expect(scaler.scaled("Top each with 1/4 cup cream.", by: Rational(2)).text == "Top each with ~60 ml cream.")
    }

    @Test("The names of a recipe's ingredients determine the weights of foods in its steps")
    func names() {
        var recipe = Recipe(title: "Cake")
        recipe.metadata.locale = "en"
        recipe.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: "brown sugar, packed")])]
        let scaler = StepTextScaler(for: recipe, converter: KitchenConverter(), system: .metric)
        #expect(scaler.scaled("Stir in 1 cup of the sugar.", by: .one).text == "Stir in ~225 g of the sugar.")
    }

    @Test(
        "Converting a long text takes linear time",
        arguments: ["1 cup ", "350 °F ", "9 x 13 inch ", "1 cup (", "9-", "-1 ", "1 to "])
    func linear(_ piece: String) {
        let scaler = StepTextScaler(language: .english, converter: KitchenConverter(), system: .metric)
        #expect(
            ProcessorTime.growsLinearly(toSize: 1000) { count in
                _ = scaler.scaled(String(repeating: piece, count: count), by: .one)
            })
    }
}

extension ConvertedSentenceTests {
    @Test(
        "Random texts are converted in each kind of language, with changes in order",
        arguments: [StepLanguage.english, .german, .french, .spanish, .italian, .polish, .japanese])
    func random(_ language: StepLanguage) {
        let pieces = [
            "1", "350", "0", "½", "1/2", "9", "x", "-", "–", "−", "(", ")", "/", ".", " ", " ", "°", "º", "F", "C",
            "°C", "to",
            "inch", "\"", "in", "cm", "mm", "cup", "cups", "g", "tin", "quart", "pot", "flour", "of", "thermometer",
            "\n",
            "999999999999999999", "degrees", "EL", "tasse", "by", "each",
        ]
        var generator = SeededGenerator(seed: 3)
        for system in [MeasurementSystem.metric, .us, .byWeight] {
            let scaler = StepTextScaler(language: language, converter: KitchenConverter(), system: system)
            for _ in 0..<(ConformanceData.isExhaustive ? 500 : 40) {
                var text = RandomText.make(length: 2, hasLineFeeds: true, using: &generator)
                for _ in 0..<14 { text += pieces.randomElement(using: &generator) ?? "" }
                for factor in [Rational.one, Rational(3)] {
                    let shown = scaler.scaled(text, by: factor)
                    #expect(shown.changes.allSatisfy { !shown.text[$0].isEmpty })
                    #expect(zip(shown.changes, shown.changes.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
                }
            }
        }
    }
}

/// Needs the collections of recipes; see `ConformanceData`.
@Suite("Converted steps of real recipes", .enabled(if: !RealSteps.all.isEmpty, "The data is missing."))
struct ConvertedRealStepsTests {
    @Test(
        "No line of the collections loses or changes a time in other units", arguments: [MeasurementSystem.metric, .us])
    func times(_ system: MeasurementSystem) {
        let converter = KitchenConverter()
        var changed = 0
        for (text, language) in RealSteps.all {
            let shown = StepTextScaler(language: language, converter: converter, system: system).scaled(text, by: .one)
            guard !shown.changes.isEmpty else { continue }
            changed += 1
            let finder = TimerFinder(language: language)
            let (before, after) = (finder.timers(in: text), finder.timers(in: shown.text))
            #expect(before.map(\.text) == after.map(\.text), "\(text)\n\(shown.text)")
        }
        #expect(changed > 30, "Only \(changed) lines changed.")
    }
}
