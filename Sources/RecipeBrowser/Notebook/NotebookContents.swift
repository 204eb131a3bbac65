import RecipeKit
import RecipeLibrary

/// The part of the notebook that screens show: the recipe marks of all recipes, and the entries of the recipes that
/// were opened last.
struct NotebookContents: Sendable {
    var marks = RecipeMarks()
    var entries: [RecipeID: NotebookEntry] = [:]
    /// The number of the last processed request. The contents include the changes of this request and of all earlier
    /// requests. If ``unsavedReason`` is `nil`, these changes are saved.
    var requestsDone = 0
    /// The reason why changes are not saved, or `nil` if all changes are saved.
    var unsavedReason: String?
    /// The failure to show to the user: changes were not saved, the notebook could not be read, or the notebook was
    /// damaged. `nil` if there is no failure to show.
    var failure: NotebookFailure?
}
