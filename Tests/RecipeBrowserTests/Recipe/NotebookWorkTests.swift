import Foundation
import RecipeKit
import RecipeLibrary
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("The work on the notebook in the background")
struct NotebookWorkTests {
    private let folder: URL
    private let cookbook: Cookbook

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        cookbook = try Cookbook(paths: [folder.path])
    }

    private func recipe(_ name: String) -> RecipeSummary {
        RecipeSummary(id: RecipeID(path: folder.appending(path: "\(name).cook").path), title: name)
    }

    private func fingerprint(_ name: String) -> RecipeFingerprint {
        RecipeFingerprint(recipe(name).id, title: name)
    }

    private func write(_ name: String, _ text: String = "Boil @water{1%l}.\n") throws {
        try Data(text.utf8).write(to: folder.appending(path: "\(name).cook"))
    }

    @Test("The entries of the sixteen recipes that were opened last are kept")
    func opened() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var work = NotebookWork(cookbook, Notebook(path: nil))
        work.begin()
        for number in 0..<16 { work.open(fingerprint("R\(number)")) }
        #expect(work.contents.entries.count == 16)
        work.open(fingerprint("R0"))
        work.open(fingerprint("R16"))
        #expect(work.contents.entries.count == 16)
        #expect(work.contents.entries[recipe("R0").id] != nil && work.contents.entries[recipe("R1").id] == nil)
    }

    @Test("The first change of a recipe makes its mark known, and a favourite can be taken back")
    func marks() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Soup")
        var work = NotebookWork(cookbook, Notebook(path: nil))
        work.begin()
        #expect(work.contents.marks.isEmpty)
        work.apply([.tick("x", isTicked: true)], to: fingerprint("Soup"))
        #expect(!work.contents.marks.isEmpty)
        work.apply([.favourite(true)], to: fingerprint("Soup"))
        #expect(work.contents.marks[recipe("Soup")]?.isFavourite == true)
        work.apply([.favourite(false)], to: fingerprint("Soup"))
        #expect(work.contents.marks[recipe("Soup")]?.isFavourite == false)
        work.apply([.rating(4)], to: fingerprint("Soup"))
        #expect(work.contents.marks[recipe("Soup")]?.rating == 4)
    }

    @Test("A change of an opened recipe changes its entry, and an entry follows its file")
    func entries() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Soup")
        var work = NotebookWork(cookbook, Notebook(path: nil))
        work.begin()
        work.apply([.rating(2)], to: fingerprint("Soup"))
        #expect(work.contents.entries.isEmpty)
        work.open(fingerprint("Soup"))
        work.apply([.rating(3)], to: fingerprint("Soup"))
        #expect(work.contents.entries[recipe("Soup").id]?.rating == 3)
        try FileManager.default.moveItem(
            at: folder.appending(path: "Soup.cook"), to: folder.appending(path: "Stew.cook"))
        work.moved(from: recipe("Soup").id.path, to: recipe("Stew").id.path)
        #expect(work.contents.entries[recipe("Soup").id] == nil)
        #expect(work.contents.entries[recipe("Stew").id]?.rating == 3)
        #expect(work.contents.marks[RecipeSummary(id: recipe("Stew").id, title: "Soup")]?.rating == 3)
    }

    @Test("A notebook without a place says so once, and begins only once")
    func withoutPlace() {
        defer { try? FileManager.default.removeItem(at: folder) }
        var work = NotebookWork(cookbook, .personal { _ in nil })
        work.begin()
        #expect(work.contents.failure?.description.hasPrefix("nothing is kept") == true)
        #expect(work.takeFailure() != nil && work.takeFailure() == nil)
        work.begin()
        #expect(work.contents.failure == nil && work.contents.unsavedReason == nil)
    }
}
