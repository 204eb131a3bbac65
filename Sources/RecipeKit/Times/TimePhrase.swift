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
        for alternative in Self.parts(of: open, at: ["or", "oder", "ou"]) {
            var total = Rational.zero
            let parts = Self.parts(of: alternative, at: ["+", "plus", "and", "und", "et", "then"])
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
            if ["plus ", "+", "and ", "und ", "et "].contains(where: { remark.hasPrefix($0) }) {
                result += " " + remark
            } else if ["not ", "without", "excluding", "excl", "ohne", "sans", "sin ", "senza"].contains(where: {
                remark.hasPrefix($0)
            }) {
                return nil
            }
            result += " "
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Returns the parts of a text between separator words. A `+` is a word even without spaces around it.
    private static func parts(of text: String, at separators: Set<String>) -> [String] {
        var parts = [""]
        let spaced = text.split(separator: "+", omittingEmptySubsequences: false).joined(separator: " + ")
        for word in spaced.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
            if separators.contains(String(word)) {
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
        return last.last?.isNumber == true || numbers[String(last)] != nil
    }

    /// Returns the minutes of a part: a number with its unit and descriptive words. Returns `nil` if the part has no
    /// number or an unknown word.
    private static func minutes(ofPart part: String) -> Rational? {
        var words: [String] = []
        for word in part.split(separator: " ").map(String.init) {
            if ignoredWords.contains(word) { continue }
            words.append(numbers[word] ?? word)
        }
        guard !words.isEmpty else { return nil }
        // `half an hour` is half of one hour.
        if words[0] == "0.5", words.count > 2, words[1] == "1" { words.remove(at: 1) }
        var scanner = TimeScanner(words.joined(separator: " "))
        return scanner.minutes()
    }

    private static let numbers = [
        "one": "1", "a": "1", "an": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "eight": "8",
        "ten": "10", "twelve": "12", "half": "0.5",
        "ein": "1", "eine": "1", "einen": "1", "zwei": "2", "drei": "3", "vier": "4", "sechs": "6", "acht": "8",
        "halbe": "0.5",
        "un": "1", "une": "1", "deux": "2", "trois": "3", "quatre": "4",
        "una": "1", "dos": "2", "tres": "3", "due": "2", "tre": "3",
    ]

    private static let ignoredWords: Set<String> = [
        "at", "least", "minimum", "maximum", "max", "max.", "up", "about", "approx", "approx.", "approximately",
        "around", "roughly",
        "nearly", "almost", "over", "under", "circa", "for", "in", "the", "of", "total", "per", "batch", "time",
        "times", "more",
        "additional", "extra", "active", "hands-on", "inactive", "passive", "minimal", "only", "≈", "~", "<", ">",
        "prep", "prep.",
        "preparation", "preparing", "cook", "cooking", "bake", "baking", "baked", "simmer", "simmering", "boiling",
        "frying", "roasting",
        "rest", "resting", "wait", "waiting", "chill", "chilling", "cool", "cooling", "fridge", "refrigerator",
        "freezer", "freezing",
        "rise", "rising", "proof", "proofing", "proving", "marinate", "marinating", "marinade", "soak", "soaking",
        "fermenting",
        "fermentation", "ferment", "infusing", "steeping", "drying", "setting", "oven", "high", "low", "pressure",
        "release", "natural",
        "slow", "dough", "work", "on",
        "mindestens", "etwa", "ungefähr", "rund", "höchstens", "im", "ofen", "kühlschrank", "ruhezeit", "ruhen",
        "backzeit",
        "kochzeit", "gehzeit", "wartezeit", "kühlzeit", "vorbereitung", "zubereitung", "marinieren", "ziehen", "ca",
        "ca.",
        "au", "moins", "environ", "de", "repos", "cuisson", "préparation", "frigo", "réfrigérateur", "four", "marinade",
        "al", "menos", "unos", "unas", "reposo", "cocción", "preparación", "horno", "nevera", "marinado",
        "almeno", "di", "riposo", "cottura", "preparazione", "forno", "frigorifero", "marinatura",
    ]
}

extension CookingTime {
    /// Returns whether a text contains a word that means a time even without a number: `overnight`, `eine Nacht`,
    /// `all day`. The word can be a part of a longer word: `night` in `overnight`.
    package static func isInWords(_ text: String) -> Bool {
        let text = text.lowercased()
        return [
            "night", "nacht", "nuit", "noche", "notte", "noite", "day", "tag", "jour", "día", "giorn", "hour", "stund",
            "week", "woche",
        ]
        .contains { text.contains($0) }
    }
}
