import Terminal

/// The key commands of a search. They are created once for each search.
@MainActor
final class SearchKeyCommands {
    let begin: KeyCommand
    let list: KeyCommand
    let clear: KeyCommand

    var all: [KeyCommand] { [begin, list, clear] }

    init(of search: SearchViewController) {
        var key = Key.character("/")
        if case .after(let other) = search.activation { key = other }
        begin = KeyCommand(
            "search.begin", keys: [key], title: "search", help: "Show only the rows that match a text",
            hint: .init(order: 3)
        ) { [weak search] in search?.beginTyping() }
        list = KeyCommand(
            "search.list", keys: [.tab], title: "to the list",
            help: "Leave the text, so that letters call commands again", hint: .init(order: 4, shortTitle: "list")
        ) { [weak search] in search?.endTyping() }
        clear = KeyCommand(
            "search.clear", keys: [.escape], title: "clear", help: "Remove the text and show all rows",
            hint: .init(order: 90)
        ) { [weak search] in search?.cancel() }
    }
}
