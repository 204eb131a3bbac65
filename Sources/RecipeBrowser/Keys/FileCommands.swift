import Terminal

/// The key commands for a file that could not be read.
enum FileCommands {
    static let reload = CommandDefinition(
        "file.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the file again", hint: .init(order: 5))

    static let edit = CommandDefinition(
        "file.edit", keys: [.character("e")], title: "edit", help: "Open the file in your editor (VISUAL, EDITOR)",
        hint: .init(order: 4))

    static let all = [reload, edit]
}
