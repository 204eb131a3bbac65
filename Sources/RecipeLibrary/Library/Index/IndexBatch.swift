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
        /// The index of the recipe in its file.
        var number: Int32 = 0
        /// The offset of the recipe's text in a file of many recipes, or -1 in other files.
        var offset: Int64 = -1
        var length: Int32 = 0
        var part: Int32 = 0
        var title = Slice.empty
        /// The ``SortingKey`` of the title.
        var key = Slice.empty
        var course: String?
        var minutes: Int32 = -1
        var time = Slice.empty
        var servings = Slice.empty
        /// The tags, separated by line breaks.
        var tags = Slice.empty
        /// The folded words of each ``SearchField``, separated by spaces. No word is repeated.
        var titleWords = Slice.empty
        var ingredientWords = Slice.empty
        var tagWords = Slice.empty
        var stepWords = Slice.empty
        /// A hash of the title and the ingredients. Renaming the file does not change it.
        var identity: UInt64 = 0
    }

    /// A file, or a part of a large file.
    struct File: Sendable {
        var entry: FolderWalk.File
        var stamp: FileStamp
        /// Whether the previous batch contains the earlier recipes of the file.
        var isContinued = false
        /// The offset up to which the file was read, or `nil` if it was read to its end.
        var done: Int?
        /// The indices of the file's recipes in ``IndexBatch/recipes``.
        var recipes: Range<Int> = 0..<0
        var diagnostics: [Diagnostic] = []
        /// The category of the first diagnostic if the file contains no readable recipe, else `nil`.
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
