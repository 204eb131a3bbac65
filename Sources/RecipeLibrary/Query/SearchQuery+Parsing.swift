import RecipeKit

extension SearchQuery {
    /// Parses a query.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isFinished: Whether the user has finished typing. If `false`, an incomplete part of the text, such as
    ///     `with:`, an open quotation mark or a single minus, adds no diagnostic.
    /// - Returns: The query, and the diagnostics from left to right.
    public static func parse(_ text: String, isFinished: Bool = false) -> (
        query: SearchQuery, diagnostics: [SearchQuery.Diagnostic]
    ) {
        var parser = QueryParser(isFinished: isFinished)
        for piece in QueryPiece.pieces(of: text) { parser.add(piece) }
        parser.query.text = text
        return (parser.query, parser.diagnostics)
    }
}

private struct QueryParser {
    let isFinished: Bool
    var query = SearchQuery()
    var diagnostics: [SearchQuery.Diagnostic] = []

    init(isFinished: Bool) { self.isFinished = isFinished }

    mutating func add(_ piece: QueryPiece) {
        guard let name = piece.name else {
            addTerm(piece, field: nil)
            return
        }
        guard let key = QueryKey(named: name) else {
            addUnknown(piece, name: name)
            return
        }
        guard !FoldedWords(piece.value).words.isEmpty else {
            addEmpty(piece, key: key)
            return
        }
        switch key {
        case .title: addTerm(piece, field: .title)
        case .with: addTerm(piece, field: .ingredients)
        case .without:
            var piece = piece
            piece.isExcluded.toggle()
            addTerm(piece, field: .ingredients)
        case .step: addTerm(piece, field: .steps)
        case .tag: addTerm(piece, field: .tags)
        case .course: addFilter(piece, .course(CourseMatcher(piece.value, pattern: piece.prefixPattern)))
        case .time: addBounds(piece, key, SearchQuery.Condition.time)
        case .rating: addBounds(piece, key, SearchQuery.Condition.rating)
        case .is: addState(piece)
        case .missing: addBounds(piece, key, SearchQuery.Condition.missing)
        }
    }

    private mutating func addTerm(_ piece: QueryPiece, field: SearchField?) {
        let patterns = piece.patterns
        guard !patterns.isEmpty else {
            if piece.quotes == .open, isFinished { addDiagnostic(piece.range, "The quote has no end: \"stir fry\".") }
            if piece.isExcluded, isFinished {
                addDiagnostic(piece.range, "A minus stands right before the word that must not be there: -nuts.")
            }
            return
        }
        query.terms.append(
            SearchQuery.Term(patterns: patterns, field: field, isExcluded: piece.isExcluded, range: piece.range))
    }

    private mutating func addFilter(_ piece: QueryPiece, _ condition: SearchQuery.Condition) {
        query.filters.append(
            SearchQuery.Filter(condition: condition, isExcluded: piece.isExcluded, range: piece.range))
    }

    private mutating func addBounds(
        _ piece: QueryPiece, _ key: QueryKey, _ condition: (SearchQuery.Bounds) -> SearchQuery.Condition
    ) {
        if let bounds = BoundsReader(key: key).bounds(of: piece.value) {
            addFilter(piece, condition(bounds))
        } else if isFinished || !BoundsReader(key: key).isBeginning(piece.value) {
            addDiagnostic(piece.valueRange, key.request)
        }
    }

    private mutating func addState(_ piece: QueryPiece) {
        switch FoldedWords(piece.value).text {
        case "favourite", "favorite", "favourites", "favorites", "fav", "faved", "starred":
            addFilter(piece, .isFavourite)
        case "cooked", "made": addFilter(piece, .isCooked)
        case let word:
            let isBeginning = ["favourite", "favorite", "cooked"].contains { $0.hasPrefix(word) }
            if isFinished || !isBeginning { addDiagnostic(piece.valueRange, QueryKey.is.request) }
        }
    }

    /// Handles a key whose value contains no word, such as `with:` or `time:<`.
    private mutating func addEmpty(_ piece: QueryPiece, key: QueryKey) {
        let isBeginning = piece.value.isEmpty || key.isNumber && BoundsReader(key: key).isBeginning(piece.value)
        if isFinished || !isBeginning { addDiagnostic(piece.range, key.request) }
    }

    /// Handles a word before a colon that is not the name of a key. If nothing follows the colon, the word is a plain
    /// word: `soup:` is `soup`.
    private mutating func addUnknown(_ piece: QueryPiece, name: String) {
        guard !piece.value.isEmpty else {
            var piece = piece
            piece.value = name
            addTerm(piece, field: nil)
            return
        }
        let start = piece.range.lowerBound + (piece.isExcluded ? 1 : 0)
        let range = start..<(start + name.count + 1)
        if let near = QueryKey.name(near: name) {
            addDiagnostic(range, "\(name): is no field; did you mean \(near):?")
        } else {
            addDiagnostic(range, "\(name): is no field; there are \(QueryKey.names).")
        }
    }

    private mutating func addDiagnostic(_ range: Range<Int>, _ message: String) {
        diagnostics.append(SearchQuery.Diagnostic(range: range, message: message))
    }
}

