import TOMLDocuments
import TestSupport
import Testing

@Suite("The values of a TOML document")
struct TOMLValueTests {
    @Test(
        "Numbers, truth values and dates",
        arguments: [
            ("0", "0"), ("+99", "99"), ("-17", "-17"), ("-0", "0"), ("1_000", "1000"), ("5_349_221", "5349221"),
            ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
            ("0xDEADBEEF", "3735928559"), ("0xdead_beef", "3735928559"), ("0o01234567", "342391"),
            ("0b1101_0110", "214"),
            ("+1.0", "1.0"), ("3.1415", "3.1415"), ("-0.01", "-0.01"), ("5e+22", "5e+22"), ("1e06", "1000000.0"),
            ("-2E-2", "-0.02"), ("6.626e-34", "6.626e-34"), ("224_617.445_991_228", "224617.445991228"),
            ("-0.0", "-0.0"),
            ("0e0", "0.0"), ("inf", "inf"), ("+inf", "inf"), ("-inf", "-inf"), ("nan", "nan"), ("-nan", "nan"),
            ("true", "true"), ("false", "false"), ("1979-05-27", "localDate 1979-05-27"),
            ("07:32:00", "localTime 07:32:00"),
            ("00:32:00.999999", "localTime 00:32:00.999999"), ("2000-02-29", "localDate 2000-02-29"),
            ("1979-05-27T07:32:00", "localDateTime 1979-05-27T07:32:00"),
            ("1979-05-27t00:32:00.5", "localDateTime 1979-05-27t00:32:00.5"),
            ("1979-05-27T07:32:00Z", "offsetDateTime 1979-05-27T07:32:00Z"),
            ("1979-05-27 07:32:00z", "offsetDateTime 1979-05-27 07:32:00z"),
            ("1979-05-27T00:32:00-07:00", "offsetDateTime 1979-05-27T00:32:00-07:00"),
            ("1990-12-31T23:59:60Z", "offsetDateTime 1990-12-31T23:59:60Z"),
        ])
    func scalars(_ text: String, _ expected: String) {
        for ending in ["", " # x", "\r\n"] {
            let document = TOMLDocument("a = \(text)\(ending)")
            #expect(document.described == "{a:\(expected)}")
            #expect(document.mistakes == [])
        }
        #expect(TOMLDocument("a = [\(text),{b=\(text)}]").described == "{a:[\(expected),{b:\(expected)}]}")
    }

