import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Elements, encodings and roots of XML files")
struct XMLSourceTests {
    @Test(
        "The name of the root element of an XML file",
        arguments: [
            ("<RecipeML>", "recipeml"),
            ("\u{FEFF} <?xml version='1.0'?>\n<!-- <a> -->\n<!DOCTYPE x [<!ENTITY y \"]>\">]><mx2 a='b'>", "mx2"),
            ("text <a>", nil), ("< a>", nil), ("", nil), ("<?xml", nil),
            ("<!-- <a>", nil), ("<a:b/>", "a:b"),
        ] as [(String, String?)])
    func roots(_ text: String, _ name: String?) { #expect(XMLSource.rootName(of: Array(text.utf8)[...]) == name) }

    private func utf8(_ encoding: String, _ bytes: [UInt8]) throws -> String {
        let head = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>"
        return String(
            String(decoding: try XMLSource.utf8(of: Array(head.utf8) + bytes), as: UTF8.self).dropFirst(head.count))
    }

    @Test("The declared encoding of an XML file is used unless its bytes contradict it")
    func encodings() throws {
        #expect(
            try utf8("ISO-8859-1", [0xE9, 0x99]) == "é™" && utf8("iso-8859-2", [0xE8]) == "č"
                && utf8("windows-1251", [0xE8]) == "и" && utf8("utf-8", Array("é".utf8)) == "é")
        #expect(
            try utf8("iso-8859-1", Array("é".utf8)) == "é" && utf8("utf-8", [0x63, 0x61, 0x66, 0xE9]) == "café"
                && utf8("koi8-r", [0xC1]) == "а" && utf8("cp866", [0x81]) == "Б")
        #expect(
            String(decoding: try XMLSource.utf8(of: Array("encoding=\"iso-8859-2\" caf".utf8) + [0xE9]), as: UTF8.self)
                .hasSuffix("café"))
    }

    private func record(_ text: String) -> XMLElement? {
        var found: XMLElement?
        XMLRecords.read(Array(text.utf8), named: ["r"]) { record in
            found = record
            return false
        }
        return found
    }

    @Test("An XML element has its attributes, texts and inner elements, and the line of its start tag")
    func elements() throws {
        let element = try #require(
            record("<x>\n<R A=' b ' c=''>one <i>two</i>\n three<j><k>deep</k></j><i/><i>four</i></R></x>"))
        #expect(
            element.name == "r" && element["a"] == "b" && element["c"] == nil && element["d"] == nil
                && element.line == 2)
        #expect(
            element.all("i").map(\.words) == ["two", nil, "four"] && element.first("j", "k")?.words == "deep"
                && element.first("k") == nil && element.first("i", "k") == nil)
        #expect(
            element.words == "one two threedeepfour" && element.block == "one two\n threedeepfour"
                && element.words("i") == "two" && element.block("x") == nil && element.elements.count == 4)
    }

    @Test("Only the records of an XML file are delivered, until the receiver wants no more")
    func records() {
        func titles(_ text: String, limit: Int = 9) -> [String?] {
            var titles: [String?] = []
            XMLRecords.read(Array(text.utf8), named: ["r", "s"]) { record in
                titles.append(record.words)
                return titles.count < limit
            }
            return titles
        }
        let text = "a<r>1<r>2</r></r><x>no</x><S>3</S><r>4</r>"
        #expect(
            titles(text) == ["12", "3", "4"] && titles(text, limit: 2) == ["12", "3"] && titles("") == []
                && titles("<r>a<![CDATA[<b>&amp;]]></r>") == ["a<b>&amp;"])
        #expect(titles("<r>1") == ["1"] && titles("<r>1</x></r>") == ["1"])
    }

    @Test("The elements of an HTML or XML export have their texts, classes and children in order")
    func markupNodes() {
        let page = MarkupNode.html(Array("<div class='a b'>x<br>y<p id='p'>z</p></div><p>w</p>".utf8))
        let div = page.first { $0.name == "div" }
        #expect(
            div?.classes == ["a", "b"] && div?.text == "x\nyz" && div?.line == "x yz" && div?["id"] == nil
                && div?.child("i", "p")?["id"] == "p" && div?.child("i") == nil)
        #expect(page.all { $0.name == "p" }.map(\.text) == ["z", "w"] && page.first { $0.name == "h1" } == nil)
        let xml = MarkupNode.xml(Array("<A>1<B c=\"2\"><![CDATA[<3>]]></B>\n<a>4</a></A>".utf8))
        #expect(
            xml.child("a")?.text == "1<3>\n4" && xml.child("a")?.child("b")?["c"] == "2"
                && xml.all { $0.name == "a" }.count == 1)
        #expect(MarkupNode.xml([]).elements.isEmpty && MarkupNode.xml(Array("<a><b>1</a>".utf8)).child("a") != nil)
        let deep = String(repeating: "<a>", count: 300) + "x" + String(repeating: "</a>", count: 300)
        #expect(!MarkupNode.xml(Array(deep.utf8)).text.contains("x"))
        let fits = String(repeating: "<a>", count: 256) + "x" + String(repeating: "</a>", count: 256)
        #expect(MarkupNode.xml(Array(fits.utf8)).text == "x")
    }

    @Test("Pictures inside an XML file are reported if they have more than 64 bytes")
    func embeddedPictures() {
        func warnings(_ counts: [Int]) -> [String] {
            let elements = counts.map {
                XMLElement(name: "p", nodes: [.text(String(repeating: "a", count: $0))], line: $0)
            }
            return EmbeddedPicture.warnings(elements, file: "x").map(\.description)
        }
        #expect(warnings([64]).isEmpty && warnings([]).isEmpty)
        #expect(warnings([64, 65]).first?.hasSuffix("a picture inside the file is left out.") == true)
        #expect(warnings([70, 65]).first?.contains("2 pictures inside the file are left out.") == true)
    }
}
