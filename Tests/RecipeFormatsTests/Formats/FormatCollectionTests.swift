import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the collections of recipes; see `ConformanceData`.
///
/// The tests convert every 24th file. With `RECIPES_EXHAUSTIVE` they convert all files.
@Suite("Converting collections of recipes", .enabled(if: ConformanceData.root != nil, "The data is missing."))
struct FormatCollectionTests {
    @Test(
        "A converted recipe of a collection keeps the features that the documentation promises, except for known losses",
        arguments: RecipeCollection.allCases)
    func losses(from collection: RecipeCollection) throws {
        let documented = try DocumentedLosses()
        let formats = FormatRegistry.all.filter { $0.write != nil }
        for format in formats { #expect(documented.names(pair(collection, format))) }
        var worse: [DocumentedLosses.Pair: [RecipeFeature: [String]]] = [:]
        for file in ConformanceData.sampled(collection.files, every: 24) {
            for recipe in try collection.recipes(in: file) {
                for format in formats {
                    guard let text = format.write?(recipe) else { continue }
                    let pair = pair(collection, format)
                    for (feature, outcome) in FeatureLoss(of: recipe, in: text, format: format).outcomes
                    where documented.outcome(of: feature, pair).map({ outcome > $0 }) ?? true {
                        worse[pair, default: [:]][feature, default: []].append("\(file.lastPathComponent) (\(outcome))")
                    }
                }
            }
        }
        for (pair, features) in worse {
            for (feature, files) in features {
                #expect(
                    files.count <= KnownLoss.count(of: feature, pair),
                    "\(pair.from) to \(pair.to), \(feature.name), \(files.count): \(files.prefix(20))")
            }
        }
    }

    private func pair(_ collection: RecipeCollection, _ format: any RecipeFormat) -> DocumentedLosses.Pair {
        DocumentedLosses.Pair(from: collection.rawValue, to: format.name)
    }
}
