import RecipeKit

/// The text of a recipe without comments, with a mapping of offsets to the file.
///
/// A comment is the text from `--` to the end of the line, or the text from `[-` to `-]`. If a line contains only
/// comments, the whole line is removed.
///
/// Some dashes are text: two dashes inside a word or an address (`https://example.org/a--b`), three or more dashes, and
/// dashes after a backslash. Also, an unclosed `[-` is text. `CooklangComments` of `Kitchen` has simpler rules for
/// shopping lists and plans.
struct CommentFreeText {
    /// The text without comments.
    private(set) var bytes: [UInt8] = []
    /// The offset in the file of the first `[-` without a `-]`, or `nil` if there is none.
    private(set) var unterminatedComment: Int?
    /// The ranges of the comments in the file.
    private(set) var comments: [Range<Int>] = []

    /// The places at which text was removed, as offsets in ``bytes``. After such a place, add `shift` to an offset in
    /// ``bytes`` to get the offset in the file.
    private var cuts: [(offset: Int, shift: Int)]

    /// Creates the text of `source` from the offset `start` on, without comments. The time is linear.
    init(_ source: [UInt8], from start: Int) {
        cuts = [(0, start)]
        guard Self.mayHoldComments(source, from: start) else {
            bytes = start == 0 ? source : Array(source[start...])
            return
        }
        bytes.reserveCapacity(source.count - start)
        removeComments(from: source, start: start)
    }

    /// Converts an offset in ``bytes`` to an offset in the file.
    func sourceOffset(_ offset: Int) -> Int { offset + cuts[lastCut(upTo: offset)].shift }

    /// Returns whether a comment was removed directly before `offset` in ``bytes``.
    func hasCut(at offset: Int) -> Bool {
        let cut = lastCut(upTo: offset)
        return cut > 0 && cuts[cut].offset == offset
    }

    /// Returns the index of the last cut whose offset is at most `offset`.
    private func lastCut(upTo offset: Int) -> Int {
        var (low, high) = (0, cuts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if cuts[middle].offset <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns whether the text contains `--` or `[-`.
    private static func mayHoldComments(_ source: [UInt8], from start: Int) -> Bool {
        var previous: UInt8 = 0
        for byte in source[start...] {
            if byte == UInt8(ascii: "-"), previous == byte || previous == UInt8(ascii: "[") { return true }
            previous = byte
        }
        return false
    }
}

extension CommentFreeText {
    private mutating func removeComments(from source: [UInt8], start: Int) {
        var index = start
        var copied = start
        var line = (start: 0, isBlank: true, hadComment: false)

        while index < source.count {
            let byte = source[index]
            if let end = commentEnd(in: source, at: index) {
                bytes += source[copied..<index]
                comments.append(index..<end)
                index = end
                copied = end
                line.hadComment = true
                cut(upTo: end)
            } else if CooklangText.isEscape(at: index, before: source.count, in: source) {
                index += 2
                line.isBlank = false
            } else if byte == UInt8(ascii: "-") {
                while index < source.count, source[index] == byte { index += 1 }
                line.isBlank = false
            } else if byte == 0x0A || byte == 0x0D {
                index += 1
                if byte == 0x0D, index < source.count, source[index] == 0x0A { index += 1 }
                if line.hadComment, line.isBlank {
                    bytes.removeLast(bytes.count - line.start)
                    copied = index
                    cut(upTo: index)
                } else {
                    bytes += source[copied..<index]
                    copied = index
                }
                line = (bytes.count, true, false)
            } else {
                if !UTF8Text.isSpace(byte) { line.isBlank = false }
                index += 1
            }
        }
        bytes += source[copied...]
    }

    /// Stores that text was removed at the end of ``bytes``. The next text is at `sourceOffset` of the file.
    private mutating func cut(upTo sourceOffset: Int) {
        while cuts.count > 1, let last = cuts.last, last.offset >= bytes.count { cuts.removeLast() }
        cuts.append((bytes.count, sourceOffset - bytes.count))
    }

    /// Returns the end of the comment at `index`, or `nil` if no comment begins there. Stores the offset of an unclosed
    /// `[-`.
    private mutating func commentEnd(in source: [UInt8], at index: Int) -> Int? {
        let dash = UInt8(ascii: "-")
        guard index + 1 < source.count, source[index + 1] == dash else { return nil }
        if source[index] == dash {
            if index + 2 < source.count, source[index + 2] == dash { return nil }
            if index > 0, index + 2 < source.count, Self.isLetter(source[index - 1]), Self.isLetter(source[index + 2]) {
                return nil
            }
            var end = index
            while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
            return end
        }
        guard source[index] == UInt8(ascii: "["), unterminatedComment == nil else { return nil }
        var end = index + 2
        while end + 1 < source.count {
            if source[end] == dash, source[end + 1] == UInt8(ascii: "]") { return end + 2 }
            end += 1
        }
        unterminatedComment = index
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UTF8Text.isAlphanumeric(byte) || byte >= 0x80 }
}

/// Reads metadata lines: `>> key: value`.
enum MetadataLine {
    /// A line whose key controls the reader and does not describe the recipe.
    enum Directive: Equatable {
        case mode(String)
        case duplicate(String)
        /// The name of a section, as in `>> steps: Filling` of old recipes. A value that begins with a number is not a
        /// name.
        case section(String)

        init?(key: String, value: String) {
            switch key.lowercased() {
            case "[mode]", "[define]": self = .mode(value.lowercased())
            case "[duplicate]": self = .duplicate(value.lowercased())
            case "steps" where value.first?.isNumber == false: self = .section(value)
            default: return nil
            }
        }
    }

    static func isDirective(key: String, value: String) -> Bool { Directive(key: key, value: value) != nil }

    /// Returns the key and the value of a metadata line, or `nil` for any other line.
    static func parse(_ line: Range<Int>, in bytes: [UInt8]) -> (key: String, value: String)? {
        let mark = UInt8(ascii: ">")
        guard line.count > 2, bytes[line.lowerBound] == mark, bytes[line.lowerBound + 1] == mark,
            let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let key = UTF8Text.trim(line.lowerBound + 2..<colon, in: bytes)
        guard !key.isEmpty else { return nil }
        let value = UTF8Text.trim(colon + 1..<line.upperBound, in: bytes)
        return (UTF8Text.string(key, in: bytes), UTF8Text.string(value, in: bytes))
    }
}
