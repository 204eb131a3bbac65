import RecipeFormats
import RecipeKit
import RecipeLibrary

/// Stores the marks of imported recipes in the notebook. Here, marks are ratings, favourites and cooked days.
///
/// The notebook writes to the disk at each change, so the marks of many recipes are stored together. If an import is
/// interrupted, the next import adds the missing marks.
struct ImportedMarks {
    private let notebook: Notebook?
    /// The path of the cookbook.
    private let path: String
    /// Whether the marks are only counted and not stored.
    private let isDryRun: Bool
    /// The marks that are not stored yet, in the order of the recipes.
    private var pending: [(recipe: RecipeFingerprint, edits: [NotebookEdit])] = []
    private var pendingEntries: [RecipeID: NotebookEntry] = [:]

    /// The number of recipes whose marks are stored together.
    private static let batch = 256

    init(_ notebook: Notebook?, path: String, isDryRun: Bool) {
        self.notebook = notebook
        self.path = path
        self.isDryRun = isDryRun
    }

    /// Whether there is a notebook for the marks. If not, the marks remain in the metadata of the recipes.
    var areStored: Bool { notebook != nil }

    /// Returns whether a recipe has marks.
    static func has(_ recipe: ImportedRecipe) -> Bool {
        recipe.rating != nil || recipe.isFavourite || !recipe.cookedDays.isEmpty
    }

    /// Adds those marks of a recipe that the notebook does not have yet. A rating in the notebook is not replaced.
    ///
    /// - Returns: The numbers of added ratings, favourites and cooked days.
    /// - Throws: ``NotebookError`` if the notebook cannot be read or written.
    mutating func add(_ recipe: ImportedRecipe, to fingerprint: RecipeFingerprint) throws -> ImportContents {
        var contents = ImportContents()
        guard let notebook, Self.has(recipe) else { return contents }
        let known = try pendingEntries[fingerprint.id] ?? stored(fingerprint, in: notebook)
        var edits: [NotebookEdit] = []
        if let rating = recipe.rating, known.rating == nil {
            edits.append(.rating(rating))
            contents.ratings = 1
        }
        if recipe.isFavourite, !known.isFavourite {
            edits.append(.favourite(true))
            contents.favourites = 1
        }
        let days = Set(recipe.cookedDays.compactMap(CalendarDay.init)).subtracting(known.cookings.map(\.day))
        edits += days.sorted().map { .cooked(NotebookEntry.Cooking(day: $0)) }
        contents.cookedDays = days.count
        guard !edits.isEmpty else { return contents }
        var entry = known
        for edit in edits { entry.apply(edit) }
        pendingEntries[fingerprint.id] = entry
        pending.append((fingerprint, edits))
        if pending.count >= Self.batch { try save() }
        return contents
    }

    /// Stores the marks that are not stored yet.
    mutating func save() throws {
        guard let notebook, !isDryRun, !pending.isEmpty else { return }
        let batch = pending
        pending = []
        pendingEntries = [:]
        try notebook.apply(batch, in: Cookbook(paths: [path]))
    }

    private func stored(_ recipe: RecipeFingerprint, in notebook: Notebook) throws -> NotebookEntry {
        // In a dry run, the folder can be missing.
        guard access(path, F_OK) == 0 else { return NotebookEntry() }
        return try notebook.entry(of: recipe, in: Cookbook(paths: [path]))
    }
}
