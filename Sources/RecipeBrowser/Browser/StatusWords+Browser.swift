import RecipeKit
import SectionedLists

extension StatusWords {
    /// The texts about reading a cookbook.
    static let cookbook = StatusWords(
        loading: "Reading the cookbook", failure: "The cookbook could not be read",
        cancelled: "The cookbook was not read", reason: sentence)

    /// The texts about reading a recipe.
    static let recipe = StatusWords(
        loading: "Reading the recipe", failure: "The recipe could not be read", cancelled: "The recipe was not read",
        reason: sentence)

    /// The texts about reading the diagnostics of an unreadable file.
    static let file = StatusWords(
        loading: "Reading the file", failure: "The file could not be read", cancelled: "The file was not read",
        reason: sentence)

    /// The texts about reading and saving the notebook.
    static let notebook = StatusWords(
        loading: "Reading your notes", failure: "Your notes", cancelled: "Your notes were not saved",
        reason: sentence)

    @Sendable
    private static func sentence(_ error: any Error) -> String {
        (error as? CookbookError)?.description ?? String(describing: error)
    }
}

extension StatusOverlay {
    /// Creates an overlay that shows the status of a model controller over a screen.
    convenience init<Model>(
        over content: ViewController, following source: ModelController<Model>, words: StatusWords
    ) {
        self.init(over: content)
        follow(source, words: words)
    }
}

extension AlertViewController {
    /// Creates an alert that lists the errors in the configuration file.
    public static func configurationDiagnostics(_ diagnostics: [String]) -> AlertViewController {
        let introduction =
            diagnostics.count == 1 ? "This is ignored; the rest is used:" : "These are ignored; the rest is used:"
        return AlertViewController(
            title: "The configuration", text: ([introduction] + diagnostics).joined(separator: "\n\n"))
    }
}
