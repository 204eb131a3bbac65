import RecipeKit

/// Finds components in a line of a step.
///
/// If braces follow the name, the name can have several words: `@olive oil{}`. Otherwise, the name is the single word
/// after the marker. The time is linear.
struct ComponentScanner {
    let bytes: [UInt8]
    /// A closure that is called if a `{` has no `}` on the same line. It receives the name of the component and the
    /// offset of the `{`.
    var unclosedBrace: (_ name: Range<Int>, _ brace: Int) -> Void = { _, _ in }
    /// A closure that is called for braces without a name: `@{2}`. It receives the offset of the marker. A timer such
    /// as `~{5%min}` needs no name.
    var missingName: (_ marker: Int) -> Void = { _ in }

    /// Returns the component that begins at `marker`, or `nil` if the byte there is plain text.
    func component(at marker: Int, lineEnd: Int) -> ComponentOutline? {
        var outline = ComponentOutline(marker: bytes[marker], start: marker, name: marker..<marker, end: marker)
        var cursor = marker + 1
        if outline.marker != UInt8(ascii: "~") { scanModifiers(&cursor, lineEnd, into: &outline) }
        guard cursor < lineEnd else { return nil }
        let (scalar, _) = UTF8Text.scalar(at: cursor, in: bytes)
        guard !scalar.properties.isWhitespace else { return nil }

        var stop = cursor
        while stop < lineEnd, bytes[stop] != UInt8(ascii: "{"), bytes[stop] != UInt8(ascii: "}"),
            !CooklangText.isMarker(bytes[stop])
        { stop += CooklangText.isEscape(at: stop, before: lineEnd, in: bytes) ? 2 : 1 }
        let found =
            stop < lineEnd && bytes[stop] == UInt8(ascii: "{")
            ? scanBraced(nameStart: cursor, brace: stop, lineEnd, into: &outline)
            : scanWord(from: cursor, lineEnd, into: &outline)
        guard found else { return nil }
        if outline.marker == UInt8(ascii: "@") { scanPreparation(lineEnd, into: &outline) }
        return outline
    }

    /// Reads the modifiers, each at most once. In cookware, `@` is not a modifier and begins the next component.
    private func scanModifiers(_ cursor: inout Int, _ lineEnd: Int, into outline: inout ComponentOutline) {
        while cursor < lineEnd, let modifier = ComponentOutline.Modifiers(bytes[cursor]),
            !outline.modifiers.contains(modifier)
        {
            if modifier == .recipe, outline.marker != UInt8(ascii: "@") { return }
            outline.modifiers.insert(modifier)
            cursor += 1
            if modifier == .reference, let origin = originRange(at: cursor, lineEnd) {
                outline.origin = origin
                cursor = origin.upperBound + 1
            }
        }
    }

    /// Returns the range of an origin between parentheses: `~1` in `(~1)`. If there is no origin at `start`, returns
    /// `nil`.
    private func originRange(at start: Int, _ lineEnd: Int) -> Range<Int>? {
        guard start < lineEnd, bytes[start] == UInt8(ascii: "(") else { return nil }
        var index = start + 1
        if index < lineEnd, bytes[index] == UInt8(ascii: "=") { index += 1 }
        if index < lineEnd, bytes[index] == UInt8(ascii: "~") { index += 1 }
        let digits = index
        while index < lineEnd, index - digits < 6, UTF8Text.isDigit(bytes[index]) { index += 1 }
        guard index > digits, index < lineEnd, bytes[index] == UInt8(ascii: ")") else { return nil }
        return start + 1..<index
    }

    /// Reads the name before a brace, and the text in the braces. If the brace is not closed, reads only the name.
    /// Returns `false` if a necessary name is missing.
    private func scanBraced(
        nameStart: Int, brace: Int, _ lineEnd: Int, into outline: inout ComponentOutline
    ) -> Bool {
        outline.name = UTF8Text.trim(nameStart..<brace, in: bytes)
        var close = brace + 1
        while close < lineEnd, bytes[close] != UInt8(ascii: "}"), bytes[close] != UInt8(ascii: "{") {
            close += CooklangText.isEscape(at: close, before: lineEnd, in: bytes) ? 2 : 1
        }
        guard close < lineEnd, bytes[close] == UInt8(ascii: "}") else {
            unclosedBrace(outline.name, brace)
            guard !outline.name.isEmpty else { return false }
            outline.end = brace
            return true
        }
        let content = UTF8Text.trim(brace + 1..<close, in: bytes)
        if outline.name.isEmpty, outline.marker != UInt8(ascii: "~") || content.isEmpty {
            missingName(outline.start)
            return false
        }
        outline.amount = content
        outline.end = close + 1
        return true
    }

