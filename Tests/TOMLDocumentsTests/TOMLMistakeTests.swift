import TOMLDocuments
import Testing

@Suite("Mistakes in a TOML document")
struct TOMLMistakeTests {
    @Test(
        "A mistake in a line is reported with its place, and the lines around it are read",
        arguments: [
            ("x = \"1\" y", "9", "unreadable: there is text behind the value"),
            ("[p", "3", "unreadable: the name in brackets has no “]” at its end"),
            ("[p] x", "5", "unreadable: there is text behind the value"),
            ("[[p]", "5", "unreadable: the name in brackets has no “]” at its end"),
            ("[]", "2", "unreadable: the line has no name; it must be: name = \"value\""),
            ("[ [p]]", "3", "unreadable: the line has no name; it must be: name = \"value\""),
            ("= 1", "1", "unreadable: the line has no name; it must be: name = \"value\""),
            ("a..b = 1", "3", "unreadable: the line has no name; it must be: name = \"value\""),
            ("olive oil = 1", "7", "unreadable: a name of several words, such as “olive” here, needs quotes"),
            ("a.b", "4", "unreadable: “a.b” has no “=”"), ("a = ", "5", "unreadable: the value is missing"),
            ("a = # x", "5", "unreadable: the value is missing"), ("a = [,]", "6", "unreadable: the value is missing"),
            ("a = [1,,2]", "8", "unreadable: the value is missing"),
            ("a = \"x", "5", "unreadable: the text has no quote at its end"),
            ("a = 'x", "5", "unreadable: the text has no quote at its end"),
            ("a = \"\\u00g0\"", "6", "unreadable: the text has an unknown escape"),
            ("a = \"\\uD800\"", "6", "unreadable: the text has an unknown escape"),
            ("a = \"\\u+041\"", "6", "unreadable: the text has an unknown escape"),
            ("a = \"\\U00110000\"", "6", "unreadable: the text has an unknown escape"),
            ("a = { b 1 }", "9", "unreadable: the table has no “}” at its end"),
            ("a = { b = 1 c = 2 }", "13", "unreadable: there is text behind the value"),
            ("a = ['x' 'y']", "5", "unreadable: the list has no “]” at its end"),
            ("\"\"\"a\"\"\" = 1", "3", "unreadable: “” has no “=”"),
            ("a = \"x\\qy\"", "7", "tolerated: “\\” begins no escape here; write “\\\\” for a backslash"),
            ("crème = 1", "1", "tolerated: the name needs quotes: \"crème\""),
            (
                "a = \"x\u{7}\"", "5",
                "tolerated: the text has a control character; write it as an escape such as \\u0007"
            ),
            ("# \u{7F}", "1", "tolerated: the comment has a control character; delete it"),
            ("a = { b = 1, }", "5", "tolerated: a table in braces must be on one line and have no comma at its end"),
            (
                "a = { b = 1,\nc = 2 }", "5",
                "tolerated: a table in braces must be on one line and have no comma at its end"
            ),
            ("a = some", "5", "tolerated: the value needs quotes: \"some\""),
            ("a = 1/2", "5", "tolerated: no number or date can be written as \"1/2\""),
            ("first = 2", "1", "repeated: “first” is already on line 1; remove one of the two"),
        ])
    func lines(_ line: String, _ column: String, _ message: String) {
        let document = TOMLDocument("first = 1\n\(line)\nlast = 2\n")
        if line != "a = { b = 1 c = 2 }" { #expect(document.mistakes == ["2:\(column) \(message)"]) }
        #expect(
            document.described.contains("first:1") && document.described.hasSuffix("last:2}"), "\(document.described)")
        #expect(document.text == "first = 1\n\(line)\nlast = 2\n")
    }

    @Test(
        "After a value of several lines that does not end, reading goes on at the next line that looks like a statement",
        arguments: [
            ("a = [1,\n2\nb = 3", "{b:3}"), ("a = [\n\"x\" \"y\",\n\"z\"\n]\nb = 3", "{b:3}"),
            ("a = [1,\nb = 3", "{b:3}"),
            ("a = [[1],\n[2]\n[t]\nb = 3", "{t:{b:3}}"), ("a = {b = 1\nc = 2", "{c:2}"),
            ("a = \"\"\"\ntext\nb = 3", "{b:3}"),
            ("a = '''x\ntext \"\"\"\n[t]\nb = 3", "{t:{b:3}}"), ("a = [\n'x\n]\nb = 3", "{b:3}"),
            ("a = [\n\"\"\"\nx\nb = 3", "{b:3}"),
            ("a = [{\n", "{}"), ("a = [", "{}"), ("a = \"\"\"", "{}"),
        ])
    func recovery(_ text: String, _ expected: String) {
        let document = TOMLDocument("z = 0\n" + text)
        #expect(document.described == "{z:0" + (expected == "{}" ? "" : ",") + expected.dropFirst())
        #expect(document.diagnostics.filter { $0.kind == .unreadable }.count == 1, "\(document.mistakes)")
    }

