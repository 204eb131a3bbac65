import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Runs where other people's recipes are on the machine; see `ConformanceData`.
@Suite("Converting collections", .enabled(if: ConformanceData.root != nil, "The data is not here."))
struct FormatCollectionTests {
    @Test(
        "loses of no recipe more than the documentation says, but for what is named",
        arguments: RecipeCollection.allCases, RecipeFormats.all.filter { $0.write != nil }.map(\.identifier))
    func losses(from collection: RecipeCollection, to identifier: String) throws {
        let format = try #require(RecipeFormats.format(identifier: identifier))
        let write = try #require(format.write)
        let pair = DocumentedLosses.Pair(from: collection.rawValue, to: format.name)
        let documented = try DocumentedLosses()
        #expect(documented.outcome(of: .title, pair) != nil)
        var worse: [RecipeFeature: [String]] = [:]
        for file in collection.files {
            for recipe in try collection.recipes(in: file) {
                let loss = FeatureLoss(of: recipe, in: write(recipe), format: format)
                for (feature, outcome) in loss.outcomes {
                    guard let expected = documented.outcome(of: feature, pair), outcome > expected else { continue }
                    worse[feature, default: []].append("\(file.lastPathComponent) (\(outcome))")
                }
            }
        }
        for (feature, files) in worse {
            let known = KnownLoss.all.first { $0.feature == feature && $0.from == pair.from && $0.to == pair.to }
            #expect(
                files.count <= known?.count ?? 0,
                "\(pair.from) to \(pair.to), \(feature.name), \(files.count): \(files.prefix(20))")
        }
    }
}
