import RecipeKit

/// The sections of a cookbook's index at one time, with their counts, and the files that could not be read.
///
/// Its size does not depend on the number of recipes, because rows remain in the index until a ``LibraryListing``
/// reads them.
public struct LibraryContents: Hashable, Sendable {
    /// The generation of the listing; later listings have greater numbers.
    public var generation = 0
    /// The sections in display order.
    public var sections: [LibrarySection] = []
    /// Files that could not be read and folders that were skipped; at most the first 500.
    public var unreadable: [UnreadableRecipe] = []
    /// The number of recipes, without menus.
    public var numberOfRecipes = 0
    /// Recently added recipes, the latest first; empty if the whole cookbook is new.
    var newest: [NewRecipe] = []
    /// Whether the listing covers every file. During the first update there are listings that do not.
    public var isComplete = false
    /// The reason why the cookbook lists nothing, or `nil`.
    public var error: CookbookError?
    /// Whether no folder could be listed, so that the listing is that of an earlier update.
    public var isUnlisted = false
    /// A sentence that says why the index is in memory instead of on disk, or `nil`.
    public var notice: String?
    /// The index that holds the rows.
    var index = IndexIdentity()

    /// Creates empty contents.
    public init() {}
}

/// The row of a recently added recipe in a listing.
struct NewRecipe: Hashable, Sendable {
    var section: Int
    var row: Int
    /// Seconds since 1970.
    var added: Int
}
