import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// The tables of the documentation are what was measured: each recipe of ``ProbeRecipes`` is written in each format, read
/// again, written in each other format, read again, and compared.
@Suite("The documentation of formats")
struct FormatTableTests {
    /// `RECIPES_RENEW_DOCUMENTATION=1 swift test --filter FormatTableTests` writes the tables anew.
    @Test("says of each pair of formats what was measured")
    func tables() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/formats.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let mark = "<!-- The tables below are measured by FormatTableTests. -->\n"
        let start = try #require(text.range(of: mark)?.upperBound)
        let tables = "\n" + Self.held + "\n" + Self.pairs
        if ProcessInfo.processInfo.environment["RECIPES_RENEW_DOCUMENTATION"] != nil {
            try (text[..<start] + tables).write(to: page, atomically: true, encoding: .utf8)
            return
        }
        #expect(text[start...] == tables)
    }

    @Test("every feature is one of some recipe that is measured", arguments: RecipeFeature.allCases)
    func isMeasured(_ feature: RecipeFeature) {
        #expect(ProbeRecipes.all.count { !feature.values(in: $0).isEmpty } > 0)
    }

    @Test("Cooklang keeps all but groups inside groups")
    func cooklang() {
        let measure = FormatMeasure(ProbeRecipes.all, to: CooklangFormat())
        for feature in RecipeFeature.allCases where feature != .nestedGroups {
            #expect(measure.outcomes[feature] == .kept, "\(feature): \(measure.examples[feature] ?? "")")
        }
    }

    private static let formats = RecipeFormats.all.filter { !$0.fileExtensions.isEmpty }

    /// A row for each feature, a column for each format.
    private static var held: String {
        let measures = formats.map { FormatMeasure(ProbeRecipes.all, to: $0) }
        let head = "| | " + formats.map(\.name).joined(separator: " | ") + " |\n"
        let rule = "| --- |" + formats.map { _ in " :-: |" }.joined() + "\n"
        return head + rule
            + RecipeFeature.allCases.map { feature in
                let cells = measures.map { measure in
                    switch measure.outcomes[feature] {
                    case .kept: "✓"
                    case .keptAsWords: "words"
                    case .leftOut, nil: ""
                    }
                }
                return "| \(feature.name) | \(cells.joined(separator: " | ")) |\n"
            }.joined()
    }

    /// A row for each pair: what is left out, and what stays as words alone.
    private static var pairs: String {
        let head = "| from | to | left out | kept as words |\n| --- | --- | --- | --- |\n"
        return head
            + formats.flatMap { from in
                let recipes = FormatMeasure.recipes(ProbeRecipes.all, in: from) + ProbeRecipes.written(in: from)
                return RecipeFormats.all.filter { $0.write != nil }.map { to in
                    let measure = FormatMeasure(recipes, to: to)
                    let (leftOut, words) = (measure.features(.leftOut), measure.features(.keptAsWords))
                    return "| \(from.name) | \(to.name) | \(sentence(leftOut)) | \(sentence(words)) |\n"
                }
            }.joined()
    }

    private static func sentence(_ features: [RecipeFeature]) -> String {
        features.isEmpty ? "nothing" : features.map(\.name).joined(separator: ", ")
    }
}
