import CookingLanguages

extension Servings {
    /// Parses `4`, `4 to 6`, `12 empanadas`, `Serves 4-6`, `500%ml`.
    ///
    /// The number is at the start of the text. Only introductory words such as `Serves` can be before it. For a range,
    /// ``number`` is the lower bound. If there is no number at the start, or if the number is zero, ``number`` is
    /// `nil`.
    public init(parsing text: String) {
        let shown = text.utf8.contains(UInt8(ascii: "%")) ? text.split(separator: "%").joined(separator: " ") : text
        var scanner = NumberScanner(shown)
        while true {
            scanner.skipSpaces()
            if scanner.skip("~") || scanner.skip(":") { continue }
            var ahead = scanner
            let word = ahead.letters()
            guard !word.isEmpty, Self.leadsUpToNumber(word.lowercased()) else { break }
            _ = ahead.skip(".")
            scanner = ahead
        }
        self.init(number: Self.rangeStart(scanner.rest) ?? scanner.number(), text: shown)
        if number == .zero { number = nil }
    }

    /// The text without its introductory words: `4–6` for `Serves 4–6`. If another word is before the number, the whole
    /// text.
    package var measured: String {
        let start = text.firstIndex(where: \.isNumber) ?? text.startIndex
        let lead = text[..<start].lowercased().split { !$0.isLetter }
        return lead.allSatisfy { Self.leadsUpToNumber(String($0)) } ? String(text[start...]) : text
    }

    /// Returns the lower bound of a range with a slash: `2/3` means two to three servings, not two thirds of a serving.
    /// Returns `nil` for any other text.
    private static func rangeStart(_ text: String) -> Rational? {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let ends = text.split(separator: "/").map { Int($0.trimmingSpaces()) }
        guard ends.count == 2, let low = ends[0], let high = ends[1], low > 0, low < high else { return nil }
        return Rational(low)
    }

    private static func leadsUpToNumber(_ word: String) -> Bool { leadingWords.contains(word) }

    /// Words before the number of servings: `serves about 4`.
    private static let leadingWords = Set(
        (CookingLanguage.entriesOfAll(.serves) + CookingLanguage.entriesOfAll(.about)).map { $0.lowercased() })
}
