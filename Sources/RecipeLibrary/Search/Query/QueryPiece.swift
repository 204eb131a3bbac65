/// A piece of a query: an optional minus, an optional name with a colon, and a value, which can be in quotation marks:
/// `-course:"main course"`.
struct QueryPiece {
    /// The range in the text, in characters counted from 0.
    var range: Range<Int>
    var isExcluded = false
    /// The word before the colon, as the user typed it, or `nil` if there is no colon.
    var name: String?
    /// The text after the colon. If there is no colon, the whole piece without the minus. Quotation marks and the star
    /// are left out.
    var value = ""
    /// The range of the value in the text, with quotation marks and star.
    var valueRange = 0..<0
    var quotes = Quotes.none
    /// Whether a star at the end makes the last word a prefix.
    var hasStar = false

    enum Quotes {
        case none
        /// The closing quotation mark is missing.
        case open
        case closed
    }

    /// Splits a text into pieces. Any text is valid.
    static func pieces(of text: String) -> [QueryPiece] {
        var reader = QueryPieceReader(text)
        var pieces: [QueryPiece] = []
        while let piece = reader.next() { pieces.append(piece) }
        return pieces
    }
}

private struct QueryPieceReader {
    private let text: [Character]
    private var position = 0

    init(_ text: String) { self.text = Array(text) }

    mutating func next() -> QueryPiece? {
        while position < text.count, text[position].isWhitespace { position += 1 }
        guard position < text.count else { return nil }
        var piece = QueryPiece(range: position..<position)
        if isMinus(text[position]) {
            piece.isExcluded = true
            position += 1
        }
        piece.name = name()
        readValue(into: &piece)
        piece.range = piece.range.lowerBound..<position
        return piece
    }

    /// Reads letters and the colon after them. Returns `nil` and reads nothing if no colon follows the letters.
    private mutating func name() -> String? {
        let letters = text[position...].prefix(while: \.isLetter)
        guard !letters.isEmpty, letters.endIndex < text.count, text[letters.endIndex] == ":" else { return nil }
        position = letters.endIndex + 1
        return String(letters)
    }

    private mutating func readValue(into piece: inout QueryPiece) {
        let start = position
        if position < text.count, isQuote(text[position]) {
            position += 1
            let value = text[position...].prefix { !isQuote($0) }
            piece.value = String(value)
            position = value.endIndex
            piece.quotes = position < text.count ? .closed : .open
            if piece.quotes == .closed { position += 1 }
        } else {
            let value = text[position...].prefix { !$0.isWhitespace && !isQuote($0) }
            piece.value = String(value)
            position = value.endIndex
            piece.hasStar = piece.value.last == "*"
            if piece.hasStar { piece.value.removeLast() }
        }
        if piece.quotes == .closed, position < text.count, text[position] == "*" {
            piece.hasStar = true
            position += 1
        }
        piece.valueRange = start..<position
    }

    private func isQuote(_ character: Character) -> Bool { "\"“”„«»".contains(character) }

    private func isMinus(_ character: Character) -> Bool { "-−–".contains(character) }
}
