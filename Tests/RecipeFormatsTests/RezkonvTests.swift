import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("REZKONV files")
struct RezkonvTests {
    private func reading(_ body: String, end: String = "=====") -> ForeignReading {
        ForeignReading("===== REZKONV-Rezept\n\n     Titel: Suppe\n\n\(body)\n\(end)\n", RezkonvFormat())
    }

    @Test("The source of a REZKONV recipe can begin after an empty line, and an empty line ends it")
    func source() {
        let soup = reading(
            """
                500     Gramm  Lauch

            ============================ QUELLE =================================

                               Ein Buch
                               -- Erfaßt von Anna

                               Lauch kochen.
            """)
        #expect(soup.ingredients == ["500 Gramm|Lauch|"] && soup.recipe.metadata.source?.name == "Ein Buch")
        #expect(soup.other("erfasst") == "Erfaßt von Anna" && soup.texts == ["Lauch kochen."])
    }

    @Test("A heading after the source of a REZKONV recipe begins a group of ingredients")
    func groupAfterSource() {
        let soup = reading(
            """
            ============================ QUELLE =================================
                               Ein Buch

            ============================ EINLAGE ================================
                500     Gramm  Lauch

            Kochen.
            """)
        #expect(soup.ingredients == ["# EINLAGE", "500 Gramm|Lauch|"])
        #expect(soup.recipe.metadata.source?.name == "Ein Buch" && soup.texts == ["Kochen."])
    }

    @Test("A REZKONV recipe without a source or without its writer has no such metadata")
    func noSource() {
        let empty = reading("===== QUELLE =====\n\nKochen.")
        #expect(empty.recipe.metadata.source == nil && empty.other("erfasst") == nil && empty.texts == ["Kochen."])
        let writer = reading("===== QUELLE =====\n                   Vermittelt von Ben\n\nKochen.")
        #expect(writer.recipe.metadata.source == nil && writer.other("erfasst") == "Vermittelt von Ben")
        let book = reading("===== QUELLE =====\n                   Ein\n                   - Buch\n\nKochen.")
        #expect(book.recipe.metadata.source?.name == "Ein Buch" && book.other("erfasst") == nil)
    }

    @Test("An empty line between ingredients of a REZKONV recipe does not end the list")
    func emptyLines() {
        let soup = reading("    500     Gramm  Lauch\n\n      2            Eier\n\n\nKochen.\n\nEssen.")
        #expect(soup.ingredients == ["500 Gramm|Lauch|", "2|Eier|"] && soup.texts == ["Kochen.", "Essen."])
    }

    @Test("The unit of a REZKONV ingredient can end one place further to the left, or be missing")
    func columns() {
        let soup = reading(
            "    500      Gramm Lauch\n    500     Gramm Lauch\n  1/2   l Milch\n1,5-2        Ltr. Wasser\n                   - kalt\nKochen."
        )
        #expect(
            soup.ingredients == [
                "500 Gramm|Lauch|", "500 Gramm|Lauch|", "1/2|l Milch|", "1 1/2-2 Ltr.|Wasser kalt|",
            ])
        #expect(soup.texts == ["Kochen."])
    }

    @Test("The further facts below the directions of a REZKONV recipe")
    func facts() {
        let soup = reading(
            """
                500     Gramm  Lauch

            Kochen.

            :               : ohne Wort
            :Stichwort      : Lauch, , Suppe, Lauch
            :Stichworte     : Suppe, Winter
            :Pro Portion    : 9 kcal
            :Zubereitungszeit: 20 Minuten
            :\(String(repeating: "a", count: 40)): zu lang
            """)
        #expect(soup.recipe.metadata.tags == ["Lauch", "Suppe", "Lauch", "Winter"])
        #expect(soup.other("nutrition") == "Pro Portion: 9 kcal" && soup.recipe.metadata.prepTime?.minutes == 20)
        #expect(soup.texts == ["Kochen.", "\(String(repeating: "a", count: 40)): zu lang"])
    }

    @Test("The end of a REZKONV recipe has five to seven signs, and the next recipe ends a recipe without an end")
    func ends() {
        for end in ["=====", " ======", "======="] {
            #expect(reading("Kochen.", end: end + "\nEssen.").texts == ["Kochen."], "\(end)")
        }
        let open = "===== Rezkonv\nTitel: A\n\nKochen.\n"
        let two = ForeignReading(open + open.replacing("A", with: "B"), RezkonvFormat())
        #expect(two.recipes.map(\.title) == ["A", "B"] && two.texts == ["Kochen."])
        let text = "Before\n" + open + "=====\nafter\n" + open + "====="
        #expect(ForeignReading(text, RezkonvFormat()).recipes.map(\.title) == ["A", "A"])
        #expect(ForeignReading("===== Rezkonv\n\n=====\n", RezkonvFormat()).diagnostics.count == 1)
        #expect(!RezkonvFormat().recognizes(Array("==== Rezkonv".utf8)[...]))
    }
}
