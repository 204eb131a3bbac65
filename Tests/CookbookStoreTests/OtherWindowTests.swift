import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeLibrary

@Suite("Two windows on one notebook", .timeLimit(.minutes(TimeLimit.minutes)))
@MainActor
struct OtherWindowTests {
    @Test("A favourite of one window, and its undo, show in the other")
    func followed() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Boil @leek{1}.\n", to: "Book/Soup.cook")
        let cookbook = try Cookbook(paths: [folder["Book"]])
        func window() -> Store { Store(of: cookbook, notebook: Notebook(path: folder["data/notebook.sqlite"])) }
        let (mine, other) = (window(), window())
        let recipe = RecipeSummary(id: RecipeID(path: folder["Book/Soup.cook"]), title: "Soup")
        mine.start()
        mine.followNotebook()
        await mine.settle()
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let owner = Owner()
        mine.observe(owner) { event in if event.notes != nil { continuation.yield() } }
        _ = try other.changeNow("Favourite") { edits throws(EditingError) in
            edits.note(recipe) { _ in [.favourite(true)] }
        }
        for await _ in changes where mine.mark(of: recipe)?.isFavourite == true { break }
        _ = other.undoNow()
        for await _ in changes where mine.mark(of: recipe)?.isFavourite != true { break }
    }

    @Test("Four stores that begin without a notebook at once keep every change, and undo each of them once")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Boil @leek{1}.\n", to: "Book/Soup.cook")
        let (book, notebook) = (folder["Book"], folder["data/notebook.sqlite"])
        // Each task has a notebook of its own, as each program has.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for window in 0..<4 {
                group.addTask {
                    try await MainActor.run {
                        let store = Store(of: try Cookbook(paths: [book]), notebook: Notebook(path: notebook))
                        for number in 0..<5 {
                            let done = try store.changeNow("Add") { edits throws(EditingError) in
                                try edits.kitchen.add(typed: "thing \(window) \(number)")
                            }
                            #expect(done.change != nil && done.unsavedReason == nil)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let list = folder["Book/.shopping-list"]
        #expect(try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").count == 20)
        let store = Store(of: try Cookbook(paths: [book]), notebook: Notebook(path: notebook))
        for _ in 0..<20 { if case .done = store.undoNow() {} else { Issue.record("an undo failed") } }
        #expect((try? String(contentsOfFile: list, encoding: .utf8)) ?? "" == "")
    }

    private final class Owner {}
}
