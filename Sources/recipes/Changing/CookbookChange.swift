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
        let done = try perform(title, work)
        try tell(Done(text: done.title ?? "Nothing to change", isChanged: done.change != nil))
    }

    /// Makes a change as ``make(_:_:)`` does, and prints the path of a file instead of the title.
    func create(
        _ title: String, _ work: @escaping @Sendable (Edits) throws(EditingError) -> String
    ) throws {
        try tell(Done(text: try perform(title, work).value, isChanged: true))
    }

    private func perform<Value: Sendable>(
        _ title: String?, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Value
    ) throws -> Store.Done<Value> {
        let done = try Self.withStore { store throws(EditingError) in try store.changeNow(title, work) }
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
        case .nothing: try tell(Done(text: redoing ? "Nothing to do again" : "Nothing to undo", isChanged: false))
        case .done(let title, let left):
            let rest = left == 0 ? "" : left == 1 ? "; 1 changed file stays" : "; \(left) changed files stay"
            try tell(Done(text: (redoing ? "Done again: " : "Undone: ") + title + rest, isChanged: true))
        case .failed(let title, let error):
            throw CommandFailure("\(title): \(error.message)", status: EX_CANTCREAT)
        }
    }

    /// What a command has done.
    private struct Done: Sendable {
        var text: String
        var isChanged: Bool
    }

    private func tell(_ done: Done) throws {
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

extension CalendarDay: ExpressibleByArgument {
    /// Reads a date as it is typed: `2026-12-24`, `24.12.`, `today`, `tomorrow`, `sunday`, `sun`.
    public init?(argument: String) {
        let (word, today) = (argument.lowercased(), CalendarDay.today)
        if word == "today" || word == "tomorrow" {
            self = today.adding(days: word == "today" ? 0 : 1)
        } else if let weekday = CalendarDay.weekday(named: word) {
            // The next such day, which can be today.
            self = today.adding(days: (weekday - today.weekday + 7) % 7)
        } else if let day = CalendarDay(parsing: argument) ?? CalendarDay(parsingDayAndMonth: argument, from: today) {
            self = day
        } else {
            return nil
        }
    }
}

extension RecipeFinder {
    /// Returns the recipe of the user's cookbook that an argument names, with what lists show of it.
    func summary(named name: String) throws -> RecipeSummary {
        let (id, result) = try identifiedRecipe(named: name)
        return RecipeSummary(id: id, title: result.recipe.title, servings: result.recipe.metadata.servings)
    }
}
