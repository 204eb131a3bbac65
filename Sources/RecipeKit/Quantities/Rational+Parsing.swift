extension Rational {
    /// Parses `3`, `0.25`, `0,5`, `1/2`, `1 1/2`, `½`, `1½`. Decimals are exact.
    ///
    /// Returns `nil` for any other text and on overflow. Also returns `nil` for a zero before another digit, because
    /// `01/2` is a label, not an amount. Also returns `nil` for `1,500`, which has different meanings in English and
    /// German.
    public init?(parsing text: some StringProtocol) {
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        guard let number = scanner.number() else { return nil }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { return nil }
        self = number
    }
}
