import RecipeLibrary

/// The recipes to sort and filter, and their arrangement.
struct ArrangementRequest: Sendable {
    let arrangement: ListArrangement
    let contents: LibraryContents
}
