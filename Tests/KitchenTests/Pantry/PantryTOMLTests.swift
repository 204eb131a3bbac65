import Testing

@testable import Kitchen

@Suite("The TOML of a pantry")
struct PantryTOMLTests {
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

    @Test("Each table of an array is an item if it has a name")
    func arraysOfTables() {
        let text = "[[fridge]]\nname = \"oat milk\"\nquantity = \"2%l\"\n\n[[fridge]]\nlow = \"3\"\nname = 'eggs'\n"
        #expect(Self.rows(text) == ["fridge/oat milk=2%l", "fridge/eggs=-"])
        #expect(Self.problems(text) == [])
        var file = PantryFile(text)
        file.set(.quantity, ofItemAt: 0, to: "1%l")
        file.set(.quantity, ofItemAt: 1, to: "12")
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == text.replacing("2%l", with: "1%l") + "quantity = \"12\"\n")
        file.remove(at: 0)
        #expect(file.items.map(\.name) == ["eggs"] && file.items[0].lowText == "3" && file.items[0].amountText == "12")
        file.add(PantryItem("leeks", place: "fridge"))
        #expect(PantryFile(bytes: file.bytes).items.map(\.name).sorted() == ["eggs", "leeks"])
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
            ("[p", "The name in brackets has no “]” at its end. The line is ignored."),
            ("[p] x", "There is text behind the value. The line is ignored."),
            ("= 1", "The line has no name; it must be: name = \"value\". The line is ignored."),
            ("olive oil = '1'", "A name of several words, such as “olive” here, needs quotes. The line is ignored."),
            ("a.b", "“a.b” has no “=”. The line is ignored."),
            ("a = some", "The value needs quotes: \"some\". The line is ignored."),
            ("a = ", "The value is missing. The line is ignored."),
            ("a = \"x", "The text has no quote at its end. The line is ignored."),
            ("a = \"\\u00g0\"", "The text has an unknown escape. The line is ignored."),
            ("a = \"\\uD800\"", "The text has an unknown escape. The line is ignored."),
            ("a = { b '1' }", "The table has no “}” at its end. The line is ignored."),
            ("a = { b = '1' c = '2' }", "The table has no “}” at its end. The line is ignored."),
            ("a = ['x' 'y']", "The list has no “]” at its end. The line is ignored."),
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
        #expect(Self.problems(nested(33)) == ["1: The value is too deep. The line is ignored."])
        #expect(
            Self.problems("a = " + String(repeating: "{ b = ", count: 33) + "1") == [
                "1: The value is too deep. The line is ignored."
            ])
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

    @Test func `several mistakes are reported in the order of their lines, and between them everything is read`() {
        let text = "a = some\nb = '1'\n[p\nc = '2'\nd.e\n[q]\n= 3\nf = \"x\ng = '4'"
        #expect(
            PantryFile(text).problems.map(\.line) == [1, 3, 5, 7, 8]
                && PantryFile(text).problems.allSatisfy { $0.severity == .error })
        #expect(Self.rows(text) == ["general/b=1", "general/c=2", "q/g=4"])
    }

    @Test func `an unknown attribute is reported where it begins, also if its value has several lines`() {
        #expect(
            Self.problems("[f.a]\nquantity = '1'\ncolour = [\n'x',\n'y'\n]\n") == [
                "3: “colour” of “a” is unknown. It is ignored."
            ])
        #expect(
            Self.problems("[f.a]\nlow = [\n'x'\n]\n") == ["2: “low” of “a” is no text. It is ignored."])
    }

    @Test func `mistakes and unknown attributes are reported together in the order of the lines`() {
        #expect(
            Self.problems("[f]\na = { x = '1' }\nb = some\nc = { y = '1' }\n") == [
                "2: “x” of “a” is unknown. It is ignored.", "3: The value needs quotes: \"some\". The line is ignored.",
                "4: “y” of “c” is unknown. It is ignored.",
            ])
    }

    @Test func `tables in one line need no spaces, and can have 32 levels`() {
        #expect(Self.rows("f={a='1',b={quantity='2',low='1'}}") == ["f/a=1", "f/b=2"])
        #expect(Self.rows("[f]\na={quantity='1'}") == ["f/a=1"])
        func nested(_ count: Int) -> String {
            "a = " + String(repeating: "{ b = ", count: count) + "1" + String(repeating: " }", count: count)
        }
        #expect(!Self.problems(nested(32)).contains("1: The value is too deep. The line is ignored."))
        #expect(Self.problems(nested(33)) == ["1: The value is too deep. The line is ignored."])
    }

    @Test(arguments: [
        "a = \"\"\"x\"\"", "a = \"\"\"x\"", "a = \"\"\"x", "a = \"\"\"", "a = '''x''", "a = \"", "a = \"x\\",
    ])
    func `a text that ends with the file before its quotes is reported`(_ text: String) {
        #expect(Self.problems(text) == ["1: The text has no quote at its end. The line is ignored."])
        #expect(Self.rows(text) == [])
    }

    @Test func `a text in three quotes can end with the file`() {
        #expect(Self.rows("a = \"\"\"x\"\"\"") == ["general/a=x"])
        #expect(Self.rows("a = \"\"\"\"\"\"") == ["general/a=-"])
        #expect(Self.rows("a = ''") == ["general/a=-"])
    }

    @Test(arguments: ["a = \"\\u004\"", "a = \"\\u\"", "a = \"\\U0000004\"", "a = \"\\u00", "a = \"\\U00110000\""])
    func `an escape with too few digits or without a character is reported`(_ text: String) {
        #expect(Self.problems(text) == ["1: The text has an unknown escape. The line is ignored."])
    }

    @Test func `names of letters outside of ASCII need no quotes, whatever their bytes are`() {
        #expect(Self.rows("À = '1'\nñ = '2'\n€ = '3'\n") == ["general/À=1", "general/ñ=2", "general/€=3"])
    }

    @Test func `a thing that is listed twice keeps the first amount, in all forms`() {
        #expect(Self.rows("[f]\na = '1'\nA = '2'\n") == ["f/a=1"])
        #expect(Self.rows("[f]\na = '1'\na = { quantity = '2' }\n") == ["f/a=1"])
        #expect(Self.rows("[f]\na = { quantity = '1' }\na = '2'\n") == ["f/a=1"])
        #expect(Self.rows("[f]\na = '1'\n[F]\na = '2'\n") == ["f/a=1"])
        #expect(
            Self.problems("f = ['a']\n[f]\na = '2'\n") == ["3: “a” is listed twice in “f”. The first one counts."])
    }
}
