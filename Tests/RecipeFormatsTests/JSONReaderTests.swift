import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading JSON")
struct JSONReaderTests {
    @Test("JSON is read as the standard defines it, without an error")
    func standard() {
        let text = #" {"a": [1, -2.5e3, true, false, null, "x\n\"\u00e9\ud83c\udf72\/"], "b": {}} "#
        let list: [JSONValue] = [
            .number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null, .string("x\n\"é🍲/"),
        ]
        #expect(json(text) == .object([.init(key: "a", value: .array(list)), .init(key: "b", value: .object([]))]))
        #expect(jsonError(text) == nil)
    }

    @Test(
        "JSON is read if commas are superfluous or missing",
        arguments: [#"{"a": 1, "b": 2,}"#, #"{"a": 1 "b": 2}"#, #"{,"a": 1,, "b": 2}"#])
    func commas(text: String) {
        #expect(json(text)?["a"] == .number("1"))
        #expect(json(text)?["b"] == .number("2"))
    }

    @Test(
        "JSON is read between comments and CDATA delimiters",
        arguments: [
            "<!-- {\"a\": 1} -->", "//<![CDATA[\n{\"a\": 1}\n//]]>", "<![CDATA[{\"a\": 1}]]>", "/* x */ {\"a\": 1};",
            "/*<![CDATA[*/{\"a\": 1}/*]]>*/",
        ])
    func comments(text: String) { #expect(json(text) == .object([.init(key: "a", value: .number("1"))])) }

    @Test("JSON is read if strings contain control characters and unknown escapes")
    func controlCharacters() {
        #expect(json("{\"a\": \"one\ntwo\tthree\"}")?["a"] == .string("one\ntwo\tthree"))
        #expect(json(#"{"a": "it\'s 5\% \d"}"#)?["a"] == .string("it's 5% d"))
        #expect(json(#"{"a": "\ud83c alone \u12"}"#)?["a"] == .string("\u{FFFD} alone \u{FFFD}12"))
    }

    @Test("JSON is read if quotation marks inside a string are not escaped")
    func quotationMarks() {
        let text = #"{"a": "a 9" pan, the "good" one", "b": "x"}"#
        #expect(json(text)?["a"] == .string(#"a 9" pan, the "good" one"#))
        #expect(json(text)?["b"] == .string("x"))
        #expect(jsonError(text)?.offset == 10)
        #expect(json(#"["so "called", then", "b"]"#) == .array([.string(#"so "called", then"#), .string("b")]))
    }

    @Test("Truncated JSON is read up to its end")
    func cutOff() {
        #expect(json(#"{"a": "b", "c": ["d", "e"#)?["c"] == .array([.string("d"), .string("e")]))
        #expect(json(#"{"a": "b", "c":"#)?["a"] == .string("b"))
        #expect(
            jsonError(#"{"a": [1"#) == .init(offset: 8, message: "The text ends inside an array; it was cut off."))
    }

    @Test("Consecutive JSON values are read one by one")
    func several() {
        #expect(JSONReader.values(in: "{\"a\": 1}\n{\"a\": 2}\n\n[3]".utf8).values.count == 3)
    }

    @Test("JSON is read if a closing bracket is of the wrong kind")
    func brackets() {
        #expect(json(#"{"a": [1, 2}, "b": 3}"#)?["a"] == .array([.number("1"), .number("2")]))
        #expect(json(#"[{"a": 1], 2]"#) == .array([.object([.init(key: "a", value: .number("1"))])]))
    }

    @Test("JSON nested more deeply than the limit is skipped, with an error at the limit")
    func depth() {
        for count in [10_000, 100_000] {
            #expect(jsonError(String(repeating: "[", count: count))?.offset == JSONReader.depthLimit)
            #expect(jsonError(String(repeating: "{\"a\":", count: count))?.offset == JSONReader.depthLimit * 5)
        }
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        #expect(json("{\"a\": \(deep), \"b\": 1}")?["b"] == .number("1"))
    }

    @Test(
        "Invalid JSON that repeats a character is read in linear time, with an error",
        arguments: ["\"", "\\", "[\"", "{\"a\" ", "\", ", ":", "{]", "-", "/*"])
    func nonsense(piece: String) {
        for start in ["", "{", "[\"", "{\"a\": \""] {
            let isLinear = ProcessorTime.growsLinearly(toSize: 20_000) { count in
                let reading = JSONReader.values(in: (start + String(repeating: piece, count: count)).utf8)
                // A comment without an end is not an error.
                #expect(reading.error != nil || piece == "/*" && start.isEmpty)
                #expect(reading.values.count <= 1 || piece == "{]")
            }
            #expect(isLinear)
        }
    }
}

extension JSONReaderTests {
    @Test(
        "A mistake is reported at its place",
        arguments: [
            ("x {\"a\": 1}", 0, "An object or an array must begin here; remove the text before it."),
            ("{\"a\": 1", 7, "The text ends inside an object; it was cut off."),
            ("{\"a\":", 5, "The text ends behind “a”; it was cut off."),
            ("{\"a\": }", 6, "A value is missing behind “a”."),
            ("{\"a\": , \"b\": 1}", 6, "A value is missing behind “a”."),
            ("{a: 1}", 1, "A name in quotation marks is missing here."),
            ("{\"a\": yes}", 6, "“yes” is no value; write it in quotation marks."),
            ("[1, 2}", 5, "A } is in the position of the ] that closes the array."),
            ("{\"a\": 1]", 7, "A ] is in the position of the } that closes the object."),
            ("[1: 2]", 2, "A colon is not allowed in an array."),
            ("[\"a", 3, "The text ends inside a string; it was cut off."),
            ("[\"\\q\"]", 2, "The escape \\q does not exist."),
            ("[\"\\u12\"]", 4, "Four hexadecimal digits must follow \\u."),
        ])
    func mistakes(_ text: String, _ offset: Int, _ message: String) {
        #expect(JSONReader.values(in: text.utf8).error == .init(offset: offset, message: message))
    }

    @Test(
        "The end of a text with unescaped quotation marks",
        arguments: [
            ("[\"a\", \"b\"]", ["a", "b"]), ("[\"a\" \"b\"]", ["a", "b"]), ("[\"a\",true]", ["a"]),
            ("[\"a\", nothing\"]", ["a\", nothing"]),
            ("[\"a\"/* x */]", ["a"]), ("[\"a\"b\"]", ["a\"b"]), ("[\"a\",-1]", ["a"]), ("[\"a\",]", ["a"]),
            ("[\"a\"", ["a"]), ("[\"a\",", ["a"]),
            ("[\"\\ud83c\\u0041\"]", ["\u{FFFD}A"]), ("[\"\\udf72\"]", ["\u{FFFD}"]), ("[\"\\b\\f\\r\"]", ["  \r"]),
            ("[\"a\\", ["a"]),
        ])
    func ends(_ text: String, _ expected: [String]) {
        guard case .array(let values)? = JSONReader.values(in: text.utf8).values.first else {
            Issue.record("There is no array.")
            return
        }
        let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        #expect(texts == expected)
    }

    @Test("A value is read in 64 levels")
    func depthOfValues() {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + "1" + String(repeating: "]", count: count)
        }
        #expect(JSONReader.values(in: nested(64).utf8).error == nil)
        #expect(JSONReader.values(in: nested(65).utf8).error?.offset == 64)
        let text = "[" + nested(64) + ", \"]\\\"[\", 2]"
        guard case .array(let values)? = JSONReader.values(in: text.utf8).values.first else { return }
        #expect(values.count == 3)
    }
}
