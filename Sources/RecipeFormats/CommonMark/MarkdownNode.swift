internal import CCommonMark
import RecipeKit

/// A node of a ``MarkdownDocument``: a block, or a part of the text of a block. It is valid only as long as the
/// document exists.
struct MarkdownNode {
    let node: OpaquePointer

    init?(_ node: OpaquePointer?) {
        guard let node else { return nil }
        self.node = node
    }

    enum Kind {
        case document, heading, paragraph, list, item, quote, code, rule, html
        case text, softBreak, lineBreak, codeSpan, inlineHTML, emphasis, strong, link, image
        case other
    }

    var kind: Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_THEMATIC_BREAK: .rule
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .codeSpan
        case CMARK_NODE_HTML_INLINE: .inlineHTML
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        default: .other
        }
    }

    var next: MarkdownNode? { MarkdownNode(cmark_node_next(node)) }
    var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(node)) }
    var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(node)) }

    /// The children in order.
    var children: some Sequence<MarkdownNode> {
        sequence(state: firstChild) { node in
            defer { node = node?.next }
            return node
        }
    }

    /// The only child, or `nil` if there is none or more than one.
    var onlyChild: MarkdownNode? { firstChild.flatMap { $0.next == nil ? $0 : nil } }

    /// The level of a heading, 1 to 6. For other nodes, 0.
    var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }
    var isOrderedList: Bool { kind == .list && cmark_node_get_list_type(node) == CMARK_ORDERED_LIST }
    /// The target of a link or an image. For other nodes, an empty text.
    var address: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }
    /// The text that the node contains directly, without its children.
    var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

    /// The number of the node's first line. The first line of the Markdown text has the number 1.
    var startLine: Int { Int(cmark_node_get_start_line(node)) }
    var endLine: Int { Int(cmark_node_get_end_line(node)) }
    /// The number of the node's first byte in the first line of the node. The first byte of a line has the number 1.
    var startColumn: Int { Int(cmark_node_get_start_column(node)) }
    var endColumn: Int { Int(cmark_node_get_end_column(node)) }

    /// The text of the node without Markdown syntax. Each picture is replaced by its description. A dash is before each
    /// list entry.
    ///
    /// The time is linear, and nested nodes need no recursion.
    var plainText: String {
        guard let walk = cmark_iter_new(node) else { return "" }
        defer { cmark_iter_free(walk) }
        var text = ""
        while true {
            let event = cmark_iter_next(walk)
            guard event != CMARK_EVENT_DONE, let current = MarkdownNode(cmark_iter_get_node(walk)) else { break }
            guard event == CMARK_EVENT_ENTER else { continue }
            switch current.kind {
            case .text, .codeSpan: text += current.literal
            case .code: text += Self.newLine(after: text) + current.literal.trimmingSpaces()
            case .softBreak: text += " "
            case .lineBreak: text += "\n"
            case .paragraph where current.followsParagraph:
                text += text.isEmpty ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
            case .paragraph, .heading: text += text.hasSuffix("- ") ? "" : Self.newLine(after: text)
            case .item where current.node != node: text += Self.newLine(after: text) + "- "
            default: break
            }
        }
        return text.trimmingSpaces()
    }

    var followsParagraph: Bool { MarkdownNode(cmark_node_previous(node))?.kind == .paragraph }

    private static func newLine(after text: String) -> String { text.isEmpty || text.hasSuffix("\n") ? "" : "\n" }
}

extension MarkdownNode {
    /// The text of the node without Markdown syntax. The text of a text node or a code span keeps the spaces at its
    /// ends.
    var plainTextKeepingSpaces: String { kind == .text || kind == .codeSpan ? literal : plainText }
}
