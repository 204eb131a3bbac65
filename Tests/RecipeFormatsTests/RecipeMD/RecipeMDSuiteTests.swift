import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Runs where RecipeMD's suite is on the machine; see `ConformanceData` for where it is looked for.
@Suite("RecipeMD's suite", .enabled(if: !RecipeMDCase.all.isEmpty, "The suite's data is not here."))
struct RecipeMDSuiteTests {
    @Test("reads as the suite says, and refuses what it calls invalid", arguments: RecipeMDCase.all)
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

    @Test("its valid texts are recognized by their beginning")
    func recognizes() {
        for test in RecipeMDCase.all where test.expected != nil {
            #expect(RecipeMDFormat().recognizes(Array(test.text.utf8)[...]), "\(test.name)")
        }
    }

    @Test("is here with all of its thirty cases")
    func hasThirtyCases() {
        #expect(RecipeMDCase.all.count == 30)
        #expect(RecipeMDCase.all.count { $0.expected == nil } == 10)
    }
}
