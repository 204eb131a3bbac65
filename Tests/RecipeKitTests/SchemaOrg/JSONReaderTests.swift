import Testing

@testable import RecipeKit

@Suite("JSON is read")
struct JSONReaderTests {
    @Test("as the standard has it, without a complaint")
    func standard() {
        let text = #" {"a": [1, -2.5e3, true, false, null, "x\n\"\u00e9\ud83c\udf72\/"], "b": {}} "#
        let list: [JSONValue] = [
            .number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null, .string("x\n\"é🍲/"),
        ]
        #expect(json(text) == .object([.init(key: "a", value: .array(list)), .init(key: "b", value: .object([]))]))
        #expect(jsonProblem(text) == nil)
    }

    @Test(
        "where commas are too many or too few",
        arguments: [#"{"a": 1, "b": 2,}"#, #"{"a": 1 "b": 2}"#, #"{,"a": 1,, "b": 2}"#])
    func commas(text: String) {
        #expect(json(text)?["a"] == .number("1"))
        #expect(json(text)?["b"] == .number("2"))
    }

    @Test(
        "with comments and marks around it",
        arguments: [
            "<!-- {\"a\": 1} -->", "//<![CDATA[\n{\"a\": 1}\n//]]>", "<![CDATA[{\"a\": 1}]]>", "/* x */ {\"a\": 1};",
            "/*<![CDATA[*/{\"a\": 1}/*]]>*/",
        ])
    func comments(text: String) { #expect(json(text) == .object([.init(key: "a", value: .number("1"))])) }

    @Test("where strings hold control characters, and escapes that do not exist")
    func controlCharacters() {
        #expect(json("{\"a\": \"one\ntwo\tthree\"}")?["a"] == .string("one\ntwo\tthree"))
        #expect(json(#"{"a": "it\'s 5\% \d"}"#)?["a"] == .string("it's 5% d"))
        #expect(json(#"{"a": "\ud83c alone \u12"}"#)?["a"] == .string("\u{FFFD} alone \u{FFFD}12"))
    }

    @Test("where quotation marks inside a text are not escaped")
    func quotationMarks() {
        let text = #"{"a": "a 9" pan, the "good" one", "b": "x"}"#
        #expect(json(text)?["a"] == .string(#"a 9" pan, the "good" one"#))
        #expect(json(text)?["b"] == .string("x"))
        #expect(jsonProblem(text)?.offset == 10)
        #expect(json(#"["so "called", then", "b"]"#) == .array([.string(#"so "called", then"#), .string("b")]))
    }

    @Test("as far as it goes where it was cut off")
    func cutOff() {
        #expect(json(#"{"a": "b", "c": ["d", "e"#)?["c"] == .array([.string("d"), .string("e")]))
        #expect(json(#"{"a": "b", "c":"#)?["a"] == .string("b"))
        #expect(
            jsonProblem(#"{"a": [1"#) == .init(offset: 8, message: "The text ends inside an array; it was cut off."))
    }

    @Test("value by value where several follow each other")
    func several() {
        #expect(JSONReader.values(in: "{\"a\": 1}\n{\"a\": 2}\n\n[3]".utf8).values.count == 3)
    }

    @Test("where brackets do not fit")
    func brackets() {
        #expect(json(#"{"a": [1, 2}, "b": 3}"#)?["a"] == .array([.number("1"), .number("2")]))
        #expect(json(#"[{"a": 1], 2]"#) == .array([.object([.init(key: "a", value: .number("1"))])]))
    }

    @Test("in bounded depth, however deep it is")
    func depth() {
        for count in [100_000, 1_000_000] {
            #expect(jsonProblem(String(repeating: "[", count: count))?.offset == JSONReader.depthLimit)
            #expect(jsonProblem(String(repeating: "{\"a\":", count: count))?.offset == JSONReader.depthLimit * 5)
        }
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        #expect(json("{\"a\": \(deep), \"b\": 1}")?["b"] == .number("1"))
    }

    @Test(
        "in time that grows with its length", arguments: ["\"", "\\", "[\"", "{\"a\" ", "\", ", ":", "{]", "-", "/*"])
    func nonsense(piece: String) {
        let text = String(repeating: piece, count: 200_000)
        for text in [text, "{" + text, "[\"" + text, "{\"a\": \"" + text] { _ = JSONReader.values(in: text.utf8) }
    }
}
