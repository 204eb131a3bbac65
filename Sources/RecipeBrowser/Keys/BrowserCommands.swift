import RecipeKit
import RecipeLibrary
import SectionedLists

/// The key commands of the browser, to which the configuration can assign keys.
@MainActor
public enum BrowserCommands {
    /// Returns the key commands of all screens, also those that are unavailable at times.
    public static func all() -> [KeyCommand] {
        var seen: Set<String> = []
        return screens.flatMap(\.allKeyCommands).filter { seen.insert($0.id).inserted }
    }

    /// One screen of each kind, with an empty cookbook.
    private static var screens: [ViewController] {
        guard let cookbook = try? Cookbook(paths: []) else { return [] }
        let session = CookingSession(cookbook: cookbook, notebook: Notebook(path: nil))
        let library = RecipeLibrary(cookbook)
        let recipes = RecipesViewController(
            library: library, origin: .own, session: session, searching: LibrarySearch(library))
        let diagnostics = FileDiagnosticsViewController(
            file: UnreadableRecipe(id: RecipeID(path: ""), diagnostics: []), cookbook: cookbook)
        diagnostics.editing = FileEditing(origin: .own)
        return [
            recipes, RecipeViewController(RecipeDetailsViewController(cookbook: cookbook, session: session)),
            diagnostics,
            RatingSheet("", rating: nil) { _, _ in }, StatusOverlay(over: recipes), NavigationController(root: recipes),
            AlertViewController(title: ""), PromptViewController(title: "") { _ in },
        ]
    }
}
