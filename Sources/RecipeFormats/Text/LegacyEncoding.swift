import RecipeKit

/// Detects the probable encoding of a text that is not UTF-8, for a message to the user. The detection counts bytes
/// that are typical of an encoding, and does not decode the text.
enum LegacyEncoding {
    /// The maximum number of bytes that are examined, from the start of the text.
    private static let sample = 65536

    /// Returns the name of the encoding for ``NamedEncoding``, or `nil` if the bytes fit no encoding well enough.
    static func name(of bytes: ArraySlice<UInt8>) -> String? {
        let bytes = bytes.prefix(sample)
        // A run consists of adjacent bytes from 0x80 on. In Latin alphabets, a run is often a single letter, such as
        // the `é` of `café`. In other scripts, a run is a whole word.
        var runs: [Range<Int>] = []
        var besideASCII = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.endIndex, bytes[index] >= 0x80 { index += 1 }
            runs.append(start..<index)
            let isBeside =
                start > bytes.startIndex && UTF8Text.isLetter(bytes[start - 1])
                || index < bytes.endIndex && UTF8Text.isLetter(bytes[index])
            if isBeside { besideASCII += 1 }
        }
        let count = runs.reduce(0) { $0 + $1.count }
        guard count > 1 else { return nil }
        if let name = shiftJIS(bytes, count) { return name }
        let latin = bytes.count { $0 >= 0xC0 || (0x91...0x97).contains($0) || $0 == 0xAB || $0 == 0xBB }
        if count < runs.count * 2, besideASCII * 2 > runs.count, latin * 5 >= count * 4 { return "Windows-1252" }
        if runs.allSatisfy({ $0.count.isMultiple(of: 2) }) { return pairs(bytes, runs) }
        if let name = mixedPairs(bytes) { return name }
        return cyrillic(bytes, count)
    }

    /// Detects Shift-JIS. Kana and most other characters begin with a byte from 0x81 to 0x9F, which is rare in other
    /// encodings. Half-width kana are single bytes from 0xA1 to 0xDF.
    private static func shiftJIS(_ bytes: ArraySlice<UInt8>, _ count: Int) -> String? {
        var index = bytes.startIndex
        var kana = 0
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            guard byte >= 0x80, !(0xA1...0xDF).contains(byte) else { continue }
            guard byte != 0x80, byte != 0xA0, byte <= 0xFC, index < bytes.endIndex else { return nil }
            guard (0x40...0xFC).contains(bytes[index]), bytes[index] != 0x7F else { return nil }
            if byte == 0x82 || byte == 0x83 { kana += 1 }
            index += 1
        }
        return kana > 0 && kana * 8 >= count / 2 ? "Shift-JIS" : nil
    }

    /// Detects an encoding with two bytes for each character, both at least 0x80. Many kana mean Japanese, and almost
    /// only Korean syllables mean Korean. Any other text is Chinese.
    private static func pairs(_ bytes: ArraySlice<UInt8>, _ runs: [Range<Int>]) -> String? {
        var kana = 0
        var syllables = 0
        var others = 0
        for run in runs {
            for index in stride(from: run.lowerBound, to: run.upperBound, by: 2) {
                switch bytes[index] {
                case 0xA4, 0xA5: kana += 1
                case 0xB0...0xC8: syllables += 1
                case 0xA1...0xA3: break
                default: others += 1
                }
            }
        }
        if kana * 4 > syllables + others { return "EUC-JP" }
        return others * 20 > syllables ? "GB18030" : "EUC-KR"
    }

    /// Detects an encoding in which the second byte of a character can be ASCII. This is common in Big5 and rare in
    /// GB18030.
    private static func mixedPairs(_ bytes: ArraySlice<UInt8>) -> String? {
        var index = bytes.startIndex
        var low = 0
        var pairs = 0
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte < 0x80 { continue }
            guard byte >= 0x81, byte < 0xFF, index < bytes.endIndex, bytes[index] >= 0x40 else { return nil }
            pairs += 1
            if bytes[index] < 0x7F { low += 1 }
            index += 1
        }
        guard pairs > 1 else { return nil }
        return low * 6 >= pairs ? "Big5" : "GB18030"
    }

    /// Detects a Cyrillic encoding. Lower-case letters are more frequent than capitals. They are 0xE0–0xFF in
    /// Windows-1251 and 0xC0–0xDF in KOI8-R.
    private static func cyrillic(_ bytes: ArraySlice<UInt8>, _ count: Int) -> String? {
        let letters = bytes.filter { $0 >= 0xC0 }
        guard letters.count * 5 > count * 4 else { return nil }
        let upper = letters.count { $0 >= 0xE0 }
        return upper * 2 > letters.count ? "Windows-1251" : "KOI8-R"
    }
}

