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

    @Test("The amounts of ingredients end in one column, and long names continue below themselves")
    func column() {
        #expect(lines("500 g", "flour", columns: 40) == ["    500 g  flour"])
        #expect(lines("", "salt", columns: 40) == ["           salt"])
        #expect(lines("", "salt", amountWidth: 0, columns: 40) == ["   salt"])
        #expect(
            lines("500 g", "flour of the old mill", comment: "sifted", columns: 32)
                == ["    500 g  flour of the old", "           mill, sifted"])
        #expect(lines("500 g", "flour of the old mil", columns: 32) == ["    500 g  flour of the old mil"])
    }

    @Test("An amount that is wider than its column, or in a narrow window, is a part of the text")
    func inText() {
        #expect(lines("1234567", "beans", columns: 40) == ["   1234567 beans"])
        #expect(lines("123456", "beans", columns: 40) == ["   123456  beans"])
        #expect(lines("500 g", "flour of the old mill", columns: 31) == ["   500 g flour of the old mill"])
        #expect(lines("500 g", "flour of the old mill", columns: 30) == ["   500 g flour of the old", "   mill"])
        #expect(lines("", "salt", columns: 20) == ["   salt"])
    }

    @Test("A sign says that an ingredient is ticked, at home, or always at home")
    func signs() {
        let cell = IngredientCell()
        (cell.amount, cell.name, cell.amountWidth) = ("5 g", "salt", 3)
        func line() -> String { DrawnCell(cell, columns: 40).lines[0] }
        cell.state = .missing
        #expect(line() == "   5 g  salt")
        cell.state = .enough
        #expect(line() == " ● 5 g  salt")
        cell.state = .always
        #expect(line() == " ∞ 5 g  salt")
        let theme = Theme.standard
        func styles() -> [Style] { [1, 3, 8].map { DrawnCell(cell, columns: 40).grid[$0, 0].style } }
        #expect(styles() == [theme[.dim], theme[.amount], theme[.text]])
        cell.isLit = true
        #expect(styles()[2] == theme[.strong])
        cell.isTicked = true
        #expect(line() == " ✓ 5 g  salt")
        #expect(styles() == [theme[.done], theme[.dim], theme[.dim]])
    }

    @Test("On a shopping list, the sign is a box")
    func box() {
        let cell = IngredientCell()
        (cell.amount, cell.name, cell.amountWidth, cell.hasBox) = ("5 g", "salt", 3, true)
        #expect(DrawnCell(cell, columns: 40).lines == [" ☐ 5 g  salt"])
        cell.isTicked = true
        #expect(DrawnCell(cell, columns: 40).lines == [" ☑ 5 g  salt"])
    }
}
