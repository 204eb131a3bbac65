import SectionedLists

/// The key commands of the browser, to which the configuration can assign keys.
public enum BrowserCommands {
    /// Returns the key commands of all screens, including those that are unavailable at times. Their actions do
    /// nothing.
    @MainActor
    public static func all() -> [KeyCommand] {
        KeyCommand.standardForLists + definitions.map { $0.command {} } + KeyCommand.standardForContainers
    }

    /// The commands of the browser itself, without those of the list library.
    static let definitions =
        CookbookCommands.all + RecipeCommands.all + FileCommands.all + RatingCommands.all.reversed()
}
