import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Properties and values of elements in web pages")
struct EmbeddedSyntaxTests {
    private func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) -> HTMLElement {
        HTMLElement(name: name, attributes: attributes.map { ($0.key, $0.value) }, line: 1)
    }

    private func value(_ name: String, _ attributes: KeyValuePairs<String, String>, _ property: String = "name")
        -> String?
    {
        EmbeddedSyntax.value(of: element(name, attributes), property: property)
    }

    @Test("The value of an element of a web page is in the attribute of its kind, and content comes first")
    func values() {
        #expect(value("p", ["content": "a"]) == "a" && value("img", ["src": "b", "content": "a"]) == "a")
        #expect(value("meta", ["value": "a"]) == "" && value("link", ["href": "a"]) == "a" && value("link", [:]) == "")
        #expect(value("object", ["data": "a"]) == "a" && value("object", [:]) == nil)
        #expect(
            value("data", ["value": "a"]) == "a" && value("meter", ["value": "a"]) == "a"
                && value("time", ["value": "a"]) == nil)
        #expect(
            value("time", ["datetime": "PT5M"]) == "PT5M" && value("time", [:]) == nil
                && value("p", ["value": "a"]) == nil)
        #expect(
            value("a", ["href": "b"], "url") == "b" && value("a", ["href": "b"], "name") == nil
                && value("a", [:], "url") == nil)
    }

    @Test(
        "A picture of a web page that loads late has its address in another attribute",
        arguments: ["img", "video", "embed"])
    func latePictures(_ name: String) {
        #expect(value(name, ["src": "a.jpg", "data-src": "b.jpg"]) == "a.jpg")
        #expect(value(name, ["src": "data:image/gif;base64,AA", "data-src": "b.jpg"]) == "b.jpg")
        #expect(
            value(name, ["src": "data:image/gif;base64,AA"]) == "data:image/gif;base64,AA" && value(name, [:]) == "")
    }

    @Test(
        "The classes of microformats in a web page and their properties",
        arguments: [
            ("fn", "name"), ("p-name", "name"), ("instructions", "recipeInstructions"),
            ("e-instructions", "recipeInstructions"),
            ("yield", "recipeYield"), ("p-yield", "recipeYield"), ("duration", "totalTime"),
            ("dt-duration", "totalTime"),
            ("photo", "image"), ("u-photo", "image"), ("summary", "description"), ("p-summary", "description"),
            ("author", "author"),
            ("ingredient", "ingredients"), ("other", nil), ("", nil),
        ] as [(String, String?)])
    func classes(_ name: String, _ property: String?) {
        #expect(
            EmbeddedSyntax.microformat.properties(of: element("p", ["class": "x \(name) y"]))
                == [property].compactMap(\.self))
    }

    @Test("An ingredient of a microformat in a list of a web page counts more than one elsewhere")
    func listedIngredient() {
        #expect(
            EmbeddedSyntax.microformat.properties(of: element("li", ["class": "p-ingredient"])) == ["recipeIngredient"])
        #expect(
            EmbeddedSyntax.microformat.properties(of: element("span", ["class": "p-ingredient"])) == ["ingredients"])
    }

    @Test("The types of an item in a web page")
    func types() {
        #expect(EmbeddedSyntax.microdata.types(of: element("p")) == nil)
        #expect(EmbeddedSyntax.microdata.types(of: element("p", ["itemscope": ""])) == [])
        #expect(EmbeddedSyntax.microdata.types(of: element("p", ["itemtype": "a  b\nc"])) == ["a", "b", "c"])
        #expect(EmbeddedSyntax.rdfa.types(of: element("p", ["typeof": "a b"])) == ["a", "b"])
        #expect(EmbeddedSyntax.rdfa.types(of: element("p", ["itemtype": "a"])) == nil)
        #expect(EmbeddedSyntax.microformat.types(of: element("p", ["class": "a h-recipe"])) == ["Recipe"])
        #expect(EmbeddedSyntax.microformat.types(of: element("p", ["class": "hrecipes"])) == nil)
        #expect(
            EmbeddedSyntax.microdata.properties(
                of: element("p", ["itemprop": "name https://schema.org/image", "property": "x"])) == ["name", "image"])
        #expect(
            EmbeddedSyntax.rdfa.properties(of: element("p", ["property": "schema:name", "itemprop": "x"])) == ["name"])
    }

    @Test("An item of a web page keeps the order of its properties, and all values of a property")
    func item() {
        var item = EmbeddedItem(types: ["Recipe"], address: nil)
        item.add(.string("a"), as: "name")
        item.add(.string("b"), as: "image")
        item.add(.string("c"), as: "name")
        #expect(item.count(of: "name") == 2 && item.count(of: "image") == 1 && item.count(of: "x") == 0)
        item.replaceLast("name", with: .string("d"))
        item.replaceLast("x", with: .string("e"))
        #expect(
            item.members == [
                .init(key: "name", value: .array([.string("a"), .string("d")])),
                .init(key: "image", value: .string("b")),
            ])
        #expect(item.value["@type"] == .array([.string("Recipe")]) && item.value["@id"] == nil)
        item.add(.string("f"), as: "y")
        #expect(item.members.last == .init(key: "y", value: .string("f")))
        item.address = "u"
        #expect(item.value["@id"] == .string("u") && item.value["image"] == .string("b"))
    }

    @Test("A heading and a note of a web page are known by their names, classes and identifiers")
    func emphasis() {
        for name in ["b", "strong", "h1", "h6"] { #expect(element(name).isEmphasis) }
        for name in ["div", "span", "p", "li", "dt", "td"] {
            #expect(
                element(name, ["class": "ingredients__title"]).isEmphasis
                    && element(name, ["class": "Group-Head x"]).isEmphasis)
            #expect(!element(name, ["class": "titles"]).isEmphasis && !element(name).isEmphasis)
        }
        #expect(!element("a", ["class": "title"]).isEmphasis && !element("h7").isEmphasis)
        for name in ["div", "p", "section", "aside", "li"] {
            #expect(element(name, ["class": "recipe-notes"]).isNote && element(name, ["id": "note"]).isNote)
            #expect(!element(name, ["class": "noted"]).isNote && !element(name).isNote)
        }
        #expect(!element("span", ["class": "note"]).isNote)
    }

    @Test(
        "Character references are resolved, also those that were encoded twice",
        arguments: [
            ("&amp;", "&"), ("&amp;eacute;", "é"), ("&amp;amp;amp;lt;", "&lt;"), ("&#233;", "é"), ("&#xE9;", "é"),
            ("&#XE9", "é"),
            ("&#146;", "’"), ("&#128;", "€"), ("&#x9F;", "Ÿ"), ("&#xA0;", "\u{A0}"), ("&frac13;", "⅓"),
            ("&frac13", "&frac13"),
            ("&unknown;", "&unknown;"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&#1114112;", "&#1114112;"),
            ("&#55296;", "&#55296;"),
            ("a & b", "a & b"), ("&", "&"), ("&&lt;", "&<"), ("&#12a;", "\u{C}a;"), ("&apos;x", "'x"),
            ("&eacute;&half;", "é½"),
            ("&longname99;", "&longname99;"), ("plain", "plain"),
        ])
    func references(_ text: String, _ expected: String) { #expect(text.withoutEntities == expected) }

    private func utf8(_ charset: String, _ bytes: [UInt8]) throws -> String {
        let page = Array("<meta charset=\(charset)>".utf8) + bytes
        return String(decoding: try HTMLEncoding.utf8(of: page).dropFirst(15 + charset.utf8.count), as: UTF8.self)
    }

    @Test("A declared encoding of a web page is used only if browsers support it and the bytes do not contradict it")
    func encodings() throws {
        #expect(try utf8("iso-2022-jp", [0x1B, 0x24, 0x42, 0x25, 0x2B, 0x1B, 0x28, 0x42]) == "カ")
        #expect(try utf8("koi8-r", [0xC1]) == "а" && utf8("latin1", [0xE9]) == "é" && utf8("us-ascii", [0xE9]) == "é")
        #expect(
            try utf8("iso-8859-2", [0x1B] + Array("é".utf8)) == "\u{1B}é"
                && utf8("windows-1252", [0x1B] + Array("é".utf8)) == "\u{1B}é"
                && utf8("cp1252", [0x1B] + Array("é".utf8)) == "\u{1B}é"
                && utf8("ascii", [0x1B] + Array("é".utf8)) == "\u{1B}é")
        #expect(try utf8("utf-16", [0xE9]) == "\u{FFFD}" && utf8("utf8", [0xE9]) == "\u{FFFD}")
        // The library knows this encoding, but browsers do not.
        #expect(throws: UnknownEncoding(name: "cp437")) { try utf8("cp437", [0x81]) }
        #expect(HTMLEncoding.declared(in: Array("charset=; <x CHARSET= 'Koi8-R;'>".utf8)) == "koi8-r")
        #expect(
            HTMLEncoding.declared(in: Array("<x>".utf8)) == nil
                && HTMLEncoding.declared(in: Array("charset=".utf8)) == nil)
        let late = [UInt8](repeating: 0x20, count: 16_384 - 14)
        #expect(HTMLEncoding.declared(in: late + Array("charset=koi8-r".utf8)) == "koi8-r")
        #expect(HTMLEncoding.declared(in: late + Array(" charset=koi8-r".utf8)) == "koi8-")
    }

    @Test(
        "JSON in an attribute of a web page begins with brackets, a quotation mark and a name",
        arguments: [
            (#"[{"@"#, true), (#"["f"#, true), (#"{"é"#, true), (#"[{&quot;"#, false), (#"[">"#, false),
            (#""a"#, false), ("[", false),
            (#"[""#, false), ("", false),
        ])
    func attributeJSON(_ text: String, _ begins: Bool) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { AttributeJSON.begins(in: $0, at: 0) } == begins)
    }

    @Test(
        "JSON in an attribute of a web page ends at the quotation mark behind its last bracket",
        arguments: [
            (#"[{"a":"]\"}"}]" x"#, 14), (#"["a"] ""#, nil), (#"["a""#, nil), (#"a""#, nil), (#"""#, nil),
            (#"["a"]"#, nil), (#"["\"#, nil),
            (#"[]""#, 2),
        ] as [(String, Int?)])
    func attributeJSONEnd(_ text: String, _ end: Int?) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { AttributeJSON.end(in: $0, from: 0) } == end)
    }
}
