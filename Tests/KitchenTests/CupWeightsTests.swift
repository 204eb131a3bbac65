import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// Needs the weights of cups; see `ConformanceData`.
@Suite("The weights of cups of common ingredients", .enabled(if: !CupWeight.all.isEmpty, "The data is missing."))
struct CupWeightsTests {
    @Test("The weight of a cup is within 10 % of the USDA's", arguments: CupWeight.all)
    func weighs(_ weight: CupWeight) throws {
        let quantity = Quantity(.number(.one), unit: "cup")
        let result = try #require(KitchenConverter().grams(of: quantity, ingredient: weight.ingredient))
        guard case .number(let grams) = result.amount else {
            Issue.record("no number")
            return
        }
        #expect(abs(grams.doubleValue / weight.grams - 1) <= 0.1, "\(grams.doubleValue) g, \(result.source ?? "")")
    }

    @Test("There are 60 weights of cups")
    func isComplete() { #expect(CupWeight.all.count == 60) }
}

/// A line of the table of weights.
struct CupWeight: CustomTestStringConvertible, Sendable {
    var ingredient: String
    var grams: Double

    var testDescription: String { ingredient }

    static let all: [CupWeight] = {
        guard let url = ConformanceData.root?.appending(path: "kitchen/cup-weights.tsv"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t")
            return Double(fields[1]).map { CupWeight(ingredient: String(fields[0]), grams: $0) }
        }
    }()
}
