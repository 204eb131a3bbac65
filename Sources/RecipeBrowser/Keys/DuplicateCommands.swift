import Terminal

/// The key commands for duplicates: recipes that are several times in the cookbook.
enum DuplicateCommands {
    static let find = CommandDefinition(
        "duplicates.find", keys: [.character("d")], title: "doubles",
        help: "Find recipes that you have several times, compare them, and keep or merge them")

    static let keepFirst = CommandDefinition(
        "duplicates.keepFirst", keys: [.character("1")], title: "keep 1",
        help: "Keep the first recipe, and move the file of the second to the trash", hint: .init(order: 2))

    static let keepSecond = CommandDefinition(
        "duplicates.keepSecond", keys: [.character("2")], title: "keep 2",
        help: "Keep the second recipe, and move the file of the first to the trash", hint: .init(order: 3))

    static let merge = CommandDefinition(
        "duplicates.merge", keys: [.character("m")], title: "merge",
        help: "Keep one recipe, and give it the notes, tags, pictures and details of the other", hint: .init(order: 4))

    static let keepApart = CommandDefinition(
        "duplicates.keepApart", keys: [.character("n")], title: "not the same",
        help: "Keep both recipes, and do not list them as doubles again", hint: .init(order: 5))

    static let all = [find, keepFirst, keepSecond, merge, keepApart]
}
