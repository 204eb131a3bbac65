/// Random text that is difficult to display: any scalars, and scalars that combine with their neighbours.
public enum RandomText {
    private static let pieces: [String] = [
        "a", "b", " ", " ", "  ", "é", "ß", "中", "文", "ｱ", "한", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "क", "ि", "ी",
        "स्ते", "ก", "ำ", "ุ", "م", "א", "\u{0301}", "\u{0308}", "\u{20E3}", "👨", "👩", "👧", "\u{200D}", "🏽", "❤",
        "♂", "\u{FE0F}", "\u{FE0E}", "🇩", "🇪", "⚠️", "\u{202E}", "\u{2066}", "\u{061C}", "\u{AD}", "\u{200B}",
        "\u{FEFF}", "\t", "\u{1B}", "\u{7}", "\u{9B}", "\u{7F}", "\u{0}", "\u{E0067}", "\u{3000}", "ﷺ",
    ]

    /// Returns a random text.
    ///
    /// - Parameters:
    ///   - length: The number of scalars and of combinations of scalars in the text.
    ///   - hasLineFeeds: Whether the text may contain line feeds.
    ///   - generator: The random number generator.
    public static func make(
        length: Int, hasLineFeeds: Bool = false, using generator: inout some RandomNumberGenerator
    ) -> String {
        var text = ""
        for _ in 0..<length {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: text.unicodeScalars.append(anyScalar(using: &generator))
            case 1 where hasLineFeeds: text += ["\n", "\r\n", "\u{2028}"].randomElement(using: &generator) ?? "\n"
            default: text += pieces.randomElement(using: &generator) ?? "a"
            }
        }
        return text
    }

    private static func anyScalar(using generator: inout some RandomNumberGenerator) -> Unicode.Scalar {
        while true {
            let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
            guard let scalar = Unicode.Scalar(value), !Character(scalar).isNewline else { continue }
            return scalar
        }
    }
}
