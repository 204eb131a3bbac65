import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Texts of exports: encodings, lines, marks, base64 and JSON members")
struct ExportTextTests {
    private func utf8(_ bytes: [UInt8]) throws -> String {
        String(decoding: try ExportText.utf8(of: bytes), as: UTF8.self)
    }

    @Test("An export in UTF-16 of either byte order, in Windows-1252 or in a Cyrillic encoding becomes UTF-8")
    func encodings() throws {
        #expect(try utf8([0xFF, 0xFE, 0xE9, 0]) == "é" && utf8([0xFE, 0xFF, 0, 0xE9]) == "é")
        #expect(try utf8([0xEF, 0xBB, 0xBF, 0x61]) == "a" && utf8([]) == "" && utf8([0xEF, 0xBB, 0xBF]) == "")
        #expect(try utf8([0x61, 0xE9]) == "aé" && utf8([0x63, 0x61, 0x66, 0xE9, 0x20, 0x99]) == "café ™")
        // соль и перец in Windows-1251
        #expect(try utf8([0xF1, 0xEE, 0xEB, 0xFC, 0x20, 0xE8, 0x20, 0xEF, 0xE5, 0xF0, 0xE5, 0xF6]) == "соль и перец")
    }

    @Test("The paragraphs of an export have single empty lines between them and none around them")
    func paragraphs() {
        #expect(ExportText.paragraphs("\n \n a \n\n\nb\u{7}\r\n\n") == "a\n\nb")
        #expect(
            ExportText.paragraphs("a") == "a" && ExportText.paragraphs(" \n\t\n") == nil
                && ExportText.paragraphs("") == nil)
        #expect(ExportText.lines("a \n\n b") == ["a", "", "b"])
        #expect(ExportText.line(" a \n b ") == "a b" && ExportText.line("\n") == nil)
    }

    @Test(
        "The marks of Markdown in a line of an export are removed",
        arguments: [
            ("Fry **well** and **long**.", "Fry well and long."), ("__well__ fried", "well fried"),
            ("a__b__c", "a__b__c"),
            ("*well* (_so_), *now*.", "well (so), now."), ("snake_case_name", "snake_case_name"), ("2*3*4", "2*3*4"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("a [page](https://example.org/a \"title\") b", "a page b"),
            ("a ![photo](b.png) c", "a  c"), ("a[photo:12]", "a"), ("[recipe:Pie crust] in", "Pie crust in"),
            ("[ ] a", "[ ] a"), ("`a`", "`a`"), ("plain ", "plain "), ("**bold", "**bold"),
        ])
    func marks(_ line: String, _ expected: String) { #expect(ExportText.withoutMarks(line) == expected) }

    @Test("Base64 in the alphabet for addresses, and with other bytes")
    func base64() {
        #expect(Base64.bytes("-_-_") == Base64.bytes("+/+/") && Base64.bytes("+/+/") == [0xFB, 0xFF, 0xBF])
        #expect(Base64.bytes("AQID*AQID") == [1, 2, 3] && Base64.bytes("AQ==") == [1] && Base64.bytes("A").isEmpty)
        let text = Array("AQ*ID".utf8)
        #expect(text.withUnsafeBufferPointer { Base64.bytes($0, skipsOthers: true) } == [1, 2, 3])
        let prefix = "data:" + String(repeating: "a", count: 122)
        #expect(Base64.bytes(prefix + ",AQID") == [1, 2, 3])
        #expect(Base64.bytes(prefix + "a,AQID") != [1, 2, 3])
    }

    @Test("The separator of comma-separated values is the most frequent in the first line")
    func separators() {
        #expect(CSVText(Array("a;b;c,d\n1,5;2".utf8)).rows == [["a", "b", "c,d"], ["1,5", "2"]])
        #expect(CSVText(Array("a\tb\n1,2,3\t4".utf8)).rows == [["a", "b"], ["1,2,3", "4"]])
        #expect(CSVText(Array("a,b;c".utf8), separator: 0x3B).rows == [["a,b", "c"]])
        #expect(CSVText(Array("a\n1,2,3".utf8)).rows.count == 2)
    }

    @Test("Rows of comma-separated values end at any line break, and empty rows are left out")
    func rowEnds() {
        #expect(
            CSVText(Array("a,b\r\n1,2\r3,4\n\n,\n5,6".utf8)).rows == [
                ["a", "b"], ["1", "2"], ["3", "4"], ["5", "6"],
            ])
        #expect(CSVText(Array("a,".utf8)).rows == [["a", ""]])
        #expect(CSVText(Array("\"a".utf8)).rows == [["a"]])
        #expect(CSVText([]).rows.isEmpty && CSVText([]).objects.isEmpty)
    }

    @Test("Rows of comma-separated values become objects with the names of the first row")
    func rowObjects() {
        let objects = CSVText(Array(" name ,,steps\nsoup,3,,more\n".utf8)).objects
        #expect(objects.count == 1)
        #expect(
            objects.first
                == .object([
                    .init(key: "name", value: .string("soup")), .init(key: "column 2", value: .string("3")),
                    .init(key: "column 4", value: .string("more")),
                ]))
    }

    private func fields(_ text: String) throws -> JSONFields {
        JSONFields(try #require(JSONReader.values(in: text.utf8).values.first))
    }

    @Test("The first member that is not empty is taken, and no taken member is left over")
    func members() throws {
        var fields = try fields(#"{"a": "", "b": "x\ny", "c": 2, "d": [], "e": "z", "f": [1, "p"], "g": "left"}"#)
        #expect(fields.text("a", "b") == "x\ny" && fields.line("b") == "x y" && fields.text("f") == nil)
        #expect(
            fields.number("a", "c") == 2 && fields.value("d", "e") == .string("z") && fields.list("d", "f").count == 2)
        #expect(fields.others.map(\.key) == ["g"])
        fields.ignore("g")
        #expect(fields.others.isEmpty && fields.text("missing") == nil)
        let notObject = try self.fields("[1]")
        #expect(notObject.others.isEmpty)
    }

    @Test("The names in a list of an export are texts, or the names, titles or labels of objects")
    func names() throws {
        var fields = try fields(
            #"{"tags": ["a", {"name": "b"}, {"title": "c"}, {"label": "d"}, 5, null, {}, {"x": "y"}, " "]}"#)
        #expect(fields.names("tags") == ["a", "b", "c", "d", "5"])
    }

    @Test(
        "A value of an export that means yes, and one that holds anything",
        arguments: [
            ("true", true, true), ("false", false, false), ("1", true, true), ("0", false, false),
            ("0.0", false, false),
            ("\"Yes\"", true, true), ("\"1\"", true, true), ("\"no\"", false, true), ("null", false, false),
            ("[1]", false, true),
            ("[0, \"\", null, {}]", false, false), ("{\"a\": [{\"b\": true}]}", false, true), ("\" \"", false, false),
        ])
    func truth(_ text: String, _ isTrue: Bool, _ holdsAnything: Bool) throws {
        let value = try #require(JSONReader.values(in: "{\"a\": \(text)}".utf8).values.first?["a"])
        #expect(value.isTrue == isTrue && value.holdsAnything == holdsAnything)
    }

    @Test("A number of an export can be a text, and a number beyond all reason is none")
    func numbers() {
        #expect(JSONValue.string("1.5").plainNumber == 1.5 && JSONValue.number("1e3").plainNumber == 1000)
        #expect(JSONValue.number("1e15").plainNumber == nil && JSONValue.number("-1e15").plainNumber == nil)
        #expect(JSONValue.number("999999999999999").plainNumber != nil && JSONValue.string("1 g").plainNumber == nil)
        #expect(JSONValue.bool(true).plainNumber == nil && JSONValue.bool(true).plainText == nil)
        #expect(JSONValue.string(" ").plainText == nil && JSONValue.number("2.50").plainText == "2.50")
    }
}
