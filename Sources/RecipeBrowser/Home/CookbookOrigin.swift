/// Which cookbook is open, as far as a screen has to say something about it.
public enum CookbookOrigin: Hashable, Sendable {
    /// The one that comes with the program; a person's own begins elsewhere.
    case starter
    case own
    /// Paths given on the command line.
    case given(name: String)

    var title: String {
        switch self {
        case .starter: "Starter cookbook"
        case .own: "My cookbook"
        case .given(let name): name
        }
    }
}
