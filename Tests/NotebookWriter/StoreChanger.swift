import CookbookStore
import Foundation
import RecipeKit
import RecipeLibrary

/// Renames, deletes, shops for and merges recipes through a store, and undoes each of it, without end. Prints the number
/// of each change after it was made.
@MainActor
func changeStore(in folder: String, from first: Int) throws {
    let cookbook = try Cookbook(paths: [folder + "/Book"])
    let store = Store(
        of: cookbook, notebook: Notebook(path: folder + "/data/notebook.sqlite"),
        trash: Trash { $0 == "XDG_DATA_HOME" ? folder + "/data" : nil })
    let (soup, broth) = (folder + "/Book/Soup.cook", folder + "/Book/Broth.cook")
    let recipe = RecipeSummary(id: RecipeID(path: soup), title: "Soup")
    var number = first
    while true {
        switch number % 8 {
        case 0:
            _ = try store.changeNow("Renamed") { edits throws(EditingError) in
                try edits.rename(soup, toRecipeTitle: "Leek soup")
            }
        case 2: _ = try store.changeNow("Deleted") { edits throws(EditingError) in try edits.delete(soup) }
        case 4:
            _ = try store.changeNow("Cooked") { edits throws(EditingError) in
                try edits.kitchen.folder.update(".shopping-list") { _ in Array("milk\n".utf8) }
                try edits.kitchen.folder.update("config/pantry.conf") { _ in Array("[fridge]\nmilk = \"1%l\"\n".utf8) }
                edits.note(recipe) { _ in [.favourite(true)] }
            }
        case 6:
            _ = try store.changeNow("Merged") { edits throws(EditingError) in
                _ = try edits.merge(soup, into: broth) { details in
                    var details = details
                    details.tags = "merged"
                    return details
                }
                try edits.follow(from: soup, to: broth)
            }
        default: _ = store.undoNow()
        }
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        number += 1
    }
}
