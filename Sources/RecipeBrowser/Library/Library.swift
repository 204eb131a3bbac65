import RecipeKit

/// What the home screen lists: the recipes by course, the menus, the files that could not be read.
struct Library: Hashable, Sendable {
    var courses: [CourseSection] = []
    var menus: [RecipeSummary] = []
    var unreadable: [UnreadableRecipe] = []
    /// Folders that were passed over, and the like.
    var notes: [Diagnostic] = []
    var numberOfRecipes = 0
    /// Why there is nothing to list.
    var problem: String?

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
