import CookingLanguages
import RecipeKit
import TextLayout

/// The tokens of an ingredient line, with the roles of its words in one language.
///
/// The value is immutable. ``LineParts`` stores the part of the result to which each token belongs.
struct AnnotatedLine {
    private let tokens: [LineToken]
    private let bytes: [UInt8]
    private let units: [WordTable.Unit]
    /// The language of the line, as an ISO 639-1 code, or `mul`.
    let language: String
    /// The signs in numbers, or `nil` if the language is not known.
    let numberSigns: CookingLanguage.NumberSigns?
    /// Whether the language of the line always has a connector between a unit and a name.
    let joinsUnitsByConnector: Bool

    /// Creates a line from tokens that ``LineAnnotator`` annotated with the words of `table`.
    ///
    /// - Parameter signs: The signs in numbers of the text, or `nil` if its language is not known.
    init(_ line: LineTokens, _ table: WordTable, _ signs: CookingLanguage.NumberSigns?) {
        numberSigns = table.numberSigns ?? signs
        tokens = line.tokens
        bytes = line.bytes
        units = table.units
        language = table.code
        joinsUnitsByConnector = table.joinsUnitsByConnector
    }

    /// The number of tokens.
    var count: Int { tokens.count }

    /// The indices of all tokens.
    var indices: Range<Int> { tokens.indices }

    /// The token at an index that is less than ``count``.
    subscript(index: Int) -> LineToken { tokens[index] }

    /// Returns whether the token at the index exists and is of the kind.
    func token(_ index: Int, is kind: LineToken.Kind) -> Bool {
        index < tokens.count && tokens[index].kind == kind
    }

    /// Returns whether the word at the index exists and has all of the roles.
    func has(_ role: WordRoles, at index: Int) -> Bool {
        index < tokens.count && tokens[index].roles.contains(role)
    }

    /// Returns whether the token at the index exists and no space is before it.
    func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens[index].hasSpaceBefore }

    /// Returns whether a language decides what the number at the index means: `1 200 g`.
    func isAmbiguousNumber(at index: Int) -> Bool {
        numberSigns == nil
            && SeparatedNumber.ambiguousEnd(at: tokens[index].range.lowerBound, in: bytes)?.isSpaced == true
    }

    /// Returns whether the token at the index begins with an uppercase letter of ASCII.
    func isCapital(_ index: Int) -> Bool {
        let byte = firstByte(of: index)
        return byte >= 0x41 && byte <= 0x5A
    }

    /// Returns whether the token at the index is the word for one. In most languages, it is the article too.
    func isOne(_ index: Int) -> Bool { token(index, is: .word) && tokens[index].value == .one }

    /// Returns whether a sign or a word that adds an amount is at the index: `+`, `plus`.
    func isPlus(_ index: Int) -> Bool { token(index, is: .plus) || has(.plus, at: index) }

    /// Returns whether a number, or a word that can begin an amount, is at the index: `two`, `a`, `about`.
    func startsAmount(at index: Int) -> Bool {
        token(index, is: .number) || has(.number, at: index) || has(.article, at: index) || has(.about, at: index)
    }

    /// Returns the index after the phrase at an index that makes an amount a limit, such as `or more`. Returns `nil` if
    /// there is no such phrase, or if nothing follows it.
    func orMoreEnd(at index: Int) -> Int? {
        guard index < count, self[index].phraseRoles.contains(.orMore),
            case let end = index + self[index].phraseLength, token(end, is: .word)
        else { return nil }
        return end
    }

    /// Returns whether the token at the index exists and has exactly these bytes.
    func textIs(_ word: StaticString, _ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].range.count == word.utf8CodeUnitCount else { return false }
        return bytes[tokens[index].range].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Returns the first byte of the token at the index.
    func firstByte(of index: Int) -> UInt8 { bytes[tokens[index].range.lowerBound] }

    /// Returns the UTF-8 of the token at the index.
    func bytes(of index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].range] }

    func text(ofBytes range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the text of a token.
    func text(of index: Int) -> String { text(ofBytes: tokens[index].range) }

    /// Returns the text of a range of tokens, which must not be empty.
    func text(of range: Range<Int>) -> String {
        text(ofBytes: tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    }

    /// The text from the first token to the last, without control characters.
    var wholeText: String { tokens.isEmpty ? "" : text(of: tokens.indices).withoutControlCharacters }
}

extension AnnotatedLine {
    /// Returns the unit that begins at an index, and the index after the unit and its period. Returns `nil` if no unit
    /// begins there.
    func unit(at index: Int) -> (singular: String, name: String, end: Int)? {
        guard index < count, self[index].kind == .word else { return nil }
        var found = self[index].unit
        var end = index + 1
        if self[index].phraseUnit >= 0 {
            found = self[index].phraseUnit
            end = index + self[index].phraseLength
        }
        guard found >= 0 else { return nil }
        if token(end, is: .dot) { end += 1 }
        let unit = units[Int(found)]
        return (unit.singular, unit.name, end)
    }

    /// Returns whether the abbreviation of a German size begins at an index: `gr.` and `kl.` before one to four things.
    /// `100 gr Mehl` has grams, and `1 KL Salz` has a spoon.
    func isGermanSize(at index: Int) -> Bool {
        guard textIs("gr", index) || textIs("kl", index), token(index + 1, is: .dot),
            language == "de" || language == "en",
            token(index + 2, is: .word), isCapital(index + 2) || firstByte(of: index + 2) == 0xC3,
            index > 0, let count = self[index - 1].value
        else { return false }
        return count <= Rational(4) && count >= .one
    }

    /// Returns the unit of the single word at an index, even if a longer unit begins there. Returns `nil` if the single
    /// word is not a unit.
    func unitOfWord(at index: Int) -> WordTable.Unit? {
        self[index].unit >= 0 ? units[Int(self[index].unit)] : nil
    }

    /// Returns the qualifiers of a unit and then the unit, as one text: `heaped tbsp`.
    func qualified(_ qualifiers: Range<Int>, _ unit: String) -> String {
        qualifiers.isEmpty ? unit : text(of: qualifiers) + " " + unit
    }
}
