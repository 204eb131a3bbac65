import Glibc
import TestSupport
import Testing

@testable import RecipeFormats

@Suite("Encodings with several bytes for each character")
struct MultiByteEncodingTests {
    private func text(_ encoding: MultiByteEncoding, _ bytes: [UInt8]) -> String {
        String(decoding: encoding.utf8(of: bytes), as: UTF8.self)
    }

    @Test(
        "Words in each encoding",
        arguments: [
            (.big5, [0xB5, 0x66, 0xAD, 0x58, 0x61], "番茄a"), (.gbk, [0xB7, 0xAC, 0xC7, 0xD1, 0x20], "番茄 "),
            (.gb18030, [0xB7, 0xAC, 0x81, 0x30, 0x81, 0x30, 0x80], "番\u{80}€"),
            (.gb18030, [0x90, 0x30, 0x81, 0x30, 0x81, 0x35, 0xF4, 0x37], "\u{10000}\u{E7C7}"),
            (.eucKR, [0xB1, 0xE8, 0xC4, 0xA1, 0x81, 0x41], "김치갂"), (.eucJP, [0xA4, 0xBF, 0x8E, 0xB1, 0x61], "たｱa"),
            (.eucJP, [0x8F, 0xB0, 0xA1], "丂"), (.shiftJIS, [0x82, 0xBD, 0xB1, 0x80, 0x5C], "たｱ\u{80}\\"),
            (.shiftJIS, [0x83, 0x5C, 0xF0, 0x40], "ソ\u{E000}"),
            (.iso2022JP, Array("\u{1B}$B$?\u{1B}(Ba\u{1B}(J\\~b\u{1B}(I1\u{1B}$@$^".utf8), "たa¥‾bｱま"),
            (.big5, [0x88, 0x62, 0x88, 0x64, 0x88, 0xA3, 0x88, 0xA5], "Ê̄Ê̌ê̄ê̌"), (.big5, [], ""), (.iso2022JP, [], ""),
        ] as [(MultiByteEncoding, [UInt8], String)])
    func words(_ encoding: MultiByteEncoding, _ bytes: [UInt8], _ expected: String) {
        #expect(text(encoding, bytes) == expected)
    }

    /// In each text, `?` stands for U+FFFD.
    @Test(
        "Bytes that mean nothing do not swallow the ASCII behind them, and a cut character ends the text",
        arguments: [
            (.big5, [0x81], "?"), (.big5, [0x81, 0x41], "?A"), (.big5, [0x80, 0x41], "?A"),
            (.big5, [0xFF, 0x41], "?A"),
            (.big5, [0x81, 0xFF, 0x41], "?A"), (.big5, [0xA1, 0x30], "?0"), (.eucKR, [0xC9, 0x41, 0xC9, 0xA1], "?A?"),
            (.eucKR, [0xB0, 0x0A], "?\n"), (.eucKR, [0x80], "?"), (.eucJP, [0x8F, 0xA1, 0x41], "?A"),
            (.eucJP, [0x8F, 0xA1, 0xA1, 0x41], "?A"), (.eucJP, [0x8F, 0xA1], "?"), (.eucJP, [0x8E, 0x41], "?A"),
            (.eucJP, [0x8F, 0x80, 0x41], "?A"), (.eucJP, [0xA4, 0x3C], "?<"), (.eucJP, [0x80, 0xFF, 0x41], "??A"),
            (.shiftJIS, [0x82], "?"), (.shiftJIS, [0x82, 0x30], "?0"), (.shiftJIS, [0x82, 0xFD, 0x41], "?A"),
            (.shiftJIS, [0xA0, 0xFF, 0x41], "??A"), (.shiftJIS, [0x85, 0x41], "?A"), (.gbk, [0xFF, 0x41], "?A"),
            (.gb18030, [0x81, 0x30], "?0"), (.gb18030, [0x81, 0x30, 0x41, 0x42], "?0AB"),
            (.gb18030, [0x81, 0x30, 0x81, 0x41], "?0丄"), (.gb18030, [0xFE, 0x39, 0xFE, 0x39, 0x41], "?A"),
            (.gb18030, [0x81, 0xFF, 0x41], "?A"), (.gb18030, [0x84, 0x31, 0xA4, 0x20, 0x41], "?1? A"),
            (.iso2022JP, Array("\u{1B}$B$\u{1B}(BA".utf8), "?A"), (.iso2022JP, Array("\u{1B}$B$\n$^".utf8), "?\nま"),
            (.iso2022JP, Array("\u{1B}$B$".utf8), "?"), (.iso2022JP, Array("\u{1B}xA\u{E}".utf8), "?xA?"),
            (.iso2022JP, [0x41, 0xA4, 0x42], "A?B"), (.iso2022JP, Array("\u{1B}$B \nA".utf8), "?\n?"),
            (.iso2022JP, Array("\u{1B}(I \n1".utf8), "?\nｱ"), (.iso2022JP, Array("\u{1B}".utf8), "?"),
        ] as [(MultiByteEncoding, [UInt8], String)])
    func invalid(_ encoding: MultiByteEncoding, _ bytes: [UInt8], _ expected: String) {
        #expect(text(encoding, bytes).replacing("\u{FFFD}", with: "?") == expected)
    }

