import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Runs where Cooklang's suite is on the machine; see `ConformanceData` for where it is looked for.
@Suite("Cooklang's canonical suite", .enabled(if: !CanonicalCase.all.isEmpty, "The suite's data is not here."))
struct CanonicalSuiteTests {
    @Test("reads as the suite says", arguments: CanonicalCase.all)
    func conforms(to test: CanonicalCase) {
        let recipe = CooklangFormat().read(test.source, file: "canonical.cook").recipe
        #expect(CanonicalCase.Result(recipe).withCanonicalKeys == test.result.withCanonicalKeys)
    }

    @Test("blames none of its texts but those it calls invalid", arguments: CanonicalCase.all)
    func blamesNothing(in test: CanonicalCase) {
        guard !test.name.contains("Invalid") else { return }
        #expect(CooklangFormat().read(test.source, file: "canonical.cook").diagnostics.isEmpty)
    }

    @Test("is here with all of its sixty cases")
    func hasSixtyCases() {
        #expect(CanonicalCase.all.count == 60)
    }
}
