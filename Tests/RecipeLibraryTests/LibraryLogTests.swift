import Foundation
import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The log of the library")
struct LibraryLogTests {
    init() { LogRecorder.start() }

    @Test("Opening a listing of a damaged index logs the path and the error")
    func damagedIndex() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try trial.folder.write("This is no index.", to: "index/" + (trial.indexPath as NSString).lastPathComponent)
        #expect(trial.library().openListing() == nil)
        let opening = try #require(LogRecorder.lines(with: trial.indexPath).first)
        #expect(
            opening.hasPrefix("warning recipes.library.index: The index \(trial.indexPath) cannot be read: SQLite 26"))
        try await trial.update(trial.library())
        #expect(LogRecorder.lines(with: trial.indexPath).contains { $0.contains("is made anew: SQLite 26") })
    }

    @Test("A search for recipes in a damaged index logs the error")
    func damagedSearch() throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try trial.folder.write("This is no index.", to: "index/" + (trial.indexPath as NSString).lastPathComponent)
        let library = trial.library()
        #expect(library.recipe(titled: "Broth", near: RecipeID(path: "a.cook")) == nil)
        #expect(library.recipes(WantedRecipes()) == [])
        #expect(!library.knows("a.cook", as: FileStamp(size: 0, mtime: 0, inode: 0)))
        #expect(LogRecorder.lines(with: trial.indexPath).count == 3)
    }

    @Test("A folder of indexes that cannot be created is logged")
    func noFolder() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        try FileManager.default.removeItem(atPath: trial.folder["index"])
        try trial.folder.write("a file", to: "index")
        try await trial.update(trial.library())
        #expect(LogRecorder.lines(with: trial.indexPath).contains { $0.contains("is made anew") })
    }

    @Test("A first start and an update without problems log nothing")
    func nothing() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        _ = library.openListing()
        try await trial.update(library)
        _ = trial.library().openListing()
        #expect(LogRecorder.lines(with: trial.folder.path) == [])
    }
}
