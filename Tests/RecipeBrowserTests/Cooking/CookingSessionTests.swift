import Foundation
import RecipeKit
import RecipeLibrary
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The connection between screens and the notebook")
struct StoreNotesTests {
    @Test("The notebook entry of a recipe is passed to a closure when it is read, and at once if it is read already")
    func entries() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = Store(of: try Cookbook(paths: [folder.path]), notebook: Notebook(path: nil))
        store.start()
        let soup = RecipeSummary(id: RecipeID(path: folder.appending(path: "Soup.cook").path), title: "Soup")
        var answers: [String] = []
        store.withEntry(of: soup) { answers.append("first \($0.rating ?? 0)") }
        store.withEntry(of: soup) { answers.append("second \($0.rating ?? 0)") }
        #expect(answers.isEmpty)
        await store.settle()
        #expect(answers == ["first 0", "second 0"])
        store.edit(soup, [.rating(4)])
        await store.settle()
        store.withEntry(of: soup) { answers.append("third \($0.rating ?? 0)") }
        #expect(answers == ["first 0", "second 0", "third 4"])
    }
}
