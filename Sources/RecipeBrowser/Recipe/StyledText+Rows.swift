import Terminal

extension StyledText {
    /// The text in pieces of at most ``Swift/String/rowLimit`` bytes, cut between words if possible. Ordinary
    /// paragraphs are one piece. Longer rows would be slow, because a row breaks its whole text into lines.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text. Do not use this property for a long text on the main
    ///   actor.
    var cutIntoRows: [StyledText] {
        var pieces: [StyledText] = []
        var piece = StyledText()
        var room = String.rowLimit
        for run in runs {
            var rest = run.text[...]
            while rest.utf8.count > room {
                let head = rest.head(ofAtMost: room)
                // If `head` ends inside a word, the whole rest begins the next piece. A piece without text takes `head`
                // anyway.
                if !head.isEmpty, head.endsBetweenWords || piece.runs.isEmpty {
                    piece.append(String(head), run.role)
                    rest = rest[head.endIndex...].drop { $0 == " " }
                }
                pieces.append(piece)
                piece = StyledText()
                room = String.rowLimit
            }
            guard !rest.isEmpty else { continue }
            piece.append(String(rest), run.role)
            room -= rest.utf8.count
        }
        if !piece.runs.isEmpty || pieces.isEmpty { pieces.append(piece) }
        return pieces
    }
}

extension String {
    /// The maximum length of the text of a row, in bytes. It is enough for about fifty lines of a wide window.
    static let rowLimit = 4096

    /// The text, or its beginning and an ellipsis if the text is too long for a row.
    var shortenedToRow: String {
        utf8.count <= Self.rowLimit ? self : "\(self[...].head(ofAtMost: Self.rowLimit))…"
    }
}

extension Substring {
    /// Returns the beginning of the text, with at most `limit` bytes. The text must have more than `limit` bytes. If
    /// possible, the beginning ends after a space or a line feed.
    fileprivate func head(ofAtMost limit: Int) -> Substring {
        let end = utf8.index(startIndex, offsetBy: limit)
        if let space = self[..<end].utf8.lastIndex(where: { $0 == 0x20 || $0 == 0x0A }), space > startIndex {
            return self[..<utf8.index(after: space)]
        }
        let scalars = unicodeScalars
        return self[..<scalars.index(before: scalars.index(after: end))]
    }

    /// Whether the text ends with a space or a line feed.
    fileprivate var endsBetweenWords: Bool { utf8.last == 0x20 || utf8.last == 0x0A }
}
