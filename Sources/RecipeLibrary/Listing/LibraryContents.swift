import RecipeKit

/// The sections of an index at one point in time, with their numbers of rows, and the files that could not be read.
///
/// The value is small for any number of recipes, because the rows remain in the index until a ``LibraryListing`` reads
/// them.
public struct LibraryContents: Hashable, Sendable {
    /// The generation of the listing. A later listing has a greater number, also if the index was created again.
    public var generation = 0
    /// The sections in display order.
    public var sections: [LibrarySection] = []
    /// The files that could not be read and the folders that were skipped. They have at most 500 diagnostics in total.
    public var unreadable: [UnreadableRecipe] = []
    /// The number of recipes in the sections, without menus.
    public var numberOfRecipes = 0
    /// The number of recipes in the index, without menus. It is greater than ``numberOfRecipes`` if filters exclude
    /// recipes.
    public var total = 0
    /// The recently added recipes, the latest first. The array is empty if a large part of the cookbook is new.
    var newest: [NewRecipe] = []
    /// Whether the listing contains every file. The listings during the first update contain only some of the files.
    public var isComplete = false
    /// The reason why no recipe was found in the cookbook. It is `nil` if a recipe, menu or unreadable file was found.
    public var error: CookbookError?
    /// Whether a folder could not be listed and no file was found. If so, the sections are from an earlier update.
    public var isUnlisted = false
    /// A sentence for the user about a limitation: the index is in memory instead of on disk, or changes of some files
    /// are not reported. It is `nil` if there is no limitation.
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
    /// The time of addition in seconds since 1970.
    var added: Int
}

/// A section of a listing.
public struct LibrarySection: Hashable, Sendable, Identifiable {
    /// The kind of a section.
    public enum Kind: Hashable, Sendable {
        /// The recipes of a course, sorted by title.
        case course
        /// Menus: plans of meals.
        case menus
        /// Recipes with similar values, grouped by a ``ListOrder``.
        case band
    }

    /// The kind of the section.
    public var kind: Kind
    /// The identity of the section. It is the same in every listing.
    public var id: String
    /// The header.
    public var title: String
    /// The number of rows.
    public var count: Int
    var rows: Rows

    /// The recipe numbers of the rows.
    enum Rows: Hashable, Sendable {
        /// The numbers are in the index, in consecutive chunks. The value is the number of the first chunk.
        case stored(firstChunk: Int)
        /// The numbers are in memory, because the listing is sorted or filtered.
        case ids([UInt32])
    }
}
