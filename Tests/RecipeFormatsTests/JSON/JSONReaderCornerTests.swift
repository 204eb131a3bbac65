import Testing

@testable import RecipeFormats

@Suite("Corners of JSON")
struct JSONReaderCornerTests {
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
    func depth() {
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
