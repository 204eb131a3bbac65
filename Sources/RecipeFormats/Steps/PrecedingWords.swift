import RecipeKit
import TextLayout

/// The words directly before a mark in a step, as far as they can belong to the mark.
///
/// The words are read backwards from the mark. Reading ends after six words or at the end of the previous clause. Text
/// in parentheses is skipped.
struct PrecedingWords {
    struct Word {
        /// The word in lowercase.
        var text: String
        /// Whether an apostrophe follows the word: the `l` of `l'huile`.
        var isElided = false
        /// The number at the start of the word: `2`, `½`, `100g`. `nil` for a word that begins with a letter, and 0 for
        /// digits that are not a valid number.
        var number: Rational?
        /// Whether a hyphen after the word begins a range: `2-`.
        var beginsRange = false
    }

    /// The words. The first word is the nearest to the mark.
    private(set) var words: [Word] = []
    /// Whether there is no space between the nearest word and the mark.
    private(set) var isGlued = false
    /// The last six scalars before the mark in Chinese, Japanese or Korean text. Empty in any other text.
    private(set) var unspaced: [Unicode.Scalar] = []

    /// The maximum number of words.
    private static let mostWords = 6
    /// The maximum number of bytes that are examined.
    private static let mostBytes = 120

    /// Reads the words at the end of a text.
    ///
    /// - Parameter text: The text before the mark.
    init(before text: String) {
        guard let last = text.utf8.last(where: { $0 != 0x20 }), !Self.endsClause(last) else { return }
        var bytes = text.utf8.suffix(Self.mostBytes)
        while let first = bytes.first, first & 0xC0 == 0x80 { bytes = bytes.dropFirst() }
        let scalars = Array(Substring(bytes).lowercased().unicodeScalars)
        if let scalar = scalars.last, Character(scalar).isWide {
            unspaced = scalars.suffix(6)
            return
        }
        read(scalars)
    }

    /// Reads the words in the scalars of a text, beginning with the last word.
    private mutating func read(_ scalars: [Unicode.Scalar]) {
        var end = Self.skippingBlanks(scalars, scalars.count)
        isGlued = end == scalars.count
        while end > 0, words.count < Self.mostWords {
            var isElided = false
            var beginsRange = false
            switch scalars[end - 1] {
            case ")":
                guard let open = scalars[..<end].lastIndex(of: "(") else { return }
                end = Self.skippingBlanks(scalars, open)
                isGlued = false
                continue
            case "'", "’", "ʼ":
                isElided = true
                end -= 1
            case ".":
                end -= 1
                let start = Self.wordStart(scalars, end)
                guard case .unit? = AmountWord(Self.string(scalars[start..<end])) else { return }
            case "-" where end > 1 && Self.isDigit(scalars[end - 2]):
                end -= 1
                beginsRange = true
            default: break
            }
            let start = Self.wordStart(scalars, end)
            guard start < end else { return }
            let text = Self.string(scalars[start..<end])
            var word = Word(text: text, isElided: isElided, beginsRange: beginsRange)
            if Self.isDigit(scalars[start]) {
                var number = NumberScanner(text)
                word.number = number.number() ?? .zero
            }
            words.append(word)
            end = Self.skippingBlanks(scalars, start)
        }
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar) }
        return text
    }

    /// Returns the start of the word that ends at `end`.
    private static func wordStart(_ scalars: [Unicode.Scalar], _ end: Int) -> Int {
        var start = end
        while start > 0, isPart(scalars, start - 1, before: end) { start -= 1 }
        return start
    }

    /// Returns whether the scalar at an index is part of a word. A word consists of letters and digits, with signs such
    /// as the `-` of `1-2` and the `%` of `5%`.
    ///
    /// - Parameters:
    ///   - scalars: The scalars of the text.
    ///   - index: The index of the scalar.
    ///   - end: The end of the word.
    private static func isPart(_ scalars: [Unicode.Scalar], _ index: Int, before end: Int) -> Bool {
        let scalar = scalars[index]
        if isLetter(scalar) || isDigit(scalar) { return true }
        switch scalar {
        case "%", "°": return index > 0 && isDigit(scalars[index - 1])
        case "-", "–", ".", ",", "/", "⁄":
            guard index > 0, index + 1 < end else { return false }
            if isDigit(scalars[index - 1]), isDigit(scalars[index + 1]) { return true }
            return scalar == "-" && isLetter(scalars[index - 1]) && isLetter(scalars[index + 1])
        default: return false
        }
    }

    /// Returns the offset at which the spaces directly before `end` begin, or `end` if there are none.
    private static func skippingBlanks(_ scalars: [Unicode.Scalar], _ end: Int) -> Int {
        var end = end
        while end > 0, isBlank(scalars[end - 1]) { end -= 1 }
        return end
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar.value >= 0x30 && scalar.value <= 0x39 }
        return VulgarFraction.value(of: scalar) != nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar.value >= 0x61 && scalar.value <= 0x7A }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    /// Returns whether a byte ends a clause, so that the words before the byte do not belong to the mark. A period does
    /// not end a clause, because a period can end an abbreviation.
    private static func endsClause(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "\""), 0x0A:
            true
        default: false
        }
    }
}

/// The text directly after a mark in a step. It can repeat the amount or the unit of the mark.
struct FollowingText {
    private let text: Substring
    /// Whether a parenthesis, a colon or a sign such as `=` was at the start of the text: `(200 g)`, `= 200 g`.
    private let isRemark: Bool

    /// The maximum number of bytes that are examined.
    private static let mostBytes = 48

    /// Creates the text without the spaces, parentheses and signs at its start.
    ///
    /// - Parameter text: The text after the mark.
    init(behind text: String) {
        var rest = Substring(text.utf8.prefix(Self.mostBytes))
        rest = rest.drop { $0 == " " || $0 == "\u{A0}" }
        let lead = rest.prefix { "(:[=×~≈ ".contains($0) }
        isRemark = !lead.isEmpty
        self.text = rest[lead.endIndex...]
    }

    /// Returns whether the text states the amount of the quantity: `(200 g)` after `@butter{200%g}`, `(2)` after
    /// `@eggs{2}`. If the quantity has a unit, the number can differ.
    func tells(_ quantity: Quantity) -> Bool {
        guard let first = text.utf8.first, (0x30...0x39).contains(first) || first >= 0x80 else { return false }
        var scanner = NumberScanner(text)
        guard let number = scanner.number() else { return false }
        scanner.skipSpaces()
        let unit = scanner.letters()
        guard let own = quantity.unit else {
            return isRemark && quantity.amount.includes(number) && unit.isEmpty
        }
        return !unit.isEmpty && AmountWord.unitName(unit) == AmountWord.unitName(own)
    }

    /// Returns whether the first word of the text is the given unit in any spelling: `cloves` after `@garlic{1%clove}`.
    /// Returns `false` if the text is a remark, such as a text in parentheses.
    func begins(withWord word: String) -> Bool {
        guard !isRemark, !word.isEmpty else { return false }
        let next = text.prefix { $0.isLetter || $0 == "-" }
        return !next.isEmpty && AmountWord.unitName(String(next)) == AmountWord.unitName(word)
    }

    /// Returns whether the text begins with the given characters. Letter case makes no difference.
    func begins(with words: String) -> Bool {
        text.lowercased().hasPrefix(words.lowercased())
    }
}