/// An encoding with one byte for each character, which programs of the last century used for Western languages and for
/// Russian.
enum LegacyCharset: CaseIterable {
    /// The encoding of Windows. It contains the visible characters of Latin-1.
    case windows1252
    /// The encoding of DOS.
    case codePage437
    /// The encoding of the Macintosh before Mac OS X.
    case macRoman
    case windows1251
    case koi8R
    /// The Russian encoding of DOS.
    case codePage866

    /// The characters of the bytes from 0x80, in order.
    var upper: [Unicode.Scalar] {
        switch self {
        case .windows1252: Self.windows
        case .codePage437: Self.dos
        case .macRoman: Self.mac
        case .windows1251: Self.windowsRussian
        case .koi8R: Self.koi8
        case .codePage866: Self.dosRussian
        }
    }

    private static let windowsRussian = SingleByteEncoding.upper("windows-1251")
    private static let koi8 = SingleByteEncoding.upper("koi8-r")
    private static let dosRussian = SingleByteEncoding.upper("ibm866")

    private static let windows = (0x80...0xFF).map { Windows1252.scalar(UInt8($0)) }

    private static let dos = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    private static let mac = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)
}

/// Converts the text of an old program, which does not declare its encoding, to UTF-8. The time is linear in the size
/// of the text.
///
/// A text with the byte order mark of UTF-16 is UTF-16. Any other text is UTF-8 if its bytes are valid UTF-8.
/// Otherwise it is Japanese if it certainly is, and ``CharsetTrial`` chooses an encoding for any other text.
enum LegacyText {
    /// Returns the text as well-formed UTF-8 without a byte order mark.
    static func utf8(of bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(of: Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return HTMLEncoding.marked(bytes) ?? []
        }
        if bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) == nil { return bytes }
        return japanese(bytes) ?? utf8(of: bytes, in: CharsetTrial(bytes).winner)
    }

    /// Returns a Japanese text as UTF-8, or `nil` if a text is not certainly Japanese. In a Western text, the same bytes
    /// would be single characters between letters of ASCII.
    private static func japanese(_ bytes: [UInt8]) -> [UInt8]? {
        let encoding: MultiByteEncoding
        switch LegacyEncoding.name(of: bytes[...]) {
        case "Shift-JIS": encoding = .shiftJIS
        case "EUC-JP": encoding = .eucJP
        default: return nil
        }
        let text = encoding.utf8(of: bytes)
        var (letters, kana, adjoining) = (0, 0, 0)
        var isBehindLetter = false
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar == "\u{FFFD}" { return nil }
            let isKana = ("ぁ"..."ヿ").contains(scalar)
            let isLetter = isKana || ("一"..."鿿").contains(scalar)
            if isKana { kana += 1 }
            if isLetter { letters += 1 }
            if isLetter && isBehindLetter { adjoining += 1 }
            isBehindLetter = isLetter
        }
        return kana * 5 >= letters && adjoining * 2 >= letters ? text : nil
    }

    /// Returns the text of bytes in the given encoding, as UTF-8.
    static func utf8(of bytes: [UInt8], in charset: LegacyCharset) -> [UInt8] {
        let upper = charset.upper.map { Array(String(Character($0)).utf8) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 { result.append(byte) } else { result += upper[Int(byte) - 0x80] }
        }
        return result
    }
}
