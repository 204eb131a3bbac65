import RecipeKit

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
