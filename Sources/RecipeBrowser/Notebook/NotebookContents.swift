import RecipeKit
import RecipeLibrary

/// The part of the notebook that screens show: the marks of all recipes, and the entries of the recipes opened last.
struct NotebookContents: Sendable {
    var marks = RecipeMarks()
    var entries: [RecipeID: NotebookEntry] = [:]
    /// The number of processed requests. Their changes are included here, and are saved unless there is a ``failure``.
    var requestsDone = 0
    /// The reason why changes are not saved, or `nil` if all are saved.
    var unsavedReason: String?
    /// The reason why changes are kept only until the program ends, or what happened to the notebook.
    var failure: NotebookFailure?
}
