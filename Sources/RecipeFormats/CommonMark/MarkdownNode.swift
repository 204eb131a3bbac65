internal import CCommonMark
import RecipeKit
import TextLayout

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

/// Writes plain text as Markdown that shows this text.
enum MarkdownText {
    /// Returns the text with all special characters of Markdown escaped. A line break becomes a hard line break, and
    /// paragraphs are separated by an empty line. Control characters are omitted.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - indent: The characters before each line except the first, such as spaces or `> `.
    static func words(_ text: String, indent: String = "") -> String {
        let paragraphs = paragraphs(text).map { paragraph in
            paragraph.lines().map { line($0.trimmingSpaces()) }.filter { !$0.isEmpty }
                .joined(separator: "\\\n" + indent)
        }
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\(indent.trimmingBlanks)\n\(indent)")
    }

    private static func line(_ text: String) -> String {
        var line = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if scalar.isControl, scalar != "\t" { continue }
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<": line += "\\"
            case "&" where index + 1 < scalars.count && (scalars[index + 1] == "#" || isWord(scalars[index + 1])):
                line += "\\"
            // At the end of a heading, a number sign would close the heading.
            case "#" where index == scalars.count - 1: line += "\\"
            case "#", ">", "+", "-", "=", "~":
                if index == 0 { line += "\\" }
            case ".", ")":
                // At the start of a line, digits and this sign would begin a numbered entry.
                if index > 0, index < 10, scalars[..<index].allSatisfy({ (0x30...0x39).contains($0.value) }) {
                    line += "\\"
                }
            default: break
            }
            line.unicodeScalars.append(scalar)
        }
        return line
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

    /// Returns an address with percent-encoding for characters that are invalid in addresses. A percent sign is
    /// unchanged.
    static func address(_ text: String) -> String {
        text.utf8.reduce(into: "") { address, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where "-_.~!*'();:@&=+$,/?#%".utf8.contains(byte):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }
}

extension MarkdownText {
    /// Returns an address without percent-encoding. If the decoded bytes are not UTF-8, returns the address unchanged.
    static func decoded(_ address: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(address.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? address
    }
}

extension MarkdownText {
    /// Returns the paragraphs of a text. One or more blank lines separate two paragraphs.
    static func paragraphs(_ text: String) -> [String] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.lines(keepingEmpty: true) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    }
}
