import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

extension RecipeEditing {
    /// Opens the screen with the history of a recipe. If the recipe is not the first in its file, presents an alert
    /// instead.
    func showHistory(of recipe: RecipeSummary, from screen: ViewController) {
        guard recipe.id.index == 0 else {
            let text = "The file has several recipes. Earlier texts are stored only for files with one recipe."
            return screen.present(AlertViewController(title: "History", text: text))
        }
        screen.navigationController?.push(HistoryViewController(recipe, editing: self))
    }

    /// Replaces the text of a recipe's file with the text that the file had at a moment of its history. The user can
    /// undo this. If the notebook has no text for the moment, does nothing.
    func restore(_ moment: RecipeHistory.Moment, of recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen), let text = moment.text else { return }
        let path = recipe.id.path
        store.change(from: screen, failure: "Not brought back") { edits throws(EditingError) in
            let (old, new) = (try edits.content(of: path), Array(text.utf8))
            try edits.edit(path, from: old, to: new)
            edits.title =
                old == new ? "The file has this text already." : "Brought back the text of \(moment.day)"
        }
    }
}