    @Test(
        "What TOML forbids to define again is reported, and the first definition counts",
        arguments: [
            ("a = 1\na = 2", 2, "{a:1}"), ("a.b = 1\na.b = 2", 2, "{a:{b:1}}"), ("a = 1\na.b = 2", 2, "{a:1}"),
            ("a.b = 1\na = 2", 2, "{a:{b:1}}"), ("'a' = 1\n\"\\u0061\" = 2", 2, "{a:1}"),
            ("[a]\n[a]\nb = 1", 2, "{a:{b:1}}"),
            ("[a]\nb = 1\n[a.b]\nc = 2", 3, "{a:{b:1}}"), ("a = 1\n[a]", 2, "{a:1}"),
            ("a = {b = 1}\n[a]\nc = 2", 2, "{a:{b:1}}"),
            ("a = {b = 1}\n[a.c]", 2, "{a:{b:1}}"), ("a = {b = 1}\na.c = 2", 2, "{a:{b:1}}"),
            ("a = {b.c = 1, b = 2}", 1, "{a:{b:{c:1}}}"),
            ("a = {b = 1, b.c = 2}", 1, "{a:{b:1}}"), ("a = [{b = 1, b = 2}]", 1, "{a:[{b:1}]}"),
            ("[[a]]\n[a]", 2, "{a:[{}]}"),
            ("[a]\n[[a]]", 2, "{a:{}}"), ("a = []\n[[a]]", 2, "{a:[]}"), ("a = [{}]\n[a.b]", 2, "{a:[{}]}"),
            ("[[a]]\n[a.b]\n[[a.b]]", 3, "{a:[{b:{}}]}"),
            ("a.b = 1\n[a]", 2, "{a:{b:1}}"), ("[a]\nb.c = 1\n[a.b]", 3, "{a:{b:{c:1}}}"),
            ("[a.b.c]\nz = 9\n[a]\nb.c.t = 1", 4, "{a:{b:{c:{z:9}}}}"),
            ("[a.b]\nc.d = 1\n[a.b.c]", 3, "{a:{b:{c:{d:1}}}}"), ("[[a.b]]\n[a]\nb.y = 2", 3, "{a:{b:[{}]}}"),
            ("[a.b]\n[a]\nb = 1", 3, "{a:{b:{}}}"),
        ])
    func redefinitions(_ text: String, _ line: Int, _ expected: String) {
        let document = TOMLDocument(text)
        #expect(
            document.diagnostics.map { "\(document.location(of: $0.offset).line) \($0.kind)" } == ["\(line) repeated"])
        #expect(document.described == expected)
    }

    @Test("Values are read in 32 levels of arrays and tables, and keys in 32 parts")
    func depth() {
        func nested(_ open: String, _ close: String, _ count: Int) -> TOMLDocument {
            TOMLDocument("a = " + String(repeating: open, count: count) + "1" + String(repeating: close, count: count))
        }
        func key(_ count: Int) -> String { Array(repeating: "k", count: count).joined(separator: ".") }
        for (open, close) in [("[", "]"), ("{k = ", "}")] {
            #expect(nested(open, close, 32).mistakes == [])
            #expect(nested(open, close, 33).diagnostics.map(\.message) == ["the value is too deep"])
        }
        #expect(nested("{\(key(11)) = ", "}", 4).diagnostics.map(\.message) == ["the value is too deep"])
        #expect(TOMLDocument("\(key(32)) = 1\n[x.\(key(31))]").mistakes == [])
        #expect(TOMLDocument("\(key(33)) = 1\n[\(key(33))]").diagnostics.count == 2)
    }

    @Test("Bytes that are not UTF-8 and lone carriage returns are reported once, and the text is read")
    func encoding() {
        let document = TOMLDocument(
            bytes: Array("a = 1\n# ".utf8) + [0xFF, 0x0A] + Array("b = '".utf8) + [0x80, 0x27])
        #expect(document.mistakes == ["2:1 tolerated: the line is not UTF-8; save the file as UTF-8"])
        #expect(document.described == "{a:1,b:\"\u{FFFD}\"}")
        let old = TOMLDocument("a = 1\rb = 2\r[c]\rd = 3\r")
        #expect(old.mistakes == ["1:6 tolerated: the line ends with a carriage return alone; use line feeds"])
        #expect(old.described == "{a:1,b:2,c:{d:3}}" && old.location(of: old.bytes.count - 1).line == 4)
    }
}
