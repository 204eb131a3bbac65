import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Search hit cell")
struct SearchHitCellTests {
    private func cell(_ title: StyledText, time: String? = nil, line: StyledText? = nil) -> SearchHitCell {
        let cell = SearchHitCell()
        (cell.title, cell.time, cell.line) = (title, time, line)
        return cell
    }

    @Test("A search hit has its title and its time, and a narrow one no time")
    func title() {
        let cell = cell("Soup", time: "1 h")
        #expect(DrawnCell(cell, columns: 30).lines == ["  Soup                    1 h"])
        #expect(DrawnCell(cell, columns: 29).lines == ["  Soup"])
        cell.time = "until the dough has doubled"
        #expect(DrawnCell(cell, columns: 30).lines == ["  Soup           until the d…"])
        cell.title = "A soup of green peas"
        cell.time = "1 h"
        #expect(DrawnCell(cell, columns: 30).lines == ["  A soup of green peas    1 h"])
        #expect(DrawnCell(cell, columns: 23).lines == ["  A soup of green peas"])
        #expect(DrawnCell(cell, columns: 22).lines == ["  A soup of green pe…"])
        cell.prepareForReuse()
        #expect(DrawnCell(cell, columns: 40).lines == ["  A soup of green peas"])
    }

    @Test("The matching text is on a second line, from the first match on if that would be out of view")
    func line() {
        let short = StyledText([.init("green ", .dim), .init("peas", .match)])
        #expect(DrawnCell(cell("Soup", line: short), columns: 30).lines == ["  Soup", "    green peas"])
        let long = StyledText([.init("Cook the potatoes with green ", .dim), .init("peas", .match), .init(".", .dim)])
        #expect(DrawnCell(cell("Soup", line: long), columns: 46).lines[1] == "    Cook the potatoes with green peas.")
        #expect(DrawnCell(cell("Soup", line: long), columns: 45).lines[1] == "    … with green peas.")
        let first = StyledText([.init("peas", .match), .init(" and other green things of all kinds", .dim)])
        #expect(DrawnCell(cell("Soup", line: first), columns: 20).lines[1] == "    peas and other…")
    }

    @Test("The selection covers both lines of a hit, and underlines the matches")
    func selection() {
        let title = StyledText([.init("Pea ", .text), .init("soup", .match)])
        let grid = DrawnCell(cell(title, line: "peas"), columns: 20, isSelected: true).grid
        let selection = Theme.standard[.selection]
        #expect(grid[2, 0].style == selection && grid[5, 1].style == selection && grid[19, 1].style == selection)
        #expect(grid[6, 0].style == selection.adding(Style(attributes: .underline)))
        #expect(grid[0, 0].cluster.text == "▌" && grid[0, 1].cluster.text == " ")
    }
}
