import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Two recipes side by side")
struct ComparedRowTests {
    private func cell(_ first: StyledText?, _ second: StyledText?, areSame: Bool = false) -> ComparedCell {
        let cell = ComparedCell()
        cell.show(first, second, areSame: areSame)
        return cell
    }

    @Test("In a wide window, two texts are beside each other with a line between them")
    func wide() {
        let cell = cell("one", "two")
        #expect(DrawnCell(cell, columns: 72).lines == ["  one" + String(repeating: " ", count: 31) + "│ two"])
        cell.isNumbered = true
        #expect(DrawnCell(cell, columns: 72).lines == ["  1 one" + String(repeating: " ", count: 29) + "│ 2 two"])
    }

    @Test("In a narrow window, two texts are below each other with the numbers of their recipes")
    func narrow() {
        #expect(DrawnCell(cell("one", "two"), columns: 71).lines == ["  1 one", "  2 two"])
        #expect(DrawnCell(cell("one two", "three"), columns: 10).lines == ["  1 one", "    two", "  2 three"])
        #expect(DrawnCell(cell("one two", "three"), columns: 12).lines == ["  1 one two", "  2 three"])
        #expect(DrawnCell(cell("one", nil), columns: 20).lines == ["  1 one"])
        #expect(DrawnCell(cell(nil, "two"), columns: 20).lines == ["  2 two"])
        #expect(DrawnCell(cell("one", "one", areSame: true), columns: 20).lines == ["    one"])
        #expect(DrawnCell(cell(nil, nil), columns: 20).lines == [""])
    }

    @Test("The line between two texts is more visible if they differ, and as high as the longer one")
    func line() {
        let theme = Theme.standard
        #expect(DrawnCell(cell("one", "two"), columns: 72).grid[36, 0].style == theme[.accent])
        let same = cell("one", "one", areSame: true)
        same.spacingBelow = 1
        #expect(DrawnCell(same, columns: 72).grid[36, 0].style == theme[.dim] && same.height(forWidth: 72) == 2)
        let long = cell("one", StyledText(String(repeating: "word ", count: 10)))
        #expect(long.height(forWidth: 72) == 2 && long.height(forWidth: 71) == 2 && long.height(forWidth: 40) == 3)
        #expect(DrawnCell(long, columns: 72).lines[1].contains("│"))
    }

    @Test("A selected line has a marker on each of its lines of text")
    func selection() {
        let cell = cell("one", "two")
        cell.spacingBelow = 1
        #expect(DrawnCell(cell, columns: 20, isSelected: true).lines == ["▌ 1 one", "▌ 2 two", ""])
    }

    @Test("A line counts as changed only if one of its texts or its kind is another one")
    func sameLine() {
        func row(_ first: String?, _ second: String?, _ kind: ComparedRow.Kind = .line) -> ComparedRow {
            func pieces(_ text: String?) -> [TextDifference.Piece]? { text.map { [.init(text: $0)] } }
            return ComparedRow(id: 1, line: .init(first: pieces(first), second: pieces(second)), kind: kind)
        }
        let line = row("one", "two")
        #expect(line.isSame(as: row("one", "two")))
        #expect(!line.isSame(as: row("one", nil)) && !line.isSame(as: row("two", "two")))
        #expect(!line.isSame(as: row("one", "two", .paragraph)) && !line.isSame(as: SpacerRow(id: 1)))
    }

    @Test("The first recipe of a pair has the number 1, and the second one the number 2")
    func numbers() {
        #expect(DuplicatePair.Side.first.number == 1 && DuplicatePair.Side.second.number == 2)
        #expect(DuplicatePair.Side.allCases.map(\.other) == [.second, .first])
    }

    private func pairs(_ first: [String], _ second: [String]) -> [String] {
        LinePairs(first, second).pairs.map { "\($0.first ?? "")|\($0.second ?? "")" }
    }

    @Test("Equal lines are pairs, and then those with the most words in common")
    func equalLines() {
        #expect(pairs(["a", "b"], ["b", "a"]) == ["a|a", "b|b"])
        #expect(
            pairs(["200 g flour", "2 eggs"], ["3 eggs", "200 g wheat flour"]) == [
                "200 g flour|200 g wheat flour", "2 eggs|3 eggs",
            ])
        #expect(
            pairs(["salt and pepper"], ["pepper", "salt and herbs"]) == ["|pepper", "salt and pepper|salt and herbs"])
        #expect(pairs(["a b c d e f"], ["a x y z"]) == ["|a x y z", "a b c d e f|"])
        // Of two lines that have equally many words in common, the first one is the counterpart.
        #expect(pairs(["red onion"], ["white onion", "small onion"]) == ["red onion|white onion", "|small onion"])
    }

    @Test("Lines without a counterpart are alone, those of the second text after the counterpart of the line before")
    func alone() {
        #expect(pairs(["a"], ["x", "a", "y", "z"]) == ["|x", "a|a", "|y", "|z"])
        #expect(pairs(["a", "b"], ["a", "x", "b"]) == ["a|a", "|x", "b|b"])
        #expect(pairs(["a", "b"], []) == ["a|", "b|"] && pairs([], ["a"]) == ["|a"])
    }

    @Test("Very long texts are paired in their order")
    func longTexts() {
        let first = (0..<501).map { "a\($0)" }
        let second = (0..<500).map { "b\($0)" }
        #expect(pairs(first, second)[0] == "a0|b0" && pairs(first, second)[500] == "a500|")
        #expect(pairs(Array(first.dropLast()), second)[0] != "a0|b0")
    }
}
