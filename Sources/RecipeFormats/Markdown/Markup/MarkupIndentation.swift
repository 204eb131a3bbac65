/// The indentation of Markdown text inside HTML containers. This indentation must be removed, because CommonMark reads
/// indented text as code.
struct MarkupIndentation {
    /// The number of open containers.
    private var depth = 0
    /// The number of white-space bytes at the start of the first line of text in the innermost container. `nil` until
    /// this line was read.
    private var columns: Int?

    /// Records the start or the end of a container.
    mutating func pass(_ tag: MarkupTag) {
        if tag.isEmpty { return }
        depth = tag.isEnd ? max(0, depth - 1) : depth + 1
        columns = depth == 0 ? 0 : nil
    }

    /// Returns the range of a line without the indentation of its container.
    mutating func outdented(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        guard depth > 0, let start = line.first(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }) else { return line }
        let indent = start - line.lowerBound
        guard let known = columns else {
            if bytes[start] != UInt8(ascii: "<") { columns = indent }
            return start..<line.upperBound
        }
        return line.lowerBound + min(indent, known)..<line.upperBound
    }
}
