import SectionedLists

/// A list in which the user chooses a row. Its key hint says `choose`, where other lists say `open`.
class ChoiceSheet: SectionsViewController {
    private var chooseCommand: KeyCommand?

    override var keyCommands: [KeyCommand] {
        super.keyCommands.map { $0.id == "list.open" ? chooseCommand(for: $0) : $0 }
    }

    /// Returns the list's command for opening a row, but with the title `choose`.
    private func chooseCommand(for open: KeyCommand) -> KeyCommand {
        if let chooseCommand { return chooseCommand }
        let command = KeyCommand(
            open.id, keys: open.keys, title: "choose", help: "Choose the selected row", hint: open.hint,
            action: open.action)
        chooseCommand = command
        return command
    }
}
