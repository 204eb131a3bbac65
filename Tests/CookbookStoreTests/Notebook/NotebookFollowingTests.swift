import Foundation
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Notebook entries follow their recipes")
struct NotebookFollowingTests {
    private func addNote(_ fixture: NotebookFixture, _ name: String, _ index: Int = 0, _ note: String = "mine") throws {
        try fixture.notebook().apply(
            [.note(note), .favourite(true)], to: fixture.fingerprint(name, index), in: fixture.cookbook)
    }

    private func note(_ fixture: NotebookFixture, _ name: String, _ index: Int = 0) throws -> String {
        try fixture.notebook().entry(of: fixture.fingerprint(name, index), in: fixture.cookbook).note
    }

    /// The titles that a list shows as favourites.
    private func favourites(_ fixture: NotebookFixture) throws -> [String] {
        let marks = try fixture.notebook().marks(in: fixture.cookbook)
        return fixture.cookbook.scanAll().recipes.filter { marks[$0]?.isFavourite == true }.map(\.title).sorted()
    }

    @Test("An entry follows a recipe whose file is edited, including the title")
    func edited() throws {
        let fixture = try NotebookFixture()
        try addNote(fixture, "Pie.cook")
        try fixture.folder.write("---\ntitle: Tarte\n---\nBake @pears{3}.", to: "Cookbook/Pie.cook")
        #expect(try note(fixture, "Pie.cook") == "mine")
        #expect(try favourites(fixture) == ["Tarte"])
    }

    @Test("An entry follows a recipe whose file is renamed or moved", arguments: ["Sweet/Pie.cook", "Apple pie.cook"])
    func moved(name: String) throws {
        let fixture = try NotebookFixture(["Pie.cook": "---\ntitle: Pie\n---\nBake @apples{3}."])
        try addNote(fixture, "Pie.cook")
        try fixture.move("Pie.cook", to: name)
        #expect(try note(fixture, name) == "mine", "found when it is opened")
        #expect(try favourites(fixture) == [])
        #expect(try fixture.follow())
        #expect(try favourites(fixture) == ["Pie"], "found in the list")
        #expect(try !fixture.follow(), "and stays found")
    }

    @Test("An entry follows a recipe that is edited after its move")
    func movedAndEdited() throws {
        let fixture = try NotebookFixture(["Pie.cook": "---\ntitle: Pie\n---\nBake @apples{3}."])
        try addNote(fixture, "Pie.cook")
        try fixture.move("Pie.cook", to: "Tarte.cook")
        try fixture.notebook().apply([.rating(5)], to: fixture.fingerprint("Tarte.cook"), in: fixture.cookbook)
        try fixture.folder.write("Bake @plums{3}.", to: "Cookbook/Tarte.cook")
        #expect(try note(fixture, "Tarte.cook") == "mine")
    }

    @Test("An entry follows a recipe whose index in the file changes")
    func insideFile() throws {
        func file(_ titles: String...) -> String {
            titles.map { "{\"@type\": \"Recipe\", \"name\": \"\($0)\", \"recipeIngredient\": [\"1 \($0)\"]}\n" }
                .joined()
        }
        let fixture = try NotebookFixture(["All.jsonl": file("Pie", "Soup", "Tea")])
        try addNote(fixture, "All.jsonl", 1)
        #expect(try favourites(fixture) == ["Soup"])
        try fixture.folder.write(file("Bread", "Pie", "Soup", "Tea"), to: "Cookbook/All.jsonl")
        #expect(try favourites(fixture) == ["Soup"])
        #expect(try note(fixture, "All.jsonl", 2) == "mine")
        #expect(try note(fixture, "All.jsonl", 1) == "")
        #expect(try fixture.follow())
        #expect(try note(fixture, "All.jsonl", 2) == "mine")
        #expect(try !fixture.follow())
    }

    @Test("The only recipe of a file keeps its entry when the recipe's title changes")
    func retitled() throws {
        let fixture = try NotebookFixture(["Pie.md": "# Pie\n\n## Ingredients\n\n- 3 apples\n\n## Steps\n\nBake.\n"])
        try addNote(fixture, "Pie.md")
        try fixture.folder.write(
            "# Tarte\n\n## Ingredients\n\n- 4 apples\n\n## Steps\n\nBake.\n", to: "Cookbook/Pie.md")
        #expect(try fixture.follow())
        #expect(try favourites(fixture) == ["Tarte"])
    }

