import Foundation
import LibraryTestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The places of recipes in the notebook")
struct NotebookPlaceTests {
    @Test func `the state names the number of a recipe from the second one of a file on`() throws {
        let fixture = try NotebookFixture(["All.jsonl": LibraryTrial.line("Pie") + LibraryTrial.line("Tart")])
        for index in [0, 1] {
            try fixture.notebook().apply(
                [.rating(index + 3)], to: fixture.fingerprint("All.jsonl", index), in: fixture.cookbook)
        }
        let text = try fixture.notebook().exportedState().text()
        #expect(text.contains("\"number\": 2") && !text.contains("\"number\": 1"))
        #expect(!text.contains("\"note\"") && !text.contains("\"cooked\"") && !text.contains("\"step\""))
        let other = Notebook(path: nil)
        #expect(try other.importState(Array(text.utf8), file: "state") == .init(new: 2))
        for index in [0, 1] {
            let entry = try other.entry(of: fixture.fingerprint("All.jsonl", index), in: fixture.cookbook)
            #expect(entry.rating == index + 3)
        }
        #expect(try other.exportedState().text() == text)
    }

    @Test func `records are exported by path, then by number`() throws {
        let fixture = try NotebookFixture([:])
        let notebook = fixture.notebook()
        for (path, index) in [("/b.jsonl", 10), ("/c.cook", 0), ("/b.jsonl", 2), ("/a.cook", 0)] {
            let recipe = RecipeFingerprint(RecipeID(path: path, index: index), title: "\(path) \(index)")
            try notebook.apply([.rating(3)], to: recipe, in: fixture.cookbook)
        }
        let lines = try notebook.exportedState().text().split(separator: "\n").filter { $0.contains("\"title\"") }
        #expect(lines.compactMap { $0.split(separator: "\"").dropFirst(2).first }.map(String.init).count == 4)
        let titles = lines.map { $0.split(separator: "\"")[3] }
        #expect(titles == ["/a.cook 0", "/b.jsonl 2", "/b.jsonl 10", "/c.cook 0"])
    }

    @Test func `paths are absolute in a cookbook of this folder, of all folders and of none`() throws {
        let here = try #require(realpath(".", nil).map { String(cString: $0) })
        let this = CookbookPaths(try Cookbook(paths: ["."]))
        #expect(this.absolute(RecipeID(path: "a/b.cook", index: 1)) == RecipeID(path: here + "/a/b.cook", index: 1))
        #expect(this.absolute(RecipeID(path: "/none/b.cook")) == RecipeID(path: "/none/b.cook"))
        #expect(this.given(RecipeID(path: here + "/a/b.cook", index: 1)) == [RecipeID(path: "a/b.cook", index: 1)])
        #expect(this.given(RecipeID(path: "/none/b.cook")) == [])
        let root = CookbookPaths(try Cookbook(paths: ["/"]))
        #expect(root.absolute(RecipeID(path: "/none/b.cook")) == RecipeID(path: "/none/b.cook"))
        #expect(root.given(RecipeID(path: "/none/b.cook")) == [RecipeID(path: "/none/b.cook")])
        let none = CookbookPaths(try Cookbook(paths: []))
        #expect(none.absolute(RecipeID(path: "none/b.cook")) == RecipeID(path: here + "/none/b.cook"))
        #expect(none.absolute(RecipeID(path: "/none/b.cook", index: 3)) == RecipeID(path: "/none/b.cook", index: 3))
        #expect(none.given(RecipeID(path: "/none/b.cook")) == [])
    }

    @Test func `an entry that is moved has the new title and place, and a recipe without an entry gets none`() throws {
        let fixture = try NotebookFixture()
        let notebook = fixture.notebook()
        let (pie, soup) = (try fixture.fingerprint("Pie.cook"), try fixture.fingerprint("Soup.cook"))
        try notebook.apply([.note("a")], to: pie, in: fixture.cookbook)
        try notebook.moveEntry(from: soup, to: pie, in: fixture.cookbook)
        #expect(try notebook.entry(of: pie, in: fixture.cookbook).note == "a")
        let tart = RecipeFingerprint(fixture.id("Tart.cook"), title: "Tart")
        try notebook.moveEntry(from: pie, to: tart, in: fixture.cookbook)
        #expect(try notebook.entry(of: pie, in: fixture.cookbook).isEmpty)
        #expect(try notebook.entry(of: tart, in: fixture.cookbook).note == "a")
        #expect(try notebook.marks(in: fixture.cookbook).all.map(\.title) == ["Tart"])
        #expect(try notebook.marks(in: fixture.cookbook).all.map(\.id) == [tart.id])
    }

    @Test func `timers that are not there are removed without an error, and no change makes no file`() throws {
        let fixture = try NotebookFixture()
        try fixture.notebook().setTimers([:])
        #expect(fixture.filesOfNotebook == [])
        try fixture.notebook().setTimers(["a": nil, "b": "eggs"])
        try fixture.notebook().setTimers(["c": nil])
        #expect(try fixture.notebook().timers() == ["b": "eggs"])
    }
}
