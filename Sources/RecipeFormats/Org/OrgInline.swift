import RecipeKit
import TextLayout

/// The markup inside a text of Org: emphasis, links, timestamps, footnotes and entities.
///
/// A zero width space makes an ordinary character of the markup beside it. It is the way that Org recommends.
struct OrgInline {
    /// The text without markup. A line break that only wraps the text is ``MarkdownProse/softBreak``.
    private(set) var marked = ""
    /// The addresses of pictures. They are not part of the text.
    private(set) var images: [String] = []
    /// Whether the whole text is emphasized.
    private(set) var isStrong = false

    private let scalars: [Unicode.Scalar]
    /// The offsets of the markers that end an emphasis.
    private var closing: Set<Int> = []

    /// The number of characters in which the end of an emphasis or a link is searched, so that the time is linear.
    private static let longest = 600

    private static let blank: Unicode.Scalar = "\u{200B}"

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count { index = read(at: index) }
    }

    /// The text with a space in place of each line break that only wraps the text.
    var text: String {
        String(marked.map { $0 == MarkdownProse.softBreak ? " " : $0 }).trimmingSpaces()
    }

    /// The lines of the text as in the file, without empty lines.
    var lines: [String] {
        marked.split { $0 == MarkdownProse.softBreak || $0 == "\n" }.map { $0.trimmingSpaces() }
            .filter { !$0.isEmpty }
    }

    /// Returns a text in which no character is markup.
    static func escaped(_ text: String) -> String {
        let inline = OrgInline(scalars: Array(text.unicodeScalars))
        var result = String.UnicodeScalarView()
        for (index, scalar) in inline.scalars.enumerated() {
            if scalar == blank || scalar.isControl { continue }
            switch inline.token(at: index) {
            case nil: result.append(scalar)
            case .emphasis: result.append(contentsOf: [blank, scalar])
            default: result.append(contentsOf: [scalar, blank])
            }
        }
        return String(result)
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    // MARK: Reading

    private enum Token {
        /// An emphasis that ends at an offset.
        case emphasis(end: Int)
        case link(target: String, words: String?, end: Int)
        /// Text that replaces the markup up to an offset.
        case text(String, end: Int)
    }

    /// Reads the markup or the character at an offset, and returns the offset after it.
    private mutating func read(at index: Int) -> Int {
        let scalar = scalars[index]
        if scalar == Self.blank || closing.contains(index) { return index + 1 }
        switch token(at: index) {
        case nil:
            marked.unicodeScalars.append(scalar)
            return index + 1
        case .emphasis(let end):
            if scalar == "=" || scalar == "~" {
                let inside = scalars[(index + 1)..<end].filter { $0 != Self.blank }
                marked.unicodeScalars.append(contentsOf: inside)
                return end + 1
            }
            if index == 0, "*/_".unicodeScalars.contains(scalar) {
                isStrong = scalars[(end + 1)...].allSatisfy { ": ".unicodeScalars.contains($0) }
            }
            closing.insert(end)
            return index + 1
        case .link(let target, let words, let end):
            if words == nil, Self.isPicture(target) {
                images.append(Self.address(target))
            } else {
                marked += words ?? Self.shown(target)
            }
            return end
        case .text(let text, let end):
            marked += text
            return end
        }
    }

    /// Returns the markup that begins at an offset, or `nil` if an ordinary character is there.
    private func token(at index: Int) -> Token? {
        switch scalars[index] {
        case "*", "/", "_", "=", "~", "+": emphasisEnd(from: index).map { .emphasis(end: $0) }
        case "[": bracket(at: index)
        case "<": timestamp(at: index, closedBy: ">")
        case "\\": entity(at: index)
        case "-": dash(at: index)
        default: nil
        }
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index) ? scalars[index] : nil
    }

    private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return true }
        return scalar.properties.isWhitespace || scalar == "\u{1F}"
    }

    /// Returns the offset of the marker that ends the emphasis beginning at an offset, or `nil` if none begins there.
    private func emphasisEnd(from start: Int) -> Int? {
        let before = scalar(at: start - 1)
        guard Self.isSpace(before) || before.map({ "-–—({'\"“‘".unicodeScalars.contains($0) }) ?? true,
            !Self.isSpace(scalar(at: start + 1)), scalar(at: start + 1) != scalars[start]
        else { return nil }
        var breaks = 0
        for index in (start + 2)..<max(start + 2, min(scalars.count, start + Self.longest)) {
            if scalars[index] == "\u{1F}" || scalars[index] == "\n" {
                breaks += 1
                if breaks > 2 { return nil }
            }
            guard scalars[index] == scalars[start], !Self.isSpace(scalars[index - 1]) else { continue }
            let after = scalar(at: index + 1)
            if Self.isSpace(after)
                || after.map({ "-–—.,;:!?'\")}[]”’\\*/_=~+".unicodeScalars.contains($0) }) ?? true
            {
                return index
            }
        }
        return nil
    }

    private func bracket(at start: Int) -> Token? {
        guard let next = scalar(at: start + 1) else { return nil }
        if next == "[" { return link(at: start) }
        if (0x30...0x39).contains(next.value) { return timestamp(at: start, closedBy: "]") }
        guard next == "f", scalar(at: start + 2) == "n", scalar(at: start + 3) == ":",
            let end = end(of: "]", from: start)
        else { return nil }
        // A footnote in the text has its words after a second colon.
        let label = String(String.UnicodeScalarView(scalars[(start + 4)..<end]))
        guard let colon = label.firstIndex(of: ":") else { return .text("", end: end + 1) }
        return .text(" (\(label[label.index(after: colon)...].trimmingSpaces()))", end: end + 1)
    }

    private func link(at start: Int) -> Token? {
        var index = start + 2
        let limit = min(scalars.count, start + 4 * Self.longest) - 1
        while index < limit, !(scalars[index] == "]" && scalars[index + 1] == "]") { index += 1 }
        guard index < limit, index > start + 2 else { return nil }
        let inside = String(String.UnicodeScalarView(scalars[(start + 2)..<index]))
        guard let middle = inside.firstRange(of: "][") else {
            return .link(target: inside, words: nil, end: index + 2)
        }
        let words = OrgInline(String(inside[middle.upperBound...])).marked
        return .link(target: String(inside[..<middle.lowerBound]), words: words, end: index + 2)
    }

    /// Returns the day of a timestamp such as `<2026-11-29 Sun 18:00>`.
    private func timestamp(at start: Int, closedBy sign: Unicode.Scalar) -> Token? {
        guard start + 11 < scalars.count else { return nil }
        for (offset, scalar) in scalars[(start + 1)...(start + 10)].enumerated() {
            let isDigit = (0x30...0x39).contains(scalar.value)
            guard offset == 4 || offset == 7 ? scalar == "-" : isDigit else { return nil }
        }
        guard let end = end(of: sign, from: start), end - start <= 60 else { return nil }
        return .text(
            String(String.UnicodeScalarView(scalars[(start + 1)...(start + 10)])), end: end + 1)
    }

    private func end(of sign: Unicode.Scalar, from start: Int) -> Int? {
        scalars[start..<min(scalars.count, start + Self.longest)].firstIndex(of: sign)
    }

    private func entity(at start: Int) -> Token? {
        // Two backslashes are a line break if they are at the end of a line, which the reader of lines removes.
        if scalar(at: start + 1) == "\\" { return .text("\\\\", end: start + 2) }
        let letters = scalars[(start + 1)...].prefix(12).prefix {
            $0.isASCII && $0.properties.isAlphabetic || (0x30...0x39).contains($0.value)
        }
        guard !letters.isEmpty,
            let text = OrgEntities.text(of: String(String.UnicodeScalarView(letters)))
        else {
            return nil
        }
        let hasBraces = scalar(at: letters.endIndex) == "{" && scalar(at: letters.endIndex + 1) == "}"
        return .text(text, end: letters.endIndex + (hasBraces ? 2 : 0))
    }

    /// Returns the dash for two or three hyphens between words: `5--8`.
    private func dash(at start: Int) -> Token? {
        guard scalar(at: start - 1) != "-", scalar(at: start - 1) != Self.blank, !Self.isSpace(scalar(at: start - 1))
        else { return nil }
        let count = scalars[start...].prefix(4).prefix { $0 == "-" }.count
        guard count == 2 || count == 3, !Self.isSpace(scalar(at: start + count)) else { return nil }
        return .text(count == 2 ? "–" : "—", end: start + count)
    }

    // MARK: Links

    private static func isPicture(_ target: String) -> Bool {
        let name = target.lowercased()
        return ["jpg", "jpeg", "png", "webp", "gif", "heic", "svg"].contains {
            name.hasSuffix("." + $0)
        }
    }

    /// Returns the path or the address of a link.
    static func address(_ target: String) -> String {
        target.hasPrefix("file:") ? String(target.dropFirst(5)) : target
    }

    /// Returns what is shown for a link without words: its address, or the title that a file has by its name.
    private static func shown(_ target: String) -> String {
        let address = address(target)
        if address.contains("://") || address.hasPrefix("mailto:") { return address }
        if address.hasPrefix("*") || address.hasPrefix("#") { return String(address.dropFirst()) }
        return FormatRegistry.title(forFile: address)
    }
}
