import Foundation

@testable import RecipeFormats
@testable import RecipeKit

/// What docs/formats.md says of each pair of formats.
struct DocumentedLosses {
    struct Pair: Hashable {
        var from: String
        var to: String
    }

    private let outcomes: [Pair: [RecipeFeature: FeatureLoss.Outcome]]

    /// Reads the rows of the last table of the page.
    init() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/formats.md").standardized
        let features = Dictionary(uniqueKeysWithValues: RecipeFeature.allCases.map { ($0.name, $0) })
        var outcomes: [Pair: [RecipeFeature: FeatureLoss.Outcome]] = [:]
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingSpaces() }
            guard line.hasPrefix("| "), cells.count == 4, cells[0] != "from", cells[0] != "---" else { continue }
            var pair: [RecipeFeature: FeatureLoss.Outcome] = [:]
            for (cell, outcome) in [(cells[2], FeatureLoss.Outcome.leftOut), (cells[3], .keptAsWords)] {
                for name in cell.split(separator: ", ").map(String.init) {
                    if let feature = features[name] { pair[feature] = outcome }
                }
            }
            outcomes[Pair(from: cells[0], to: cells[1])] = pair
        }
        self.outcomes = outcomes
    }

    /// What becomes of a feature; `nil` where the page has no row for the pair.
    func outcome(of feature: RecipeFeature, _ pair: Pair) -> FeatureLoss.Outcome? {
        outcomes[pair].map { $0[feature] ?? .kept }
    }
}
