import RecipeKit

/// The result of reading the headers of a whole cookbook with ``Cookbook/scanAll()``.
public struct CookbookScan: Hashable, Sendable {
    /// The recipes in the order of their files. ``CourseSection/sections(of:)`` puts them in display order.
    public var recipes: [RecipeSummary] = []
    /// The menus: plans of meals (`.menu` files). They can be loaded like recipes.
    public var menus: [RecipeSummary] = []
    /// The files of a known format that could not be read, or that should contain a recipe but do not.
    public var unreadable: [UnreadableRecipe] = []
    /// Warnings about the files that were read and the folders that were skipped.
    public var warnings: [Diagnostic] = []
    /// Whether at least one folder could not be listed. A diagnostic in ``warnings`` names it.
    public var hasUnlistedFolder = false
    /// The reason why the scan contains no recipe, no menu and no unreadable file. It is `nil` if the scan contains any
    /// of these, or if the cookbook has no roots.
    public var error: CookbookError?

    /// Creates an empty scan.
    public init() {}

    /// The category for the exit status of a command:
    ///
    /// - If there is an unreadable file, it is the category of the first unreadable file.
    /// - If there is no unreadable file but a folder could not be listed, it is `noInput`.
    /// - Otherwise it is `nil`.
    ///
    /// If the scan contains recipes or menus, `badData` replaces `noInput`.
    public var category: CookbookError.Category? {
        let first = unreadable.first?.category ?? (hasUnlistedFolder ? .noInput : nil)
        return first == .noInput && !(recipes.isEmpty && menus.isEmpty) ? .badData : first
    }
}
