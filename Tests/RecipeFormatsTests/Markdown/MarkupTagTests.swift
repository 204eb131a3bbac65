import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Tags and shortcodes in Markdown")
struct MarkupTagTests {
    private func tag(_ text: String, limit: Int = 1_000) -> String? {
        var limit = limit
        return MarkupTag(Array(text.utf8), at: 0, limit: &limit).map { tag in
            let attributes = tag.attributes.map { " \($0.name)=\($0.value)" }.joined()
            return "\(tag.isEnd ? "/" : "")\(tag.name)\(attributes)\(tag.isEmpty ? " /" : "") \(tag.range.upperBound)"
        }
    }

    @Test(
        "A tag has a name, attributes in quotation marks, and an end",
        arguments: [
            ("<a>b", "a 3"), ("</Box>", "/Box 6"), ("<x-1/>", "x-1 / 6"), ("<a b=\"x>y\">", "a b=x>y 11"),
            ("<A b='c' D=\"\">", "A b=c d= 14"),
            ("<a b={`c`}>", "a b=c 11"), ("<a b={1 > 0} c=\"d\">", "a c=d 19"), ("<a b=c d=\"e\">", "a d=e 13"),
            ("<a it's>", "a 8"),
            ("<a b\n=\"c\">", "a b=c 10"), ("</a b=\"c\">", "/a 10"),
        ])
    func tags(_ text: String, _ expected: String) { #expect(tag(text) == expected) }

    @Test(
        "A sign that begins no tag",
        arguments: ["a", "<1>", "< a>", "<a", "<>", "<-a>", "</>", "<a$>", "<a b=\"c>", "<a <b>", "<a {b>", "<"])
    func noTags(_ text: String) { #expect(tag(text) == nil) }

    @Test("The search for the ends of tags stops at its limit")
    func limits() {
        #expect(tag("<a>", limit: 0) == nil)
        var limit = 100
        #expect(MarkupTag(Array("<a bcd <".utf8), at: 0, limit: &limit) == nil)
        #expect(limit == 94)
        #expect(MarkupTag(Array("<a bcd".utf8), at: 0, limit: &limit) == nil)
        #expect(limit == 90)
        let long = "<a " + String(repeating: "b", count: 19_998)
        #expect(tag(long + ">", limit: 100_000) != nil && tag(long + "b>", limit: 100_000) == nil)
    }

    private func replaced(_ text: String) -> String? {
        MarkdownShortcodes.replaced(Array(text.utf8), from: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "A shortcode becomes the words of its arguments",
        arguments: [
            ("a {{< ing \"big beans\" 2 >}} b", "a big beans 2 b"), ("{{% timer 20 min /%}}.", "20 min."),
            ("{{< figure src=\"a.jpg\" >}}x", "x"),
            ("{% if page title %}x", "x"), ("{% include step.html text=\"Add.\" %}", "Add."), ("{{< /box >}}x", "x"),
            ("{{< end >}}x", "x"),
            ("{{< link https://example.org/a text >}}", "text"), ("{{< dl soup.pdf v1.25 >}}", "v1.25"),
            ("{{< a b >}}{{< c d >}}", "bd"),
            ("{{< ing / x >}}", "x"),
        ])
    func shortcodes(_ text: String, _ expected: String) { #expect(replaced(text) == expected) }

    @Test(
        "A text without a whole shortcode stays",
        arguments: ["", "{", "{{", "{a}", "{{ a }}", "{{< a", "{% a\n%}", "{{< a }}"])
    func noShortcodes(_ text: String) { #expect(replaced(text) == nil) }

    @Test("Lines of amounts in two units and rows of several lines are read")
    func amounts() {
        func ingredients(_ list: String) -> [String] {
            ReadMarkdown("# Bean pot\n\n## Ingredients\n\n\(list)\n\n## Steps\n\n1. Boil the beans.\n").ingredients
        }
        #expect(ingredients("- 400g - 500g beans\n- 1 tsp salt") == ["400-500 g beans", "1 tsp salt"])
        #expect(
            ingredients("| Name | Amount |\n| --- | --- |\n| beans<br>salt | 400 g<br>1 tsp |") == [
                "400 g beans", "1 tsp salt",
            ])
    }

    @Test(
        "HTML becomes text with the lines of its blocks",
        arguments: [
            ("a<br>b", "a\nb"), ("a <i>b</i> c", "a b c"), ("<p>a</p><p>b</p>", "a\nb"), ("a<script>b</script>c", "ac"),
            ("a  \n b", "a  \n b"), ("1 < 2", "1 < 2"), ("a <foo> b", "a <foo> b"), ("<ul><li>a<li>b</ul>", "a\nb"),
            ("&amp;<i>x</i>", "&x"),
            ("<!-- x -->a", "a"), ("<td>a</td><td>b</td>", "a\nb"),
        ])
    func html(_ text: String, _ expected: String) { #expect(text.withoutHTML == expected) }

    @Test("Keys of metadata are known in any case and with any separators")
    func keys() {
        #expect(
            MetadataKey("Prep Time") == .prepTime && MetadataKey("prep_time") == .prepTime
                && MetadataKey("-prep.time ") == .prepTime)
        #expect(
            MetadataKey("preptimes") == nil && MetadataKey("prepti") == nil && MetadataKey("") == nil
                && MetadataKey("-") == nil)
        #expect(MetadataKey(shortTimeName: "Prep") == .prepTime && MetadataKey(shortTimeName: "BAKE") == .cookTime)
        #expect(MetadataKey(shortTimeName: "total") == .time && MetadataKey(shortTimeName: "rest") == nil)
    }
}
