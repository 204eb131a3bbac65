import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Plain text recipes")
struct PlainTextTests {
    private func reading(_ text: String) -> ForeignReading { ForeignReading(text, PlainTextFormat()) }

    @Test(
        "A plain text with a title, a list and steps is a recipe in five languages",
        arguments: [
            (
                "Leek soup", "Serves 4", "Ingredients", "500 g leeks\n1 l water\nsalt", "Directions",
                "Boil the water.\nAdd the leeks."
            ),
            (
                "Lauchsuppe", "Für 4 Personen", "Zutaten:", "500 g Lauch\n1 l Wasser\nSalz", "Zubereitung:",
                "Das Wasser kochen.\nDen Lauch zugeben."
            ),
            (
                "Soupe aux poireaux", "Pour 4 personnes", "Ingrédients", "500 g de poireaux\n1 l d'eau\nsel",
                "Préparation", "Faire bouillir l'eau.\nAjouter les poireaux."
            ),
            (
                "Sopa de puerros", "4 porciones", "Ingredientes:", "500 g de puerros\n1 l de agua\nsal", "Preparación:",
                "Hervir el agua.\nAñadir los puerros."
            ),
            (
                "Zuppa di porri", "Porzioni: 4", "INGREDIENTI", "500 g di porri\n1 l d'acqua\nsale", "PREPARAZIONE",
                "Bollire l'acqua.\nUnire i porri."
            ),
        ])
    func languages(title: String, servings: String, list: String, lines: String, method: String, steps: String) {
        let text = "\(title)\n\n\(servings)\n\n\(list)\n\(lines)\n\n\(method)\n\(steps)\n"
        #expect(FormatRegistry.format(forFile: "mail.txt", bytes: Array(text.utf8))?.identifier == "text")
        let reading = reading(text)
        #expect(reading.recipe.title == title)
        #expect(reading.recipe.listedIngredients.flatMap(\.ingredients).count == 3)
        #expect(reading.recipe.steps.count == 2)
        #expect(reading.recipe.metadata.servings?.number == Rational(4), "\(reading.recipe.metadata)")
    }

