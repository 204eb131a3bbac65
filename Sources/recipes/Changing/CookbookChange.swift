import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Options of every command that changes the cookbook, and the change itself.
struct CookbookChange: ParsableArguments {
    @Flag(help: "Print a JSON object instead.")
    var json = false

    /// Makes a change of the user's cookbook, and prints what was done. `recipes undo` takes it back.
    ///
    /// - Parameters:
    ///   - title: What was done, unless the work sets another title.
    ///   - work: Makes the change.
    func make(
        _ title: String? = nil, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void
    ) throws {
        try Self.make(title, json: json, work)
    }

    /// Makes a change for a command that has an option `--json` of its own.
    static func make(
        _ title: String? = nil, json: Bool, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void
    ) throws {
        let done = try perform(title, work)
        try tell(Done(text: done.title ?? "Nothing to change", isChanged: done.change != nil), json)
    }

    /// Makes a change as ``make(_:_:)`` does, and prints the path of a file instead of the title.
    func create(
        _ title: String, _ work: @escaping @Sendable (Edits) throws(EditingError) -> String
    ) throws {
        try Self.tell(Done(text: try Self.perform(title, work).value, isChanged: true), json)
    }

    /// Makes a change as ``make(_:_:)`` does, and prints nothing.
    static func makeSilently(
        _ title: String, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void
    ) throws {
        _ = try perform(title, work)
    }

    private static func perform<Value: Sendable>(
        _ title: String?, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Value
    ) throws -> Store.Done<Value> {
        let done = try withStore { store throws(EditingError) in try store.changeNow(title, work) }
        if let reason = done.unsavedReason, done.change?.isNote ?? true {
            throw CommandFailure("your notes were not saved: \(reason)", status: EX_CANTCREAT)
        }
        if let reason = done.undoProblem ?? done.unsavedReason {
            Output.error("recipes: this cannot be undone, because your notes were not saved: \(reason)")
        }
        return done
    }

    /// Undoes the last change, or does it again.
    func undo(redoing: Bool) throws {
        let undone = try Self.withStore { store throws(EditingError) in store.undoNow(redoing: redoing) }
        switch undone {
        case .nothing:
            try Self.tell(Done(text: redoing ? "Nothing to do again" : "Nothing to undo", isChanged: false), json)
        case .done(let title, let left):
            let rest = left == 0 ? "" : left == 1 ? "; 1 changed file stays" : "; \(left) changed files stay"
            try Self.tell(Done(text: (redoing ? "Done again: " : "Undone: ") + title + rest, isChanged: true), json)
        case .failed(let title, let error):
            throw CommandFailure("\(title): \(error.message)", status: EX_CANTCREAT)
        }
    }

    /// What a command has done.
    private struct Done: Sendable {
        var text: String
        var isChanged: Bool
    }

    private static func tell(_ done: Done, _ json: Bool) throws {
        let object = JSONText.object([("done", .string(done.text)), ("changed", .bool(done.isChanged))])
        try Output.write(json ? object.text() + "\n" : done.text.withoutControlCharacters + "\n")
    }

    /// Does work with the store of the user's cookbook. Commands run on the main thread, as the main actor does.
    private static func withStore<Value: Sendable>(
        _ work: @MainActor (Store) throws(EditingError) -> Value
    ) throws -> Value {
        let (cookbook, origin) = try CookbookArguments.cookbook(paths: [])
        let customs = KitchenCustoms.configured()
        let notebook = Notebook.personal()
        defer { notebook.reportNotice() }
        return try MainActor.assumeIsolated {
            let store = Store(of: cookbook, isReadOnly: origin == .starter, notebook: notebook)
            store.customs = customs
            return try work(store)
        }
    }
}

extension CalendarDay {
    /// Reads a date as it is typed: `2026-12-24`, `24.12.`, `today`, `tomorrow`, `sunday`, `sun`.
    static func typed(_ argument: String) throws -> CalendarDay {
        do throws(TypingError) {
            return try CalendarDay(typed: argument, from: .today, order: .ofUser())
        } catch {
            throw ValidationError(error.message)
        }
    }

    /// The day as messages show it.
    var name: String { name(from: .today) }
}

extension RecipeFinder {
    /// Returns the recipe of the user's cookbook that an argument names, with what lists show of it.
    func summary(named name: String) throws -> RecipeSummary {
        let (id, result) = try identifiedRecipe(named: name)
        return RecipeSummary(id: id, title: result.recipe.title, servings: result.recipe.metadata.servings)
    }
}
