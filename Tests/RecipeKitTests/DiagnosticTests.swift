import Testing

@testable import RecipeKit

@Suite("Messages about files")
struct DiagnosticTests {
    @Test("A message begins with the known parts of its location")
    func locations() {
        let place = SourceLocation(file: "a.cook", line: 3, column: 7)
        #expect(Diagnostic(.warning, at: place, "odd").description == "a.cook:3:7: warning: odd")
        #expect(Diagnostic(.error, at: SourceLocation(file: "a.cook"), "no").description == "a.cook: error: no")
        #expect(CookbookError(.badData, at: place, "no recipe").description == "a.cook:3:7: no recipe")
        #expect(CookbookError(.noInput, "a.cook", "not there").description == "a.cook: not there")
    }

    @Test("The exit statuses are those of sysexits.h")
    func exitStatuses() {
        let categories: [CookbookError.Category] = [.badData, .noInput, .cannotCreate, .inputOutput]
        #expect(categories.map(\.exitStatus) == [65, 66, 73, 74])
    }
}