extension QueryPiece {
    /// The patterns of a term. A recipe needs to match only one of them.
    ///
    /// The first pattern is the term as typed. Its last word is usually a prefix: `egg` finds eggplants. In closed
    /// quotes and after a minus, it is a whole word. With a star or an open quotation mark, it is always a prefix.
    ///
    /// Without quotes and star, a pattern for each other spelling of the umlauts follows, and then a pattern for each
    /// possible singular and plural of the last word. A form that begins with the typed word is left out if the first
    /// pattern is a prefix, because this pattern finds it too.
    var patterns: [SearchQuery.Pattern] {
        let words = FoldedWords(value).strings
        guard let last = words.last else { return [] }
        if hasStar || quotes == .open { return [SearchQuery.Pattern(words, isPrefix: true)] }
        if quotes == .closed { return [SearchQuery.Pattern(words, isPrefix: false)] }
        let forms = WordForms.forms(of: last).filter { isExcluded || !$0.hasPrefix(last) }
        let spellings = UmlautSpelling.others(of: value, words).map { other in
            // The beginning of a short word would find too many others: `muesl` would find `muslin`.
            SearchQuery.Pattern(other, isPrefix: !isExcluded && (other.last?.utf8.count ?? 0) >= 6)
        }
        return [SearchQuery.Pattern(words, isPrefix: !isExcluded)] + spellings
            + forms.map { SearchQuery.Pattern(words.dropLast() + [$0], isPrefix: false) }
    }

    /// The pattern of the name of a course. Its last word is a prefix, except in closed quotes without a star.
    var prefixPattern: SearchQuery.Pattern {
        SearchQuery.Pattern(FoldedWords(value).strings, isPrefix: quotes != .closed || hasStar)
    }
}

/// The spellings of umlauts with one letter and with two: `Spätzle` and `Spaetzle`, `smørrebrød` and `smoerrebroed`.
/// Folding makes `spatzle` of the first, so that a search for one of them would not find the other.
enum UmlautSpelling {
    /// Returns the words of a text in the other spelling. Returns an empty array if the text has only one spelling.
    ///
    /// - Parameters:
    ///   - text: The text as typed.
    ///   - words: The folded words of the text.
    static func others(of text: String, _ words: [String]) -> [[String]] {
        let spelled = FoldedWords(spelledOut(text)).strings
        let short = words.map(shortened)
        return [spelled, short].filter { $0.count == words.count && $0 != words }
    }

    private static func spelledOut(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        return text.reduce(into: "") { result, letter in
            switch letter {
            case "ä", "Ä": result += "ae"
            case "ö", "Ö", "ø", "Ø": result += "oe"
            case "ü", "Ü": result += "ue"
            case "å", "Å": result += "aa"
            default: result.append(letter)
            }
        }
    }

    /// Returns a folded word with `a`, `o` and `u` for `ae`, `oe` and `ue`. At the end of a word, as in `blue`, and
    /// after `q`, as in `queso`, these letters are seldom an umlaut.
    private static func shortened(_ word: String) -> String {
        let bytes = Array(word.utf8)
        guard bytes.count >= 5 else { return word }
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let isSecond =
                byte == UInt8(ascii: "e") && index > 0 && index + 1 < bytes.count
                && "aou".utf8.contains(bytes[index - 1])
                && (index < 2 || bytes[index - 2] != UInt8(ascii: "q"))
            if !isSecond { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// Parses the bounds of a number: `<30`, `<=30`, `>30`, `10-30`, `1h`, `4`.
struct BoundsReader {
    /// The key before the colon. It determines the unit: minutes, stars or ingredients.
    let key: QueryKey

    /// Returns the bounds, or `nil` if the text is not a valid number or range.
    func bounds(of text: String) -> SearchQuery.Bounds? {
        let text = text.trimmingSpaces()
        for (sign, makeBounds) in Self.signs where text.hasPrefix(sign) {
            return number(text.dropFirst(sign.count)).map(makeBounds)
        }
        if let dash = text.firstIndex(where: { "-–".contains($0) }), dash > text.startIndex {
            guard let upper = number(text[text.index(after: dash)...]),
                let lower = number(text[..<dash], besides: text[text.index(after: dash)...])
            else { return nil }
            return SearchQuery.Bounds(lower: min(lower, upper), upper: max(lower, upper))
        }
        // A single number is an upper bound for times and ingredients, and a lower bound for ratings.
        return number(text[...]).map { key == .rating ? .init(lower: $0) : .init(upper: $0) }
    }

    /// Returns whether the text can become valid bounds if the user continues to type: `<`, `10-`. A complete number
    /// has bounds already, so the result for it is `false`.
    func isBeginning(_ text: String) -> Bool {
        let text = text.trimmingSpaces()
        if text.isEmpty || text.allSatisfy({ "<>=≤≥".contains($0) }) { return true }
        return text.last.map { "-–".contains($0) } == true && bounds(of: String(text.dropLast())) != nil
    }

    /// The comparison signs. `<=` is before `<`, because the first sign that the text begins with is used.
    private static let signs: [(String, @Sendable (Int) -> SearchQuery.Bounds)] = [
        ("<=", { .init(upper: $0) }), (">=", { .init(lower: $0) }), ("=<", { .init(upper: $0) }),
        ("=>", { .init(lower: $0) }), ("≤", { .init(upper: $0) }), ("≥", { .init(lower: $0) }),
        ("<", { .init(upper: $0 - 1) }), (">", { .init(lower: $0 + 1) }), ("=", { .init(lower: $0, upper: $0) }),
    ]

    private func number(_ text: Substring, besides other: Substring = "") -> Int? {
        let text = String(text).trimmingSpaces()
        guard key == .time else {
            let most = key == .rating ? 5 : 255
            return Int(text).flatMap { (0...most).contains($0) ? $0 : nil }
        }
        // In `1-2h`, both numbers are hours.
        let unit = other.drop { $0.isNumber || $0 == "." }
        let hasUnit = text.contains(where: \.isLetter)
        return CookingTime(parsing: hasUnit ? text : text + unit).minutes
    }
}
