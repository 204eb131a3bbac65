/// What a library reports to the function of ``RecipeLibrary/whenChanged(_:)``.
public enum LibraryChange: Hashable, Sendable {
    /// Recipes may have changed, and other files too.
    case recipes
    /// Only files that contain no recipes have changed, such as the shopping list.
    case otherFiles
}
