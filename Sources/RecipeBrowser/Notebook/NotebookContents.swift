import RecipeKit
import RecipeLibrary

/// The part of the notebook that screens show: the marks of all recipes, and the entries of the recipes that were
/// opened last.
struct NotebookContents: Sendable {
    var marks = RecipeMarks()
    var entries: [RecipeID: NotebookEntry] = [:]
    /// The number of processed requests. The contents include their changes. The changes are saved if ``unsavedReason``
    /// is `nil`.
    var requestsDone = 0
    /// The reason why changes are not saved, or `nil` if all are saved.
    var unsavedReason: String?
    /// The failure to show, or `nil`. Either changes are not saved, or the notebook was damaged.
    var failure: NotebookFailure?
}
