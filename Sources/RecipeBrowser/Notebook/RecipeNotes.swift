import RecipeKit
import RecipeLibrary

/// The notebook entry of one recipe, with its ticks.
@MainActor
struct RecipeNotes {
    let session: CookingSession
    let recipe: RecipeSummary

    /// The notebook entry; empty until it is read.
    var entry: NotebookEntry { session.entry(of: recipe.id) ?? NotebookEntry() }

    func isTicked(_ item: String) -> Bool { session.isTicked(item, in: recipe.id) }

    func toggle(_ item: String) { session.toggle(item, in: recipe) }
}

extension String {
    /// Returns the key of a tick. This string is the kind and the number of the row (`step 2`). The key adds the
    /// beginning of the row's text, so a row whose text was edited has no tick.
    func tickName(_ text: String) -> String { "\(self): \(text.prefix(60))" }
}
