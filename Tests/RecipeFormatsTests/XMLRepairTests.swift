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

extension XMLRepairTests {
    private func repaired(_ text: String) -> String {
        let text = String(decoding: XMLRepair.repaired(Array(text.utf8)), as: UTF8.self)
        return String(text.dropFirst("<file>".count).dropLast("</file>".count))
    }

    @Test(
        "Tags are closed in order, and signs that are no markup become references",
        arguments: [
            ("<a>x", "<a>x</a>"), ("<a><b>x</a>y", "<a><b>x</b></a>y"), ("x</a>", "x"), ("<a/>", "<a/>"),
            ("<a />", "<a/>"),
            ("<a / >", "<a>" + "</a>"), ("< a>", "&#60; a>"), ("<1>", "&#60;1>"), ("<-a>", "&#60;-a>"),
            ("<.a>", "&#60;.a>"),
            ("<_a:b.c-1/>", "<_a:b.c-1/>"), ("<", "&#60;"), ("</", "&#60;/"), ("</a", ""), ("<a", "<a></a>"),
            ("a & b", "a &#38; b"),
            ("&amp;&lt;", "&#38;&#60;"), ("&#65;&#x42;", "&#65;&#66;"), ("&;", "&#38;;"), ("&#1;", "&#32;"),
            ("&#10;&#9;&#13;", "&#10;&#9;&#13;"),
            ("&abcdefghijkl;", "&#38;abcdefghijkl;"), ("\u{1}\t\n\r", " \t\n\r"), ("&#65535;", "&#32;"),
            ("&#128;", "&#8364;"),
            ("<é>x</é>", "<é>x</é>"), ("<a><b></b></a>", "<a><b></b></a>"), ("<a></A>x", "<a>x</a>"),
        ])
    func tags(_ text: String, _ expected: String) { #expect(repaired(text) == expected) }

    @Test("A name of up to 63 bytes is a tag, and a longer one is text")
    func longNames() {
        let name = String(repeating: "a", count: 63)
        #expect(repaired("<\(name)/>") == "<\(name)/>")
        #expect(repaired("<\(name)a/>") == "&#60;\(name)a/>")
    }

    @Test(
        "Attributes get quotation marks, and those without a value are dropped",
        arguments: [
            ("<a b='c'/>", "<a b=\"c\"/>"), ("<a b=c/>", "<a b=\"c/\"></a>"),
            ("<a b = \"c d\" e=f>", "<a b=\"c d\" e=\"f\"></a>"),
            ("<a b c=\"d\"/>", "<a c=\"d\"/>"), ("<a b='\"<>&amp;\n'/>", "<a b=\"&#34;&#60;&#62;&#38; \"/>"),
            ("<a 1=\"x\">", "<a></a>"),
            ("<a b=", "<a></a>"), ("<a b='c", "<a b=\"c\"></a>"), ("<a b=''>", "<a b=\"\"></a>"),
            ("<a b=c d>", "<a b=\"c\"></a>"),
            ("<a !b=\"c\">", "<a b=\"c\"></a>"), ("<a b\n=\n'c'>", "<a b=\"c\"></a>"), ("<a <b>", "<a><b></b></a>"),
        ])
    func attributes(_ text: String, _ expected: String) { #expect(repaired(text) == expected) }

    @Test("Up to 200 attributes of a tag stay")
    func manyAttributes() {
        let attributes = (1...201).map { " a\($0)=\"x\"" }
        #expect(repaired("<r\(attributes.joined())/>") == "<r\(attributes.dropLast().joined())/>")
        #expect(repaired("<r\(attributes.dropLast().joined())/>") == "<r\(attributes.dropLast().joined())/>")
    }

    @Test("Elements deeper than 128 levels are removed with their end tags, and their text stays")
    func depth() {
        let open = String(repeating: "<a>", count: 128)
        let close = String(repeating: "</a>", count: 128)
        #expect(repaired(open + "x" + close + "y") == open + "x" + close + "y")
        #expect(repaired(open + "<b>x</b><b/>y" + close + "z") == open + "xy" + close + "z")
        #expect(repaired(open + "<b><c/>x</b>y" + close) == open + "xy" + close)
    }

    @Test("Comments, declarations and instructions are dropped, except for their line feeds")
    func dropped() {
        #expect(repaired("a<!-- <b>\n -->c<?x\n?>d<!DOCTYPE e>f") == "a\nc\ndf")
        #expect(repaired("a<!-- b") == "a" && repaired("a<?x") == "a")
    }

    @Test("Character data stay as text, also without an end")
    func characterData() {
        #expect(repaired("<![CDATA[a<b>&c]]>d") == "a&#60;b&#62;&#38;cd")
        #expect(repaired("<![CDATA[]]>d") == "d" && repaired("<![CDATA[a]]") == "a]]" && repaired("<![CDATA[") == "")
        #expect(repaired("<![CDATA[a]]b]]>c") == "a]]bc")
    }
}
