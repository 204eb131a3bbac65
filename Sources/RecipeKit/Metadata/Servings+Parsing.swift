extension Servings {
    /// Reads `4`, `4 to 6`, `12 empanadas`, `Serves 4-6`, `500%ml`.
    ///
    /// The number is the one the text begins with, words that only lead up to it left aside.
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

    /// The text without the words that lead up to its number: `4–6` of `Serves 4–6`.
    var measured: String {
        let start = text.firstIndex(where: \.isNumber) ?? text.startIndex
        let lead = text[..<start].lowercased().split { !$0.isLetter }
        return lead.allSatisfy { Self.leadsUpToNumber(String($0)) } ? String(text[start...]) : text
    }

    /// Two of `2/3`, for two or three.
    private static func rangeStart(_ text: String) -> Rational? {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let ends = text.split(separator: "/").map { Int($0.trimmingSpaces()) }
        guard ends.count == 2, let low = ends[0], let high = ends[1], low > 0, low < high else { return nil }
        return Rational(low)
    }

    private static func leadsUpToNumber(_ word: String) -> Bool {
        switch word {
        case "serves", "makes", "for", "about", "approx", "ca", "circa", "around", "yields", "für", "etwa", "pour",
            "environ", "para", "unas", "unos", "per":
            true
        default: false
        }
    }
}
