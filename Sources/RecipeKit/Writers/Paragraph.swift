/// Text put into lines of a given width.
enum Paragraph {
    /// Stands for a blank at which no line is broken; written as a blank.
    static let unbreakableBlank: Character = "\u{A0}"

    /// The lines of a text. Its own line breaks are kept, runs of blanks become one, control characters are left out.
    ///
    /// Breaks stand at blanks and beside letters of scripts that are written without any; a word wider than a line is
    /// cut, unless it is an address.
    ///
    /// - Parameter width: Columns; 0 for lines of any width.
    static func lines(of text: String, width: Int) -> [String] {
        text.lines(keepingEmpty: true).flatMap { line in
            wrapped(String(line).withoutControlCharacters, width: width).map { line in
                guard line.utf8.contains(0xC2) else { return line }
                return String(line.map { $0 == unbreakableBlank ? " " : $0 })
            }
        }
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard width > 0 else { return [words.joined(separator: " ")] }
        var lines: [String] = []
        var line = Line()
        for word in words {
            var needsBlank = !line.isEmpty
            for piece in pieces(of: word, width: width) {
                let blank = needsBlank ? 1 : 0
                if line.width + blank + piece.width > width, !line.isEmpty {
                    lines.append(line.text)
                    line = Line()
                    needsBlank = false
                }
                if needsBlank { line.add(" ", 1) }
                line.add(piece.text, piece.width)
                needsBlank = false
            }
        }
        lines.append(line.text)
        return lines
    }

    private struct Line {
        var text = ""
        var width = 0
        var isEmpty: Bool { width == 0 }

        mutating func add(_ piece: some StringProtocol, _ pieceWidth: Int) {
            text += piece
            width += pieceWidth
        }
    }

    /// The parts of a word that may stand on lines of their own, none wider than a line.
    private static func pieces(of word: Substring, width: Int) -> [Line] {
        let whole = String(word)
        let isNarrow = whole.utf8.allSatisfy { $0 < 0x80 }
        // A part of an address leads nowhere.
        if isNarrow, whole.utf8.count <= width || whole.contains("://") {
            return [Line(text: whole, width: whole.utf8.count)]
        }
        var pieces: [Line] = []
        var piece = Line()
        var followsWide = false
        for character in word {
            let isWide = character.isWide
            let mayBreak = (isWide || followsWide) && !closing.contains(character)
            if !piece.isEmpty, mayBreak || piece.width + character.displayWidth > width {
                pieces.append(piece)
                piece = Line()
            }
            piece.add(String(character), character.displayWidth)
            followsWide = isWide
        }
        pieces.append(piece)
        return pieces
    }

    /// What must not begin a line.
    private static let closing: Set<Character> = [
        "。", "、", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "ー", "々", ",", ".", ":", ";", "!", "?", ")",
        "]", "%", "”", "’",
    ]
}
