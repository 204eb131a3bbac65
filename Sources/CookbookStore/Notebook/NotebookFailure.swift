import RecipeLibrary

/// A failure of the notebook. The description is the message for the user.
package struct NotebookFailure: Error, Hashable, CustomStringConvertible {
    package var description: String
}