    /// Reads a name of one word, and returns whether there is a name. There is no name in addresses (`joe@example.org`)
    /// and before numbers (`the #1 rule`, `~240 g`).
    private func scanWord(from start: Int, _ lineEnd: Int, into outline: inout ComponentOutline) -> Bool {
        if outline.start > 0, UTF8Text.isAlphanumeric(bytes[outline.start - 1]) { return false }
        var end = start
        var isNumber = true
        let isPath = outline.marker == UInt8(ascii: "@") && Self.beginsPath(bytes[start..<lineEnd])
        while end < lineEnd {
            let (scalar, length) = UTF8Text.scalar(at: end, in: bytes)
            if isPath ? scalar.properties.isWhitespace || scalar == "(" : CooklangText.endsWord(scalar) { break }
            if !UTF8Text.isDigit(bytes[end]) { isNumber = false }
            end += length
        }
        while isPath, end > start, Self.endsSentence(bytes[end - 1]) { end -= 1 }
        guard end > start, !isNumber else { return false }
        outline.name = start..<end
        outline.end = end
        return true
    }

    /// Returns whether a name is a path to another recipe. A path begins with `./`, `../`, `.\` or `..\`.
    static func beginsPath(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.first == UInt8(ascii: ".") else { return false }
        var rest = name.dropFirst()
        if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
        return rest.first == UInt8(ascii: "/") || rest.first == UInt8(ascii: "\\")
    }

    private static func endsSentence(_ byte: UInt8) -> Bool { ".,;:!?)".utf8.contains(byte) }

    /// Reads the preparation, which is in parentheses directly after the component. If the parentheses are not closed,
    /// or if they contain `@`, `{` or `}`, there is no preparation.
    private func scanPreparation(_ lineEnd: Int, into outline: inout ComponentOutline) {
        guard outline.end < lineEnd, bytes[outline.end] == UInt8(ascii: "(") else { return }
        var depth = 0
        var index = outline.end
        while index < lineEnd {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "}"): return
            default: if CooklangText.isEscape(at: index, before: lineEnd, in: bytes) { index += 1 }
            }
            index += 1
            if depth == 0 {
                outline.preparation = UTF8Text.trim(outline.end + 1..<index - 1, in: bytes)
                outline.end = index
                return
            }
        }
    }
}

/// The ranges of the parts of a component, which is an ingredient, a piece of cookware or a timer.
struct ComponentOutline {
    /// The byte with which the component begins: `@`, `#` or `~`.
    var marker: UInt8
    /// The offset of ``marker``.
    var start: Int
    var modifiers: Modifiers = []
    /// The text between the parentheses after the modifier `&`: `~1` in `@&(~1)dough{}`.
    var origin: Range<Int>?
    /// The name, or the name and the alias with `|` between them. Empty for a timer without a name.
    var name: Range<Int>
    /// The text between the braces, or `nil` if there are no braces.
    var amount: Range<Int>?
    /// The text between the parentheses after the name or the braces, or `nil` if there are no parentheses.
    var preparation: Range<Int>?
    /// The offset of the first byte after the component.
    var end: Int

    struct Modifiers: OptionSet {
        let rawValue: UInt8

        static let recipe = Modifiers(rawValue: 1)
        static let reference = Modifiers(rawValue: 2)
        static let hidden = Modifiers(rawValue: 4)
        static let optional = Modifiers(rawValue: 8)
        static let new = Modifiers(rawValue: 16)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init?(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "@"): self = .recipe
            case UInt8(ascii: "&"): self = .reference
            case UInt8(ascii: "-"): self = .hidden
            case UInt8(ascii: "?"): self = .optional
            case UInt8(ascii: "+"): self = .new
            default: return nil
            }
        }
    }
}
