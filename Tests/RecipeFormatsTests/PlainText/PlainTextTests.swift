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
        #expect(RecipeFormats.format(forFile: "mail.txt", bytes: Array(text.utf8))?.identifier == "text")
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
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let files = FileManager.default.enumerator(
            at: root.appending(path: "Sources/RecipeKit"), includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", let data = try? Data(contentsOf: file) else { continue }
            count += 1
            #expect(!PlainTextFormat().recognizes(Array(data.prefix(RecipeFormats.sniffedLength))[...]), "\(file.path)")
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
