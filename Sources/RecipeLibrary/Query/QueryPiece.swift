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

/// A key before a colon in a query.
enum QueryKey: CaseIterable {
    case title, with, without, step, course, tag, time, rating, `is`, missing

    /// Creates the key that a name stands for, in any letter case. Returns `nil` if it stands for none.
    init?(named name: String) {
        switch name.lowercased() {
        case "title", "name", "called": self = .title
        case "with", "ingredient", "ingredients", "has": self = .with
        case "without", "no": self = .without
        case "step", "steps": self = .step
        case "course", "category", "meal": self = .course
        case "tag", "tags", "diet", "cuisine": self = .tag
        case "time", "takes": self = .time
        case "rating", "rated", "stars": self = .rating
        case "is": self = .is
        case "missing", "lacks", "lacking": self = .missing
        default: return nil
        }
    }

    /// The name in help and messages.
    var name: String {
        switch self {
        case .title: "title"
        case .with: "with"
        case .without: "without"
        case .step: "step"
        case .course: "course"
        case .tag: "tag"
        case .time: "time"
        case .rating: "rating"
        case .is: "is"
        case .missing: "missing"
        }
    }

    /// A sentence that says which value must follow the colon.
    var request: String {
        switch self {
        case .title: "title: needs a word of the title, such as title:soup."
        case .with: "with: needs an ingredient, such as with:egg."
        case .without: "without: needs an ingredient, such as without:nuts."
        case .step: "step: needs a word of the steps, such as step:grill."
        case .course: "course: needs a kind of meal, such as course:dessert."
        case .tag: "tag: needs a tag, such as tag:vegan."
        case .time: "time: needs minutes or hours, such as time:<30, time:10-30 or time:1h."
        case .rating: "rating: needs stars from 1 to 5, such as rating:>=4."
        case .is: "is: needs favourite or cooked: is:favourite."
        case .missing: "missing: needs a number of ingredients to buy, such as missing:<=2."
        }
    }

    /// Whether the value after the colon is a number.
    var isNumber: Bool { self == .time || self == .rating || self == .missing }

    /// The names of all keys, for a message.
    static let names = allCases.map { "\($0.name):" }.joined(separator: ", ")

    /// Returns the first key name that differs from a word by at most one letter, or `nil` if there is none. If the
    /// word has at least three letters, a key name that begins with the word counts too.
    static func name(near word: String) -> String? {
        let word = word.lowercased()
        return allCases.map(\.name).first { name in
            WordDistance.distance(from: Array(word.utf8)[...], to: Array(name.utf8)[...], atMost: 1) != nil
                || word.count > 2 && name.hasPrefix(word)
        }
    }
}