    /// The encodings of the C library that are nearest to those of browsers.
    private static let inCLibrary: [(MultiByteEncoding, String)] = [
        (.big5, "BIG5-HKSCS"), (.eucKR, "UHC"), (.gb18030, "GB18030"), (.shiftJIS, "CP932"), (.eucJP, "EUC-JP-MS"),
    ]

    @Test("All letters with two bytes are those of the C library", arguments: inCLibrary)
    func tables(_ encoding: MultiByteEncoding, _ name: String) {
        // A C library can lack an encoding. Then there is nothing to compare.
        guard let converter = SystemConverter(from: name) else { return }
        var count = 0
        for lead in UInt8(0x81)...0xFE {
            for trail in UInt8(0x40)...0xFE {
                // Of some signs, such as `～` and `〜`, Unicode has two, and libraries differ.
                guard let expected = converter.text([lead, trail]), expected.allSatisfy(\.isLetter) else { continue }
                count += 1
                let read = text(encoding, [lead, trail])
                // Standards moved rare characters of GB18030 from the private numbers where browsers have them.
                guard read != expected, read.unicodeScalars.first?.properties.generalCategory != .privateUse else {
                    continue
                }
                Issue.record("\(String(lead, radix: 16)) \(String(trail, radix: 16)): \(read), not \(expected)")
            }
        }
        #expect(count > 6000)
    }

    @Test("Random bytes become well-formed text")
    func random() {
        var generator = SeededGenerator(seed: 7)
        for encoding in [MultiByteEncoding.big5, .eucJP, .eucKR, .gbk, .gb18030, .iso2022JP, .shiftJIS] {
            let bytes = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let text = encoding.utf8(of: bytes)
            #expect(text.withUnsafeBytes { TextDecoding.firstInvalidUTF8($0) } == nil, "\(encoding) \(bytes)")
        }
    }
}

@Suite("Encodings with single bytes, beside the C library")
struct SingleByteEncodingTests {
    /// Browsers read a few signs of KOI8-U and of the Macintosh in another way.
    private static let names = [
        "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8",
        "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16", "windows-1250", "windows-1251",
        "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257", "ibm866", "koi8-r",
    ]

    @Test("A table has the characters that the C library has", arguments: names)
    func tables(name: String) throws {
        guard let converter = SystemConverter(from: name) else { return }
        let encoding = try #require(SingleByteEncoding(name))
        for byte in UInt8(0x20)...0xFF {
            guard let expected = converter.text([byte]) else { continue }
            // The C library has characters for a few bytes that the standard leaves out, and the reverse.
            let found = String(decoding: encoding.utf8(of: [byte]), as: UTF8.self)
            #expect(found == expected || found == "\u{FFFD}", "\(byte): \(expected)")
        }
    }
}

/// Converts text with the C library, for comparison.
private final class SystemConverter {
    private let converter: iconv_t

    /// Returns `nil` if the C library does not know the encoding.
    init?(from name: String) {
        guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
        self.converter = converter
    }

    deinit { iconv_close(converter) }

    /// Returns the text of bytes, or `nil` if they are invalid or more than one character.
    func text(_ bytes: [UInt8]) -> String? {
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 64)
        return input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (next, left) = (input.baseAddress, input.count)
                var (place, room) = (output.baseAddress, output.count)
                iconv(converter, nil, nil, nil, nil)
                guard iconv(converter, &next, &left, &place, &room) != -1, left == 0 else { return nil }
                iconv(converter, nil, nil, &place, &room)
                let text = String(decoding: output.prefix(64 - room).map { UInt8(bitPattern: $0) }, as: UTF8.self)
                return text.count == 1 && bytes.allSatisfy({ $0 >= 0x80 || bytes.count > 1 }) ? text : nil
            }
        }
    }
}
