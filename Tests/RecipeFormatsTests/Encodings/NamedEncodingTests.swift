import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Encodings with a name")
struct NamedEncodingTests {
    @Test("Encodings with one byte for each character")
    func singleBytes() throws {
        func text(_ name: String, _ bytes: [UInt8]) throws -> String {
            String(decoding: try NamedEncoding.utf8(of: bytes, from: name), as: UTF8.self)
        }
        #expect(try text("ISO-8859-2", [0x61, 0xAF, 0xB1]) == "aŻą" && text("iso8859-2", [0x80]) == "\u{80}")
        #expect(
            try text("windows-1250", [0x8E]) == "Ž" && text("CP1251", [0xC1]) == "Б" && text("koi8-r", [0xE2]) == "Б")
        #expect(try text("iso-8859-9", [0xDE, 0x80]) == "Ş€" && text("tis-620", [0xB5]) == "ต")
        #expect(try text("windows-1255", [0xF9]) == "ש" && text("windows-1253", [0xAA]) == "\u{FFFD}")
        #expect(try text("x-mac-cyrillic", [0x81]) == "Б" && text("macintosh", [0x8F, 0xF0]) == "è\u{F8FF}")
        #expect(
            try text("Latin1", [0xE9, 0x80]) == "é€" && text(" l2 ", [0xA1]) == "Ą" && text("visual", [0xE0]) == "א")
        #expect(SingleByteEncoding("big5") == nil && SingleByteEncoding("") == nil)
    }

    @Test(
        "An encoding that the program cannot convert is an error",
        arguments: [
            "big5x", "euc-xx", "gb18030//IGNORE", "utf-7", "iso-2022-cn-ext", "iso-2022-kr", "hz-gb-2312", "", " ", "é",
            "gb\u{1B}[31m", "big5 gbk", "big5\ngbk",
        ])
    func unknown(name: String) {
        #expect(throws: UnknownEncoding(name: name)) { try NamedEncoding.utf8(of: [0xE9], from: name) }
        #expect(!UnknownEncoding(name: name).message.contains("\u{1B}"))
    }

    private static let start = #"{"@type": "Recipe", "name": "Cr"#

    @Test(
        "A page, an XML file, an export and a mail in such an encoding are rejected, and the message names file and encoding"
    )
    func rejected() {
        let recipe = Array(Self.start.utf8) + [0xE8] + Array(#"me", "recipeIngredient": ["egg"]}"#.utf8)
        let page =
            Array("<meta charset=big5x><script type='application/ld+json'>".utf8) + recipe + Array("</script>".utf8)
        let xml = Array("<?xml version='1.0' encoding='big5x'?><recipeml><recipe><head><title>Cr".utf8) + [0xE8]
        let book = Array("<?xml version='1.0' encoding='big5x'?><cookbook><recipe><title>Cr".utf8) + [0xE8]
        let mail = Array("From: a\nSubject: b\nContent-Type: text/plain; charset=big5x\n\nCr".utf8) + [0xE8]
        let files: [(any RecipeFormat, [UInt8])] = [
            (HTMLFormat(), page), (RecipeMLFormat(), xml), (ExportFormat(CookmateReader()), book),
            (PlainTextFormat(), mail),
        ]
        for (format, bytes) in files {
            let error = #expect(throws: CookbookError.self) { try format.utf8(of: bytes, file: "a/b") }
            #expect(error?.diagnostic.location.file == "a/b", "\(format.name)")
            #expect(error?.diagnostic.message.contains("“big5x”") == true && error?.category == .badData)
        }
    }

    @Test("An encoded part of a mail has the encoding that the part declares")
    func mails() {
        func mail(_ charset: String) -> String {
            """
            From: a
            Subject: b
            Content-Type: text/plain; charset=\(charset)
            Content-Transfer-Encoding: quoted-printable

            Ingredients
            1 kg =D3=D7=C5=CB=CC=C1
            2 carrots

            Directions
            Boil all.
            """
        }
        let known = FileReading(mail("koi8-r"), PlainTextFormat()).recipes
        #expect(known.first?.listedIngredients.first?.ingredients.first?.name.hasSuffix("свекла") == true)
        let unknown = FileReading(mail("big5x"), PlainTextFormat())
        #expect(unknown.recipes.isEmpty && unknown.diagnostics.first?.message.contains("“big5x”") == true)
    }

    @Test("In an archive, only a file that can hold recipes is reported for its encoding")
    func archives() throws {
        let page = Array("<html><meta charset=big5x><p>".utf8) + [0xE8]
        let writer = ZipWriter()
        writer.add("a.html", page)
        writer.add("b.bin", page)
        writer.add("c.md", Array("# Soup\n\n- 1 egg\n".utf8))
        var titles: [String] = []
        let diagnostics = ExportWalk.read(writer.finish(), file: "f.zip", wantsPictures: false) {
            titles.append($0.recipe.title)
            return true
        }
        #expect(titles == ["Soup"])
        #expect(diagnostics.map(\.location.file) == ["f.zip/a.html"])
    }
}
