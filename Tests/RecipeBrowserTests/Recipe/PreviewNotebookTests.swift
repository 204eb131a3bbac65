import Foundation
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The notebook in the preview of a recipe")
struct PreviewNotebookTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)")
    private let recipes: [RecipeSummary]
    private let store: Store
    private let preview: RecipePreview

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        recipes = try ["Apple", "Soup", "Tart"].map { [folder] name in
            let file = folder.appending(path: "\(name).cook")
            try Data("Cook @\(name.lowercased()){}.\n".utf8).write(to: file)
            return RecipeSummary(id: RecipeID(path: file.path), title: name)
        }
        let cookbook = try Cookbook(paths: [folder.path])
        store = Store(of: cookbook, notebook: Notebook(path: nil))
        preview = RecipePreview(reader: RecipeReader(cookbook), store: store)
        preview.screen.layout(size: Size(columns: 60, rows: 20))
        store.start()
    }

    /// Returns how often the notebook answered while each recipe was shown.
    private func answers(showing recipes: [RecipeSummary]) async -> Int {
        var answers = 0
        let owner = NSObject()
        store.observe(owner) { event in if event.notes != nil { answers += 1 } }
        for recipe in recipes {
            preview.show(recipe)
            await preview.settle()
            await store.settle()
        }
        return withExtendedLifetime(owner) { answers }
    }

    @Test("A selected recipe without a notebook entry starts one background job: the reading of its file")
    func withoutEntry() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        await store.settle()
        #expect(await answers(showing: recipes) == 0)
    }

    @Test("The entry of a selected recipe is read, also if the recipe gets it while it is shown")
    func withEntry() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        await store.settle()
        preview.show(recipes[0])
        await preview.settle()
        store.edit(recipes[0], [.tick("apple", isTicked: true)])
        await store.settle()
        #expect(store.entry(of: recipes[0].id)?.ticks == ["apple"])
        #expect(await answers(showing: [recipes[1], recipes[0]]) >= 1)
        #expect(store.isTicked("apple", in: recipes[0].id))
    }
}
