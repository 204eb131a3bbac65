internal import CCommonMark
import RecipeKit

/// The text of a Markdown node and the addresses of its pictures.
struct MarkdownProse {
    /// The text without Markdown syntax. A line break that only wraps the text is ``softBreak``. Every other line break
    /// is a line feed.
    private(set) var marked = ""
    /// The addresses of pictures. Their descriptions are not part of the text.
    private(set) var images: [String] = []

    /// The character for a line break that only wraps the text.
    static let softBreak: Character = "\u{1F}"

    /// Creates the text of a node. The time is linear, and nested nodes need no recursion.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - skipsLists: Whether to omit nested lists.
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

    /// The text with a space in place of each line break that only wraps the text.
    var text: String { Self.joined(marked) }

    /// The lines of the text as in the file, without empty lines.
    var lines: [String] {
        marked.split { $0 == Self.softBreak || $0 == "\n" }.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    private static func joined(_ marked: String) -> String {
        guard marked.utf8.contains(0x1F) else { return marked.trimmingSpaces() }
        return String(decoding: marked.utf8.map { $0 == 0x1F ? 0x20 : $0 }, as: UTF8.self).trimmingSpaces()
    }
}
