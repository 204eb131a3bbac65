/// A parser for a time in a phrase: `at least 4 hours`, `15 min + 30 min for rising`, `1 h 10 min or 2 h`.
///
/// It ignores the descriptive words that it knows, such as `about` and `rising`. It returns no time if a word is
/// unknown or if a part has no number (`+ chilling`). A missing time is better than a time that is too short.
struct TimePhrase {
    private let text: String

    /// - Parameter text: The text in lower case.
    init(_ text: String) { self.text = text }

    /// The number of minutes. If the text has alternatives (`1 h or 2 h`), the longest time is used. If the text is not
    /// understood or is longer than 200 bytes, the number is `nil`.
    var minutes: Rational? {
        guard text.utf8.count <= 200, let open = withoutRemarks else { return nil }
        var longest: Rational?
        for alternative in Self.parts(of: open, at: .or) {
            var total = Rational.zero
            let parts = Self.parts(of: alternative, at: .and)
            for part in parts {
                // If there are several parts, no part may end with a number. In `3 days plus 6` and `an hour and half`,
                // the last number has no unit and does not mean minutes.
                guard parts.count == 1 || !Self.endsWithNumber(part), let minutes = Self.minutes(ofPart: part),
                    let sum = total.adding(minutes)
                else { return nil }
                total = sum
            }
            longest = max(longest ?? total, total)
        }
        return longest
    }

    /// The text without its remarks in parentheses. `nil` if a remark is not closed, or if it excludes some time
    /// (`45 min (without chilling)`).
    ///
    /// A remark that adds a time loses only its parentheses: `1 h (plus 30 min)` becomes `1 h plus 30 min`.
    private var withoutRemarks: String? {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "(") {
            guard let close = rest[open...].firstIndex(of: ")") else { return nil }
            result += rest[..<open]
            let remark = rest[rest.index(after: open)..<close]
            let first = remark.prefix { $0 != " " && !$0.isNumber }
            if TimeWords.shared.meaning(of: first.isEmpty ? remark.prefix(1) : first) == .and {
                result += " " + remark
            } else if remark.hasPrefix("excl") || TimeWords.shared.without.contains(String(first)) {
                return nil
            }
            result += " "
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Returns the parts of a text between separator words. A `+` is a word even without spaces around it.
    private static func parts(of text: String, at separator: TimeWords.Meaning) -> [String] {
        var parts = [""]
        let spaced = text.split(separator: "+", omittingEmptySubsequences: false).joined(separator: " + ")
        for word in spaced.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
            if TimeWords.shared.meaning(of: word) == separator {
                parts.append("")
            } else {
                parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
            }
        }
        // If the text begins with a separator, the part before it is empty.
        if parts.count > 1, parts[0].isEmpty { parts.removeFirst() }
        return parts
    }

    /// Returns whether the last word of a part is a number, in digits or as a word.
    private static func endsWithNumber(_ part: String) -> Bool {
        guard let last = part.split(separator: " ").last else { return false }
        return last.last?.isNumber == true || TimeWords.shared.digits(of: last) != nil
    }

    /// Returns the minutes of a part: a number with its unit and descriptive words. Returns `nil` if the part has no
    /// number or an unknown word.
    private static func minutes(ofPart part: String) -> Rational? {
        var words: [String] = []
        for word in part.split(separator: " ").map(String.init) {
            if TimeWords.shared.meaning(of: word) == .remark { continue }
            words.append(TimeWords.shared.digits(of: word) ?? word)
        }
        guard !words.isEmpty else { return nil }
        // `half an hour` is half of one hour.
        if words[0] == "0.5", words.count > 2, words[1] == "1" { words.remove(at: 1) }
        var scanner = TimeScanner(words.joined(separator: " "))
        return scanner.minutes()
    }
}

extension CookingTime {
    /// Returns whether a text contains a word that means a time even without a number: `overnight`, `eine Nacht`,
    /// `all day`. The word can be a part of a longer word: `night` in `overnight`.
    package static func isInWords(_ text: String) -> Bool {
        let text = text.lowercased()
        return TimeWords.shared.longTimes.contains { text.contains($0) }
    }
}
