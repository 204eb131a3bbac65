import RecipeKit
import Testing

@testable import Kitchen

@Suite("Scaling the sentences of steps")
struct StepSentenceTests {
    private struct Sentence {
        var language: StepLanguage
        var text: String
        var doubled: String
    }

    private static let sentences: [Sentence] = StepSentenceTable.tables.flatMap { language, table in
        table.split(separator: "\n").map { line in
            let parts = line.split(separator: " -> ").map(String.init)
            return Sentence(language: language, text: parts[0], doubled: parts.count > 1 ? parts[1] : parts[0])
        }
    }

    @Test("All of the table's step sentences are scaled as a cook expects")
    func table() {
        var wrong: [String] = []
        for sentence in Self.sentences {
            let scaled = StepTextScaler(language: sentence.language).scaled(sentence.text, by: Rational(2)).text
            if scaled != sentence.doubled { wrong.append("\(sentence.text) -> \(scaled)") }
        }
        #expect(Self.sentences.count >= 150)
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test("Sentences that a cook would not change are not scaled: temperatures, times, tins, step numbers")
    func unchanged() {
        for sentence in Self.sentences where sentence.text == sentence.doubled {
            let scaler = StepTextScaler(language: sentence.language)
            #expect(scaler.scaled(sentence.text, by: Rational(2)).text == sentence.text)
        }
    }

    @Test("Each factor and then its inverse restore every step sentence, byte for byte")
    func backAgain() throws {
        for sentence in Self.sentences {
            let scaler = StepTextScaler(language: sentence.language)
            for factor in [Rational(2), Rational(3), try #require(Rational(2, 3)), try #require(Rational(1, 7))] {
                let there = scaler.scaled(sentence.text, by: factor)
                let back = scaler.scaled(there, by: try #require(Rational.one.divided(by: factor)))
                #expect(Array(back.text.utf8) == Array(sentence.text.utf8))
                #expect(back.changes.isEmpty)
            }
        }
    }

    @Test("The language of the sentences of a table is guessed")
    func guessed() {
        for (language, table) in StepSentenceTable.tables { #expect(StepLanguage(guessing: table) == language) }
    }

    @Test("A converter doubles the table's sentences to the same texts, because doubles need no rounding")
    func rounded() {
        var different: [String] = []
        for sentence in Self.sentences {
            let scaler = StepTextScaler(
                language: sentence.language, converter: KitchenConverter(), system: .asWritten, marksRounding: false)
            let scaled = scaler.scaled(sentence.text, by: Rational(2)).text
            if scaled != sentence.doubled { different.append("\(sentence.doubled) | \(scaled)") }
        }
        #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    }
}
