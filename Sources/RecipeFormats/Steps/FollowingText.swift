import RecipeKit

/// The text directly after a mark in a step, and the amount it contains.
struct FollowingText {
    private let text: Substring
    /// Whether the text begins with a parenthesis, a colon or a sign that introduces an amount.
    private let isRemark: Bool

    private static let mostBytes = 48

    /// - Parameter text: The text after the mark.
    init(behind text: String) {
        var rest = Substring(text.utf8.prefix(Self.mostBytes))
        rest = rest.drop { $0 == " " || $0 == "\u{A0}" }
        let lead = rest.prefix { "(:[=×~≈ ".contains($0) }
        isRemark = !lead.isEmpty
        self.text = rest[lead.endIndex...]
    }

    /// Returns whether the text repeats the amount or contains another amount in the same unit: `(200 g)`.
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

    /// Returns whether the text continues with these whole words: `cloves` after a mark with that unit.
    func begins(withWord word: String) -> Bool {
        guard !isRemark, !word.isEmpty else { return false }
        let next = text.prefix { $0.isLetter || $0 == "-" }
        return !next.isEmpty && AmountWord.unitName(String(next)) == AmountWord.unitName(word)
    }

    /// Returns whether the text continues with these letters.
    func begins(with words: String) -> Bool {
        text.lowercased().hasPrefix(words.lowercased())
    }
}
