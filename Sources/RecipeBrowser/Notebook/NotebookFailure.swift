/// A failure of the notebook. The description is a sentence for the user.
struct NotebookFailure: Error, Hashable, CustomStringConvertible {
    var description: String
}