    @Test("The last recipe of a file keeps its own entry when the other recipes are removed", arguments: [0, 1])
    func lastOfFile(kept: Int) throws {
        func recipe(_ title: String) -> String {
            "{\"@type\": \"Recipe\", \"name\": \"\(title)\", \"recipeIngredient\": [\"1 \(title)\"]}\n"
        }
        let titles = ["Pie", "Soup"]
        let fixture = try NotebookFixture(["All.jsonl": titles.map(recipe).joined()])
        for index in [1, 0] { try addNote(fixture, "All.jsonl", index, titles[index]) }
        try fixture.folder.write(recipe(titles[kept]), to: "Cookbook/All.jsonl")
        _ = try fixture.follow()
        #expect(try note(fixture, "All.jsonl") == titles[kept])
        try fixture.folder.write(titles.map(recipe).joined(), to: "Cookbook/All.jsonl")
        _ = try fixture.follow()
        #expect(try note(fixture, "All.jsonl", 0) == "Pie" && note(fixture, "All.jsonl", 1) == "Soup")
    }

    @Test("A copy of a recipe has no entry")
    func copy() throws {
        let fixture = try NotebookFixture()
        try addNote(fixture, "Pie.cook")
        try fixture.copy("Pie.cook", to: "Copy.cook")
        #expect(try note(fixture, "Copy.cook") == "")
        #expect(try !fixture.follow())
        #expect(try note(fixture, "Pie.cook") == "mine")
    }

    @Test("An entry follows only one of two copies: the copy with the same name, else the first by path")
    func twoCopies() throws {
        let fixture = try NotebookFixture(["Pie.cook": "---\ntitle: Pie\n---\nBake @apples{3}."])
        try addNote(fixture, "Pie.cook")
        try fixture.copy("Pie.cook", to: "A.cook")
        try fixture.move("Pie.cook", to: "Z/Pie.cook")
        #expect(try fixture.follow())
        #expect(try note(fixture, "Z/Pie.cook") == "mine")
        #expect(try note(fixture, "A.cook") == "")
        try fixture.copy("A.cook", to: "B.cook")
        try fixture.remove("Z/Pie.cook")
        #expect(try fixture.follow())
        #expect(try note(fixture, "A.cook") == "mine")
        #expect(try note(fixture, "B.cook") == "")
    }

    @Test("Two equal recipes that move keep their own entries")
    func twoOfTheSame() throws {
        let pie = "---\ntitle: Pie\n---\nBake @apples{3}."
        let fixture = try NotebookFixture(["One/Pie.cook": pie, "Two/Tarte.cook": pie])
        try addNote(fixture, "One/Pie.cook", 0, "first")
        try addNote(fixture, "Two/Tarte.cook", 0, "second")
        try fixture.move("One/Pie.cook", to: "New/Pie.cook")
        try fixture.move("Two/Tarte.cook", to: "New/Tarte.cook")
        #expect(try fixture.follow())
        #expect(try note(fixture, "New/Pie.cook") == "first")
        #expect(try note(fixture, "New/Tarte.cook") == "second")
    }

    @Test("The note of a deleted recipe never replaces the note of an equal recipe")
    func deleted() throws {
        let pie = "---\ntitle: Pie\n---\nBake @apples{3}."
        let fixture = try NotebookFixture(["One/Pie.cook": pie, "Two/Pie.cook": pie])
        try addNote(fixture, "One/Pie.cook", 0, "first")
        try addNote(fixture, "Two/Pie.cook", 0, "second")
        try fixture.remove("One/Pie.cook")
        #expect(try !fixture.follow())
        #expect(try note(fixture, "Two/Pie.cook") == "second")
        try fixture.folder.write(pie, to: "Cookbook/One/Pie.cook")
        #expect(try note(fixture, "One/Pie.cook") == "first")
        #expect(try note(fixture, "Two/Pie.cook") == "second")
    }

    @Test("The notes of two deleted recipes never go to the same recipe")
    func twoDeleted() throws {
        let pie = "---\ntitle: Pie\n---\nBake @apples{3}."
        let fixture = try NotebookFixture(["One/Pie.cook": pie, "Two/Pie.cook": pie])
        try addNote(fixture, "One/Pie.cook", 0, "first")
        try addNote(fixture, "Two/Pie.cook", 0, "second")
        try fixture.move("One/Pie.cook", to: "Three/Pie.cook")
        try fixture.remove("Two/Pie.cook")
        #expect(try fixture.follow())
        #expect(try note(fixture, "Three/Pie.cook") == "first")
        #expect(try !fixture.follow())
        try fixture.folder.write(pie, to: "Cookbook/Two/Pie.cook")
        #expect(try note(fixture, "Two/Pie.cook") == "second")
    }

    @Test("The entry of a missing recipe is kept until the recipe is back")
    func comesBack() throws {
        let fixture = try NotebookFixture()
        try addNote(fixture, "Pie.cook")
        try fixture.remove("Pie.cook")
        #expect(try !fixture.follow())
        try fixture.folder.write("Bake @apples{3}.", to: "Cookbook/Pie.cook")
        #expect(try note(fixture, "Pie.cook") == "mine")
    }
}
