/// What reading through a cookbook brought: one part of it, or all of it.
///
/// ``Cookbook/scan(_:)`` delivers parts, ``Cookbook/scanAll()`` the whole; ``append(_:)`` puts parts together.
public struct CookbookScan: Hashable, Sendable {
    /// Recipes in the order of their files; ``CourseSection/sections(of:)`` puts them in the order a list shows.
    public var recipes: [RecipeSummary] = []
    /// Plans of meals that lie among the recipes (`.menu` files). They can be loaded like recipes, but are none.
    public var menus: [RecipeSummary] = []
    /// Files of a known kind that could not be read.
    public var unreadable: [UnreadableRecipe] = []
    /// What a person should know about the files that were read, and about folders that were passed over.
    public var notes: [Diagnostic] = []
    /// Whether there is a folder that could not be listed; one of the notes says which.
    public var hasUnlistedFolder = false
    /// How many files were read so far, this part included.
    public var done = 0
    /// How many files there are to read.
    public var total = 0
    /// Why there is nothing to show, where the whole cookbook holds no file of a known kind. Set in the last part only.
    public var problem: CookbookError?

    /// Whether nothing follows.
    public var isComplete = false

    public init() {}

    /// What a command's exit status says of what could not be read: bad data where there was something to read besides.
    public var category: CookbookError.Category? {
        let first = unreadable.first?.category ?? (hasUnlistedFolder ? .noInput : nil)
        return first == .noInput && !(recipes.isEmpty && menus.isEmpty) ? .badData : first
    }

    /// Adds the part that came next.
    public mutating func append(_ next: CookbookScan) {
        recipes += next.recipes
        menus += next.menus
        unreadable += next.unreadable
        notes += next.notes
        hasUnlistedFolder = hasUnlistedFolder || next.hasUnlistedFolder
        done = next.done
        total = next.total
        isComplete = next.isComplete
        problem = next.problem ?? problem
    }
}
