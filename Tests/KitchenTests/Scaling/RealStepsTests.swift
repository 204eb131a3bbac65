import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// Needs the collections of recipes; see `ConformanceData`.
@Suite("Steps of real recipes", .enabled(if: !RealSteps.all.isEmpty, "The data is missing."))
struct RealStepsTests {
    @Test("Doubling and then halving restores every line of the collections, byte for byte")
    func backAgain() throws {
        let half = try #require(Rational(1, 2))
        var changed = 0
        for (text, language) in RealSteps.all {
            let scaler = StepTextScaler(language: language)
            let there = scaler.scaled(text, by: Rational(2))
            if !there.changes.isEmpty { changed += 1 }
            #expect(there.changes.allSatisfy { !there.text[$0].isEmpty })
            #expect(Array(scaler.scaled(there, by: half).text.utf8) == Array(text.utf8))
        }
        #expect(changed > 150, "Only \(changed) lines have amounts.")
    }

    @Test("The text of a scaled line has as many amounts as the line, and no other numbers change")
    func stable() throws {
        let half = try #require(Rational(1, 2))
        var lines = 0
        var same = 0
        var lost: [String] = []
        for (text, language) in RealSteps.all {
            let scaler = StepTextScaler(language: language, style: .ascii)
            let there = scaler.scaled(text, by: Rational(2)).text
            guard there != text else { continue }
            lines += 1
            if scaler.scaled(there, by: half).text == text { same += 1 }
            if scaler.amounts(in: there).count != scaler.amounts(in: text).count { lost.append("\(text)\n\(there)") }
        }
        // Without the original text, `1 cup` does not show that it was `½ cup` or `0.5 cup`, and `2 cups` does not show
        // that it was `a cup`.
        #expect(same * 100 >= lines * 90, "\(same) of \(lines)")
        #expect(lost.count * 100 <= lines, "\(lost.count) of \(lines):\n\(lost.prefix(20).joined(separator: "\n"))")
    }

    @Test("No temperature or time of the collections is scaled")
    func temperaturesAndTimes() {
        let units = ["°", "º", "degrees", "minutes", "Minuten", "hours", "Stunden", " inch", "cm", "%"]
        for (text, language) in RealSteps.all {
            for amount in StepTextScaler(language: language).amounts(in: text) {
                #expect(!units.contains { amount.contains($0) }, "\(amount) in \(text)")
            }
        }
    }
}

/// The lines of the collections, as plain text.
enum RealSteps {
    static let all: [(text: String, language: StepLanguage)] =
        ConformanceData.sampled(ConformanceData.recipeFiles + ConformanceData.markdownFiles, every: 9).flatMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [(String, StepLanguage)]() }
            let language = StepLanguage(guessing: text)
            return text.split(whereSeparator: \.isNewline).map { (String($0), language) }
        }
}
