import Testing

@testable import RecipeFormats

@Suite("XML of old programs")
struct XMLRepairTests {
    private func records(_ text: String, _ name: String = "r") -> [XMLElement] {
        var records: [XMLElement] = []
        XMLRecords.read(Array(text.utf8), named: [name]) { record in
            records.append(record)
            return true
        }
        return records
    }

    @Test(
        "XML that is not well-formed is read",
        arguments: [
            ("<f><r>a & b</r></f>", "a & b"), ("<f><r>a &amp; b &eacute; &#233;</r></f>", "a & b é é"),
            ("<f><r>1 < 2</r></f>", "1 < 2"), ("<f><r>a<b>b</r></f>", "ab"), ("<f><r>a</b>b</r></f>", "ab"),
            ("<f><r>a", "a"), ("<f><r><![CDATA[a & <b>]]></r>", "a & <b>"), ("<f><r>a<!-- & -->b</r></f>", "ab"),
            ("<?xml version='1.0'?><f><r x=y z>a</r></f>", "a"), ("<r>a\u{1}b</r>", "a b"),
            ("<r>&nothing;</r>", "&nothing;"),
            ("<R>&lt;i&gt;</R>", "<i>"), ("<f></f><r>a</r>", "a"),
        ])
    func repaired(text: String, words: String) {
        #expect(records(text).map(\.wholeText) == [words])
    }

    @Test("References stay characters after an error in the same file")
    func afterError() {
        #expect(
            records("<f><x></y><r>a &amp; b</r><r>c &quot;d&quot;</r></f>").map(\.wholeText) == ["a & b", "c \"d\""])
    }

    @Test("An entity that a file defines is not expanded, and no file is read for it")
    func entities() {
        let bomb = """
            <!DOCTYPE f [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY p SYSTEM "file:///etc/passwd">
            <!ENTITY % d SYSTEM "http://example.org/x.dtd"> %d;]>
            <f><r>&c;</r><r>&p;</r></f>
            """
        #expect(records(bomb).map(\.wholeText) == ["&c;", "&p;"])
    }

    @Test("Deeply nested elements, endless tags and many attributes do not overflow the stack")
    func hostile() {
        let deep = String(repeating: "<a>", count: 50_000)
        #expect(records("<r>" + deep + "x</r>").first?.wholeText == "x")
        #expect(records("<r>" + String(repeating: "<", count: 50_000)).count == 1)
        #expect(records("<r>" + String(repeating: "&", count: 50_000)).first?.wholeText.count == 50_000)
        let attributes = (0..<5000).map { " a\($0)=\"x\"" }.joined()
        #expect(records("<r\(attributes)>x</r>").first?.wholeText == "x")
        #expect(records("<!DOCTYPE " + String(repeating: "[", count: 50_000) + "<r>").isEmpty)
    }

    @Test(
        "The root element is found behind declarations and comments",
        arguments: [
            ("<?xml version=\"1.0\"?>\n<!DOCTYPE mx2 SYSTEM \"mx2.dtd\">\n<mx2 source=\"x\">", "mx2"),
            ("<!-- a <b> --><Gourmet:Doc>", "gourmet:doc"), ("\u{FEFF}<a/>", "a"), ("text", nil), ("<", nil), ("", nil),
            ("<!DOCTYPE x [<!ENTITY y \"]>\">]><z>", "z"),
        ] as [(String, String?)])
    func root(text: String, name: String?) {
        #expect(XMLSource.rootName(of: Array(text.utf8)[...]) == name)
    }

    @Test("A file that declares Latin-1 is read in the encoding of Windows")
    func encoding() throws {
        let bytes =
            Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><r>caf".utf8) + [0xE9, 0x92] + Array("</r>".utf8)
        #expect(String(decoding: try XMLSource.utf8(of: bytes), as: UTF8.self).contains("café’"))
    }
}
