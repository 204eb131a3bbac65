/// Chooses the encoding in which the characters of a text fit the characters beside them.
///
/// For example, a wrong encoding changes `Kräuter` to `Kr„uter`, with a quotation mark inside a word, or to `KrÄuter`.
/// Each such character counts against the encoding.
struct CharsetTrial {
    /// The maximum number of characters outside ASCII that are examined.
    private static let sample = 4096

    /// The best encoding. If several encodings are equally good, the first of them in `LegacyCharset.allCases`.
    private(set) var winner = LegacyCharset.windows1252

    /// Chooses the encoding of a text.
    init(_ bytes: [UInt8]) {
        let places = Array(bytes.indices.lazy.filter { bytes[$0] >= 0x80 }.prefix(Self.sample))
        var best = Int.min
        for charset in LegacyCharset.allCases {
            let upper = charset.upper
            func scalar(_ index: Int) -> Unicode.Scalar {
                guard bytes.indices.contains(index) else { return "\n" }
                return bytes[index] < 0x80 ? Unicode.Scalar(bytes[index]) : upper[Int(bytes[index]) - 0x80]
            }
            let score = places.reduce(0) { sum, index in
                sum + Self.score(of: scalar(index), after: scalar(index - 1), before: scalar(index + 1))
            }
            if score > best { (best, winner) = (score, charset) }
        }
    }

    /// Returns how well a character fits the characters beside it. A negative result means that it does not fit.
    private static func score(
        of scalar: Unicode.Scalar, after previous: Unicode.Scalar, before next: Unicode.Scalar
    ) -> Int {
        let isInWord = isLetter(previous) || isLetter(next)
        switch scalar {
        case "½", "¼", "¾": return isLetter(previous) ? -2 : 3
        case "°", "º": return isDigit(previous) || previous == " " ? 2 : -1
        case "’": return isLetter(previous) ? 2 : -1
        case "“", "‘", "„", "«", "¿", "¡", "‹": return isLetter(previous) ? -3 : 2
        case "”", "»", "›", "®", "™", "©": return previous == " " ? -1 : isLetter(next) ? -3 : 2
        case "–", "—", "…", "•", "\u{A0}", "£", "·", "×": return isLetter(previous) && isLetter(next) ? -1 : 1
        case "€": return isInWord ? -2 : 1
        case "\u{80}"..."\u{9F}": return -4
        default: break
        }
        if isCyrillic(scalar) { return cyrillicScore(of: scalar, after: previous, before: next) }
        if isBox(scalar) { return isInWord ? -3 : isBox(previous) || isBox(next) ? 1 : -1 }
        guard isWestern(scalar) else { return -3 }
        if scalar.properties.isLowercase {
            if isCapital(previous), isCapital(next) { return -2 }
            return isInWord ? 3 : -1
        }
        if isSmall(previous) { return -3 }
        return isSmall(next) || isCapital(next) || isCapital(previous) ? 3 : -1
    }

    /// Returns how well a Cyrillic letter fits. In contrast to a Western letter, it is never beside one of ASCII. Words of
    /// small letters are more frequent than those of capitals, which tells the two Russian encodings of Unix and Windows
    /// apart.
    private static func cyrillicScore(
        of scalar: Unicode.Scalar, after previous: Unicode.Scalar, before next: Unicode.Scalar
    ) -> Int {
        if isLetter(previous) && previous.isASCII || isLetter(next) && next.isASCII { return -3 }
        guard isLetter(previous) || isLetter(next) else { return -1 }
        if scalar.properties.isLowercase { return isCapital(previous) && isCapital(next) ? -2 : 4 }
        return isSmall(previous) ? -3 : 3
    }

    private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x45F).contains(scalar.value) }
    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isLowercase }
    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { isSmall(scalar) || isCapital(scalar) }
    private static func isBox(_ scalar: Unicode.Scalar) -> Bool { (0x2500...0x25A0).contains(scalar.value) }

    /// Returns whether a letter is common in a Western European language.
    private static func isWestern(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xD7, 0xF7, 0xD0, 0xF0, 0xDE, 0xFE, 0xFF: false
        case 0xC0...0xFC, 0x152, 0x153: true
        default: false
        }
    }
}
