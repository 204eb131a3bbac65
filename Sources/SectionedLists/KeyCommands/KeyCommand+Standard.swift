extension KeyCommand {
    /// The key commands of every list. Use them to list the commands that a user can bind.
    ///
    /// The commands belong to no list, so their actions have no effect. The commands of optional features, such as
    /// marking rows, are not included.
    public static var standardForLists: [KeyCommand] { ListKeyCommands(mover: nil, open: {}, tick: {}).always }

    /// The key commands of ``StatusOverlay``, ``NavigationController``, ``AlertViewController`` and
    /// ``PromptViewController``. Use them to list the commands that a user can bind.
    ///
    /// The commands belong to no view controller, so their actions have no effect. The letters of alert buttons are not
    /// included, because they depend on the titles of the buttons.
    public static var standardForContainers: [KeyCommand] {
        [StatusOverlay.retryCommand(of: nil)] + NavigationKeyCommands(of: nil).all
            + AlertViewController.commands(of: nil, hasSeveralButtons: false)
            + [PromptViewController.acceptCommand(of: nil), PromptViewController.newLineCommand(of: nil)]
    }
}
