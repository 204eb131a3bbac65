import RecipeKit
import RecipeLibrary

/// The notebook entry of one recipe, with its ticks.
@MainActor
struct RecipeNotes {
    let session: CookingSession
    let recipe: RecipeSummary

    /// The notebook entry. Empty if it is not read yet.
    var entry: NotebookEntry { session.entry(of: recipe.id) ?? NotebookEntry() }

    func isTicked(_ item: String) -> Bool { session.isTicked(item, in: recipe.id) }

    func toggle(_ item: String) { session.toggle(item, in: recipe) }
}

extension String {
    /// Returns the key of a tick: the kind and number of the row (`step 2`), which this string contains, and the
    /// beginning of the row's text. So a tick disappears if the text of the row is edited.
    func tickName(_ text: String) -> String { "\(self): \(text.prefix(60))" }
}
