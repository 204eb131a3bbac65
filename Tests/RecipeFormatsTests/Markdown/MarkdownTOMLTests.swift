import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The TOML of a Markdown file")
struct MarkdownTOMLTests {
    private func entries(_ text: String) -> String {
        described(.entries(TOMLFrontMatter.entries(of: Array(text.utf8)[...])))
    }

    private func described(_ value: MetadataValue) -> String {
        switch value {
        case .text(let text): text
        case .list(let values): "[" + values.map(described).joined(separator: ",") + "]"
        case .entries(let entries):
            "{" + entries.map { "\($0.key):\(described($0.value))" }.joined(separator: ",") + "}"
        }
    }

    @Test(
        "Keys, values, tables and lists",
        arguments: [
            ("a = 1", "{a:1}"), ("a = 1 # x\nb = true", "{a:1,b:true}"), ("a='x'\r\n\"b c\" = \"y\"", "{a:x,b c:y}"),
            ("a.b = 1\na.c = 2", "{a:{b:1,c:2}}"), ("[t]\na = 1\n[u.v]\nb = 2", "{t:{a:1},u:{v:{b:2}}}"),
            ("[[t]]\na = 1\n[[t]]\na = 2", "{t:[{a:1},{a:2}]}"), ("a = [1, 'b', [2]]", "{a:[1,b,[2]]}"),
            ("a = [\n 1, # x\n 2,\n]\nb = 3", "{a:[1,2],b:3}"), ("a = { b = 1, c.d = 'e' }", "{a:{b:1,c:{d:e}}}"),
            ("a = []", "{a:[]}"),
            ("a = {}", "{a:{}}"), ("a =", "{}"), ("a", "{}"), ("= 1\nb = 2", "{b:2}"), ("[t\na = 1", "{a:1}"),
            ("a = \"x\nb = 2", "{b:2}"), ("a = \"\\uZZ\"\nb = 2", "{b:2}"), ("a = 1\na = 2", "{a:1}"),
            ("a = some words\nb = 1/2", "{a:some words,b:1/2}"),
        ])
    func reads(_ text: String, _ expected: String) { #expect(entries(text) == expected) }

    @Test(
        "Texts in quotes and over several lines",
        arguments: [
            ("\"a\\n\\t\\\"\\\\b\"", "a\n\t\"\\b"), ("\"\\u00e9\\U0001F345\"", "é🍅"), ("\"\\rx\\by\\f\"", "xy"),
            ("'a\\n'", "a\\n"),
            ("\"\"\"\na\nb\"\"\"", "a\nb"), ("'''\r\na'b'''", "a'b"), ("\"\"\"a \\\n   b\"\"\"", "a b"),
            ("\"\"", ""), ("\"\"\"a\"\"b\"\"\"", "a\"\"b"),
        ])
    func texts(_ value: String, _ expected: String) { #expect(entries("a = \(value)") == "{a:\(expected)}") }
}
