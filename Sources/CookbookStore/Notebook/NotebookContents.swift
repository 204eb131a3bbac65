import RecipeKit
import RecipeLibrary

/// The part of the notebook that screens show: the recipe marks of all recipes, and the entries of the recipes that
/// were opened last.
package struct NotebookContents: Sendable {
    package var marks = RecipeMarks()
    package var entries: [RecipeID: NotebookEntry] = [:]
    /// Counts the changes of this value, so that an older one never replaces a newer one.
    package var number = 0
    /// The reason why changes are not saved, or `nil` if all changes are saved.
    package var unsavedReason: String?
    /// The failure to show to the user: changes were not saved, the notebook could not be read, or the notebook was
    /// damaged. `nil` if there is no failure to show.
    package var failure: NotebookFailure?
}
