import RecipeKit
import RecipeLibrary

/// The part of the notebook that screens show: the marks of all recipes, and the entries of the recipes that the user
/// opened last.
struct NotebookContents: Sendable {
    var marks = RecipeMarks()
    var entries: [RecipeID: NotebookEntry] = [:]
    /// The number of processed requests. The contents include their changes. If there is no ``unsavedReason``, these
    /// changes are saved.
    var requestsDone = 0
    /// The reason why changes are not saved, or `nil` if all are saved.
    var unsavedReason: String?
    /// The failure to show: changes are not saved, or the notebook was damaged. `nil` if there is none.
    var failure: NotebookFailure?
}
