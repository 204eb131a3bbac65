/// Why a cookbook, or one file of it, could not be opened: one sentence that says what is wrong, where, and what to do.
public struct CookbookError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of trouble it is, by the exit statuses of `sysexits.h`.
    public enum Category: Int32, Hashable, Sendable {
        /// What the file holds cannot be read as a recipe (`EX_DATAERR`).
        case badData = 65
        /// There is nothing there that may be read (`EX_NOINPUT`).
        case noInput = 66
        /// What was to be written cannot be (`EX_CANTCREAT`).
        case cannotCreate = 73
        /// The system failed while reading (`EX_IOERR`).
        case inputOutput = 74

        /// The exit status for it.
        public var exitStatus: Int32 { rawValue }
    }

    public var category: Category
    /// Where and what.
    public var diagnostic: Diagnostic

    public init(_ category: Category, at location: SourceLocation, _ message: String) {
        self.category = category
        self.diagnostic = Diagnostic(.error, at: location, message)
    }

    public init(_ category: Category, _ path: String, _ message: String) {
        self.init(category, at: SourceLocation(file: path), message)
    }

    /// `path: what is wrong; what to do.` May hold whatever the path holds: see ``Swift/String/withoutControlCharacters``.
    public var description: String { "\(diagnostic.location): \(diagnostic.message)" }

    /// The same as an entry of a list of recipes.
    public var unreadableRecipe: UnreadableRecipe {
        UnreadableRecipe(
            id: RecipeID(path: diagnostic.location.file), diagnostics: [diagnostic], category: category)
    }
}
