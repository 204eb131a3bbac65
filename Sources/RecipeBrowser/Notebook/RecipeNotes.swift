import RecipeKit

/// What a cook added to one recipe, and what is ticked off of it.
@MainActor
struct RecipeNotes {
    let session: CookingSession
    let recipe: RecipeSummary

    /// Empty until it has been read.
    var entry: NotebookEntry { session.entry(of: recipe.id) ?? NotebookEntry() }

    func isTicked(_ item: String) -> Bool { session.isTicked(item, in: recipe.id) }

    func toggle(_ item: String) { session.toggle(item, in: recipe) }
}

extension String {
    /// What names a tick: what is ticked off, and what it says. Where the file is edited the tick goes, rather than stand
    /// beside something else.
    func tickName(_ text: String) -> String { "\(self): \(text.prefix(60))" }
}
