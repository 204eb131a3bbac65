import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Ingredient cell")
struct IngredientCellTests {
    private func lines(
        _ amount: String, _ name: String, comment: String = "", amountWidth: Int = 6, columns: Int,
        isTicked: Bool = false
    ) -> [String] {
        let cell = IngredientCell()
        (cell.amount, cell.name, cell.comment) = (amount, name, comment)
        (cell.amountWidth, cell.isTicked) = (amountWidth, isTicked)
        return DrawnCell(cell, columns: columns).lines
    }

    @Test("The amounts of ingredients are in a column of their own, and long names continue below themselves")
    func column() {
        #expect(lines("500 g", "flour", columns: 40) == ["  ☐ 500 g   flour"])
        #expect(lines("", "salt", columns: 40) == ["  ☐         salt"])
        #expect(lines("", "salt", amountWidth: 0, columns: 40) == ["  ☐ salt"])
        #expect(
            lines("500 g", "flour of the old mill", comment: "sifted", columns: 33)
                == ["  ☐ 500 g   flour of the old", "            mill, sifted"])
        #expect(lines("500 g", "flour of the old mil", columns: 33) == ["  ☐ 500 g   flour of the old mil"])
    }

    @Test("An amount that is wider than its column, or in a narrow window, is a part of the text")
    func inText() {
        #expect(lines("1234567", "beans", columns: 40) == ["  ☐         1234567 beans"])
        #expect(lines("123456", "beans", columns: 40) == ["  ☐ 123456  beans"])
        #expect(lines("500 g", "flour of the old mill", columns: 32) == ["  ☐ 500 g flour of the old mill"])
        #expect(lines("500 g", "flour of the old mill", columns: 31) == ["  ☐ 500 g flour of the old", "    mill"])
        #expect(lines("", "salt", columns: 20) == ["  ☐ salt"])
    }

    @Test("A ticked ingredient is dimmed, and its box is ticked")
    func ticked() {
        let cell = IngredientCell()
        (cell.amount, cell.name, cell.amountWidth) = ("5 g", "salt", 3)
        let theme = Theme.standard
        func styles() -> [Style] { [2, 4, 9].map { DrawnCell(cell, columns: 40).grid[$0, 0].style } }
        #expect(styles() == [theme[.dim], theme[.text], theme[.text]])
        cell.isTicked = true
        #expect(DrawnCell(cell, columns: 40).lines == ["  ☑ 5 g  salt"])
        #expect(styles() == [theme[.done], theme[.dim], theme[.dim]])
    }
}
