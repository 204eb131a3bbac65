/// Breaks text into lines. The text can consist of several pieces, such as the runs of styled text.
///
/// A line break is allowed in these places:
///
/// - between words;
/// - inside a word that is wider than a line;
/// - directly before and directly after a wide character, because Chinese and Japanese have no spaces between words.
///   Exception: if the next character is closing punctuation, such as `。` or `)`, no line break is allowed before this
///   punctuation.
///
/// A line break in the text always ends the line. Spaces at a line end are dropped, and so are those between two words at
/// which the line is broken. Spaces at the start of the text and after a line break in the text stay, because they are the
/// indentation of code, logs and lists. Exception: an indentation takes at most half of the width, and no more columns
/// than the first word leaves.
///
/// Call ``add(_:number:)`` with each piece of the text, then ``finish()``, which returns the lines. Both together take
/// O(n) for a text of n characters.
///
/// The caller gives each piece of text a number, and each ``Run`` of a line contains the number of its piece. With the
/// number, the caller finds the attributes of the run, such as its style. The type is not generic over the attributes,
/// because other modules would then call unspecialized generic code, which is much slower.
public struct LineBreaker {
    /// A part of a line that comes from one piece of the text.
    public struct Run {
        /// The text of the run.
        public private(set) var text: String
        /// The number that the caller gave to the piece.
        public let number: Int

        fileprivate mutating func append(_ more: String) { text += more }
        fileprivate init(_ text: String, _ number: Int) {
            self.text = text
            self.number = number
        }
    }

    private let width: Int
    private var lines: [[Run]] = []
    private var line = Piece()
    private var word = Piece()
    /// The spaces between the line and the current word. They are dropped if the word begins a new line.
    private var gap = Piece()
    /// Whether the previous character of the word is wide. If so, a line break is allowed before the next character.
    private var followsWide = false
    /// Whether no word follows the start of the text or the last line break in the text yet.
    private var isAtStart = true

    /// Creates a line breaker.
    ///
    /// - Parameter width: The width of a line in columns. A value below 1 counts as 1. If the width is 1, each wide
    ///   character has its own line.
    public init(width: Int) { self.width = max(1, width) }

    /// Adds a piece of text at the end. If no space is between the last word and the text, the text continues the word.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - number: The number of the piece. The runs from this piece have the same number.
    public mutating func add(_ text: String, number: Int = 0) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                var isPlain = true
                while end < bytes.count, !bytes.isSpaceBetweenWords(at: end) {
                    isPlain = isPlain && bytes[end] > 0x20 && bytes[end] < 0x7F
                    end += 1
                }
                if end > start {
                    let word = String(decoding: bytes[start..<end], as: UTF8.self)
                    if !isPlain || !addPlainWord(word, number) {
                        for character in word { add(character, number) }
                    }
                }
                if end < bytes.count { addSpace(number) }
                start = end + 1
            }
        }
    }

    /// Adds a word of printable ASCII characters as a whole, which is faster than one character at a time.
    ///
    /// - Returns: Whether the word was added. It is not added if it may need a line break inside. It is also not added
    ///   if it follows a wide character and begins with closing punctuation.
    private mutating func addPlainWord(_ text: String, _ number: Int) -> Bool {
        if followsWide {
            guard let first = text.first, !ClosingPunctuation.contains(String(first)) else { return false }
            endWord()
        }
        let columns = text.utf8.count
        guard word.width + columns <= width else { return false }
        word.append(text, number, width: columns)
        return true
    }

    /// Adds a word that is never broken, such as a URL. The word may be wider than a line.
    public mutating func addWhole(_ text: String, number: Int = 0) {
        endWord()
        word.append(text, number, width: text.displayWidth)
        endWord()
    }

    /// Ends the text and returns its lines. Each line consists of runs. Empty text is one empty line.
    public mutating func finish() -> [[Run]] {
        endWord()
        if !line.runs.isEmpty || lines.isEmpty { endLine() }
        defer {
            lines = []
            isAtStart = true
        }
        return lines
    }

    private mutating func add(_ character: Character, _ number: Int) {
        if character.isNewline {
            endWord()
            endLine()
            isAtStart = true
        } else if character == " " || character == "\t" {
            addSpace(number)
        } else {
            addToWord(String(character), number)
        }
    }

    private mutating func addSpace(_ number: Int) {
        endWord()
        gap.append(" ", number, width: 1)
    }

    private mutating func addToWord(_ character: String, _ number: Int) {
        var columns = 0
        var isWide = false
        Clusters.forEach(in: character) { _, width in
            if columns == 0 { isWide = width == 2 }
            columns += width
        }
        if columns > width, columns > (isWide ? 2 : 1) {
            // A letter with spacing marks, which have a width of their own, can be wider than a line. The scalars of
            // such a letter are added one by one.
            for scalar in character.unicodeScalars { addToWord(String(scalar), number) }
            return
        }
        let mayBreak = (isWide || followsWide) && !ClosingPunctuation.contains(character)
        if mayBreak || word.width + columns > width { endWord() }
        word.append(character, number, width: columns)
        followsWide = isWide
    }

    private mutating func endWord() {
        followsWide = false
        guard !word.runs.isEmpty else { return }
        if line.width > 0, line.width + gap.width + word.width > width { endLine() }
        if line.width > 0 {
            line.append(gap)
        } else if isAtStart, gap.width > 0 {
            line.append(gap.prefix(min(width / 2, width - word.width)))
        }
        isAtStart = false
        line.append(word)
        word = Piece()
        gap = Piece()
    }

    private mutating func endLine() {
        lines.append(line.runs)
        line = Piece()
        gap = Piece()
    }

    private struct Piece {
        private(set) var runs: [Run] = []
        private(set) var width = 0

        mutating func append(_ text: String, _ number: Int, width: Int) {
            self.width += width
            if let last = runs.indices.last, runs[last].number == number {
                runs[last].append(text)
            } else {
                runs.append(Run(text, number))
            }
        }

        /// Returns the first columns of a piece of spaces.
        func prefix(_ columns: Int) -> Piece {
            var prefix = Piece()
            for run in runs {
                let part = String(run.text.prefix(max(0, columns - prefix.width)))
                if !part.isEmpty { prefix.append(part, run.number, width: part.count) }
            }
            return prefix
        }

        mutating func append(_ piece: Piece) {
            for run in piece.runs { append(run.text, run.number, width: 0) }
            width += piece.width
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether the byte at an index is a space between two ASCII characters.
    ///
    /// Beside a character that is not ASCII, the space may not be a `Character` of its own. For example, a space and a
    /// combining mark after it are one `Character`.
    fileprivate func isSpaceBetweenWords(at index: Int) -> Bool {
        self[index] == 0x20 && (index == 0 || self[index - 1] < 0x80)
            && (index + 1 == count || self[index + 1] < 0x80)
    }
}

/// Characters such as `。` and `)`. A wide character allows a line break on both sides, but not directly before one of
/// these characters.
private enum ClosingPunctuation {
    private static let all: Set<String> = [
        "。", "、", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "ー", "々", ",", ".", ":", ";", "!", "?", ")",
        "]", "%", "”", "’",
    ]

    static func contains(_ character: String) -> Bool { all.contains(character) }
}
