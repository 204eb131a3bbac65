import RecipeKit

/// What the home screen lists: the recipes by course, the menus, the files that could not be read.
struct Library: Hashable, Sendable {
    var courses: [CourseSection] = []
    var menus: [RecipeSummary] = []
    /// Files that could not be read, and folders that were passed over.
    var unreadable: [UnreadableRecipe] = []
    var numberOfRecipes = 0
    /// Why there is nothing to list.
    var problem: String?

    /// Groups and sorts what a scan has brought so far. Takes milliseconds for thousands of recipes.
    init(_ scan: CookbookScan) {
        courses = CourseSection.sections(of: scan.recipes)
        menus = scan.menus
        unreadable = scan.unreadable + Self.foldersPassedOver(scan)
        numberOfRecipes = scan.recipes.count
        problem = scan.problem?.diagnostic.sentence
    }

    /// What the scan noted of folders. What it noted of a recipe is shown with the recipe.
    private static func foldersPassedOver(_ scan: CookbookScan) -> [UnreadableRecipe] {
        guard !scan.notes.isEmpty else { return [] }
        let recipes = Set((scan.recipes + scan.menus).map(\.id.path))
        return scan.notes.filter { !recipes.contains($0.location.file) }.map {
            UnreadableRecipe(id: RecipeID(path: $0.location.file), diagnostics: [$0])
        }
    }
}
