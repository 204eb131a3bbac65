import Kitchen
import RecipeKit
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Rows of the shopping list and of the history")
struct ListRowTests {
    private func line(_ recipe: ShoppingContents.ListedRecipe, _ style: QuantityStyle = .unicode) -> String {
        DrawnCell(ListedRecipeRow(recipe: recipe, style: style), columns: 30).lines[0]
    }

    private func listed(_ factor: Rational, isThere: Bool = true) -> ShoppingContents.ListedRecipe {
        .init(path: "Soup", factor: factor, title: "Soup", id: isThere ? RecipeID(path: "Soup.cook") : nil)
    }

    @Test func `a listed recipe has its size, unless that is one, or says that it is missing`() {
        #expect(!line(listed(.one)).contains("×") && line(listed(Rational(2))).hasSuffix("× 2"))
        #expect(line(listed(Rational(2)), .ascii).hasSuffix("x 2"))
        #expect(line(listed(Rational(2), isThere: false)).hasSuffix("missing"))
    }

    private func runs(_ line: TextDifference.Line) -> (label: String?, text: String, roles: [Role]) {
        let cell = WrappedTextCell()
        DifferenceRow(id: 1, line: line).configure(cell)
        return (cell.label, cell.text.plain, cell.text.runs.map(\.role))
    }

    @Test func `a line of a difference has a sign, and its changed words have another style`() {
        #expect(runs(.kept("a")).text == "a" && runs(.kept("a")).roles == [.dim])
        #expect(runs(.omitted(3)).text == "… 3 lines are the same")
        let pieces = [TextDifference.Piece(text: "a "), TextDifference.Piece(text: "b", isChanged: true)]
        let (removed, added) = (runs(.removed(pieces)), runs(.added(pieces)))
        #expect(removed.label == "-" && added.label == "+" && removed.text == "a b" && added.text == "a b")
        #expect(removed.roles == [.text, .match] && added.roles == [.text, .match])
    }
}
