import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Marks of Cooklang in words")
struct CooklangEscapingTests {
    @Test(
        "A mark that would begin something gets a backslash",
        arguments: [
            ("a @b", "a \\@b"), ("a @ b", "a @ b"), ("a#", "a\\#"), ("~5", "\\~5"), ("a {b}", "a \\{b}"),
            ("a } b", "a } b"),
            ("a\\b", "a\\b"), ("a\\@", "a\\\\\\@"), ("a\\ b", "a\\\\ b"), ("a\\", "a\\\\"), ("[- a", "\\[- a"),
            ("[a", "[a"),
            ("a -- b", "a \\-- b"), ("a --- b", "a --- b"), ("a - b", "a - b"), ("a----", "a----"), ("a\nb", "a\\\nb"),
            ("a\r\nb", "a\\\nb"), ("a\rb", "a\\\nb"), ("a\u{2028}b", "a\\\nb"), ("a\u{7}b", "ab"), ("> a", "> a"),
            ("a\n> b", "a\\\n\\> b"),
            ("a\n =", "a\\\n \\="), ("a\nb > =", "a\\\nb > ="), ("tab\tx", "tab\tx"),
        ])
    func words(_ text: String, _ expected: String) {
        #expect(CooklangEscaping.words(text, isLineStart: false) == expected)
    }

    @Test("A sign of notes or sections gets a backslash only at the start of a line")
    func lineStarts() {
        #expect(CooklangEscaping.words("> a", isLineStart: true) == "\\> a")
        #expect(CooklangEscaping.words("  = a", isLineStart: true) == "  \\= a")
        #expect(CooklangEscaping.words("a = b", isLineStart: true) == "a = b")
        #expect(CooklangEscaping.words("-- > a", isLineStart: true) == "\\-- > a")
    }

    @Test("Names, amounts, remarks and sections have marks of their own")
    func parts() {
        #expect(CooklangEscaping.name("a@b#c~d{e}f|g") == "a\\@b\\#c\\~d\\{e\\}f\\|g")
        #expect(
            CooklangEscaping.name("&a") == "\\&a" && CooklangEscaping.name("(a)") == "\\(a)"
                && CooklangEscaping.name("a&") == "a&")
        #expect(CooklangEscaping.name("./a") == "\\./a" && CooklangEscaping.name("./a", isPath: true) == "./a")
        #expect(CooklangEscaping.name("a -- b") == "a \\-- b" && CooklangEscaping.name("a---b") == "a---b")
        #expect(
            CooklangEscaping.name("a--") == "a\\--" && CooklangEscaping.name("[-a") == "\\[-a"
                && CooklangEscaping.name("a\\b") == "a\\b")
        #expect(CooklangEscaping.name("a\\") == "a\\\\" && CooklangEscaping.name(" a\n b ") == "a b")
        #expect(CooklangEscaping.amount("=5%") == "\\=5\\%" && CooklangEscaping.amount("5") == "5")
        #expect(CooklangEscaping.preparation("a (b)") == "a (b)" && CooklangEscaping.preparation("a (b") == "a \\(b")
        #expect(CooklangEscaping.preparation("a )b(") == "a \\)b\\(" && CooklangEscaping.preparation("a@b") == "a\\@b")
        #expect(CooklangEscaping.sectionName("a =") == "a = =" && CooklangEscaping.sectionName("a") == "a")
        #expect("  a \n\n b\t".singleLine == "a b" && " \t a b \t".trimmingBlanks == "a b" && " ".trimmingBlanks == "")
    }

    @Test("Comments leave the text, and each place of the rest is known in the source")
    func comments() {
        func free(_ text: String, from start: Int = 0) -> CommentFreeText {
            CommentFreeText(Array(text.utf8), from: start)
        }
        func text(_ source: String) -> String { String(decoding: free(source).bytes, as: UTF8.self) }
        #expect(text("a -- b\nc") == "a \nc" && text("a [- b -] c") == "a  c" && text("-- a\nb") == "b")
        #expect(
            text("a--b -- c") == "a--b " && text("1--2") == "1--2" && text("a-- b") == "a" && text("--- a") == "--- a")
        #expect(
            text("\\-- a") == "\\-- a" && text("[- a\r\n -]\r\nb") == "b" && text(" -- a\r\nb") == "b"
                && text("a [- b") == "a [- b")
        #expect(text("a [-] b -] c") == "a  c" && text("x [- a -][- b -]y") == "x y")
        let found = free("ab -- c\nde [- f -] g")
        #expect(found.comments == [3..<7, 11..<18])
        #expect(String(decoding: found.bytes, as: UTF8.self) == "ab \nde  g")
        #expect((0..<9).map(found.sourceOffset) == [0, 1, 2, 7, 8, 9, 10, 18, 19])
        #expect((0..<9).filter(found.hasCut) == [3, 7])
        #expect(free("a [- b").unterminatedComment == 2 && free("a").unterminatedComment == nil)
        #expect(
            String(decoding: free("---\na", from: 4).bytes, as: UTF8.self) == "a"
                && free("xxa -- b", from: 2).sourceOffset(0) == 2)
    }
}
