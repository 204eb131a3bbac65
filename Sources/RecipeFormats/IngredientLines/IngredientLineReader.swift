import RecipeKit
import TextLayout

/// Reads lines of an ingredient list.
///
/// ```swift
/// var reader = IngredientLineReader()
/// let line = reader.read("2 large onions, finely chopped")
/// // line.amount == .number(Rational(2)), line.size == "large", line.name == "onions"
/// ```
///
/// Creating a reader builds the word tables of all languages, which takes about a millisecond. Reading a line takes
/// some microseconds, with time and memory linear in its length. Reading does not fail: text that cannot be read stays
/// text, and an uncertain amount is `nil`.
public struct IngredientLineReader: Sendable {
    var tokens: [LineToken] = []
    var bytes: [UInt8] = []
    private var lines = LineTokens()
    /// The range in bytes of the first word of the last line that gives an amount to each of several things: `each`.
    private(set) var each: Range<Int>?
    private let tables: [WordTable]
    private let scripts: [KitchenLanguage.Script]
    private let hasSeveralScripts: Bool
    private let eastAsian: EastAsianLineReader?

    /// The maximum length in bytes. A longer line is not an ingredient line and stays text.
    static let longestLine = 4096

    /// The supported languages, as ISO 639-1 codes.
    public static var languages: [String] { KitchenLanguage.all.map(\.code) }

    /// Creates a reader.
    ///
    /// - Parameter language: One of ``languages``, or `nil` to detect the language of each line.
    public init(language: String? = nil) {
        let all = KitchenLanguage.all
        let chosen = language.map { code in all.filter { $0.code == code } } ?? all
        let languages = chosen.isEmpty ? all : chosen
        let eastAsian = languages.filter { $0.script == .eastAsian }
        self.eastAsian = eastAsian.isEmpty ? nil : EastAsianLineReader(eastAsian)
        // A line in another script than the language's is read as English.
        let others = languages.filter { $0.script != .eastAsian }
        tables = (others.isEmpty ? [.english] : others).map(WordTable.init)
        scripts = tables.map(\.script)
        hasSeveralScripts = Set(scripts).count > 1
    }

    /// Returns the parts of a line.
    public mutating func read(_ line: some StringProtocol) -> IngredientLine {
        read(utf8: line.utf8)
    }

    /// Returns the parts of a line of well-formed UTF-8.
    private mutating func read(utf8 line: some Collection<UInt8>) -> IngredientLine {
        each = nil
        guard line.count <= Self.longestLine else {
            return IngredientLine(name: String(decoding: line, as: UTF8.self).withoutControlCharacters)
        }
        lines.load(line)
        if EastAsianText.isMain(in: lines.bytes), let eastAsian { return eastAsian.read(lines.bytes) }
        lines.tokenize()
        swap(&tokens, &lines.tokens)
        defer { swap(&tokens, &lines.tokens) }
        bytes = lines.bytes
        defer { bytes = [] }
        let table = tables.count > 1 ? chosenTable() : tables[0]
        annotate(with: table)
        return result(of: table)
    }

    /// Returns the amount at the start of a text, its unit in the spelling of the text, and the offset after both, or
    /// `nil` if the text begins without an amount.
    ///
    /// - Parameter language: The language of the text, as an ISO 639-1 code.
    mutating func leadingMeasure(
        of text: ArraySlice<UInt8>, language: String
    ) -> (amount: Amount, unit: Range<Int>?, end: Int)? {
        guard text.count <= Self.longestLine else { return nil }
        lines.load(text)
        lines.tokenize()
        swap(&tokens, &lines.tokens)
        defer { swap(&tokens, &lines.tokens) }
        bytes = lines.bytes
        defer { bytes = [] }
        let table = tables.first { $0.code == language } ?? tables[0]
        annotate(with: table)
        guard let measure = measure(at: 0, table), let amount = measure.amount else { return nil }
        var unit: Range<Int>?
        if measure.unit != nil, let count = count(at: 0), count.end < measure.end {
            let first = token(count.end, is: .dash) ? count.end + 1 : count.end
            let last = token(measure.end - 1, is: .dot) ? measure.end - 2 : measure.end - 1
            if first <= last { unit = tokens[first].range.lowerBound..<tokens[last].range.upperBound }
        }
        return (amount, unit, tokens[measure.end - 1].range.upperBound)
    }

    private mutating func result(of table: WordTable) -> IngredientLine {
        guard let amounts = readAmounts(table) else { return IngredientLine(name: wholeText, language: table.code) }
        var line = amounts.line
        readNames(from: amounts.end, into: &line, table)
        if line.name.isEmpty { return IngredientLine(name: wholeText, language: table.code) }
        line.restStart = amounts.line.quantity == nil ? 0 : tokens[amounts.end].range.lowerBound
        return line
    }

    /// Whether a word of a language only describes a thing: `red`.
    func isDescribing(_ word: some StringProtocol, language: String) -> Bool {
        guard let table = tables.first(where: { $0.code == language }) else { return false }
        let word = Array(word.utf8)
        return table.entry(WordHash.hash(word), CollectionOfOne(word.indices), in: word)?.roles
            .isDisjoint(with: [.describing, .size, .preparation]) == false
    }

    /// The unchanged text on one line, without surrounding spaces.
    private var wholeText: String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return text(of: first.range.lowerBound..<last.range.upperBound).withoutControlCharacters
    }
}

