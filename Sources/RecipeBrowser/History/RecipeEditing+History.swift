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
        perform({ files throws(EditingError) -> CookbookFiles.Change? in
            let old = try files.content(of: path)
            let new = Array(text.utf8)
            return old == new ? nil : try files.edit(path, from: old, to: new)
        }) { [weak self] result in
            switch result {
            case .failure(let error): self?.tell(error, title: "Not brought back", over: screen)
            case .success(nil): screen.showToast(Toast("The file has this text already."))
            case .success(let change?):
                self?.register("Brought back the text of \(moment.day)", change, screen.navigationController)
            }
        }
    }
}
