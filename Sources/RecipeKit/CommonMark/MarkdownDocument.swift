internal import CCommonMark

/// A Markdown text, taken apart by libcmark, with the way back to its lines.
final class MarkdownDocument {
    private let root: OpaquePointer?
    let bytes: [UInt8]
    /// The line break of each line left out.
    let lines: [Range<Int>]
    /// Lines of the file that stand before the text.
    let linesBefore: Int

    /// - Parameter start: Where the text begins; what stands before it is counted as lines alone.
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
            guard let base = text.baseAddress else { return cmark_parse_document("", 0, CMARK_OPT_DEFAULT) }
            return cmark_parse_document(
                base.assumingMemoryBound(to: CChar.self), text.count, CMARK_OPT_DEFAULT)
        }
    }

    deinit { cmark_node_free(root) }

    var firstBlock: MarkdownNode? { MarkdownNode(root)?.firstChild }

    /// The text's blocks as values.
    var blocks: [MarkdownBlock] { withExtendedLifetime(self) { MarkdownBlock.all(from: firstBlock) } }

    /// The place of a node in the file.
    func location(of node: MarkdownNode?, file: String) -> SourceLocation {
        guard let node, lines.indices.contains(node.startLine - 1) else {
            return SourceLocation(file: file, line: linesBefore + max(lines.count, 1), column: 1)
        }
        let line = lines[node.startLine - 1]
        let before = line.lowerBound..<min(line.upperBound, line.lowerBound + max(0, node.startColumn - 1))
        return SourceLocation(
            file: file, line: linesBefore + node.startLine, column: CooklangText.string(before, in: bytes).count + 1)
    }

    /// Lines as they stand, from the first to the last, both counted from 1 and included; blank ones at both ends are
    /// left out, and so is white space at the end. `nil` where nothing is left.
    func source(from first: Int, through last: Int) -> String? {
        var first = max(first - 1, 0)
        var last = min(last - 1, lines.count - 1)
        while first <= last, isBlank(first) { first += 1 }
        while last >= first, isBlank(last) { last -= 1 }
        guard first <= last else { return nil }
        return text(from: lines[first].lowerBound, to: lines[last].upperBound)
    }

    /// The text between two places, with `\n` for every line break, and without white space at its end.
    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let text = CooklangText.string(start..<end, in: bytes)
        let unified = text.utf8.contains(0x0D) ? text.split(separator: "\r\n").joined(separator: "\n") : text
        return String(
            unified[..<(unified.lastIndex { !$0.isWhitespace }.map(unified.index(after:)) ?? unified.startIndex)])
    }

    private func isBlank(_ line: Int) -> Bool { CooklangText.trim(lines[line], in: bytes).isEmpty }
}