    @Test(
        "What looks like a number or a date and is none keeps its text, with a diagnostic",
        arguments: [
            "01", "+01", "1_", "_1", "1__0", "0x", "0x_1", "+0x1", "0xG", "0o8", "0b2", "1.", ".5", "1.e1", "1._5",
            "1e",
            "1e_1", "1.5.2", "01.5", "1e1.5", "9223372036854775808", "++1", "+", "1 2", "1979-5-27", "1979-05-32",
            "1979-02-29", "1900-02-29", "1979-13-01", "1979-04-31", "24:00:00", "07:60:00", "07:32:61", "07:32",
            "07:32:00.",
            "1979-05-27T", "1979-05-27T07:32", "1979-05-27  07:32:00", "1979-05-27T07:32:00+7",
            "1979-05-27T07:32:00+24:00",
            "1979-05-27T07:32:00Zx", "07:32:00Z", "yes", "True", "Inf", "٣", "some text",
        ])
    func noScalars(_ text: String) {
        let document = TOMLDocument("a = \(text) # x\nb = 1")
        #expect(document.described == "{a:?\(text),b:1}")
        #expect(
            document.mistakes.count == 1 && document.mistakes[0].hasPrefix("1:5 tolerated: "), "\(document.mistakes)")
    }

    @Test(
        "Strings of all four kinds",
        arguments: [
            ("\"\"", "basic", ""), ("\"a\\b\\t\\n\\f\\r\\\"\\\\\"", "basic", "a\u{8}\t\n\u{C}\r\"\\"),
            ("\"\\u00e9\\U0001F345\"", "basic", "é🍅"), ("''", "literal", ""), ("'a\\n\"'", "literal", "a\\n\""),
            ("\"\"\"\"\"\"", "longBasic", ""), ("\"\"\"a\"\"\"", "longBasic", "a"),
            ("\"\"\"\na\nb\"\"\"", "longBasic", "a\nb"),
            ("\"\"\"\r\na\r\nb\"\"\"", "longBasic", "a\r\nb"), ("\"\"\"a \\\n  \n\t b\"\"\"", "longBasic", "a b"),
            ("\"\"\"a\\ \t\nb\"\"\"", "longBasic", "ab"), ("\"\"\"\"a\"\"\"", "longBasic", "\"a"),
            ("\"\"\"a\"\"b\"\"\"\"\"", "longBasic", "a\"\"b\"\""), ("\"\"\"a\\\"\"\"\"", "longBasic", "a\""),
            ("'''\n'a''b'''''", "longLiteral", "'a''b''"), ("'''a\\\nb'''", "longLiteral", "a\\\nb"),
            ("'a\tb'", "literal", "a\tb"),
        ])
    func strings(_ text: String, _ quotes: String, _ expected: String) throws {
        let document = TOMLDocument("a = \(text)\nb = 1")
        #expect(document.mistakes == [])
        let value = try #require(document.node(at: ["a"])?.value)
        #expect(value.text == expected && "\(value.content)" == "string(TOMLDocuments.TOMLValue.Quotes.\(quotes))")
        #expect(document.node(at: ["b"]) != nil)
    }

    @Test(
        "Keys, tables and arrays",
        arguments: [
            ("", "{}"), ("\n# x\n", "{}"), ("\u{FEFF}a=1", "{a:1}"), ("a.b = 1\na.c = 2", "{a:{b:1,c:2}}"),
            ("1.2 = 3\n-_9 = 4", "{1:{2:3},-_9:4}"), ("\"\" = 1\n'b c'.\"\\t\" = 2", "{:1,b c:{\t:2}}"),
            ("a . b\t= 1", "{a:{b:1}}"), ("[ t ]\na = 1\n['u' . v] # x\nb = 2", "{t:{a:1},u:{v:{b:2}}}"),
            ("[a.b.c]\n[a]\nd = 1", "{a:{b:{c:{}},d:1}}"),
            ("[[t]]\na = 1\n[[t]]\n[[t]]\na = 2", "{t:[{a:1},{},{a:2}]}"),
            ("[[a]]\n[a.b]\nc = 1\n[[a.d]]\n[[a]]\n[a.b]\nc = 2", "{a:[{b:{c:1},d:[{}]},{b:{c:2}}]}"),
            ("a = []", "{a:[]}"), ("a = [1, 'b', [2.5,],\n # x\n]", "{a:[1,\"b\",[2.5]]}"), ("a = {}", "{a:{}}"),
            ("a = { b = 1, c.d = 'e', c.f = {} }", "{a:{b:1,c:{d:\"e\",f:{}}}}"),
            ("a = [{b.c=1,b.d=2}]", "{a:[{b:{c:1,d:2}}]}"),
            ("a.b.c = 1\n[a.b.d]\ne = 2", "{a:{b:{c:1,d:{e:2}}}}"),
            ("true = 1\n[inf]\n1979-05-27 = 2", "{true:1,inf:{1979-05-27:2}}"),
        ])
    func shapes(_ text: String, _ expected: String) {
        #expect(TOMLDocument(text).described == expected)
        #expect(TOMLDocument(text).mistakes == [])
    }

    @Test("Every key and value has its place in lines and columns")
    func places() throws {
        let document = TOMLDocument(
            "\u{FEFF}title = 'ü', \"x\"\r\n  [ a . \"b.c\" ]\r\ncrème = 1 # ä\r\nd.'é' = ['ñ', \"\"\"\n\"\"\", { k = 2 }]\r\ne = 5"
        )
        func place(_ offset: Int) -> String {
            let location = document.location(of: offset)
            return "\(location.line):\(location.column)"
        }
        #expect(
            document.mistakes == [
                "1:12 unreadable: there is text behind the value", "3:1 tolerated: the name needs quotes: \"crème\"",
            ])
        let list = try #require(document.node(at: ["a", "b.c", "d", "é"]))
        #expect(place(list.offset) == "4:1" && list.name == "é")
        guard case .array(let values) = try #require(list.value).content, case .table(let entries) = values[2].content
        else {
            Issue.record("no list")
            return
        }
        #expect(values.map { place($0.range.lowerBound) } == ["4:10", "4:15", "5:6"])
        #expect(
            place(entries[0].keys[0].range.lowerBound) == "5:8" && place(entries[0].value.range.lowerBound) == "5:12")
        #expect(place(try #require(document.node(at: ["a", "b.c", "e"])).offset) == "6:1")
        #expect(place(document.bytes.count) == "6:6")
        let long = TOMLDocument("a = \"\(String(repeating: "ü", count: 1000))\" b = 1")
        #expect(long.mistakes == ["1:1008 unreadable: there is text behind the value"])
    }

    @Test(
        "Reading takes linear time, whatever is repeated",
        arguments: [
            "a = [[\n", "a = [", "[", "a = {b = ", "[[a]]\nb = 1\n", "[a.b]\n", "[a]\n[a.b.c]\n", "a.b.c = \"\n",
            "a = \"\"\"\n",
            "a = \"\"\"\nb = '''\n", "a.", "a = 1\n", "x = [{a.b = 1, a.b = 2},\n", "\\", "\"\\q",
            "a = [\"x\" \"y\",\n", "é = .5\r",
            "a = { b = [1,\n", "\u{1}\n", "# \u{1}\r\n", "a=1=", "k = \"\\u12\"\n",
        ])
    func growth(_ piece: String) {
        let isLinear = ProcessorTime.growsLinearly(toSize: 8_000) { size in
            let document = TOMLDocument(String(repeating: piece, count: size))
            for mistake in document.diagnostics { _ = document.location(of: mistake.offset) }
        }
        #expect(isLinear)
    }
}