extension IngredientLineReader {
    /// Returns the language with most words of the line, or the first of those with equally many.
    private func chosenTable() -> WordTable {
        let isCyrillic = hasSeveralScripts && bytes.contains { $0 == 0xD0 || $0 == 0xD1 }
        let script = isCyrillic ? .cyrillic : scripts[0]
        var best = 0
        var bestScore = -1
        for index in tables.indices where scripts[index] == script {
            let score = score(tables[index])
            if score > bestScore { (best, bestScore) = (index, score) }
        }
        return tables[best]
    }

    /// Returns how many words of the line the language contains. Fewer than two words are not sufficient evidence.
    private func score(_ table: WordTable) -> Int {
        var score = 0
        for index in tokens.indices.prefix(64) where tokens[index].kind == .word {
            let token = tokens[index]
            if token.hasApostrophe, elisionLength(token.range, table) != nil { score += 1 }
            guard let entry = table.entry(token.hash, CollectionOfOne(token.range), in: bytes) else { continue }
            score += entry.roles.isDisjoint(with: [.unit, .preparation, .size, .number, .remark, .vagueCount]) ? 1 : 2
            if entry.roles.contains(.startsPhrase), phrase(at: index, table) != nil { score += 2 }
        }
        return score < 2 ? 0 : score
    }

    private mutating func annotate(with table: WordTable) {
        if !table.elisions.isEmpty { splitElisions(table) }
        splitHyphenatedNumbers(table)
        for index in tokens.indices where tokens[index].kind == .word {
            if tokens[index].range.count == 1 { findLetter(at: index, table) }
            guard let entry = table.entry(tokens[index].hash, CollectionOfOne(tokens[index].range), in: bytes)
            else { continue }
            tokens[index].roles.formUnion(entry.roles)
            if entry.roles.contains(.each), each == nil { each = tokens[index].range }
            if entry.unit >= 0 { tokens[index].unit = entry.unit }
            if entry.number >= 0 { tokens[index].value = table.numbers[Int(entry.number)] }
            if entry.roles.contains(.startsPhrase), let (entry, length) = phrase(at: index, table) {
                tokens[index].phraseLength = length
                tokens[index].phraseRoles = entry.roles
                tokens[index].phraseUnit = entry.unit
            }
        }
        joinPluralEndings()
    }

    private mutating func findLetter(at index: Int, _ table: WordTable) {
        let letter = bytes[tokens[index].range.lowerBound]
        guard let match = table.letters.first(where: { $0.letter == letter }) else { return }
        tokens[index].roles.insert(.unit)
        tokens[index].unit = Int32(match.unit)
    }

    /// Returns the longest phrase that begins at a word, and its number of tokens. Periods between its words are not
    /// counted (`c. à s.`).
    private func phrase(at start: Int, _ table: WordTable) -> (WordTable.Entry, length: Int)? {
        var words = [tokens[start].range]
        var hash = tokens[start].hash
        var index = start + 1
        var found: (WordTable.Entry, length: Int)?
        while words.count < 4, index < tokens.count {
            if tokens[index].kind == .dot {
                index += 1
                continue
            }
            guard tokens[index].kind == .word else { break }
            words.append(tokens[index].range)
            hash = WordHash.joining(hash, tokens[index].hash)
            index += 1
            if let entry = table.entry(hash, words, in: bytes) { found = (entry, index - start) }
        }
        return found
    }

    /// Splits elisions from their words: `d’ail` becomes `d’` and `ail`.
    private mutating func splitElisions(_ table: WordTable) {
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            let range = tokens[index].range
            guard tokens[index].kind == .word, tokens[index].hasApostrophe, let length = elisionLength(range, table)
            else { continue }
            var short = tokens[index]
            short.range = range.lowerBound..<range.lowerBound + length
            short.hash = WordHash.hash(bytes[short.range])
            tokens[index].range = range.lowerBound + length..<range.upperBound
            tokens[index].hash = WordHash.hash(bytes[tokens[index].range])
            tokens[index].hasSpaceBefore = false
            tokens.insert(short, at: index)
            index += 1
        }
    }

    /// Splits `six-ounce` into three tokens.
    private mutating func splitHyphenatedNumbers(_ table: WordTable) {
        for index in tokens.indices.reversed() where tokens[index].kind == .word {
            let range = tokens[index].range
            guard range.count > 4, let hyphen = bytes[range].firstIndex(of: UInt8(ascii: "-")) else { continue }
            let first = range.lowerBound..<hyphen
            let second = hyphen + 1..<range.upperBound
            let hash = WordHash.hash(bytes[second])
            guard
                table.entry(WordHash.hash(bytes[first]), CollectionOfOne(first), in: bytes)?.roles.contains(.number)
                    == true,
                table.entry(hash, CollectionOfOne(second), in: bytes)?.roles.contains(.unit) == true
            else { continue }
            let unit = LineToken(kind: .word, range: second, hasSpaceBefore: false, hash: hash)
            let dash = LineToken(kind: .dash, range: hyphen..<hyphen + 1, hasSpaceBefore: false)
            tokens[index].range = first
            tokens[index].hash = WordHash.hash(bytes[first])
            tokens.insert(contentsOf: [dash, unit], at: index + 1)
        }
    }

    private func elisionLength(_ range: Range<Int>, _ table: WordTable) -> Int? {
        for elision in table.elisions where range.count > elision.count {
            if zip(bytes[range], elision).allSatisfy({ WordHash.folded($0, after: 0) == $1 }) { return elision.count }
        }
        return nil
    }
}
