extension Rational {
    /// Reads a number as recipes write it: `3`, `0.25`, `0,5`, `1/2`, `1 1/2`, `½`, `1½`.
    ///
    /// Decimals are exact. `nil` for anything else, for numbers too large, for a number with a needless leading zero
    /// (`01/2`: a label, not an amount) and for `1,500`, which means one thing in London and another in Berlin.
    public init?(parsing text: some StringProtocol) {
        var scanner = NumberScanner(text)
        scanner.skipSpaces()
        guard let number = scanner.number() else { return nil }
        scanner.skipSpaces()
        guard scanner.isAtEnd else { return nil }
        self = number
    }
}
