import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the canonical test suite of Cooklang; see `ConformanceData`.
@Suite("The canonical test suite of Cooklang", .enabled(if: !CanonicalCase.all.isEmpty, "The data is missing."))
struct CanonicalSuiteTests {
    @Test("A case of the canonical Cooklang test suite is read as expected", arguments: CanonicalCase.all)
    func conforms(to test: CanonicalCase) {
        let recipe = CooklangFormat().read(test.source, file: "canonical.cook").recipe
        #expect(CanonicalCase.Result(recipe).withCanonicalKeys == test.result.withCanonicalKeys)
    }

    @Test(
        "Only the invalid cases and the unread numbers of the canonical Cooklang test suite have diagnostics",
        arguments: CanonicalCase.all)
    func blamesNothing(in test: CanonicalCase) {
        guard !test.name.contains("Invalid") else { return }
        let blamed = CooklangFormat().read(test.source, file: "canonical.cook").diagnostics
        #expect(blamed.isEmpty || ["testFractionsLike", "testQuantityDigitalString"].contains(test.name))
    }

    @Test("The canonical Cooklang test suite has sixty cases")
    func hasSixtyCases() {
        #expect(CanonicalCase.all.count == 60)
    }
}
