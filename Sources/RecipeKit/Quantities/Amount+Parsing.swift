extension Amount {
    /// Parses a number or a range (`2-4`, `2 – 4`, `2 to 4`, `2 bis 4`). Any other text becomes words, without the
    /// spaces at its ends.
    ///
    /// A descending range (`4-2`) becomes words. There is one exception: `1-1/2` means one and a half, as in American
    /// books.
    public init(parsing text: some StringProtocol) {
        self = Self.numeric(text) ?? .text(text.trimmingSpaces())
    }

    /// Parses a text that consists only of a number or a range. Returns `nil` for every text that becomes words in
    /// ``init(parsing:)``.
    package static func numeric(_ text: some StringProtocol) -> Amount? {
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
