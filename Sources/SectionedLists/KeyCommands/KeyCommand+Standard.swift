extension KeyCommand {
    /// The key commands of every list, for a list of commands that can be bound.
    ///
    /// The commands belong to no list, so their actions do nothing. The commands of optional features, such as marking
    /// rows, are left out.
    public static var standardForLists: [KeyCommand] { ListKeyCommands(of: nil).always }

    /// The key commands of statuses, navigation controllers, alerts and prompts, for a list of commands that can be
    /// bound.
    ///
    /// The commands belong to no view controller, so their actions do nothing. The letters of the buttons of an alert
    /// are left out because they depend on the titles of the buttons.
    public static var standardForContainers: [KeyCommand] {
        [StatusOverlay.retryCommand(of: nil)] + NavigationKeyCommands(of: nil).all
            + AlertViewController.commands(of: nil, hasSeveralButtons: false)
            + [PromptViewController.acceptCommand(of: nil), PromptViewController.newLineCommand(of: nil)]
    }
}
