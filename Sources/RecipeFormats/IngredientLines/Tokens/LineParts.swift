import RecipeKit

/// The part of an ingredient line to which a token belongs.
enum LinePart: UInt8 {
    /// No part: punctuation, the amount at the start of the line, and all text that was not yet read.
    case none
    case name, preparation, remark, size
    /// An amount after the name.
    case amount
}

/// The part of the result to which each token of a line belongs.
struct LineParts {
    private let line: AnnotatedLine
    private var parts: [LinePart]

    /// Creates the parts of a line. At first, the part of each token is ``LinePart/none``.
    init(of line: AnnotatedLine) {
        self.line = line
        parts = Array(repeating: .none, count: line.count)
    }

    /// The part of the token at an index.
    subscript(index: Int) -> LinePart { parts[index] }

    /// Assigns tokens to a part of the line.
    mutating func mark(_ indices: some Sequence<Int>, as part: LinePart) {
        for index in indices { parts[index] = part }
    }

    /// Assigns a token to a part.
    mutating func mark(_ index: Int, as part: LinePart) { parts[index] = part }

    /// Returns whether the token belongs to no part yet and is not a parenthesis.
    func isOpen(_ index: Int) -> Bool {
        parts[index] == .none && line[index].kind != .open && line[index].kind != .close
    }

    /// Returns whether the token is a comma or a stop that belongs to no part yet.
    func isOpenSeparator(_ index: Int) -> Bool {
        isOpen(index) && (line[index].kind == .comma || line[index].kind == .stop)
    }

    /// Returns the text of all tokens of a part. In this text, `separator` is between tokens that are not adjacent in
    /// the line.
    func text(of part: LinePart, separator: String) -> String {
        var text: [UInt8] = []
        var last: Int?
        for index in parts.indices where parts[index] == part {
            if let last {
                if last + 1 < index {
                    text.append(contentsOf: separator.utf8)
                } else if line[index].hasSpaceBefore {
                    text.append(0x20)
                }
            }
            text.append(contentsOf: line.bytes(of: index))
            last = index
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The remarks that begin with “or”, without this word.
    var alternatives: [String] {
        var found: [String] = []
        var index = 0
        while index < parts.count {
            defer { index += 1 }
            guard parts[index] == .remark, line.has(.or, at: index), index + 1 < parts.count,
                line[index].phraseRoles.isDisjoint(with: [.remark]) || line[index].phraseLength == 0,
                index == 0 || parts[index - 1] != .remark
            else { continue }
            var end = index + 1
            while end < parts.count, parts[end] == .remark { end += 1 }
            guard end > index + 1 else { continue }
            found.append(line.text(of: index + 1..<end))
            index = end
        }
        return found
    }
}

/// A word, a number or a punctuation character in an ingredient line.
struct LineToken {
    enum Kind: UInt8 {
        case word
        case number
        /// `-`, `–`, `—`
        case dash
        case comma
        /// `;`, `:`, runs of signs such as `--`, and dashes with spaces around them. A stop always ends a part of the
        /// line.
        case stop
        case slash
        case dot
        case open
        case close
        /// `+`, `&`
        case plus
        case times
        /// Anything else: `%`, `#`, `*`, `"`.
        case other
    }

    var kind: Kind
    /// The range of the token in the bytes of the line.
    var range: Range<Int>
    var hasSpaceBefore: Bool
    /// The hash of a word. 0 for other tokens.
    var hash: UInt64 = 0
    /// Whether the word contains an apostrophe, as elided words do: `d’ail`.
    var hasApostrophe = false
    var roles: WordRoles = []
    /// The index of the word's unit in ``WordTable/units``, or -1 if the word is not a unit.
    var unit: Int32 = -1
    /// The number of tokens in the phrase that begins here, or 0 if no phrase begins here.
    var phraseLength = 0
    /// The roles of the phrase that begins here.
    var phraseRoles: WordRoles = []
    /// The index of the phrase's unit in ``WordTable/units``, or -1 if the phrase is not a unit.
    var phraseUnit: Int32 = -1
    /// The value of a number, or of a word for a number.
    var value: Rational?
}
