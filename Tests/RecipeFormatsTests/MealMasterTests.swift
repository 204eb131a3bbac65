import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Meal-Master files")
struct MealMasterTests {
    private static let soup = """
        MMMMM----- Recipe via Meal-Master (tm) v8.05

              Title: Leek soup
         Categories: Soups, Winter
              Yield: 4 servings

              3 md Leeks; the white parts
                   -only
          1 1/2 c  Water
                   Salt and pepper

          Boil the water. Add the leeks and cook them until they are soft enough
          to be crushed.

          Serve hot.

        MMMMM
        """

    private func reading(_ text: String) -> ForeignReading { ForeignReading(text, MealMasterFormat()) }

    /// Returns a recipe with other ingredient lines and directions.
    private func body(_ lines: String) -> ForeignReading {
        reading("----- Meal-Master -----\n Title: X\n Yield: 2\n\n\(lines)\n-----\n")
    }

    @Test("A Meal-Master recipe has its title, categories, yield, ingredients in columns and reflowed directions")
    func whole() {
        let soup = reading(Self.soup)
        #expect(soup.recipes.count == 1 && soup.diagnostics.isEmpty)
        #expect(soup.recipe.title == "Leek soup")
        #expect(soup.recipe.metadata.course == "Soups")
        #expect(soup.recipe.metadata.tags == ["Winter"])
        #expect(soup.recipe.metadata.servings?.text == "4 servings")
        #expect(
            soup.ingredients == [
                "3 medium|Leeks|the white parts only", "1 1/2 cups|Water|", "|Salt and pepper|",
            ])
        #expect(
            soup.texts == [
                "Boil the water. Add the leeks and cook them until they are soft enough to be crushed.", "Serve hot.",
            ])
    }

    @Test("Two columns are read down the left one and then down the right one, also with continuation lines")
    func twoColumns() {
        let reading = body(
            """
                  4 tb Butter                            1/2 ts Salt (to taste)
                  7 c  Water                           1 1/2 lb Red potatoes; quartered
                  3 md Leeks; the white parts only              - lengthwise
                       - chopped or cut                         Freshly ground pepper
                       - into rounds

              Boil.
            """)
        #expect(
            reading.ingredients == [
                "4 tbsp|Butter|", "7 cups|Water|", "3 medium|Leeks|the white parts only chopped or cut into rounds",
                "1/2 tsp|Salt|to taste", "1 1/2 lb|Red potatoes|quartered lengthwise", "|pepper|Freshly ground",
            ])
        #expect(reading.texts == ["Boil."])
    }

    @Test("The second column can begin one place earlier or later, and can be longer than the first")
    func shiftedColumns() {
        for shift in [-1, 0, 1] {
            let gap = String(repeating: " ", count: 28 + shift)
            let left = String(repeating: " ", count: 41 + shift)
            let reading = body("      1 c  A1\(gap)      2 c  B1\n\(left)      3 c  B2\n\n  Mix.")
            #expect(reading.ingredients == ["1 cup|A1|", "2 cups|B1|", "3 cups|B2|"], "shift \(shift)")
        }
    }

    @Test("Headings begin groups of ingredients, and sections if directions follow them")
    func headings() {
        let reading = body(
            """
            MMMMM--------------------------DOUGH----------------------------------
                  1 c  Flour
            -----FILLING-----
                  2 c  Plums

              Knead.

            MMMMM-----FILLING-----

              Stone the plums.
            """)
        #expect(reading.ingredients == ["# DOUGH", "1 cup|Flour|", "# FILLING", "2 cups|Plums|"])
        #expect(reading.texts == ["Knead.", "# FILLING", "Stone the plums."])
    }

    @Test("A heading above directions is no group, and one above ingredients after directions is")
    func lateHeadings() {
        let reading = body(
            "      1 c  Flour\n-----METHOD OF ANNA-----\n\n  Knead.\n\n-----ICING-----\n      1 c  Sugar\n\n  Stir.")
        #expect(reading.ingredients == ["1 cup|Flour|", "# ICING", "1 cup|Sugar|"])
        #expect(reading.texts == ["# METHOD OF ANNA", "Knead.", "Stir."])
    }

    @Test(
        "Amounts and units are read in all forms",
        arguments: [
            ("    1-2 tb Oil", "1-2 tbsp|Oil|"), ("1-1 1/2 c  Oil", "1-1 1/2 cups|Oil|"),
            ("    1.5 kg Oil", "1 1/2 kg|Oil|"),
            ("      1 T  Oil", "1 tbsp|Oil|"), ("      1 t  Oil", "1 tsp|Oil|"), ("      2 cn Oil", "2 cans|Oil|"),
            ("      2 x  Eggs", "2|Eggs|"), ("      1    handful parsley", "1 handful|parsley|"),
            ("     12   heads cabbage", "12 heads|cabbage|"), ("    300  g pasta", "300 g|pasta|"),
            ("      6 cc stock", "6 cc|stock|"), ("           Salt", "|Salt|"), ("    1/2 fl Rum", "1/2 fl oz|Rum|"),
            ("      1 c  Nuts -- chopped", "1 cup|Nuts|chopped"), ("      1 c  Nuts; (optional)", "1 cup|Nuts|?"),
            ("      1 c  -Nuts", "1 cup|Nuts|"),
            ("      1    handful parsley, fresh; chopped", "1 handful|parsley|fresh, chopped"),
        ])
    func amounts(line: String, expected: String) {
        #expect(body(line + "\n\n  Mix.").ingredients == [expected])
    }

    @Test("The text of mails around recipes is left out, and quoted recipes are read")
    func mails() {
        let mail = "From: Anna <anna@example.org>\nSubject: Soup\nDate: today\n\nHere it is:\n\n"
        let reading = reading(mail + Self.soup + "\n-- \nAnna\n\n" + mail + Self.soup.replacing("Leek", with: "Plum"))
        #expect(reading.recipes.map(\.title) == ["Leek soup", "Plum soup"])
        #expect(reading.recipes.allSatisfy { $0.steps.count == 2 })
        let quoted = Self.soup.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        let answer = ForeignReading("Anna wrote:\n" + quoted.joined(separator: "\n") + "\n\nGood!", MealMasterFormat())
        #expect(answer.ingredients.count == 3)
        #expect(answer.texts.count == 2)
    }

    @Test("A tab in a quoted recipe reaches the column that it reached before the quotation")
    func quotedTabs() {
        let tabbed = Self.soup.replacing("           -only", with: "\t   -only").replacing(
            "           Salt", with: "\t   Salt")
        let quoted = tabbed.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
        #expect(reading(quoted.joined(separator: "\n")).ingredients == reading(Self.soup).ingredients)
    }

    @Test("A recipe without an end ends at the next recipe or at a mail")
    func withoutEnd() {
        let open = String(Self.soup.dropLast(6))
        let reading = reading(open + open + "\nFrom: Bob\nSubject: Thanks\n\nThank you.\n")
        #expect(reading.recipes.count == 2)
        #expect(reading.recipes.allSatisfy { $0.steps.count == 2 })
    }

    @Test("Lines that begin with a colon are not reflowed, and facts become metadata")
    func directions() {
        let reading = body(
            "      1 c  Milk\n\n  Serve with\n  :bread\n  :butter\n\n  Source: Anna's book\n  Preparation Time: 20 minutes\n\n  Note: Keep cool."
        )
        #expect(reading.texts == ["Serve with\nbread\nbutter", "> Keep cool."])
        #expect(reading.recipe.metadata.source?.name == "Anna's book")
        #expect(reading.recipe.metadata.prepTime?.minutes == 20)
    }

    @Test("Numbered directions are one step for each number")
    func numbers() {
        #expect(
            body("      1 c  Milk\n\n  1. Boil the\n  milk.\n  2. Drink it.").texts == ["Boil the milk.", "Drink it."])
    }

    @Test("Without its first and last line, a file with the extension of Meal-Master is read from its title on")
    func withoutFrame() {
        let frame = Self.soup.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
            .joined(separator: "\n")
        #expect(reading(frame).recipe.title == "Leek soup")
        #expect(reading(frame + "\n" + frame).recipes.count == 2)
        #expect(
            reading("      1 c  Water\n      2 md Leeks\n\n  Boil.").ingredients == ["1 cup|Water|", "2 medium|Leeks|"])
    }

    @Test("Ingredients are read even if a mail program removed the spaces of the columns")
    func withoutColumns() {
        let reading = body("3 md Leeks\n1 1/2 c Water\n1/2 ts Salt\n\nBoil.")
        #expect(reading.ingredients == ["3 medium|Leeks|", "1 1/2 cups|Water|", "1/2 tsp|Salt|"])
    }

    @Test("A file in the encoding of DOS is recognized by its content and read with its accents")
    func encoding() {
        let text = Self.soup.replacing("Leek", with: "Crème brûlée").replacing("\n", with: "\r\n")
        let bytes = LegacyTextTests.bytes(text, in: .codePage437)
        #expect(FormatRegistry.format(forFile: "a.txt", bytes: bytes)?.identifier == "mealmaster")
        #expect(ForeignReading(bytes, MealMasterFormat()).recipe.title == "Crème brûlée soup")
    }

    @Test(
        "A text that only speaks of Meal-Master is not recognized",
        arguments: [
            "I use Meal-Master. Title: none", "----- Meal-Master -----\nA program.", "Meal-Master\nTitle: X",
            "-------------------\nTitle: x\n", "",
        ])
    func notRecognized(text: String) {
        #expect(!MealMasterFormat().recognizes(Array(text.utf8)[...]))
    }
}
