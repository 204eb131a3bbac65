import RecipeKit

/// What the home screen lists: the recipes by course, the menus, the files that could not be read.
public struct Library: Hashable, Sendable {
    public var courses: [CourseSection] = []
    public var menus: [RecipeSummary] = []
    public var unreadable: [UnreadableRecipe] = []
    /// Folders that were passed over, and the like.
    public var notes: [Diagnostic] = []
    public var numberOfRecipes = 0
    /// Why there is nothing to list.
    public var problem: String?

    public init() {}

    /// Groups and sorts what a scan has brought so far. Takes milliseconds for thousands of recipes.
    init(_ scan: CookbookScan) {
        courses = CourseSection.sections(of: scan.recipes)
        menus = scan.menus
        unreadable = scan.unreadable
        notes = scan.notes
        numberOfRecipes = scan.recipes.count
        problem = scan.problem?.diagnostic.sentence
    }
}
