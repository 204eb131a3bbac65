/// Removes the Markdown syntax of links, pictures and emphasis from a text. Each step takes linear time, also if the
/// text opens thousands of marks and closes none.
struct ExportMarks {
    /// The text without the syntax that was removed so far.
    private(set) var text: [Unicode.Scalar]

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    /// Removes a word in brackets, such as `[photo:12]`.
    ///
    /// - Parameters:
    ///   - start: The opening bracket and what follows it, such as `[photo:`.
    ///   - keepsRest: Whether the text between the start and the closing bracket remains.
    mutating func removeBrackets(_ start: String, keepsRest: Bool = false) {
        let start = Array(start.unicodeScalars)
        var close = Next("]")
        replace { text, index in
            guard text[index...].starts(with: start), let end = close.index(in: text, from: index + start.count)
            else { return nil }
            return (end + 1, keepsRest ? index + start.count..<end : nil)
        }
    }

    /// Removes pictures: `![words](address)`.
    mutating func removePictures() {
        var bracket = Next("]")
        var parenthesis = Next(")")
        replace { text, index in
            guard text[index...].starts(with: ["!", "["]), let middle = bracket.index(in: text, from: index + 2),
                middle + 1 < text.count, text[middle + 1] == "(",
                let end = parenthesis.index(in: text, from: middle + 2)
            else { return nil }
            return (end + 1, nil)
        }
    }

    /// Replaces links by their words: `[words](address "title")`. Neither the words nor the address can be empty.
    mutating func replaceLinks() {
        var bracket = Next("]")
        var parenthesis = Next(")")
        replace { text, index in
            guard text[index] == "[", let middle = bracket.index(in: text, from: index + 1), middle > index + 1,
                middle + 2 < text.count, text[middle + 1] == "(", text[middle + 2] != ")", text[middle + 2] != " ",
                let end = parenthesis.index(in: text, from: middle + 3)
            else { return nil }
            return (end + 1, index + 1..<middle)
        }
    }

    /// Replaces `**words**` by the words, anywhere in a word.
    mutating func replaceBold() {
        replace { text, index in
            guard text[index...].starts(with: ["*", "*"]) else { return nil }
            let end = text[(index + 2)...].firstIndex(of: "*") ?? text.count
            guard end > index + 2, text[end...].starts(with: ["*", "*"]) else { return nil }
            return (end + 2, index + 2..<end)
        }
    }

    /// Replaces emphasized words by the words, if no letter or digit touches the marks from outside.
    ///
    /// - Parameters:
    ///   - mark: The mark, such as `__`.
    ///   - mayBeginWithSpace: Whether the words can begin with white space.
    mutating func replaceEmphasis(_ mark: String, mayBeginWithSpace: Bool) {
        let mark = Array(mark.unicodeScalars)
        replace { text, index in
            guard text[index] == mark[0], text[index...].starts(with: mark), index == 0 || Self.opens(text[index - 1])
            else { return nil }
            let start = index + mark.count
            let end = text[start...].firstIndex(of: mark[0]) ?? text.count
            guard end > start, mayBeginWithSpace || !text[start].properties.isWhitespace,
                text[end...].starts(with: mark)
            else { return nil }
            let behind = end + mark.count
            return behind == text.count || Self.closes(text[behind]) ? (behind, start..<end) : nil
        }
    }

    /// Returns whether emphasis can begin after a character.
    private static func opens(_ scalar: Unicode.Scalar) -> Bool { scalar == "(" || scalar.properties.isWhitespace }

    /// Returns whether emphasis can end before a character.
    private static func closes(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", ";", ":", "!", "?", ")": true
        default: scalar.properties.isWhitespace
        }
    }

    /// Replaces parts of the text from its start to its end.
    ///
    /// - Parameter part: Returns the end of the part that begins at an index, and the range of the text that remains of
    ///   the part. Returns `nil` if no such part begins there. The indices grow from call to call.
    private mutating func replace(
        _ part: (_ text: [Unicode.Scalar], _ index: Int) -> (end: Int, remains: Range<Int>?)?
    ) {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if let (end, remains) = part(text, index) {
                if let remains { result += text[remains] }
                index = end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        text = result
    }
}

extension String {
    /// The text with the words of its Markdown links instead of the links, to show it.
    package var withoutMarkdownLinks: String {
        guard utf8.contains(UInt8(ascii: "]")), contains("](") else { return self }
        var marks = ExportMarks(self)
        marks.removePictures()
        marks.replaceLinks()
        return String(String.UnicodeScalarView(marks.text))
    }
}

extension ExportMarks {
    /// Finds the next occurrence of a character from indices that grow from call to call. All calls together read the
    /// text once.
    private struct Next {
        private let scalar: Unicode.Scalar
        private var found = -1

        init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

        mutating func index(in text: [Unicode.Scalar], from start: Int) -> Int? {
            if found < start { found = text[min(start, text.count)...].firstIndex(of: scalar) ?? text.count }
            return found < text.count ? found : nil
        }
    }
}
