import CookingLanguages
import RecipeKit

/// Finds the role of each word of an ingredient line in one language: number, unit, preparation and others.
///
/// Tokens that contain several words are split, and tokens that are parts of one word are joined.
struct LineAnnotator {
    private let table: WordTable
    private let bytes: [UInt8]
    private let signs: CookingLanguage.NumberSigns?
    /// The range in bytes of the first word that means “each”, or `nil` if the line has no such word. With this word,
    /// the amount applies to each of several things.
    private(set) var each: Range<Int>?

    /// Creates an annotator of a line.
    ///
    /// - Parameters:
    ///   - table: The words of the language.
    ///   - bytes: The UTF-8 of the line.
    ///   - signs: The signs in numbers of the text from which the line is, or `nil` if the language is not known.
    init(_ table: WordTable, _ bytes: [UInt8], _ signs: CookingLanguage.NumberSigns?) {
        self.table = table
        self.bytes = bytes
        self.signs = table.numberSigns ?? signs
    }

    /// Adds the roles of the words to the tokens of the line.
    mutating func annotate(_ tokens: inout [LineToken]) {
        resolveNumbers(&tokens)
        if !table.elisions.isEmpty { splitElisions(&tokens) }
        splitHyphenatedNumbers(&tokens)
        for index in tokens.indices where tokens[index].kind == .word {
            if tokens[index].range.count == 1 { findLetter(&tokens[index]) }
            guard let entry = table.entry(of: tokens[index], in: bytes) else { continue }
            tokens[index].roles.formUnion(entry.roles)
            if entry.roles.contains(.each), each == nil { each = tokens[index].range }
            if entry.unit >= 0 { tokens[index].unit = entry.unit }
            if entry.number >= 0 { tokens[index].value = table.numbers[Int(entry.number)] }
            if entry.roles.contains(.startsPhrase),
                let (entry, length) = table.phrase(at: index, of: tokens, in: bytes)
            {
                tokens[index].phraseLength = length
                tokens[index].phraseRoles = entry.roles
                tokens[index].phraseUnit = entry.unit
            }
        }
        joinPluralEndings(&tokens)
    }

    /// Reads the numbers whose signs have a meaning only in a language: `1.000`, `1 200 g`.
    private func resolveNumbers(_ tokens: inout [LineToken]) {
        guard let signs else { return }
        for index in tokens.indices.reversed() {
            let start = tokens[index].range.lowerBound
            if tokens[index].kind == .number, UTF8Text.isDigit(bytes[start]),
                let end = SeparatedNumber.uncertainEnd(at: start, in: bytes, signs),
                end == tokens[index].range.upperBound
            {
                tokens[index].kind = .other
                tokens[index].value = nil
                continue
            }
            guard tokens[index].kind == .other || tokens[index].kind == .number, UTF8Text.isDigit(bytes[start]),
                tokens[index].kind == .other
                    || index + 1 < tokens.count && tokens[index + 1].kind == .number && !isPackage(index + 1, tokens)
                        && !isLabelled(index, tokens),
                let (value, end) = SeparatedNumber.read(at: start, in: bytes, signs)
            else { continue }
            let last = tokens[index...].lastIndex { $0.range.upperBound <= end } ?? index
            guard tokens[last].range.upperBound == end || last == index else { continue }
            tokens[index].kind = .number
            tokens[index].range = start..<end
            tokens[index].value = value
            if last > index { tokens.removeSubrange(index + 1...last) }
        }
    }

    /// Returns whether the number at an index is the size of a package: `1 400 g can`.
    private func isPackage(_ index: Int, _ tokens: [LineToken]) -> Bool {
        tokens[index...].dropFirst(2).prefix(2).contains { token in
            token.kind == .word && table.entry(of: token, in: bytes)?.roles.contains(.container) == true
        }
    }

    /// Returns whether a number belongs to the word before it, so that the next number is an amount of its own:
    /// `T55 100 g`, `T 55 100 g`, `type 55 100 g`.
    private func isLabelled(_ index: Int, _ tokens: [LineToken]) -> Bool {
        guard index > 0, tokens[index - 1].kind == .word else { return false }
        let word = String(decoding: bytes[tokens[index - 1].range], as: UTF8.self).lowercased()
        return !tokens[index].hasSpaceBefore || word.utf8.count == 1 || Self.labels.contains(word)
    }

    /// Words before a number that is a name, in all languages: `type`, `nr`.
    private static let labels = Set(CookingLanguage.entriesOfAll(.label).map { $0.lowercased() })
        .union(["typu", "typo", "tipo"])

    /// Turns a token of one letter into a unit if the language has a unit with this letter in the same case: `T`.
    private func findLetter(_ token: inout LineToken) {
        let letter = bytes[token.range.lowerBound]
        guard let match = table.letters.first(where: { $0.letter == letter }) else { return }
        token.roles.insert(.unit)
        token.unit = Int32(match.unit)
    }

    /// Splits elisions from their words: `d’ail` becomes `d’` and `ail`.
    private func splitElisions(_ tokens: inout [LineToken]) {
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            let range = tokens[index].range
            guard tokens[index].kind == .word, tokens[index].hasApostrophe,
                let length = table.elisionLength(range, in: bytes)
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

    /// Splits words such as `six-ounce` into three tokens: `six`, `-` and `ounce`.
    private func splitHyphenatedNumbers(_ tokens: inout [LineToken]) {
        for index in tokens.indices.reversed() where tokens[index].kind == .word {
            let range = tokens[index].range
            guard range.count > 4, let hyphen = bytes[range].firstIndex(of: UInt8(ascii: "-")) else { continue }
            let number = LineToken(word: range.lowerBound..<hyphen, in: bytes)
            let unit = LineToken(word: hyphen + 1..<range.upperBound, in: bytes)
            guard table.entry(of: number, in: bytes)?.roles.contains(.number) == true,
                table.entry(of: unit, in: bytes)?.roles.contains(.unit) == true
            else { continue }
            let dash = LineToken(kind: .dash, range: hyphen..<hyphen + 1, hasSpaceBefore: false)
            tokens[index].range = number.range
            tokens[index].hash = number.hash
            tokens.insert(contentsOf: [dash, unit], at: index + 1)
        }
    }

    /// Joins the tokens of words such as `egg(s)` into one token. If the word is a unit, the ending is removed:
    /// `clove(s)` becomes `clove`.
    private func joinPluralEndings(_ tokens: inout [LineToken]) {
        guard var index = tokens.firstIndex(where: { $0.kind == .open && !$0.hasSpaceBefore }) else { return }
        while index + 2 < tokens.count {
            defer { index += 1 }
            guard index > 0, tokens[index - 1].kind == .word, tokens[index].kind == .open,
                ["s", "es", "n", "en", "e", "er", "r", "nen"].contains(
                    String(decoding: bytes[tokens[index + 1].range], as: UTF8.self)),
                tokens[index + 2].kind == .close, tokens[index...index + 2].allSatisfy({ !$0.hasSpaceBefore })
            else { continue }
            if tokens[index - 1].unit < 0 {
                tokens[index - 1].range = tokens[index - 1].range.lowerBound..<tokens[index + 2].range.upperBound
            }
            tokens.removeSubrange(index...index + 2)
            index -= 1
        }
    }
}

extension LineToken {
    /// Creates the token of a word that has no space before it.
    fileprivate init(word: Range<Int>, in bytes: [UInt8]) {
        self.init(kind: .word, range: word, hasSpaceBefore: false, hash: WordHash.hash(bytes[word]))
    }
}
