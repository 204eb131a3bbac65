import RecipeKit

/// Recipes to write into the index, with the files they come from.
///
/// All text is in one array, so that reading and writing a recipe allocates no further memory.
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
        /// The index of the recipe in its file.
        var number: Int32 = 0
        /// The offset of its text in a file of many recipes; -1 in other files.
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
        /// Separated by line breaks.
        var tags = Slice.empty
        /// The folded words of each ``SearchField``, each word once, separated by spaces.
        var titleWords = Slice.empty
        var ingredientWords = Slice.empty
        var tagWords = Slice.empty
        var stepWords = Slice.empty
        /// A hash of the title and the ingredients, which does not change when the file is renamed.
        var identity: UInt64 = 0
    }

    /// A file, or a part of a large one.
    struct File: Sendable {
        var entry: FolderWalk.File
        var stamp: FileStamp
        /// Whether its recipes follow those of the previous batch.
        var isContinued = false
        /// The offset that was reached, or `nil` if the file was read to its end.
        var done: Int?
        /// The indices of its recipes in ``IndexBatch/recipes``.
        var recipes: Range<Int> = 0..<0
        var diagnostics: [Diagnostic] = []
        /// The category of the first diagnostic, if the file holds no readable recipe.
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
