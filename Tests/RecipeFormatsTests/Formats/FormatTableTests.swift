import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Compares the tables of docs/formats.md, which a person writes, with measurements.
@Suite("The documentation of formats")
struct FormatTableTests {
    private static let formats = FormatRegistry.all.filter { $0.write != nil && !$0.fileExtensions.isEmpty }

    @Test("docs/formats.md has a column for each format that is read and written, and a row for each feature")
    func columns() throws {
        let documented = try DocumentedLosses()
        for format in Self.formats {
            #expect(documented.kept[format.name]?.count == RecipeFeature.allCases.count, "\(format.name)")
        }
        #expect(documented.kept.count == Self.formats.count)
        #expect(FeatureExample.all.map(\.feature) == RecipeFeature.allCases)
    }

    @Test("In each format, a recipe keeps the features that docs/formats.md promises", arguments: FeatureExample.all)
    func features(_ example: FeatureExample) throws {
        let documented = try DocumentedLosses()
        let values = example.values(example.recipe)
        #expect(!values.isEmpty)
        for format in Self.formats {
            let text = try #require(format.write?(example.recipe))
            let read = try #require(format.read(at: 0, utf8: Array(text.utf8), file: "Plums")?.recipe)
            // In columns, several spaces separate the words of an amount. Meal-Master uses codes for units.
            let plain = text.split(separator: " ").joined(separator: " ").replacing(" c ", with: " cups ")
            let hasWords = example.words.allSatisfy { text.contains($0) || plain.contains($0) }
            switch documented.kept[format.name]?[example.feature] {
            case .kept: #expect(example.values(read) == values, "\(format.name): \(text)")
            case .keptAsWords: #expect(hasWords, "\(format.name): \(text)")
            case .leftOut:
                #expect(example.values(read) != values, "\(format.name): \(text)")
                #expect(!hasWords || example.words.isEmpty, "\(format.name): \(text)")
            case nil: Issue.record("There is no cell for \(example.feature.name) and \(format.name).")
            }
        }
    }

    @Test("docs/formats.md names the worst loss of many recipes in each format", arguments: formats.map(\.identifier))
    func kept(identifier: String) throws {
        let format = try #require(FormatRegistry.format(identifier: identifier))
        let documented = try #require(DocumentedLosses().kept[format.name])
        let measure = FormatMeasure(ProbeRecipes.all, to: format)
        for feature in RecipeFeature.allCases {
            #expect(measure.outcomes[feature] == documented[feature], "\(feature): \(measure.examples[feature] ?? "")")
        }
    }

    @Test(
        "docs/formats.md names the worst loss of many recipes in each conversion",
        arguments: formats.map(\.identifier))
    func conversions(identifier: String) throws {
        let documented = try DocumentedLosses()
        let from = try #require(FormatRegistry.format(identifier: identifier))
        let recipes = FormatMeasure.recipes(ProbeRecipes.all, in: from) + ProbeRecipes.written(in: from)
        for to in FormatRegistry.all where to.write != nil {
            let measure = FormatMeasure(recipes, to: to)
            let pair = DocumentedLosses.Pair(from: from.name, to: to.name)
            for (feature, outcome) in measure.outcomes {
                #expect(
                    documented.outcome(of: feature, pair) == outcome,
                    "\(from.name) to \(to.name), \(feature): \(measure.examples[feature] ?? "")")
            }
            // The page does not state the loss of a feature that recipes in this format cannot have.
            for feature in documented.lost(pair) { #expect(measure.outcomes[feature] != nil, "\(pair), \(feature)") }
        }
    }

    @Test("Every feature is measured in at least one of many recipes", arguments: RecipeFeature.allCases)
    func isMeasured(_ feature: RecipeFeature) {
        #expect(ProbeRecipes.all.contains { !feature.values(in: $0).isEmpty })
    }
}

extension FeatureExample: CustomTestStringConvertible {
    var testDescription: String { feature.name }
}
