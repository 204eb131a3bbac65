/// A sentence for the user about a failure of the notebook.
struct NotebookFailure: Error, Hashable, CustomStringConvertible {
    var description: String
}
