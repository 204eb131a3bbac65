import CookbookStore
import RecipeKit
import RecipeLibrary

/// The notebook entry of one recipe, and its ticks.
@MainActor
struct RecipeNotes {
    let store: Store
    let recipe: RecipeSummary

    /// The notebook entry. As long as the entry is not read, this is an empty entry.
    var entry: NotebookEntry { store.entry(of: recipe.id) ?? NotebookEntry() }

    func isTicked(_ item: String) -> Bool { store.isTicked(item, in: recipe.id) }

    func toggle(_ item: String) { store.toggle(item, in: recipe) }
}

extension String {
    /// Returns the key under which the notebook stores the tick of a row. For example,
    /// `"step 2".tickName("Whisk the eggs.")` returns `step 2: Whisk the eggs.`
    ///
    /// If the author edits the first 60 characters of the text, the row loses its tick.
    func tickName(_ text: String) -> String { "\(self): \(text.prefix(60))" }
}
