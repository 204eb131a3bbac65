import RecipeKit

/// What screens show of what a cook added: the marks of the whole list, and all that was added to the recipes that were
/// opened last.
struct CookingNotes: Sendable {
    var marks = RecipeMarks()
    var entries: [RecipeID: NotebookEntry] = [:]
    /// How many wishes are fulfilled: what they changed is in here, and on the disk unless there is ``trouble``.
    var wishesDone = 0
    /// Why something that was added is not on the disk; `nil` where all of it is.
    var unsavedReason: String?
    /// Why changes are kept until the program ends only, or what happened to the notebook.
    var trouble: NotebookTrouble?
}

/// What a person must know of the notebook, in one sentence.
struct NotebookTrouble: Error, Hashable, CustomStringConvertible {
    var description: String
}
