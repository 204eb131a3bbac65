internal import CCommonMark

/// The words of a node of a Markdown text, and the pictures among them.
struct MarkdownProse {
    /// Words without marks. A line break of the file is ``softBreak``, a forced one is `\n`; blocks are on lines of their
    /// own, with an empty line between paragraphs, and entries of lists follow a dash.
    private(set) var marked = ""
    /// Addresses of pictures, whose descriptions are not among the words.
    private(set) var images: [String] = []

    /// Stands for a line break of the file that only wraps the text.
    static let softBreak: Character = "\u{1F}"

    /// Costs one walk, however deep the node is.
    ///
    /// - Parameter skipsLists: Whether lists inside the node are left out.
    init(_ node: MarkdownNode, skipsLists: Bool = false) {
        guard let walk = cmark_iter_new(node.node) else { return }
        defer { cmark_iter_free(walk) }
        while true {
            let event = cmark_iter_next(walk)
            guard event != CMARK_EVENT_DONE, let current = MarkdownNode(cmark_iter_get_node(walk)) else { break }
            guard event == CMARK_EVENT_ENTER else { continue }
            switch current.kind {
            case .text, .codeSpan: marked += current.literal
            case .code:
                beginLine()
                marked += current.literal.trimmingSpaces()
            case .softBreak: marked.append(Self.softBreak)
            case .lineBreak: marked += "\n"
            case .inlineHTML: if current.literal.lowercased().hasPrefix("<br") { marked += "\n" }
            case .paragraph where current.followsParagraph:
                beginLine()
                if !marked.isEmpty { marked += "\n" }
            case .paragraph, .heading: if !marked.hasSuffix("- ") { beginLine() }
            case .image:
                images.append(current.address)
                cmark_iter_reset(walk, current.node, CMARK_EVENT_EXIT)
            case .list where skipsLists && current.node != node.node:
                cmark_iter_reset(walk, current.node, CMARK_EVENT_EXIT)
            case .item where current.node != node.node:
                beginLine()
                marked += "- "
            default: break
            }
        }
    }

    private mutating func beginLine() {
        if !marked.isEmpty, !marked.hasSuffix("\n") { marked += "\n" }
    }

    /// The words, wrapped lines joined.
    var text: String { Self.joined(marked) }

    /// The words, a string for each line of the file; lines without words are left out.
    var lines: [String] {
        marked.split { $0 == Self.softBreak || $0 == "\n" }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    private static func joined(_ marked: String) -> String {
        guard marked.utf8.contains(0x1F) else { return marked.trimmingSpaces() }
        return String(marked.map { $0 == softBreak ? " " : $0 }).trimmingSpaces()
    }
}
