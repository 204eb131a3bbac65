import RecipeKit

/// Recipes to write into the index, and the files that contain them.
///
/// A single array contains all text, so that no memory is allocated for each recipe.
struct IndexBatch: Sendable {
    /// A part of ``bytes``.
    struct Slice: Hashable, Sendable {
        var start: Int32
        var end: Int32

        static let empty = Slice(start: 0, end: 0)
        var isEmpty: Bool { start == end }
    }

    /// A recipe as the index stores it.
    struct Recipe: Sendable {
        /// The index of the recipe in its file, counted from 0.
        var number: Int32 = 0
        /// In a file of many recipes, the offset in bytes of the text that contains the recipe. In other files, -1.
        var offset: Int64 = -1
        /// The length in bytes of the text at ``offset``.
        var length: Int32 = 0
        /// The index of the recipe in the text at ``offset``, counted from 0.
        var part: Int32 = 0
        var title = Slice.empty
        /// The ``SortingKey`` of the title.
        var key = Slice.empty
        var course: String?
        /// The total time in minutes, or -1 if it is unknown.
        var minutes: Int32 = -1
        /// The total time as text.
        var time = Slice.empty
        var servings = Slice.empty
        /// The tags, separated by line breaks.
        var tags = Slice.empty
        /// The folded words of each ``SearchField``, separated by spaces. No word occurs twice in a field.
        var titleWords = Slice.empty
        var ingredientWords = Slice.empty
        var tagWords = Slice.empty
        var stepWords = Slice.empty
        /// A hash of the words in the title and the ingredients. If a file changes, a recipe with the same hash keeps
        /// its time of addition.
        var identity: UInt64 = 0
    }

    /// A file, or a part of a large file.
    struct File: Sendable {
        var entry: FolderWalk.File
        var stamp: FileStamp
        /// Whether the index already contains the earlier recipes of the file, from another batch or an earlier update.
        var isContinued = false
        /// The offset in bytes up to which the file was read, or `nil` if it was read to its end.
        var done: Int?
        /// The indices of the file's recipes in ``IndexBatch/recipes``.
        var recipes: Range<Int> = 0..<0
        var diagnostics: [Diagnostic] = []
        /// The category of the error if the file contains no readable recipe or could not be read to its end, else
        /// `nil`.
        var category: CookbookError.Category?
    }

    var bytes: [UInt8] = []
    var recipes: [Recipe] = []
    var files: [File] = []

    /// Appends a text to ``bytes`` and returns the range of the text.
    mutating func append(_ text: String) -> Slice {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text.utf8)
        return Slice(start: start, end: Int32(bytes.count))
    }
}
