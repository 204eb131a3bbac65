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
        var isConnector: Bool
    }

    private(set) var tokens: [Token] = []
    /// Whether only a hyphen separates the current word from the previous one.
    private var isJoined = false

    /// Splits a name into words of letters and digits. O(n).
    init(_ name: some StringProtocol) {
        var word: [UInt8] = []
        var isAccented = false
        var start = 0
        var position = 0
        var last: Unicode.Scalar?
        for scalar in name.unicodeScalars {
            if Self.isAccent(scalar) { isAccented = true }
            if Self.isWord(scalar) {
                if word.isEmpty {
                    start = position
                    isJoined = last == "-" && tokens.last?.range.upperBound == position - 1
                }
                scalar.appendFolded(to: &word)
            } else if !(0x300...0x36F).contains(scalar.value), !word.isEmpty {
                add(word, start..<position, isAccented)
                word.removeAll(keepingCapacity: true)
                isAccented = false
            }
            position += UTF8.width(scalar)
            last = scalar
        }
        if !word.isEmpty { add(word, start..<position, isAccented) }
    }

    private mutating func add(_ word: [UInt8], _ range: Range<Int>, _ isAccented: Bool) {
        let folded = String(decoding: word, as: UTF8.self)
        tokens.append(
            Token(
                folded: folded, singular: Self.singular(folded), range: range, isJoined: isJoined,
                isConnector: Self.isConnector(folded, isAccented)))
    }

    /// Returns whether a word only connects other words. `thé` is no `the`, but `à` is an `a`.
    private static func isConnector(_ folded: String, _ isAccented: Bool) -> Bool {
        IngredientWords.connectors.contains(folded) && (!isAccented || folded == "a")
    }

    /// Returns a name as a key for tables: words in lower case, in the singular, without accents and without
    /// connectors, separated by spaces.
    static func key(_ name: some StringProtocol) -> String {
        var key: [UInt8] = []
        key.reserveCapacity(name.utf8.count)
        var start = 0
        var hasWord = false
        var isAccented = false
        func endWord() {
            guard key.count > start else { return }
            hasWord = true
            defer { isAccented = false }
            if key.count - start < 6 {
                // Only words of at most five bytes can be connectors.
                let word = String(decoding: key[start...], as: UTF8.self)
                if isConnector(word, isAccented) {
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
            if isAccent(scalar) { isAccented = true }
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

    /// Returns whether a scalar is a letter with an accent, or an accent.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && (isWord(scalar) || (0x300...0x36F).contains(scalar.value))
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

extension NameTokens.Token {
    /// Whether the word is a number in digits: `405`, `½`.
    var isNumber: Bool { folded.unicodeScalars.allSatisfy { $0.properties.numericType != nil } }

    /// Whether the word separates two ingredients that can replace each other: `or`.
    var isAlternative: Bool { !isJoined && PreparationWords.alternatives.contains(folded) }

    /// Whether the word can name a food. Connectors and words of the preparation or the kind cannot.
    var namesFood: Bool {
        !isConnector && !PreparationWords.contains(singular) && !PreparationWords.kinds.contains(folded)
    }
}

extension RandomAccessCollection<NameTokens.Token> where Index == Int {
    /// The words without the sizes of things: `ham` for `1/4-inch slices ham`, `6-inch ham` and `ham 2 x 2 cm`. All other
    /// numbers are kept, because they name a kind: `flour type 405`, `7 Up`.
    var withoutSizes: [NameTokens.Token] {
        guard contains(where: { isNumber($0) || isLengthInOneWord($0) }) else { return Array(self) }
        var kept: [NameTokens.Token] = []
        var start = startIndex
        while start < endIndex {
            if isLengthInOneWord(self[start]) {
                start += 1
                continue
            }
            var end = start
            while end < endIndex,
                isNumber(self[end])
                    || end > start && ["x", "by", "to", "bis"].contains(self[end].folded)
            {
                end += 1
            }
            if end > start, end < endIndex, isLength(self[end]) {
                start = end + 1
                // In `5 cm-es kockákra` and `1/2-inch-thick slices`, what is joined to the unit belongs to the size.
                while start < endIndex, self[start].isJoined { start += 1 }
            } else {
                kept += self[start..<Swift.max(end, start + 1)]
                start = Swift.max(end, start + 1)
            }
        }
        // A name that has nothing but a size keeps it.
        return kept.isEmpty ? Array(self) : kept
    }

    private func isNumber(_ token: NameTokens.Token) -> Bool {
        token.isNumber || PreparationWords.numbers.contains(token.folded)
    }

    /// Returns whether a word is a number with a length, as in `3cm pieces`.
    private func isLengthInOneWord(_ token: NameTokens.Token) -> Bool {
        guard token.folded.first?.isNumber == true else { return false }
        return ["cm", "mm", "in", "inch"].contains(token.folded.drop { $0.isNumber })
    }

    private func isLength(_ token: NameTokens.Token) -> Bool {
        ["in", "cm", "mm", "ft"].contains(UnitNames.entry(for: token.folded)?.symbol)
    }

    /// The words without the names of a cut of meat or fish: `bone-in`, `skin-on`, `center-cut`.
    var withoutCuts: [NameTokens.Token] {
        guard contains(where: { ["on", "in", "off", "cut", "range"].contains($0.folded) }) else { return Array(self) }
        var kept: [NameTokens.Token] = []
        for token in self {
            let isCut =
                switch token.folded {
                case "on", "in", "off": ["bone", "skin", "shell", "tail"].contains(kept.last?.folded)
                case "cut":
                    ["center", "centre", "flat", "first", "second", "thick", "thin"].contains(kept.last?.folded)
                case "range": kept.last?.folded == "free"
                default: false
                }
            if isCut { kept.removeLast() } else { kept.append(token) }
        }
        return kept
    }

    /// The words without the words of the preparation or the size. Words that are joined by a hyphen are kept or
    /// dropped together: `paper-thin` is dropped, `medium-grain` is kept.
    var withoutPreparation: [NameTokens.Token] {
        var kept: [NameTokens.Token] = []
        var start = startIndex
        while start < endIndex {
            var end = start + 1
            while end < endIndex, self[end].isJoined { end += 1 }
            let group = self[start..<end]
            let parts = group.filter { PreparationWords.contains($0.singular) }
            let isLastPreparation = self[end - 1].singular == parts.last?.singular
            if parts.isEmpty || group.count > 1 && !isLastPreparation {
                kept += group
            } else if group.count == 1 || !isLastPreparation {
                kept += group.filter { !PreparationWords.contains($0.singular) }
            }
            start = end
        }
        return kept
    }

    /// The words without each `and` that is directly before an `or`: `butter or oil` for `butter and/or oil`.
    var withoutAndOr: [NameTokens.Token] {
        enumerated().filter { index, token in
            token.folded != "and" || index + 1 >= count || self[startIndex + index + 1].folded != "or"
        }.map(\.element)
    }

    /// The words, with each compound as one word. The parts of a compound alone mean something else: `fat-free`,
    /// `whole wheat`, `half-and-half`.
    var joiningCompounds: [NameTokens.Token] {
        var joined: [NameTokens.Token] = []
        for token in self {
            guard let last = joined.last else {
                joined.append(token)
                continue
            }
            let isCompound =
                switch (last.folded, token.folded) {
                case (_, "free"), (_, "grained"): !last.isConnector
                case ("whole", "wheat"), ("whole", "milk"), ("whole", "grain"), ("whole", "meal"): true
                case ("half", "and"), ("half and", "half"): true
                // Alone, `room` is Dutch cream, and `fraiche` is French for fresh.
                case ("room", "temperature"), ("creme", "fraiche"): true
                default: false
                }
            guard isCompound else {
                joined.append(token)
                continue
            }
            // Connectors are not part of a key.
            let singular = token.isConnector ? last.singular : "\(last.singular) \(token.singular)"
            joined[joined.count - 1] = NameTokens.Token(
                folded: "\(last.folded) \(token.folded)", singular: singular,
                range: last.range.lowerBound..<token.range.upperBound, isJoined: last.isJoined, isConnector: false)
        }
        return joined
    }
}
