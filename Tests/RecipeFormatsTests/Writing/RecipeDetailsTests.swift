import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Metadata that no other part of the program shows.
@Suite struct RecipeDetailsTests {
    @Test(
        "A percent sign is shown, unless it separates an amount from its unit",
        arguments: [
            ("500%ml", "500 ml"), ("cheese with 20% fat", "cheese with 20% fat"), ("a%20b", "a%20b"), ("20%", "20%"),
        ])
    func percent(value: String, shown: String) {
        var metadata = RecipeMetadata()
        metadata.others = [.init(key: "remark", value: value)]
        #expect(RecipeDetails(metadata).entries.map(\.words) == [shown])
    }
}
