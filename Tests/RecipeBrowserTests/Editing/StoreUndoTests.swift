import Foundation
import RecipeKit
import RecipeLibrary
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

/// Changes of all kinds at random, and as many undos. A snapshot of all files and of the notebook is the model.
@MainActor
@Suite("Undo across everything that is written")
struct StoreUndoTests {
    /// The number of changes. The journal keeps a thousand.
    private static let steps = ProcessInfo.processInfo.environment["RECIPES_CHANGES"].flatMap { Int($0) } ?? 90

    private let folder: TemporaryFolder
    private let notebook: String

    init() throws {
        folder = try TemporaryFolder()
        notebook = folder["notebook.sqlite"]
        for name in ["Soup", "Pie", "Tart"] {
            try folder.write(
                "---\nservings: 2\n---\n\nCook @\(name.lowercased()) dough{100%g}.\n", to: "Book/\(name).cook")
        }
        try folder.write("Serve @./Soup{} with @bread{}.\n", to: "Book/Menu card.cook")
        try folder.write("-- ours\nmilk\n", to: "Book/.shopping-list")
    }

    private func store() throws -> Store {
        let folder = folder
        return Store(
            of: try Cookbook(paths: [folder["Book"]]), notebook: Notebook(path: notebook),
            trash: Trash { $0 == "XDG_DATA_HOME" ? folder["data"] : nil })
    }

    /// The contents of all files of the cookbook, and what the notebook says about its recipes.
    private func snapshot(_ store: Store) throws -> [String: String] {
        var contents: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder["Book"]) {
            guard let text = try? String(contentsOfFile: folder["Book/\(name)"], encoding: .utf8) else { continue }
            contents[name] = text
        }
        for mark in try store.notebook.marks(in: store.cookbook).all where mark.isFavourite || mark.rating != nil {
            contents["mark \(mark.id.path)"] = "\(mark.isFavourite) \(mark.rating ?? 0)"
        }
        return contents
    }

    private func recipes() throws -> [RecipeSummary] {
        try FileManager.default.subpathsOfDirectory(atPath: folder["Book"]).filter { $0.hasSuffix(".cook") }.sorted()
            .map { path in
                RecipeSummary(
                    id: RecipeID(path: folder["Book/\(path)"]),
                    title: String(FilePath.name(of: path).dropLast(5)))
            }
    }

    /// Asks the store for a random change. Most succeed; those that fail must leave everything as it was.
    private func change(_ store: Store, _ numbers: inout SeededGenerator, _ step: Int) throws {
        let all = try recipes()
        guard let recipe = all.randomElement(using: &numbers) else { return }
        let (path, root) = (recipe.id.path, folder["Book"])
        let number = Int.random(in: 1...5, using: &numbers)
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0:
            store.change("edit") { edits throws(EditingError) in
                let old = try edits.content(of: path)
                try edits.edit(path, from: old, to: old + Array("\n> Note \(step).\n".utf8))
            }
        case 1:
            store.change("rename") { edits throws(EditingError) in
                try edits.rename(path, toRecipeTitle: "Dish \(number)")
            }
        case 2:
            store.change("move") { edits throws(EditingError) in
                try edits.move(path, toFolder: root + "/Sub\(number)", of: root)
            }
        case 3 where all.count > 2: store.change("delete") { edits throws(EditingError) in try edits.delete(path) }
        case 4:
            store.change("new") { edits throws(EditingError) in
                try edits.create(
                    title: "New \(step)", fileExtension: "cook", in: root, of: root, text: "Boil @rice{}.\n")
            }
        case 5:
            store.change("buy") { edits throws(EditingError) in
                try edits.kitchen.put(recipe.id, factor: Rational(number))
            }
        case 6: store.change("list") { edits throws(EditingError) in try edits.kitchen.add(typed: "\(number) l milk") }
        case 7: store.change("clear") { edits throws(EditingError) in try edits.kitchen.clearShopping() }
        case 8:
            let day = CalendarDay(number: 20_000 + number)
            store.change("plan") { edits throws(EditingError) in
                try edits.kitchen.plan(recipe.id, nil, on: day, meal: "Dinner")
            }
        case 9: store.note("rate", recipe) { _ in [.rating(number)] }
        case 10: store.note("favourite", recipe) { [.favourite(!$0.isFavourite)] }
        default:
            store.change("fails") { edits throws(EditingError) in
                try edits.kitchen.add(typed: "sugar")
                try edits.rename(path, toRecipeTitle: "Half way")
                throw .refused("This change fails half way.")
            }
        }
    }

    @Test("As many undos as changes give every file its first bytes, and as many redos its last", arguments: [1, 2, 3])
    func everything(seed: UInt64) async throws {
        var numbers = SeededGenerator(seed: seed)
        var store = try store()
        var snapshots = [try snapshot(store)]
        for step in 0..<Self.steps {
            try change(store, &numbers, step)
            await store.settle()
            let now = try snapshot(store)
            if now != snapshots.last { snapshots.append(now) }
        }
        let last = snapshots.count - 1
        // A restart of the program in between.
        store = try self.store()
        for expected in snapshots.dropLast().reversed() {
            try await move(store, \.undo, to: expected, "seed \(seed)")
        }
        #expect(try snapshot(store) == snapshots[0])
        store = try self.store()
        for expected in snapshots.dropFirst() { try await move(store, \.redo, to: expected, "seed \(seed)") }
        #expect(last > Self.steps / 2, "the changes are too few to say anything")
    }

    /// Undoes or redoes changes until everything is as expected. A change that changed nothing visible takes a step too.
    private func move(
        _ store: Store, _ direction: KeyPath<Store, Direction>, to expected: [String: String], _ place: String
    ) async throws {
        let before = try snapshot(store)
        var now = before
        while now == before {
            var said = Store.Undone.nothing
            store[keyPath: direction].run { said = $0 }
            await store.settle()
            guard case .done = said else {
                Issue.record("\(place): \(said)")
                return
            }
            now = try snapshot(store)
        }
        let keys = Set(now.keys).union(expected.keys).filter { now[$0] != expected[$0] }
        try #require(
            keys.isEmpty, "\(place): \(keys.sorted().map { "\($0): \(now[$0] ?? "-") for \(expected[$0] ?? "-")" })")
    }
}

@MainActor
private struct Direction {
    let run: (@escaping @MainActor (Store.Undone) -> Void) -> Void
}

extension Store {
    fileprivate var undo: Direction { Direction { self.undo(then: $0) } }
    fileprivate var redo: Direction { Direction { self.redo(then: $0) } }
}
