import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Recipe cell")
struct RecipeCellTests {
    private static let title = "Tteokbokki with everything that the market has"

    private func line(_ columns: Int, _ time: String?, _ servings: String?, isFavourite: Bool) -> String {
        let cell = RecipeCell()
        cell.title = Self.title
        cell.time = time
        cell.servings = servings.flatMap { Servings(parsing: $0).number }
        cell.isFavourite = isFavourite
        let canvas = Canvas(size: Size(columns: columns, rows: 1))
        cell.draw(in: Surface(canvas: canvas, appearance: Appearance()), state: CellState())
        return canvas.grid.text
    }

    /// A time and its text in the cell.
    private static let times = [
        (nil, ""), ("5 min", "5 min"), ("1 h 30", "1 h 30"), ("overnight", "overnight"),
        ("119 h 59 min", "119 h 59…"), ("until the dough has doubled", "until th…"),
    ]
    private static let servings = [
        (nil, ""), ("4", "×4"), ("24", "×24"), ("100", "×100"), ("1000", "×1000"), ("10000", ""), ("2 1/2", "×2½"),
        ("1234 small biscuits", "×1234"), ("12345 small biscuits", ""), ("a big tin", ""), ("1.5", "×1½"),
    ]

    @Test("Title, time and servings of a recipe cell never overlap", arguments: [30, 43, 44, 50, 60, 80])
    func columnsApart(_ columns: Int) {
        for (time, shownTime) in Self.times {
            for (servings, shownServings) in Self.servings {
                for isFavourite in [false, true] {
                    var rest = Substring(line(columns, time, servings, isFavourite: isFavourite))
                    let whole = rest
                    if columns >= 44, !shownServings.isEmpty {
                        #expect(rest.hasSuffix(" " + shownServings), "\(whole)")
                        rest = rest.dropLast(shownServings.count)
                    }
                    while rest.last == " " { rest.removeLast() }
                    if !shownTime.isEmpty {
                        #expect(rest.hasSuffix("  " + shownTime), "\(whole)")
                        rest = rest.dropLast(shownTime.count)
                    }
                    while rest.last == " " { rest.removeLast() }
                    #expect(rest.hasSuffix(" ★") == isFavourite, "\(whole)")
                    let name = rest.dropFirst(2).prefix { $0 != "…" && $0 != "★" }
                    #expect(name.count >= 8 && (Self.title + " ").hasPrefix(name), "\(whole)")
                }
            }
        }
    }
}
