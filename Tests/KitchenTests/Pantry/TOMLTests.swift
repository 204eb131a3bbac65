import Testing

@testable import Kitchen

@Suite("The TOML of a pantry")
struct TOMLTests {
    private static func rows(_ text: String) -> [String] {
        PantryFile(text).items.map { "\($0.place)/\($0.name)=\($0.amountText ?? "-")" }
    }

    private static func problems(_ text: String) -> [String] {
        PantryFile(text).problems.map { "\($0.line): \($0.message)" }
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
        #expect(!Self.problems(nested(32)).contains("1: The value is too deep."))
        #expect(Self.problems(nested(33)) == ["1: The value is too deep."])
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
