import Foundation

@testable import RecipeFormats
@testable import RecipeKit

/// The tables of docs/formats.md. They state which features the text of each format keeps, and which features each
/// conversion loses.
struct DocumentedLosses {
    struct Pair: Hashable {
        var from: String
        var to: String
    }

    /// The outcome of each feature in each format, by the name of the format.
    private(set) var kept: [String: [RecipeFeature: FeatureLoss.Outcome]] = [:]
    private var losses: [Pair: [RecipeFeature: FeatureLoss.Outcome]] = [:]

    init() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/formats.md").standardized
        let features = Dictionary(uniqueKeysWithValues: RecipeFeature.allCases.map { ($0.name, $0) })
        var formats: [String] = []
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingSpaces() }
            if cells[0].isEmpty {
                formats = Array(cells.dropFirst())
            } else if let feature = features[cells[0]] {
                for (format, cell) in zip(formats, cells.dropFirst()) {
                    kept[format, default: [:]][feature] =
                        switch cell {
                        case "✓": .kept
                        case "words": .keptAsWords
                        case "": .leftOut
                        default: nil
                        }
                }
            } else if cells.count == 4, cells[0] != "from", cells[0] != "---" {
                var pair: [RecipeFeature: FeatureLoss.Outcome] = [:]
                for (cell, outcome) in [(cells[2], FeatureLoss.Outcome.leftOut), (cells[3], .keptAsWords)] {
                    for name in cell.split(separator: ", ").map(String.init) {
                        if let feature = features[name] { pair[feature] = outcome }
                    }
                }
                losses[Pair(from: cells[0], to: cells[1])] = pair
            }
        }
    }

    /// Whether the page has a row for the conversion.
    func names(_ pair: Pair) -> Bool { losses[row(pair)] != nil }

    /// Returns the outcome of a feature in a conversion, or `nil` if the page has no row for the conversion.
    func outcome(of feature: RecipeFeature, _ pair: Pair) -> FeatureLoss.Outcome? {
        losses[row(pair)].map { $0[feature] ?? .kept }
    }

    /// Returns the features that a conversion leaves out or keeps as words.
    func lost(_ pair: Pair) -> [RecipeFeature] { losses[row(pair)].map { Array($0.keys) } ?? [] }

    /// The rows of JSON-LD apply to web pages.
    private func row(_ pair: Pair) -> Pair { pair.from == "HTML" ? Pair(from: "JSON-LD", to: pair.to) : pair }
}
