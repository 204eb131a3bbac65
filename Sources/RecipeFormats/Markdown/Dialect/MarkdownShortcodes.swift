import RecipeKit

/// Replaces the commands of page generators by the words of their arguments: `{{< item "salt" "2 g" >}}` becomes
/// `salt 2 g`, and `{% include item.html name="salt" %}` becomes `salt`.
struct MarkdownShortcodes {
    private let bytes: [UInt8]
    private var output: [UInt8] = []
    /// For each closing sequence, such as `%}`, the end of the last line that was searched without success. Before this
    /// offset, the sequence is not searched again.
    private var vain: [[UInt8]: Int] = [:]

    /// Returns the text after an offset, with words in place of commands. Returns `nil` if there are no commands.
    static func replaced(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
        var shortcodes = MarkdownShortcodes(bytes: bytes)
        var copied = start
        var index = start
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")), open + 3 < bytes.count {
            index = open + 1
            guard let (inner, end) = shortcodes.command(at: open) else { continue }
            shortcodes.output += bytes[copied..<open]
            shortcodes.write(inner)
            copied = end
            index = end
        }
        if copied == start { return nil }
        return shortcodes.output + bytes[copied...]
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the range inside the command that begins at an offset, and the offset after the command. Returns `nil`
    /// if no command begins there. A command ends on the line on which it begins.
    private mutating func command(at start: Int) -> (inner: Range<Int>, end: Int)? {
        let marks = bytes[start + 1..<start + 3]
        let close: [UInt8]
        if marks.first == UInt8(ascii: "%") {
            close = Array("%}".utf8)
        } else if marks.elementsEqual("{%".utf8) {
            close = Array("%}}".utf8)
        } else if marks.elementsEqual("{<".utf8) {
            close = Array(">}}".utf8)
        } else {
            return nil
        }
        let first = start + close.count
        var index = first
        guard vain[close].map({ $0 <= first }) ?? true else { return nil }
        while index < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == close[0], bytes[index...].starts(with: close) {
                return (first..<index, index + close.count)
            }
            index += 1
        }
        vain[close] = index
        return nil
    }

    /// Writes the text for a command.
    ///
    /// - Parameter inner: The range inside the command.
    private mutating func write(_ inner: Range<Int>) {
        let words = Self.words(of: UTF8Text.string(inner, in: bytes).trimmingSpaces())
        guard let name = words.first, !name.text.hasPrefix("/"), name.text != "end" else { return }
        var rest = words.dropFirst().drop { $0.text == "/" }
        if let last = rest.last, last.text == "/", !last.isQuoted { rest.removeLast() }
        if rest.isEmpty, let part = MarkupAnnouncement.announced(name.text) {
            output += "\n\n###### \(part)\n\n".utf8
            return
        }
        let isIncluded = name.text.hasPrefix("include")
        let kind = isIncluded ? rest.popFirst()?.text ?? "" : name.text
        let bareKind = kind.prefix { $0.isLetter || $0 == "_" || $0 == "-" }.lowercased()
        guard !Self.silent.contains(bareKind) else { return }
        // A statement of Liquid, such as `{% if page.title %}`, has no text, except for `include`.
        let isStatement =
            bytes[inner.lowerBound - 2] == UInt8(ascii: "{")
            && bytes[inner.lowerBound - 1] == UInt8(ascii: "%") && !isDoubled(inner)
        if isStatement, !isIncluded { return }
        output += rest.map(\.text).filter { !Self.isAddress($0) }.joined(separator: " ").utf8
    }

    /// Returns whether the command around a range begins with `{{%` and not with `{%`.
    private func isDoubled(_ inner: Range<Int>) -> Bool {
        inner.lowerBound >= 3 && bytes[inner.lowerBound - 3] == UInt8(ascii: "{")
    }

    /// Commands whose arguments are not text, such as the address of a picture.
    private static let silent: Set<String> = [
        "figure", "img", "image", "picture", "photo", "gallery", "youtube", "vimeo", "video", "audio", "tweet", "x",
        "gist", "instagram",
        "ref", "relref", "toc", "include", "raw", "param", "css", "script", "icon", "style", "resize_image", "ad",
        "ads",
    ]

    /// Returns whether an argument is the address of a page or the name of a file.
    private static func isAddress(_ word: String) -> Bool {
        if word.contains("://") || word.hasPrefix("/") { return true }
        guard let dot = word.lastIndex(of: "."), !word.contains(" ") else { return false }
        let ending = word[word.index(after: dot)...]
        return (2...4).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Returns the name of a command and then its arguments, without the names of the arguments. Text between quotation
    /// marks is one argument.
    private static func words(of text: String) -> [(text: String, isQuoted: Bool)] {
        var words: [(text: String, isQuoted: Bool)] = []
        var current = ""
        var quote: Character?
        for character in text {
            if let mark = quote {
                if character == mark {
                    words.append((current, true))
                    (current, quote) = ("", nil)
                } else {
                    current.append(character)
                }
            } else if "\"'`".contains(character), current.isEmpty || current.hasSuffix("=") {
                (current, quote) = ("", character)
            } else if character.isWhitespace {
                if !current.isEmpty { words.append((value(of: current), false)) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { words.append((value(of: current), false)) }
        return words
    }

    /// Returns an argument without its name: `salt` for `name=salt`.
    private static func value(of word: String) -> String {
        guard let equals = word.firstIndex(of: "="), equals > word.startIndex else { return word }
        return String(word[word.index(after: equals)...])
    }
}
