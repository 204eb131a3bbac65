import Testing

@testable import Configuration

@Suite("Names and texts in TOML")
struct TOMLNamesTests {
    @Test(
        "A name of letters, digits, hyphens and underscores has no quotation marks",
        arguments: [
            ("a1-B_2", "a1-B_2"), ("2", "2"), ("bay leaf", "\"bay leaf\""), ("é", "\"é\""), ("", "\"\""),
            ("a.b", "\"a.b\""), ("6\"", #""6\"""#),
        ])
    func names(name: String, key: String) { #expect(name.keyForTOML == key) }

    @Test("The parts of a dotted name have quotation marks where they need them")
    func dottedNames() {
        #expect("list.next day.2".dottedKeyForTOML == "list.\"next day\".2")
        #expect("a..b".dottedKeyForTOML == "a.\"\".b")
    }

    @Test("Control characters of a text are numbers of four digits")
    func controlCharacters() {
        #expect("\u{0}\u{F}\u{10}\u{1F}\u{7F} \\".quotedForTOML == #""\u0000\u000f\u0010\u001f\u007f \\""#)
    }
}
