import CLibXML2
import RecipeKit

/// The text of a piece of HTML as a browser shows it. Each run of white space is one space. Each block element is on a
/// line of its own.
///
/// Text is only appended, so an offset in the text remains valid.
struct HTMLText {
    private(set) var bytes: [UInt8] = []
    /// The white space that must be appended before the next text.
    private var gap = Gap.none
    /// The start of the last line, as an offset in ``bytes``.
    private var lineStart = 0
    private var emphasis = Emphasis()
    /// For each open element, whether it emphasizes its content.
    private var emphasizing: [Bool] = []
    /// The number of open elements inside the outermost note, including the note.
    private var noteDepth = 0
    /// Whether the next text is the start of a superscript.
    private var isRaised = false
    /// The start of the last note, as an offset in ``bytes``.
    private var noteStart = 0

    /// The byte at the end of a heading, or of a line that is completely bold.
    static let headingMark: UInt8 = 0x7F

    /// The byte at the end of a line in a note.
    static let noteMark: UInt8 = 0x1E

    /// The last range of text that is bold or a heading.
    private struct Emphasis {
        /// The number of open elements that are bold or headings.
        var depth = 0
        /// The offsets of the range. The end is set when the last emphasized element is closed.
        var start = 0
        var end = 0
    }

    private enum Gap { case none, blank, line }

    /// Appends text. A line break in it is a space, as in HTML.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        for byte in text {
            if byte <= 0x20 {
                if gap == .none { gap = .blank }
                continue
            }
            close()
            // Without a space, `1<sup>1</sup>/<sub>2</sub>` would be 11/2.
            if isRaised, UTF8Text.isDigit(byte), let last = bytes.last, UTF8Text.isDigit(last) { bytes.append(0x20) }
            isRaised = false
            bytes.append(byte)
        }
    }

    /// Ends the line. A line in a note gets ``noteMark`` at its end. A heading outside notes gets ``headingMark``.
    mutating func breakLine() {
        if noteDepth > 0, lineStart >= noteStart {
            if bytes.count > lineStart, bytes.last != Self.noteMark { bytes.append(Self.noteMark) }
        } else if isEmphasized(from: lineStart) {
            bytes.append(Self.headingMark)
        }
        gap = .line
    }

    /// Returns whether the last line is bold from an offset to its end, without a ``headingMark``.
    private func isEmphasized(from start: Int) -> Bool {
        (emphasis.depth > 0 || emphasis.end == bytes.count) && emphasis.start <= start && bytes.count > start
            && bytes.last != Self.headingMark
    }

    /// Begins an element. A block element begins a new line.
    mutating func begin(_ element: HTMLElement) {
        if Self.isBlock(element.name) { breakLine() }
        isRaised = element.name == "sup"
        emphasizing.append(element.isEmphasis)
        if noteDepth == 0 { noteStart = bytes.count }
        if noteDepth > 0 || element.isNote { noteDepth += 1 }
        guard element.isEmphasis else { return }
        if emphasis.depth == 0 { emphasis.start = bytes.count }
        emphasis.depth += 1
    }

    mutating func end(_ name: String) {
        if emphasizing.popLast() ?? false, emphasis.depth > 0 {
            emphasis.depth -= 1
            if emphasis.depth == 0, bytes.count > emphasis.start { emphasis.end = bytes.count }
        }
        if Self.isBlock(name) { breakLine() }
        isRaised = false
        if noteDepth > 0 { noteDepth -= 1 }
    }

    /// Appends the space or line break before the next text. At the start of the text, appends nothing.
    private mutating func close() {
        if gap != .none, let last = bytes.last, last != 0x0A {
            bytes.append(gap == .line ? 0x0A : 0x20)
            if gap == .line { lineStart = bytes.count }
        }
        gap = .none
    }

    /// Returns the text from an offset to the end, without surrounding white space. If the last line is bold,
    /// ``headingMark`` is added.
    func string(from start: Int = 0) -> String {
        let text = String(decoding: bytes[min(start, bytes.count)...].trimmingBlanks, as: UTF8.self)
        guard isEmphasized(from: max(start, lineStart)) else { return text }
        return text + String(Unicode.Scalar(Self.headingMark))
    }

    /// Returns whether a name is the name of a block element, which begins and ends a line.
    static func isBlock(_ name: String) -> Bool {
        switch name {
        case "address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt", "fieldset", "figcaption",
            "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol",
            "p", "pre", "section", "table", "td", "th", "tr", "ul":
            true
        default: false
        }
    }

    /// Returns whether HTML defines an element with this name. Names with a colon (`o:p` of Word) are also accepted.
    static func isElement(_ name: String) -> Bool {
        if isBlock(name) || isHidden(name) || name.utf8.contains(UInt8(ascii: ":")) { return true }
        switch name {
        case "bdi", "canvas", "data", "details", "mark", "math", "meter", "output", "picture", "progress", "rp", "rt",
            "ruby", "source", "summary", "time", "track", "video", "audio", "wbr":
            return true
        default: return htmlTagLookup(name) != nil
        }
    }

    /// Returns whether the content of an element is not shown as text of the page.
    static func isHidden(_ name: String) -> Bool {
        switch name {
        case "script", "style", "noscript", "template", "svg", "iframe", "select", "button", "textarea": true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        guard let first = firstIndex(where: { $0 > 0x20 }),
            let last = lastIndex(where: { $0 > 0x20 || $0 == HTMLText.noteMark })
        else {
            return []
        }
        return self[first...last]
    }
}

extension String {
    /// The text without HTML tags, with one line for each block element. Lines can end in ``HTMLText/headingMark`` or
    /// ``HTMLText/noteMark``. A text without tags is unchanged.
    var withoutHTML: String {
        guard holdsHTML else { return self }
        let collector = HTMLTextCollector()
        var copy = self
        copy.withUTF8 { bytes in _ = HTMLParser.parse(bytes, into: collector) }
        collector.text.breakLine()
        return collector.text.string()
    }

    /// Whether the text contains an HTML tag or a comment. `<quickly>` is not an HTML tag.
    var holdsHTML: Bool {
        var rest = utf8[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[mark...].dropFirst()
            if rest.first == UInt8(ascii: "!") { return true }
            let tag = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
            let name = tag.prefix(16).prefix { $0 == UInt8(ascii: ":") || UTF8Text.isAlphanumeric($0) }
            guard let first = name.first, !UTF8Text.isDigit(first) else { continue }
            if HTMLText.isElement(String(Substring(name)).lowercased()) { return true }
        }
        return false
    }
}

/// Collects the text of a piece of HTML.
private final class HTMLTextCollector: HTMLEvents {
    var text = HTMLText()
    private var hidden = 0

    func begin(_ element: HTMLElement) {
        if HTMLText.isHidden(element.name) { hidden += 1 }
        text.begin(element)
    }

    func end(_ name: String) {
        if HTMLText.isHidden(name) { hidden -= 1 }
        text.end(name)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if hidden == 0 { text.append(bytes) }
    }
}
