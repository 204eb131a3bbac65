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

    private final class Owner {}
}
