import RecipeKit

/// A list of a Markdown text.
struct MarkdownList {
    var isOrdered: Bool
    var items: [Item]

    struct Item {
        /// The text of the item without a checkbox and without the text of nested lists.
        var text: String
        /// The text of the item and of its nested lists. A dash is before each entry of a nested list.
        var wholeText: String
        var lists: [MarkdownList] = []
        var images: [String] = []
    }

    /// The maximum depth of nested lists. Deeper lists become text.
    private static let deepest = 6

    /// Creates a list without numbers from the texts of its items.
    init(entries: [String]) {
        isOrdered = false
        items = entries.map { Item(text: $0, wholeText: $0) }
    }

    init(_ list: MarkdownNode) { self.init(list, depth: 1) }

    private init(_ list: MarkdownNode, depth: Int) {
        isOrdered = list.isOrderedList
        items = []
        for node in list.children { add(node, depth: depth) }
    }

    private mutating func add(_ node: MarkdownNode, depth: Int) {
        let prose = MarkdownProse(node)
        guard depth < Self.deepest, node.children.contains(where: { $0.kind == .list }) else {
            let text = Self.words(of: prose)
            items.append(Item(text: text, wholeText: text, images: prose.images))
            return
        }
        let lists = node.children.filter { $0.kind == .list }.map { MarkdownList($0, depth: depth + 1) }
        let text = Self.words(of: MarkdownProse(node, skipsLists: true))
        // In “- 1. Boil”, the item contains only a list. The entries of the inner list replace the item.
        if text.isEmpty {
            items += lists.flatMap(\.items)
        } else {
            items.append(
                Item(
                    text: text, wholeText: Self.words(of: prose), lists: lists, images: prose.images))
        }
    }

    /// Returns the text of an entry without a checkbox. Names of emoji are removed from labels.
    private static func words(of prose: MarkdownProse) -> String {
        let text = withoutCheckbox(MarkdownTable.resolved(prose))
        guard text.first == ":" || text.last == ":", !text.contains("\n") else { return text }
        return MarkdownBlock.withoutEmojiNames(text)
    }

    var images: [String] { items.flatMap(\.images) }

    /// Returns a text without the checkbox at its start: `[ ]`, `[x]`, `[X]` or `[-]`. A text without a checkbox is
    /// unchanged.
    static func withoutCheckbox(_ text: String) -> String {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "["), bytes.count > 3 else { return text == "[ ]" ? "" : text }
        let start = Array(bytes.prefix(4))
        guard start[2] == UInt8(ascii: "]"), " xX-".utf8.contains(start[1]), start[3] == 0x20 else { return text }
        return text.dropFirst(3).trimmingSpaces()
    }
}
