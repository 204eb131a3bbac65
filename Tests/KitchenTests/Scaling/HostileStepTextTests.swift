import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Hostile step texts")
struct HostileStepTextTests {
    @Test(
        "Scaling a long text and finding its timers take linear time",
        arguments: [
            "1 cup ", "1", "1 ", "2 (", "each ", "1 tbsp each ", "1-", "1/2 ", "½", "1 large ", "( ", "1 hour ",
            "1 h 1 ",
            "at a time ", "of a ", "half ", "2 x ", "1 : ", "and ", "1 egg, ", "pot of ", "10 minutes before ",
        ])
    func linear(_ piece: String) {
        let isLinear = ProcessorTime.growsLinearly(toSize: 1000) { count in
            let text = String(repeating: piece, count: count)
            _ = StepTextScaler(language: .english).scaled(text, by: Rational(2))
            _ = TimerFinder(language: .english).timers(in: text)
        }
        #expect(isLinear)
    }

    @Test("Scaling a step of very many items takes linear time")
    func manyItems() {
        let isLinear = ProcessorTime.growsLinearly(toSize: 2000) { count in
            let items = (0..<count).flatMap { _ in
                [StepItem.text("add 2 tbsp "), .ingredient(Ingredient(name: "oil"))]
            }
            _ = StepTextScaler(language: .english).scaled(Step(items), by: Rational(2))
        }
        #expect(isLinear)
    }

    @Test(
        "Random texts are scaled and scaled back exactly in each kind of language",
        arguments: [StepLanguage.english, .german, .french, .spanish, .italian, .polish, .japanese])
    func random(_ language: StepLanguage) throws {
        let pieces = [
            "1", "2", "½", "1/2", " ", " ", "-", "–", "(", ")", ".", ",", "x", "cup", "g", "egg", "eggs", "to", "a",
            "half",
            "of", "each", "can", "minutes", "hour", "and", "EL", "œuf", "huevo", "c", "à", "s", "\n", "’",
            "99999999999999999",
        ]
        var generator = SeededGenerator(seed: 11)
        let scaler = StepTextScaler(language: language)
        for _ in 0..<(ConformanceData.isExhaustive ? 2_000 : 60) {
            var text = RandomText.make(length: 3, hasLineFeeds: true, using: &generator)
            for _ in 0..<12 { text += pieces.randomElement(using: &generator) ?? "" }
            let there = scaler.scaled(text, by: Rational(2))
            #expect(there.changes.allSatisfy { !there.text[$0].isEmpty })
            let back = scaler.scaled(there, by: try #require(Rational(1, 2)))
            #expect(Array(back.text.utf8) == Array(text.utf8))
            for timer in TimerFinder(language: language).timers(in: text) { #expect(timer.lower <= timer.upper) }
        }
    }

    @Test("A factor that is not positive, or a product that overflows, does not change the text")
    func noFactor() throws {
        let scaler = StepTextScaler(language: .english)
        for factor in [Rational.zero, Rational(-2), .one] {
            #expect(scaler.scaled("Add 2 eggs.", by: factor) == ScaledText("Add 2 eggs."))
        }
        #expect(scaler.scaled("Add 9999999999999 eggs.", by: Rational(10_000)).text == "Add 9999999999999 eggs.")
    }
}
