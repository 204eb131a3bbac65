/// Recipes that were read and are ready to be written into the index, with the files they come from.
///
/// All text lies in one array, so that reading and writing a recipe allocates nothing of its own.
struct IndexBatch: Sendable {
    /// A part of ``bytes``.
    struct Slice: Hashable, Sendable {
        var start: Int32
        var end: Int32

        static let empty = Slice(start: 0, end: 0)
        var isEmpty: Bool { start == end }
    }

    /// What the index keeps of a recipe.
    struct Recipe: Sendable {
        /// Its place among the recipes of the file.
        var number: Int32 = 0
        /// Where its text begins in a file of many; -1 in others.
        var offset: Int64 = -1
        var length: Int32 = 0
        var part: Int32 = 0
        var title = Slice.empty
        /// The title's ``SortingKey``.
        var key = Slice.empty
        var course: String?
        var minutes: Int32 = -1
        var time = Slice.empty
        var servings = Slice.empty
        /// Parted by line breaks.
        var tags = Slice.empty
        /// The folded words of each ``SearchField``, each word once, parted by spaces.
        var titleWords = Slice.empty
        var ingredientWords = Slice.empty
        var tagWords = Slice.empty
        var stepWords = Slice.empty
        /// What stays the same where the file is renamed: a hash of the title and the ingredients.
        var identity: UInt64 = 0
    }

    /// A file, or a part of a large one.
    struct File: Sendable {
        var entry: FolderWalk.File
        var stamp: FileStamp
        /// Whether its recipes follow those of a batch before.
        var isContinued = false
        /// How far it was read: a byte, or `nil` for to its end.
        var done: Int?
        /// In ``IndexBatch/recipes``.
        var recipes: Range<Int> = 0..<0
        var problems: [Diagnostic] = []
        /// Of the first problem, where the file holds no recipe that could be read.
        var category: CookbookError.Category?
    }

    var bytes: [UInt8] = []
    var recipes: [Recipe] = []
    var files: [File] = []

    mutating func append(_ text: String) -> Slice {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text.utf8)
        return Slice(start: start, end: Int32(bytes.count))
    }
}

/// What tells whether a file is still the one that was read.
struct FileStamp: Hashable, Sendable {
    var size: Int
    /// Nanoseconds; 0 where it was changed while it was read, so that it counts as another at the next look.
    var mtime: Int
    var inode: Int
}
