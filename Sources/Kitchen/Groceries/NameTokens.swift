import RecipeKit

/// The words of an ingredient's name, with their positions in the name.
struct NameTokens {
    struct Token {
        /// The word in lower case, without accents.
        var folded: String
        /// The singular of the word by English rules.
        var singular: String
        /// The range of the word's bytes in the name.
        var range: Range<Int>
        /// Whether only a hyphen separates this word from the previous one: true for `grain` in `medium-grain`.
        var isJoined = false

        /// Whether the word only connects other words: `of`, `de`.
        var isConnector: Bool { IngredientWords.connectors.contains(folded) }
    }

    private(set) var tokens: [Token] = []
    /// Whether only a hyphen separates the current word from the previous one.
    private var isJoined = false

    /// Splits a name into words of letters and digits. O(n).
    init(_ name: some StringProtocol) {
        var word: [UInt8] = []
        var start = 0
        var position = 0
        var last: Unicode.Scalar?
        for scalar in name.unicodeScalars {
            if Self.isWord(scalar) {
                if word.isEmpty {
                    start = position
                    isJoined = last == "-" && tokens.last?.range.upperBound == position - 1
                }
                scalar.appendFolded(to: &word)
            } else if !(0x300...0x36F).contains(scalar.value), !word.isEmpty {
                add(word, start..<position)
                word.removeAll(keepingCapacity: true)
            }
            position += UTF8.width(scalar)
            last = scalar
        }
        if !word.isEmpty { add(word, start..<position) }
    }

    private mutating func add(_ word: [UInt8], _ range: Range<Int>) {
        let folded = String(decoding: word, as: UTF8.self)
        tokens.append(Token(folded: folded, singular: Self.singular(folded), range: range, isJoined: isJoined))
    }

    /// Returns a name as a key for tables: words in lower case, in the singular, without accents and without
    /// connectors, separated by spaces.
    static func key(_ name: some StringProtocol) -> String {
        var key: [UInt8] = []
        key.reserveCapacity(name.utf8.count)
        var start = 0
        var hasWord = false
        func endWord() {
            guard key.count > start else { return }
            hasWord = true
            if key.count - start < 6 {
                // Only words of at most five bytes can be connectors.
                let word = String(decoding: key[start...], as: UTF8.self)
                if IngredientWords.connectors.contains(word) {
                    key.removeSubrange(start...)
                    return
                }
            }
            if key[key.count - 1] == UInt8(ascii: "s") {
                let word = singular(String(decoding: key[start...], as: UTF8.self))
                key.replaceSubrange(start..., with: word.utf8)
            }
            key.append(0x20)
            start = key.count
        }
        for scalar in name.unicodeScalars {
            if isWord(scalar) {
                scalar.appendFolded(to: &key)
            } else if !(0x300...0x36F).contains(scalar.value) {
                endWord()
            }
        }
        endWord()
        guard start > 0 else { return hasWord ? Self.key(NameTokens(name).tokens[...]) : "" }
        return String(decoding: key[..<(start - 1)], as: UTF8.self)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return UTF8Text.isAlphanumeric(UInt8(truncatingIfNeeded: scalar.value)) }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Returns words as a key for tables.
    static func key(_ tokens: ArraySlice<Token>) -> String {
        var key = ""
        for token in tokens where !token.isConnector {
            if !key.isEmpty { key += " " }
            key += token.singular
        }
        // If a name consists only of connectors, they are its key.
        return key.isEmpty ? tokens.map(\.folded).joined(separator: " ") : key
    }

    private static func singular(_ word: String) -> String {
        guard word.utf8.last == UInt8(ascii: "s") else { return word }
        return irregular[word] ?? IngredientWords.singular(word)
    }

    private static let irregular = [
        "cookies": "cookie", "brownies": "brownie", "smoothies": "smoothie", "veggies": "veggie",
    ]
}
