import SectionedLists

/// The key commands of the browser. The user can assign keys to them in the configuration.
public enum BrowserCommands {
    /// Returns the key commands of all screens, even those that are available only in some situations. Their actions
    /// have no effect, so use them only to list and to configure the commands.
    @MainActor
    public static func all() -> [KeyCommand] {
        KeyCommand.standardForLists + definitions.map { $0.command {} } + KeyCommand.standardForContainers
    }

    /// The definitions of the browser's commands, without those that `SectionedLists` defines. The ratings are listed
    /// from five stars down, as in the rating sheet.
    static let definitions =
        CookbookCommands.all + DuplicateCommands.all + RecipeCommands.all + EditingCommands.all + CookingCommands.all
        + TimerCommands.all
        + KitchenCommands.all + PlanCommands.all + FileCommands.all
        + RatingCommands.all.reversed()
}
