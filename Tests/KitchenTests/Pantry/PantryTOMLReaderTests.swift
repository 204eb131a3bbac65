import Testing

@testable import Kitchen

@Suite("The TOML of a pantry")
struct PantryTOMLReaderTests {
    private static func rows(_ text: String) -> [String] {
        PantryFile(text).items.map { "\($0.place)/\($0.name)=\($0.amountText ?? "-")" }
    }

    private static func problems(_ text: String) -> [String] {
        PantryFile(text).problems.map { "\($0.line): \($0.message)" }
    }

    @Test(
        "Keys and values in all their spellings",
        arguments: [
            ("a-b_c1 = \"1\"", ["general/a-b_c1=1"]), ("  a\t=\t'x'  # c", ["general/a=x"]),
            ("[ f ]\na = '1'", ["f/a=1"]), ("[[f]]\na = '1'", ["f/a=1"]), ("f . a = '1'", ["f/a=1"]),
            ("\"f.x\".a = '1'", ["f.x/a=1"]), ("a = +1", ["general/a=+1"]), ("a = -1", ["general/a=-1"]),
            ("a = .5", ["general/a=.5"]), ("a = inf", ["general/a=inf"]), ("a = true", ["general/a=-"]),
            ("a = false", ["general/a=false"]), ("ä = '1'", ["general/ä=1"]), ("a = \"\"", ["general/a=-"]),
            ("a = [\n  'x', # first\n  'y',\n]", ["a/x=-", "a/y=-"]), ("a = []", []), ("[f]\na = ['x']", ["f/x=-"]),
            ("f = { a = '1', b = { quantity = '2', low = '1' } }", ["f/a=1", "f/b=2"]), ("f = {}", []),
            ("f = { a = 'true' }", ["f/a=true"]), ("a = 1 # c", ["general/a=1"]),
            ("a = 1\r\nb = 2\r", ["general/a=1", "general/b=2"]),
            ("a = { quantity = \"\" }", ["general/a=-"]), ("[f.a]\nquantity = '1'\n[f.b]\n", ["f/a=1", "f/b=-"]),
        ])
    func reads(_ text: String, _ expected: [String]) {
        #expect(Self.rows(text) == expected)
        #expect(Self.problems(text) == [])
    }

    @Test(
        "Texts in quotes, their escapes, and texts over several lines",
        arguments: [
            ("a = \"\\b\\f\\n\\r\\t\\\\\\\"\"", "\u{8}\u{C}\n\r\t\\\""), ("a = \"\\u0041\\U0001F345\"", "A🍅"),
            ("a = 'a\\nb'", "a\\nb"), ("a = \"\"\"\r\nx\r\ny\"\"\"", "x\r\ny"), ("a = '''\nx'y'''", "x'y"),
            ("a = \"\"\"x \\\n   y\"\"\"", "x y"), ("a = \"\"\"\"x\"\"\"", "\"x"),
            ("a = \"\"\"x\"y\"\"z\"\"\"", "x\"y\"\"z"),
            ("a = \"x\\q\"", "xq"), ("a = \"'\"", "'"), ("a = '\"'", "\""),
        ])
    func texts(_ text: String, _ expected: String) {
        #expect(PantryFile(text).items.map(\.amountText) == [expected])
        #expect(Self.problems(text) == [])
    }

    @Test(
        "A mistake is reported in its line, and the lines after it are read",
        arguments: [
            ("x = \"1\" y", "There is text behind the value. The line is ignored."),
            ("[p", "The name of the place has no “]” at its end. The line is ignored."),
            ("[p] x", "There is text behind the value. The line is ignored."),
            ("= 1", "The line is not an item. It must be: name = \"amount\"."),
            ("olive oil = '1'", "A name of several words, such as “olive” here, needs quotes. The line is ignored."),
            ("a.b", "“a.b” has no “=”. The line is ignored."),
            ("a = some", "The value needs quotes: \"some\". The line is ignored."),
            ("a = ", "The value needs quotes: \"\". The line is ignored."),
            ("a = \"x", "The text has no quote at its end. The line is ignored."),
            ("a = \"\\u00g0\"", "The text has an unknown escape. The line is ignored."),
            ("a = \"\\uD800\"", "The text has an unknown escape. The line is ignored."),
            ("a = { b '1' }", "The value has no “}” at its end."),
            ("a = { b = '1' c = '2' }", "The value has no “}” at its end."),
            ("a = ['x' 'y']", "The list has no “]” at its end."),
        ])
    func mistakes(_ line: String, _ message: String) {
        #expect(Self.problems("first = '1'\n\(line)\nlast = '1'\n") == ["2: \(message)"])
        #expect(Self.rows("first = '1'\n\(line)\nlast = '1'\n") == ["general/first=1", "general/last=1"])
    }

    @Test("A value is read in 32 levels of lists, and refused in more")
    func depth() {
        func nested(_ count: Int) -> String {
            "a = " + String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(Self.problems(nested(32)) == [])
        #expect(Self.problems(nested(33)) == ["1: The value is too deep."])
        #expect(Self.problems("a = " + String(repeating: "{ b = ", count: 33) + "1") == ["1: The value is too deep."])
    }

    @Test("Unknown and twice listed things of a pantry are reported in the order of the lines")
    func warnings() {
        let text = """
            [a]
            b = { colour = "x", quantity = [1], bought = "soon", expire = "2026-03-07" }
            c = "1"
            C = "2"
            d = { expire = "never" }

            """
        #expect(
            Self.problems(text) == [
                "2: “colour” of “b” is unknown. It is ignored.", "2: “quantity” of “b” is no text. It is ignored.",
                "2: “soon” is not a date such as 2026-03-07. It is ignored.",
                "4: “C” is listed twice in “a”. The first one counts.",
                "5: “never” is not a date such as 2026-03-07. It is ignored.",
            ])
        #expect(Self.rows(text) == ["a/b=-", "a/c=1", "a/d=-"])
    }
}
