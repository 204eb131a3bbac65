/// What a cookbook's index lists, as of one moment: sections with their counts, and what could not be read.
///
/// Small whatever the cookbook's size, because rows stay in the index until a ``LibraryListing`` is asked for them.
public struct LibraryContents: Hashable, Sendable {
    /// Counts the listings of an index; a later one has a greater number.
    public var generation = 0
    /// In the order they are shown.
    public var sections: [LibrarySection] = []
    /// Files that could not be read and folders that were passed over; of very many the first.
    public var unreadable: [UnreadableRecipe] = []
    public var numberOfRecipes = 0
    /// Recipes that came lately into a cookbook that was there before, the latest first.
    var newest: [NewRecipe] = []
    /// Whether every file was read. While a first reading goes on, there are listings that are not.
    public var isComplete = false
    /// Why there is nothing to list.
    public var problem: CookbookError?
    /// Whether nothing was read because no folder could be listed, so that what is listed is as it was before.
    public var isUnlisted = false
    /// Where the index is in memory although it belongs on the disk: one sentence that says why.
    public var notice: String?
    /// The index that holds the rows.
    var index = IndexIdentity()

    public init() {}
}

/// Where a recipe that came lately stands in a listing.
struct NewRecipe: Hashable, Sendable {
    var section: Int
    var row: Int
    /// Seconds from the beginning of 1970.
    var added: Int
}

/// A section of a listing.
public struct LibrarySection: Hashable, Sendable, Identifiable {
    public enum Kind: Hashable, Sendable {
        /// Recipes of a course, by title.
        case course
        /// Plans of meals.
        case menus
        /// Recipes of which something else is alike, as a ``ListOrder`` has them.
        case band
    }

    public var kind: Kind
    /// The course's, for comparing and remembering.
    public var id: String
    public var title: String
    public var count: Int
    var rows: Rows

    /// Where the ids of the rows are.
    enum Rows: Hashable, Sendable {
        /// In the index, from this chunk on.
        case stored(firstChunk: Int)
        case ids([UInt32])
    }
}

/// How far bringing an index up to date has come, and what it lists by now.
public struct LibraryUpdate: Sendable {
    /// `nil` where the listing is that of the last update.
    public var contents: LibraryContents?
    /// Recipes that were read.
    public var done: Int
    /// About how many there will be; 0 where nothing has to be read.
    public var total: Int

    public init(contents: LibraryContents? = nil, done: Int = 0, total: Int = 0) {
        self.contents = contents
        self.done = done
        self.total = total
    }
}

/// Tells an index from one that was made in its place.
struct IndexIdentity: Hashable, Sendable {
    var place = IndexPlace.memory(name: "")
    /// How often the library began with another index.
    var epoch = 0
}
