extension Amount {
    /// Reads an amount as recipes write it: a number, a range (`2-4`, `2 – 4`, `2 to 4`, `2 bis 4`), else the words
    /// themselves without the spaces around them.
    ///
    /// A range that falls (`4-2`) is text; `1-1/2` is one and a half, as American books set it.
    public init(parsing text: some StringProtocol) {
        self = Self.numeric(text) ?? .text(text.trimmingSpaces())
    }

    /// The number or range that `text` is from end to end, or `nil`.
    static func numeric(_ text: some StringProtocol) -> Amount? {
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        guard let first = scanner.number() else { return nil }
        scanner.skipSpaces()
        if scanner.isAtEnd { return .number(first) }
        let isHyphen = scanner.skip("-")
        guard isHyphen || skipRangeWord(&scanner) else { return nil }
        scanner.skipSpaces()
        guard let second = scanner.number() else { return nil }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { return nil }
        if first < second { return .range(first, second) }
        if first == second { return .number(first) }
        guard isHyphen, first.isInteger, second < .one, second != .zero else { return nil }
        return first.adding(second).map(Amount.number)
    }

    private static func skipRangeWord(_ scanner: inout NumberScanner) -> Bool {
        scanner.skip("–") || scanner.skip("—") || scanner.skip(word: "to") || scanner.skip(word: "bis")
            || scanner.skip(word: "à") || scanner.skip(word: "a")
    }
}
