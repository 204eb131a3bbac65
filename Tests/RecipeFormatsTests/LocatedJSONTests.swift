import Testing

@testable import RecipeFormats

@Suite("JSON with the places of its values, and the text around values")
struct LocatedJSONTests {
    private func offset(of part: String, in text: String) throws -> Int {
        let range = try #require(text.firstRange(of: part))
        return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    }

    @Test("Each value of a JSON text has the offset of its first byte")
    func offsets() throws {
        let text = #" {"é": [1, {"b": "x"}, null, true], "é": {"c": -2}, "d": "last"}"#
        let root = try LocatedJSON.read(Array(text.utf8)).get()
        #expect(root.offset == 1 && root.children.count == 3)
        let list = try #require(root.children.first)
        try #require(list.children.count == 4)
        #expect(try list.offset == offset(of: "[1", in: text) && list.children.count == 4)
        #expect(try list.children[1].offset == offset(of: #"{"b""#, in: text))
        #expect(try list.children[1]["b"]?.offset == offset(of: #""x""#, in: text))
        #expect(try list.children[3].offset == offset(of: "true", in: text))
        // The last value of a key counts.
        #expect(try root["é"]?.offset == offset(of: #"{"c""#, in: text))
        #expect(try root["é"]?["c"]?.offset == offset(of: "-2", in: text) && root["é"]?["c"]?.value == .number("-2"))
        #expect(try root["d"]?.offset == offset(of: #""last""#, in: text))
        #expect(root["x"] == nil && list["b"] == nil && root["d"]?.children.isEmpty == true)
    }

    @Test(
        "A text that is not one JSON value is an error at its place",
        arguments: [
            ("", 0, "There is no JSON in it."), (" \n", 2, "There is no JSON in it."),
            ("[1] [2]", 3, "The text continues after the end of the value."),
            ("[1", 2, "The text ends inside an array; it was cut off."),
            ("[1] x", 4, "An object or an array must begin here; remove the text before it."),
        ])
    func errors(_ text: String, _ offset: Int, _ message: String) {
        guard case .failure(let error) = LocatedJSON.read(Array(text.utf8)) else {
            Issue.record("the text is not one value")
            return
        }
        #expect(error == .init(offset: offset, message: message))
    }

    @Test(
        "Comments, byte order marks and delimiters of CDATA around JSON values are skipped",
        arguments: [
            "/* a { */ [1]", "// a {\n[1]", "[/* x */ 1 // y\n]", "<!-- [1] -->", "<![CDATA[ [1] ]]>",
            "// <![CDATA[\n[1]\n// ]]>",
            "\u{FEFF}[1]", ";[1];", "[1] /* open {", "[1] //", "[1] /**/", "/***/[1]",
        ])
    func blanks(_ text: String) {
        let (values, error) = JSONReader.values(in: text.utf8)
        #expect(values == [.array([.number("1")])] && error == nil)
    }

    @Test(
        "Signs that only look like comments are reported",
        arguments: ["/x [1]", "<x> [1]", "- [1]", "\u{FE0F} [1]", "/"])
    func noBlanks(_ text: String) {
        let (values, error) = JSONReader.values(in: text.utf8)
        #expect(error?.offset == 0 && (values == [.array([.number("1")])] || text == "/"))
    }

    @Test("The outermost values of a JSON text can be read one at a time")
    func members() {
        let text = Array(#" 5 [1] {"a": 2} "#.utf8)
        text.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            #expect(reader.member() == .number("5") && reader.position == 2)
            #expect(reader.member() == .array([.number("1")]))
            #expect(reader.member() == .object([.init(key: "a", value: .number("2"))]))
            #expect(reader.member() == nil && reader.next() == nil && reader.firstError == nil)
            var later = JSONReader(bytes, from: 4)
            #expect(later.member() == .number("1"))
        }
    }
}
