import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Extensions of Markdown that are rewritten line by line")
struct MarkdownDialectTests {
    /// Returns the lines of the rewritten text that are not empty.
    private func lines(_ text: String) -> [String] {
        let rewritten = MarkdownDialect.commonMark(Array(text.utf8), from: 0, hasFrontMatter: false)
        return String(decoding: rewritten, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(
        "A heading of a wiki has the same number of signs on both sides of its name",
        arguments: [
            ("== A ==", "## A"), ("==A==", "## A"), ("=== A b ===", "### A b"), ("==== A ====", "#### A"),
            ("===== A =====", "## A"),
            ("====== A ======", "# A"), ("======= A =======", nil), ("= A =", nil), ("== A =", nil), ("== A ===", nil),
            ("== 5 ==", nil), ("====", nil),
            ("=====", nil), ("== ==", nil), ("== A == b", nil),
        ] as [(String, String?)])
    func wikiHeadings(_ text: String, _ expected: String?) { #expect(lines(text) == [expected ?? text]) }

    @Test(
        "A heading of older Markdown gets a space behind its signs",
        arguments: [
            ("##Sauce", "## Sauce"), ("##Sauce##", "## Sauce"), ("###### Sauce", "###### Sauce"),
            ("#######Sauce", "#######Sauce"), ("a\n#Sauce", "#Sauce"),
            ("a\n#Ingredients", "# Ingredients"), ("a\n#Sauce#", "# Sauce"), ("##", "##"), ("##\tSauce", "##\tSauce"),
        ])
    func headings(_ text: String, _ expected: String) { #expect(lines(text).last == expected) }

    @Test(
        "A tag at the start of a Markdown file is its title if it has a capital letter, an empty line below and no rival"
    )
    func titles() {
        #expect(
            lines("#Soup\n\nGood.").first == "# Soup"
                && lines("\n #Soup\r\n\r\nGood.").first?.hasPrefix(" # Soup") == true)
        for text in [
            "#soup\n\nGood.", "#Soup\nGood.", "#Soup\n\n# Stew\n", "#Soup #warm\n\nGood.", "#A\n\nGood.",
            "Good.\n#Soup\n\n",
        ] {
            #expect(lines(text).contains { $0.hasPrefix("# S") } == text.contains("# Stew"), "\(text)")
        }
    }

    @Test(
        "A tag behind the front matter of a Markdown file is not its title",
        arguments: ["Good.", "{{< note \"Good.\" >}}", "<ul><li>Good.</li></ul>", "{{< note >}}\n<div>Good.</div>"])
    func tagBehindFrontMatter(_ content: String) {
        let text = "#Winter\n\n\(content)\n\n## Ingredients\n\n- 2 leeks\n\n## Directions\n\n1. Boil.\n"
        #expect(ReadMarkdown("---\ncourse: Soup\n---\n\(text)").recipe?.title == "")
        #expect(ReadMarkdown(text).recipe?.title == "Winter")
    }

    @Test("Sentences behind number signs are numbered entries of a wiki if there are at least two in sequence")
    func wikiNumbers() {
        #expect(lines("# Boil the water.\n# Stir it well now.") == ["1. Boil the water.", "1. Stir it well now."])
        #expect(lines("# Boil the water.\n\n# Stir it well now.") == ["# Boil the water.", "# Stir it well now."])
        #expect(
            lines("# Boil it.\n# Stir it.") == ["# Boil it.", "# Stir it."]
                && lines("# Boil the water\n# Stir it well now") == ["# Boil the water", "# Stir it well now"])
    }

    @Test("The first line of a callout loses its kind, and a callout that announces a part becomes a heading")
    func callouts() {
        #expect(
            lines("> [!tip] Keep it cold\n> Always.") == ["> Keep it cold", "> Always."]
                && lines("> [!info]- Soup") == ["> Soup"])
        #expect(
            lines("> [!list]+ Ingredients\n> - 1 egg\n>- salt\n\n> Text") == [
                "###### Ingredients", "- 1 egg", "- salt", "> Text",
            ])
        #expect(lines("> [!ingredients]\n> - 1 egg") == ["###### ingredients", "- 1 egg"])
        for text in ["> [!tip", "> [tip] a", "> text", ">[!", "> [x](y)"] { #expect(lines(text) == [text]) }
    }

    @Test("The content of an admonition becomes a quotation, or the content of a heading that announces a part")
    func admonitions() {
        #expect(
            lines("!!! note \"Keep\"\n    Cold.\n\n    Always.\nAfter") == [
                "> Keep", ">", "> Cold.", "> Always.", "After",
            ])
        #expect(
            lines("??? tip\n    Cold.") == ["> Cold."] && lines("!!! note\n\tCold.") == ["> Cold."]
                && lines("!!! note\n   Cold.").last == "   Cold.")
        #expect(
            lines("!!! list \"Ingredients\"\n    - 1 egg") == ["###### Ingredients", "- 1 egg"]
                && lines("=== \"Dough\"\n    Mix.") == ["###### Dough", "Mix."])
        let kind = String(repeating: "a", count: 24)
        #expect(
            lines("!!! \(kind)") == [] && lines("!!! \(kind)a") == ["!!! \(kind)a"] && lines("!!! 5") == ["!!! 5"]
                && lines("!! note") == ["!! note"] && lines("!!!") == ["!!!"])
    }

    @Test("The content between the fences of a note becomes a quotation, and other fences are removed")
    func fences() {
        #expect(
            lines(":::tip Keep it\nCold.\n:::\nAfter") == ["> Keep it", ">", "> Cold.", "After"]
                && lines(":::note\nCold.\n::::\nAfter") == ["> Cold.", "After"])
        #expect(
            lines(":::tip[Keep]{a}\nCold.") == ["> Keep", ">", "> Cold."] && lines(":::box\nMix.\n:::") == ["Mix."]
                && lines("::tip") == ["::tip"])
        #expect(lines(":::x Ingredients\n- 1 egg\n:::") == ["###### Ingredients", "- 1 egg"])
    }

    @Test(
        "Numbers and signs of entries that CommonMark does not know",
        arguments: [
            ("1.Boil", "1. Boil"), ("1、煮", "1. 煮"), ("2）煮", "2. 煮"), ("(1) Boil", "1. Boil"), ("(1 Boil", "(1 Boil"),
            ("1.5 cups", "1.5 cups"), ("123.Boil", "123.Boil"),
            ("12.Boil", "12. Boil"), ("1.\nBoil", "1. Boil"), ("• salt", "- salt"), ("1.*Boil*", "1. *Boil*"),
            ("1.\\*", "1.\\*"), ("1) Boil", "1) Boil"), ("   1.Boil", "   1.Boil"),
            ("1.", "1."),
        ])
    func entries(_ text: String, _ expected: String) { #expect(lines(text) == [expected]) }

    @Test("A decimal number continues a list of Markdown if it is the next number")
    func decimals() {
        #expect(
            lines("1.Boil\n2.3 eggs") == ["1. Boil", "2. 3 eggs"]
                && lines("1.Boil\n3.3 eggs") == ["1. Boil", "3.3 eggs"])
        #expect(lines("1.Boil\n2，煮") == ["1. Boil", "2. 煮"] && lines("1.Boil\n3，煮") == ["1. Boil", "3，煮"])
        #expect(
            lines("1.\n- Boil") == ["1.", "- Boil"] && lines("1.\n2.") == ["1.", "2."]
                && lines("1.\n\nBoil") == ["1.", "Boil"])
    }

    @Test("Lines inside a code block of Markdown stay as they are")
    func code() {
        let text = "```\n##Title\n• salt\n== A ==\n```"
        #expect(lines(text) == text.split(separator: "\n").map(String.init))
        #expect(lines("~~~\n##A\n```\n##B\n~~~\n##C").suffix(1) == ["## C"] && lines("``\n##A") == ["``", "## A"])
    }
}
