import Testing
import Yams

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Composing YAML")
struct YAMLComposerTests {
    @Test(
        "The YAML composer returns the same values as Yams",
        arguments: [
            "title: Soup\nservings: 4", "a: 'it''s'\nb: \"tab\\t, \\u00e9 \\x41 and\n  a second line\"\nc: ''",
            "folded: >\n  one\n  two\n\n  three\nliteral: |-\n  one\n   two\nkept: |+\n  x\n\n",
            "tags: [a, 'b, c', \"d\", [e, f], {g: h}, ]", "tags:\n- a\n-   b\n- - c\n  - d\n-\n",
            "time: {prep: 10 min, cook: 1 h}\nsource:\n  name: A Book\n  deeper:\n    deepest: [1, 2]\n",
            "# alone\na: 1 # beside\n# between\nb: no#comment\n", "# nothing else", "   \n\n",
            "base: &base {x: 1}\nagain: *base\nlist: [*base, &w word, *w]\nw: &w other\nlast: *w",
            "é: crème brûlée\n料理: スープ\nemoji: \"👩‍🍳\"\ncafe\u{301}: \u{A0}x\u{A0}", "? [a, b]\n: c\n? {d: e}\n: f",
            "a: ~\nb: null\nc: '~'\nd:\ne: Null\nf: ' '", "%YAML 1.1\n---\na: 1\n...\n",
            "!!str a: !!int 4\nb: !c d",
            "plain words", "- only\n- a list", "\"quoted\"", "a:\r\n  - b\r\n  - c\r\nd: e\r\n", "a: b\rc: d\r",
            "a: 1:30\nb: 2024-01-02\nc: 0x1F\nd: yes", "<<: {a: b}\nc: d", "a: \"nul \\0 inside\"", "\u{FEFF}a: b",
        ])
    func sameAsNodes(_ yaml: String) throws {
        let expected = try Yams.compose(yaml: yaml, .basic, .default, .utf8).map(value)
        #expect(try compose(yaml).root == expected)
    }

    @Test(
        "The YAML composer reports the same errors as Yams at the same locations",
        arguments: [
            "a: b: c", "a: \"open", "a: [b", "a: {b", "a: 'b' c", "a: *missing", "a: &x [*x]", "\ta: b", "a:\n\t- b",
            "a: @b",
            "a: `b`", "- a\nb: c", "a: b\n c: d\n  - e", "one\n---\ntwo", "a: \"\\q\"", "é: ü: ä", "a: %b\n%c", "!<a",
            "a: \u{1}b",
            "}", "a: |x\n b", "a\nb: c", "&a &b c", "...", "--- a: b",
        ])
    func sameErrors(_ yaml: String) throws {
        let error = try #require(throws: YAMLError.self) { try compose(yaml) }
        guard case .invalid(let words) = error.reason else {
            Issue.record("\(yaml): \(error)")
            return
        }
        do {
            _ = try Yams.compose(yaml: yaml, .basic, .default, .utf8)
            Issue.record("Yams reads \(yaml)")
        } catch YamlError.scanner(_, let expected, let mark, _), YamlError.parser(_, let expected, let mark, _),
            YamlError.composer(_, let expected, let mark, _)
        {
            #expect(words == expected)
            #expect(error.position == .line(mark.line - 1, column: mark.column - 1))
        } catch YamlError.reader(let expected, let offset, _, _) {
            #expect(words == expected)
            #expect(error.position == .offset(offset ?? -1))
        }
    }

    @Test("A repeated YAML key keeps its first position and gets its last value")
    func repeatedKeys() throws {
        let document = try compose("a: 1\nb: 2\na: [3]\nb: 4")
        #expect(
            document.root
                == .entries([.init(key: "a", value: .list([.text("3")])), .init(key: "b", value: .text("4"))]))
        #expect(document.repeatedKeys.map(\.key) == ["a", "b"])
        #expect(document.repeatedKeys.first?.position == .line(2, column: 0))
    }

    @Test("The YAML composer keeps thousands of keys apart")
    func manyKeys() throws {
        let lines = (0..<5000).map { "key\($0 % 4000): \($0)" }
        guard case .entries(let entries) = try compose(lines.joined(separator: "\n")).root else {
            Issue.record("no mapping")
            return
        }
        #expect(entries.count == 4000)
        #expect(entries.first?.value == .text("4000"))
    }

    @Test(
        "The YAML composer rejects aliases that expand to more than the size of the text",
        arguments: [
            "a: " + String(repeating: "[", count: 5000), String(repeating: "- ", count: 5000) + "a",
            String(repeating: "? ", count: 5000), String(repeating: "{a: ", count: 5000),
            "a: &a x\nb: [" + String(repeating: "*a, ", count: 17) + "]",
            "a: " + String(repeating: "x", count: 256 * 1024),
        ])
    func excessive(_ yaml: String) throws {
        let error = try #require(throws: YAMLError.self) { try compose(yaml) }
        guard case .excessive = error.reason else {
            Issue.record("\(error)")
            return
        }
    }

    private func compose(_ yaml: String) throws -> YAMLComposer.Document {
        try Array(yaml.utf8).withUnsafeBufferPointer { try YAMLComposer.compose($0) }
    }

    /// Returns the metadata value of a node.
    private func value(_ node: Node) -> MetadataValue {
        switch node {
        case .scalar(let scalar):
            if scalar.style == .plain, scalar.string == "~" || scalar.string == "null" { return .text("") }
            return .text(scalar.string.trimmingSpaces())
        case .sequence(let sequence):
            return .list(sequence.map(value))
        case .mapping(let mapping):
            return .entries(mapping.map { .init(key: value($0.key).flattened, value: value($0.value)) })
        case .alias:
            return .text("")
        }
    }
}
