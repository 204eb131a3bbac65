import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The encoding of a web page")
struct HTMLEncodingTests {
    private func text(_ bytes: [UInt8]) throws -> String {
        String(decoding: try HTMLEncoding.utf8(of: bytes), as: UTF8.self)
    }

    private func page(_ charset: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("<meta charset=\"\(charset)\"><p>".utf8) + bytes
    }

    @Test("The encoding of a page is declared by its meta element")
    func declared() throws {
        #expect(try text(page("windows-1252", [0x80, 0xE9, 0x92])).hasSuffix("€é’"))
        #expect(try text(page("ISO-8859-1", [0xBD, 0x20, 0xE9])).hasSuffix("½ é"))
        #expect(try text(page("iso-8859-2", [0xE8])).hasSuffix("č"))
        #expect(try text(page("shift_jis", [0x83, 0x4A])).hasSuffix("カ"))
        let older = Array("<meta http-equiv=content-type content='text/html; charset=windows-1252'>".utf8) + [0xE9]
        #expect(try text(older).hasSuffix("é"))
    }

    @Test(
        "The declaration of the encoding of a page may follow more than 1,024 bytes", arguments: [1_024, 8_000, 16_000])
    func lateDeclaration(length: Int) throws {
        let comment = Array("<!--\(String(repeating: "x", count: length))-->".utf8)
        #expect(try text(comment + page("iso-8859-2", [0xE8])).hasSuffix("č"))
    }

    @Test("The encoding of a page with valid UTF-8 is UTF-8, independent of its declaration")
    func utf8() throws {
        #expect(try text(page("iso-8859-1", Array("é½".utf8))).hasSuffix("é½"))
        #expect(try text([0xEF, 0xBB, 0xBF] + Array("é".utf8)) == "é")
        #expect(try text(page("utf-8", [0xE9, 0x20])).hasSuffix("\u{FFFD} "))
    }

    @Test("A page with a byte order mark or a zero byte beside its first letter is UTF-16")
    func utf16() throws {
        let units = Array("<p>½".utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big, little + [0]] {
            #expect(try text(bytes).hasPrefix("<p>½"))
        }
    }

    @Test("The encoding of a page without a declaration is Windows-1252, and a page with an unknown one is an error")
    func unknown() throws {
        #expect(try text([0x3C, 0x70, 0x3E, 0xE9]) == "<p>é")
        #expect(throws: UnknownEncoding(name: "klingon")) { try text(page("klingon", [0xE9])) }
        #expect(try text(page("shift_jis", [0x83])).hasSuffix("\u{FFFD}"))
    }
}
