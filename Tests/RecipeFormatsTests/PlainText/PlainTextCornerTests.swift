import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Corners of plain text recipes and mails")
struct PlainTextCornerTests {
    private func mail(_ parts: [(fields: String, body: String)]) -> [UInt8] {
        let bodies = parts.map { "--b\n\($0.fields)\n\n\($0.body)\n" }.joined()
        return Array(
            "From: A\nSubject: Re: AW: Suppe\nContent-Type: multipart/mixed; boundary=\"b\"\n\n\(bodies)--b--\n".utf8)
    }

    private let soup = "Leek soup\n\nIngredients\n500 g leeks\n1 l water\n\nDirections\nBoil the water.\n"

    @Test("The recipes in the page of a mail are delivered until the receiver wants no more, and its text is not read")
    func page() {
        let recipes = ["Page soup", "Page stew"].map {
            "{\"@type\": \"Recipe\", \"name\": \"\($0)\", \"recipeIngredient\": [\"1 l water\"]}"
        }
        let page = "<html><script type=\"application/ld+json\">[\(recipes.joined(separator: ","))]</script></html>"
        let bytes = mail([("Content-Type: text/plain", soup), ("Content-Type: text/html", page)])
        for limit in [1, 2, 3] {
            var titles: [String] = []
            let diagnostics = PlainTextFormat().readAll(utf8: bytes, file: "a.txt") { result in
                titles.append(result.recipe.title)
                return titles.count < limit
            }
            #expect(titles == Array(["Page soup", "Page stew"].prefix(limit)) && diagnostics.isEmpty)
        }
    }

    @Test("Several texts in a file are delivered until the receiver wants no more")
    func stops() {
        let one =
            "Title: Leek soup\nYield: 4 bowls\n\n---\nIngredients\n---\n1 l water\n2 leeks\n\n---\nInstructions\n---\n\nBoil.\n\n"
        var count = 0
        let diagnostics = PlainTextFormat().readAll(utf8: Array((one + one + one).utf8), file: "a.txt") { _ in
            count += 1
            return count < 2
        }
        #expect(count == 2 && diagnostics.isEmpty)
    }

    @Test("A text that begins like another format or holds a zero byte is no plain text recipe")
    func recognized() {
        #expect(
            PlainTextFormat().recognizes(Array(soup.utf8)[...])
                && PlainTextFormat().recognizes(Array(("\n  " + soup).utf8)[...]))
        for first in ["<", "{", "[", "#", "%"] {
            #expect(!PlainTextFormat().recognizes(Array((first + soup).utf8)[...]))
        }
        #expect(
            !PlainTextFormat().recognizes((Array(soup.utf8) + [0])[...]) && !PlainTextFormat().recognizes([])
                && !PlainTextFormat().recognizes(Array("a\nb".utf8)[...]))
    }

    @Test("The start of a longer text is recognized without its steps and without its last line")
    func cut() {
        let start = "Leek soup\n\nIngredients\n" + (0..<2000).map { "\($0 + 1) g leeks\n" }.joined()
        #expect(PlainTextFormat().recognizes(Array(start.utf8.prefix(RecipeFormats.sniffedLength))[...]))
        #expect(!PlainTextFormat().recognizes(Array(start.utf8.prefix(RecipeFormats.sniffedLength - 1))[...]))
    }

    @Test("The subject of a mail loses the words before it, and the first text of nested parts is read")
    func nested() {
        let inner =
            "--c\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: Quoted-Printable\n\nIngredients:\n500=20g leeks=\n, sliced\n1 l water\n\nDirections:\nBoil =C3=A9 =ZZ.\n--c--\n"
        let text = MailText(
            mail([
                ("Content-Type: multipart/alternative;\n boundary=c", inner), ("Content-Type: image/png", "x"),
                ("Content-Type: text/plain", "second"),
            ]))
        #expect(text.subject == "Suppe" && text.page == nil)
        #expect(
            text.lines.filter { !$0.isEmpty } == [
                "Ingredients:", "500 g leeks, sliced", "1 l water", "Directions:", "Boil é =ZZ.",
            ])
        #expect(
            MailText(Array("Hi\nthere".utf8)).subject == nil
                && MailText(Array("Hi\nthere".utf8)).lines == ["Hi", "there"])
        let page = MailText(mail([("Content-Type: text/html", "<p>"), ("Content-Type: text/plain", "a")]))
        #expect(page.page.map { String(decoding: $0, as: UTF8.self).hasPrefix("<p>") } == true)
    }

    @Test("A quoted mail loses its signs if most of its lines have them, and every mail loses its signature")
    func quotation() {
        #expect(MailText(Array("> a\n> > b\n>\nc".utf8)).lines == [" a", " b", "", "c"])
        #expect(
            MailText(Array("> a\nb\nc".utf8)).lines == ["> a", "b", "c"]
                && MailText(Array("a\n-- \nb".utf8)).lines == ["a"]
                && MailText(Array("-- \nb".utf8)).lines == ["-- ", "b"])
    }

    private func fact(_ line: String) -> (Bool, RecipeMetadata) {
        var recipe = Recipe(title: "")
        let isFact = PlainTextFacts.set(line, in: &recipe)
        return (isFact, recipe.metadata)
    }

    @Test("Facts above the ingredients of a plain text have a colon, or a known word and a number")
    func facts() {
        #expect(
            fact("Prep Time 10 mins").1.prepTime?.minutes == 10
                && fact("Serves 8-10; more or less").1.servings?.text == "8-10"
                && fact("18 stk.").1.servings?.text == "18 stk.")
        #expect(
            fact("für 4 Personen").1.servings?.text == "für 4 Personen"
                && fact("15 min").1.statedTotalTime?.minutes == 15 && !fact("15").0 && !fact("Prep Time soon 10").0)
        #expect(
            fact("Oven: very hot").1.others == [.init(key: "oven", value: "very hot")]
                && !fact("Oven: one two three four five six").0 && !fact("Good soup").0)
        #expect(fact("Title: Soup").1.others == [.init(key: "title", value: "Soup")])
        #expect(
            !fact("Serves 4" + String(repeating: " ", count: 92)).0
                && fact("Serves 4" + String(repeating: " ", count: 91)).0)
    }

    @Test("A line of a plain text can have a bullet and a box, and announces a part if it is short")
    func lines() {
        func line(_ text: String, _ isAfterBlank: Bool = true) -> PlainTextLine {
            PlainTextLine(text, isAfterBlank: isAfterBlank)
        }
        #expect(
            line(" - [ ] salt ").text == "salt" && line("[x] salt").text == "salt" && line("• salt").hasBullet
                && !line("•salt").hasBullet && line("- Ingredients").part == nil)
        #expect(
            line("Ingredients:").part == .ingredients && line("[Directions]").part == .directions
                && line("Instruction").part == .directions && line("Ingredients.").part == nil)
        #expect(
            line("Delicious Tips").part == .notes && line("Delicious Tips", false).part == nil
                && line("INGREDIENTS").part == .ingredients && line("").part == nil)
        #expect(
            line("https://example.org/a").isAddress && !line("https://example.org/a b").isAddress
                && line("Boil the water now.").isSentence && !line("Boil it now.").isSentence
                && line("a b").wordCount == 2)
        let name = "Ingredients for" + String(repeating: " ", count: 32)
        #expect(line(name + "x:").text.count == 49 && line(name + "x:").part == nil)
    }
}
