import RecipeKit
import SectionedLists

/// What keys can be given to.
@MainActor
public enum BrowserCommands {
    /// Every command of every screen, those included that are there only at times.
    public static func all() -> [KeyCommand] {
        var seen: Set<String> = []
        return screens.flatMap(\.allKeyCommands).filter { seen.insert($0.id).inserted }
    }

    /// One of each kind of screen, over no recipes at all.
    private static var screens: [ViewController] {
        guard let cookbook = try? Cookbook(paths: []) else { return [] }
        let session = CookingSession(cookbook: cookbook, notebook: Notebook(path: nil))
        let library = RecipeLibrary(cookbook)
        let recipes = RecipesViewController(
            library: library, origin: .own, session: session, searching: LibrarySearch(library))
        let problems = ProblemViewController(
            file: UnreadableRecipe(id: RecipeID(path: ""), diagnostics: []), cookbook: cookbook)
        problems.editing = FileEditing(origin: .own)
        return [
            recipes, RecipeViewController(RecipeDetailsViewController(cookbook: cookbook, session: session)),
            problems,
            RatingSheet("", rating: nil) { _, _ in }, StatusOverlay(over: recipes), NavigationController(root: recipes),
            AlertViewController(title: ""), PromptViewController(title: "") { _ in },
        ]
    }
}
