internal import CCommonMark
import RecipeKit

/// A Markdown text that libcmark parsed, with the ranges of its lines in the file.
final class MarkdownDocument {
    private let root: OpaquePointer?
    /// The content of the file.
    let bytes: [UInt8]
    /// The ranges of the lines of the Markdown text, in bytes of the file and without line breaks.
    let lines: [Range<Int>]
    /// The number of lines in the file before the Markdown text.
    let linesBefore: Int

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - start: The offset in bytes at which the Markdown text begins. The lines before this offset are only counted.
    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        var reader = LineReader(bytes)
        var lines: [Range<Int>] = []
        var linesBefore = 0
        while let line = reader.next() {
            if line.lowerBound >= start { lines.append(line) } else { linesBefore += 1 }
        }
        self.lines = lines
        self.linesBefore = linesBefore
        root = bytes.withUnsafeBytes { buffer in
            let text = UnsafeRawBufferPointer(rebasing: buffer[min(start, buffer.count)...])
            return MarkdownImageLimit.limited(text)?.withUnsafeBytes(Self.parse) ?? Self.parse(text)
        }
    }

    private static func parse(_ text: UnsafeRawBufferPointer) -> OpaquePointer? {
        guard let base = text.baseAddress else { return cmark_parse_document("", 0, CMARK_OPT_DEFAULT) }
        return cmark_parse_document(base.assumingMemoryBound(to: CChar.self), text.count, CMARK_OPT_DEFAULT)
    }

    deinit { cmark_node_free(root) }

    /// The first block of the text. It is valid only as long as the document exists.
    var firstBlock: MarkdownNode? { MarkdownNode(root)?.firstChild }

    /// The blocks of the text as values, which can outlive the document.
    var blocks: [MarkdownBlock] { withExtendedLifetime(self) { MarkdownBlock.all(from: firstBlock) } }

    /// Returns the start of a node as a location in the file. For `nil`, or for a node whose line does not exist,
    /// returns the start of the last line.
    func location(of node: MarkdownNode?, file: String) -> SourceLocation {
        guard let node, lines.indices.contains(node.startLine - 1) else {
            return SourceLocation(file: file, line: linesBefore + max(lines.count, 1), column: 1)
        }
        let line = lines[node.startLine - 1]
        let before = line.lowerBound..<min(line.upperBound, line.lowerBound + max(0, node.startColumn - 1))
        return SourceLocation(
            file: file, line: linesBefore + node.startLine, column: UTF8Text.string(before, in: bytes).count + 1)
    }

    /// Returns the text of a range of lines, with line feeds as line breaks. Blank lines at both ends are removed. If
    /// all lines are blank, returns `nil`.
    ///
    /// - Parameters:
    ///   - first: The number of the first line. The first line of the Markdown text has the number 1.
    ///   - last: The number of the last line, which is included.
    func source(from first: Int, through last: Int) -> String? {
        var first = max(first - 1, 0)
        var last = min(last - 1, lines.count - 1)
        while first <= last, isBlank(first) { first += 1 }
        while last >= first, isBlank(last) { last -= 1 }
        guard first <= last else { return nil }
        return text(from: lines[first].lowerBound, to: lines[last].upperBound)
    }

    /// Returns the text between two offsets of the file, in bytes, without white space at its end. Each CR LF becomes a
    /// line feed.
    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let text = UTF8Text.string(start..<end, in: bytes)
        let unified =
            text.utf8.contains(0x0D)
            ? text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n") : text
        return String(
            unified[..<(unified.lastIndex { !$0.isWhitespace }.map(unified.index(after:)) ?? unified.startIndex)])
    }

    private func isBlank(_ line: Int) -> Bool { UTF8Text.trim(lines[line], in: bytes).isEmpty }
}

/// Limits the images of a paragraph, because libcmark before version 0.31 takes quadratic time for a paragraph that
/// repeats `![[]()`.
enum MarkdownImageLimit {
    /// The maximum number of images between two blank lines.
    private static let maximum = 500

    /// Returns a Markdown text in which at most 500 images between two blank lines remain images. Each further image
    /// becomes a link.
    ///
    /// - Parameter text: The UTF-8 text.
    /// - Returns: A text of the same length, or `nil` if no image becomes a link.
    static func limited(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
        var result: [UInt8]?
        var images = 0
        var lineIsBlank = true
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"):
                if lineIsBlank { images = 0 }
                lineIsBlank = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "!") where index + 1 < text.count && text[index + 1] == UInt8(ascii: "["):
                lineIsBlank = false
                images += 1
                guard images > maximum else { break }
                if result == nil { result = Array(text) }
                result?[index] = UInt8(ascii: " ")
            default: lineIsBlank = false
            }
        }
        return result
    }
}
