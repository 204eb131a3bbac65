/// The texts that lists, and the line and the help screen about their keys, show in the language of the user.
///
/// ```swift
/// var wording = ListWording()
/// wording.empty = "Hier ist nichts."
/// wording.commands["list.open"] = .init("öffnen", help: "Die gewählte Zeile öffnen")
/// application.wording = wording
/// ```
///
/// Set it once, for the whole ``Application``. Texts that are not set stay English. The texts of searches, of loading
/// more, of outlines and of undoing have types of their own: ``SearchWording``, ``LoadMoreWording``,
/// ``OutlineWording``, ``StatusWords`` and ``UndoWording``.
public struct ListWording: Sendable {
    /// The text of an empty list without an ``SectionsViewController/emptyText`` of its own.
    public var empty = "Nothing here."
    /// The text before the field in which the user types to find a row.
    public var find = "find"
    /// The text beside that field while rows are still read.
    public var searching = "searching"
    /// The text beside that field if no row has the typed text.
    public var notFound = "not found"
    /// The title of the help screen.
    public var keys = "Keys"
    /// The headings of the help screen, by the part of a command's id before the dot: `list`, `application`.
    public var headings: [String: String] = [:]
    /// The texts of commands, by their ids. To list the ids with their English texts, use
    /// ``KeyCommand/standardForLists``, ``KeyCommand/standardForContainers`` and ``ViewController/allKeyCommands``.
    ///
    /// Some commands have a second text, with another id: `list.markRange.end` while a range is marked,
    /// `outline.in.enter` on an expanded item, and `outline.out.parent` on an item that is not expanded.
    public var commands: [String: Command] = [:]

    /// Creates the default texts, in English.
    public init() {}

    /// The texts of a ``KeyCommand``.
    public struct Command: Hashable, Sendable {
        /// The title in the key hint. `{}` stands for what the title is about: the number of marked rows in
        /// `list.unmark`, the text in `list.findNext`.
        public var title: String
        /// A sentence for the help screen, without a full stop at its end. `{}` has the same meaning as in the title.
        public var help: String
        /// A shorter title, for a footer without room for all titles, or `nil` if there is none.
        public var shortTitle: String?

        /// Creates the texts of a command.
        public init(_ title: String, help: String, shortTitle: String? = nil) {
            self.title = title
            self.help = help
            self.shortTitle = shortTitle
        }
    }

    /// Returns the heading on the help screen for the commands whose ids begin with a text: the heading of the language
    /// or, without one, the text itself.
    func heading(_ prefix: String) -> String { headings[prefix] ?? prefix.prefix(1).uppercased() + prefix.dropFirst() }
}

extension [KeyCommand] {
    /// Returns the commands with their texts in a language. If `wording` is `nil`, the commands keep their texts.
    @MainActor
    func worded(by wording: ListWording?) -> [KeyCommand] {
        guard let wording, !wording.commands.isEmpty else { return self }
        return map { $0.worded(by: wording) }
    }
}

extension ViewController {
    /// The texts of the application, or the English ones if the controller belongs to no application.
    var listWording: ListWording { application?.wording ?? ListWording() }
}
