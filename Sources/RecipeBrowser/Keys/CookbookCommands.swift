import Terminal

/// The key commands for the list of recipes.
enum CookbookCommands {
    static let search = CommandDefinition(
        "cookbook.search", keys: [.character("/")], title: "search",
        help: "Search titles, ingredients, tags and steps as you type", hint: .init(order: 2))

    static let sort = CommandDefinition(
        "cookbook.sort", keys: [.character("s")], title: "sort",
        help: "Sort by title, time, rating, last cooked or added", hint: .init(order: 50))

    static let filter = CommandDefinition(
        "cookbook.filter", keys: [.character("F")], title: "filter",
        help: "Filter by course, time, rating, tag, favourite or cooked", hint: .init(order: 51))

    static let unfilter = CommandDefinition(
        "cookbook.unfilter", keys: [.character("x")], title: "remove",
        help: "Remove the last filter or, if there is none, the sort order", hint: .init(order: 2))

    static let importing = CommandDefinition(
        "cookbook.import", keys: [.character("I")], title: "import",
        help: "Import recipes from a file, a folder or an export of another program")

    static let stopImport = CommandDefinition(
        "import.stop", keys: [.character("x")], title: "stop", help: "Stop the import after the current recipe",
        hint: .init(order: 2))

    static let reload = CommandDefinition(
        "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the cookbook's files again")

    static let all = [search, sort, filter, unfilter, importing, stopImport, reload]
}
