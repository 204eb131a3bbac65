import Foundation
import RecipeKit
import RecipeLibrary
import Testing

@testable import RecipeBrowser

@MainActor
@Suite("The connection between screens and the notebook")
struct CookingSessionTests {
    @Test("The notebook entry of a recipe is passed to a closure when it is read, and at once if it is read already")
    func entries() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = CookingSession(cookbook: try Cookbook(paths: [folder.path]), notebook: Notebook(path: nil))
        session.start()
        let soup = RecipeSummary(id: RecipeID(path: folder.appending(path: "Soup.cook").path), title: "Soup")
        var answers: [String] = []
        session.withEntry(of: soup) { answers.append("first \($0.rating ?? 0)") }
        session.withEntry(of: soup) { answers.append("second \($0.rating ?? 0)") }
        #expect(answers.isEmpty)
        await session.settle()
        #expect(answers == ["first 0", "second 0"])
        session.edit(soup, [.rating(4)])
        await session.settle()
        session.withEntry(of: soup) { answers.append("third \($0.rating ?? 0)") }
        #expect(answers == ["first 0", "second 0", "third 4"])
    }
}
