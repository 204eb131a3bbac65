import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Needs the RecipeMD test suite; see `ConformanceData`.
@Suite("The RecipeMD test suite", .enabled(if: !RecipeMDCase.all.isEmpty, "The data is missing."))
struct RecipeMDSuiteTests {
    @Test(
        "A valid case of the RecipeMD test suite is read as expected, and an invalid one is rejected",
        arguments: RecipeMDCase.all)
    func conforms(to test: RecipeMDCase) {
        let markdown = MarkdownDocument(Array(test.text.utf8))
        do throws(RecipeMDError) {
            let document = try RecipeMDReader.read(markdown, file: test.name).document
            #expect(RecipeMDCase.Document(document) == test.expected)
        } catch {
            #expect(test.expected == nil, "\(error.diagnostic)")
            #expect(error.diagnostic.location.line != nil)
        }
    }

    @Test("A valid text of the RecipeMD test suite is recognized as RecipeMD")
    func recognizes() {
        for test in RecipeMDCase.all where test.expected != nil {
            #expect(RecipeMDFormat().recognizes(Array(test.text.utf8)[...]), "\(test.name)")
        }
    }

    @Test("The RecipeMD test suite has thirty cases")
    func hasThirtyCases() {
        #expect(RecipeMDCase.all.count == 30)
        #expect(RecipeMDCase.all.count { $0.expected == nil } == 10)
    }
}
