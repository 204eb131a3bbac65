/// A failure of the notebook. The description is the message for the user.
struct NotebookFailure: Error, Hashable, CustomStringConvertible {
    var description: String
}