    @Test("Bullets, groups, numbers, notes, facts and the address at the end are understood")
    func whole() {
        let text = """
            Plum cake

            A cake that everybody likes, because it
            is sweet.

            Prep Time 20 mins
            Cook time: 1 hour
            Makes: 12 slices
            Difficulty: easy
            Recipe Book: Best of Anna

            Ingredients

            For the dough:
            - 500 g flour
            * 2 eggs

            Topping
            • 1 kg plums, halved
            - cinnamon (optional)

            Method

            1. Knead the dough.
            2. Put the plums on it.

            Topping
            3. Bake for an hour.

            Tips
            Serve warm.

            https://example.org/plum-cake
            """
        let cake = reading(text)
        #expect(
            cake.ingredients == [
                "# For the dough", "500 g|flour|", "2|eggs|", "# Topping", "1 kg|plums|halved", "|cinnamon|?",
            ])
        #expect(
            cake.texts.prefix(4) == ["Knead the dough.", "Put the plums on it.", "# Topping", "3. Bake for an hour."]
                || cake.texts.prefix(4) == [
                    "Knead the dough.", "Put the plums on it.", "# Topping", "Bake for an hour.",
                ])
        #expect(cake.texts.last == "> Serve warm.")
        let metadata = cake.recipe.metadata
        #expect(metadata.description == "A cake that everybody likes, because it is sweet.")
        #expect(metadata.prepTime?.minutes == 20 && metadata.cookTime?.minutes == 60)
        #expect(metadata.servings?.text == "12 slices" && metadata.difficulty == "easy")
        #expect(metadata.source?.url == "https://example.org/plum-cake")
    }

    @Test("The headings of groups and of steps lose their colons")
    func colons() {
        let text = """
            Plum cake

            Ingredients

            For the dough:
            500 g flour
            2 eggs

            Ingredients for the sauce:
            200 ml cream
            1 kg plums

            Directions:

            Knead the dough well.

            For the dough:
            Roll it out thinly.

            Notes:
            Serve warm.
            """
        let cake = reading(text)
        #expect(cake.recipe.listedIngredients.map(\.name) == ["For the dough", "Ingredients for the sauce"])
        #expect(cake.recipe.sections.compactMap(\.name) == ["For the dough"])
    }

    @Test("Without headings, a text is a recipe if a list of measured ingredients and sentences follow the title")
    func withoutHeadings() {
        let text =
            "Pancakes\n\n250 g flour\n2 eggs\n500 ml milk\n1 pinch of salt\n\nMix everything well.\nFry the pancakes in butter until they are golden.\n"
        #expect(PlainTextFormat().recognizes(Array(text.utf8)[...]))
        #expect(reading(text).ingredients.count == 4)
        #expect(reading(text).texts.count == 2)
    }

    @Test(
        "A plain text that is not certainly a recipe is not read",
        arguments: [
            "", "Dear Anna,\n\nthank you for 2 eggs, 500 g flour and 1 l milk.\n\nYours, Ben",
            "Shopping\n\n2 eggs\n500 g flour\n1 l milk\n",
            "Invoice\n\n2 x 19.99 EUR\n3 x 5.00 EUR\n1 x 2.00 EUR\n\nPlease pay soon. Thank you very much.",
            "Ingredients\n\nThe word ingredient comes from Latin.\nIt means to enter.\n\nDirections\n\nGo left.",
            "Notes\n\n1. Call Anna.\n2. Call Ben.\n3. Buy milk.\n\nThen go home and sleep.",
            "#!/bin/sh\necho 1\n", "int main(void) {\n  2 cups;\n  3 cups;\n  4 cups;\n}\n\nReturns zero. Always.",
            "Minutes\n\nIngredients: none\nDirections: none\n", "Run log\n\n10 km Monday\n12 km Tuesday\n8 km Friday\n",
            "CHANGES\n\n1.2 fixes\n1.3 fixes\n1.4 fixes\n\nAll of them are good. Use the last one please.",
            "<html><body>Ingredients</body></html>", "{\"ingredients\": []}", "a,b,c\n1,2,3\n4,5,6\n7,8,9\n",
        ])
    func notRecipes(text: String) {
        #expect(!PlainTextFormat().recognizes(Array(text.utf8)[...]))
        #expect(reading(text).recipes.isEmpty && reading(text).diagnostics.count == 1)
    }

    @Test("The source files and documents of this project are no plain text recipes")
    func ownFiles() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let files = FileManager.default.enumerator(
            at: root.appending(path: "Sources/RecipeKit"), includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", let data = try? Data(contentsOf: file) else { continue }
            count += 1
            #expect(
                !PlainTextFormat().recognizes(Array(data.prefix(FormatRegistry.sniffedLength))[...]), "\(file.path)")
        }
        #expect(count > 20)
    }

    @Test("A mail is read without its fields, its quotation, its encoding and its signature")
    func mail() {
        let body =
            "Ingredients=\r\n:\r\n500 g leeks\r\n1 l water\r\n\r\nDirections:\r\nBoil the water=2C add=20\r\nthe leeks.\r\n-- \r\nAnna\r\n"
        let text =
            "From: Anna <a@example.org>\r\nSubject: Fwd: Recipe: Leek soup\r\nContent-Type: text/plain; format=flowed\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
            + body
        let soup = reading(text)
        #expect(soup.recipe.title == "Leek soup")
        #expect(soup.ingredients == ["500 g|leeks|", "1 l|water|"])
        #expect(soup.texts == ["Boil the water, add the leeks."])
        let quoted = "> Leek soup\n>\n> Ingredients:\n> 500 g leeks\n> 1 l water\n>\n> Directions:\n> Boil.\n"
        #expect(reading(quoted).recipe.title == "Leek soup")
    }

    @Test("Of a mail with several parts, the text is read in any encoding, and a page with data first")
    func parts() {
        let plain = Data(
            "Leek soup\n\nZutaten:\n500 g Lauch\n1 l Wasser\n\nZubereitung:\nKochen und schön würzen.\n".utf8
        ).base64EncodedString()
        let page =
            "<html><script type=\"application/ld+json\">{\"@type\": \"Recipe\", \"name\": \"Page soup\", \"recipeIngredient\": [\"1 l water\"]}</script></html>"
        func mail(_ html: String) -> String {
            "From: A\nSubject: Suppe\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=\"x y\"\n\n--x y\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n\(plain)\n--x y\nContent-Type: text/html\n\n\(html)\n--x y--\n"
        }
        #expect(reading(mail("<p>Hi</p>")).recipe.title == "Suppe")
        #expect(reading(mail("<p>Hi</p>")).texts == ["Kochen und schön würzen."])
        #expect(reading(mail(page)).recipe.title == "Page soup")
    }

    @Test("A text with several titles is several recipes")
    func several() {
        let one =
            "Title: Leek soup\nYield: 4 bowls\n\n---\nIngredients\n---\n1 l water\n2 leeks\n\n---\nInstructions\n---\n\nBoil.\n\n"
        #expect(reading(one + one.replacing("Leek", with: "Plum")).recipes.map(\.title) == ["Leek soup", "Plum soup"])
        let deluxe =
            "\n*Clam Chowder\n________________________________\n\nCategory: Soups\nYield: 4 Servings\nPreparation Time: 0:00\n________________________________\n\n[Ingredients] \n1 lb Clams\n1 cup stock\n\n[Instruction] \n1. Boil.\n\n2. Eat.\n"
        let both = reading(deluxe + deluxe)
        #expect(both.recipes.map(\.title) == ["Clam Chowder", "Clam Chowder"])
        #expect(both.texts == ["Boil.", "Eat."] && both.recipe.metadata.prepTime == nil)
    }
}

@Suite("Plain text recipes and mails")
struct PlainTextFormsTests {
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
        #expect(PlainTextFormat().recognizes(Array(start.utf8.prefix(FormatRegistry.sniffedLength))[...]))
        #expect(!PlainTextFormat().recognizes(Array(start.utf8.prefix(FormatRegistry.sniffedLength - 1))[...]))
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
