import RecipeLibrary

/// A request to sort and filter recipes.
struct ArrangementRequest: Sendable {
    let arrangement: ListArrangement
    let contents: LibraryContents
}
