import RecipeLibrary

/// Where the open cookbook comes from.
public enum CookbookOrigin: Hashable, Sendable {
    /// The starter cookbook that comes with the program.
    case starter
    /// The user's own cookbook.
    case own
    /// The paths on the command line. The value is the title for the cookbook.
    case given(name: String)

    package var title: String {
        switch self {
        case .starter: "Starter cookbook"
        case .own: "My cookbook"
        case .given(let name): name
        }
    }
}
