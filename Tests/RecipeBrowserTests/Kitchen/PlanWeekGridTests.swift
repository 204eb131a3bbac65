import RecipeKit
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The week of the plan in columns")
struct PlanWeekGridTests {
    private func row(
        _ text: String, meal: String = "Dinner", showsMeal: Bool = true, amount: String = "", isMissing: Bool = false
    ) -> PlanRow {
        let id = PlanContents.EntryID(day: "", meal: meal, text: text, occurrence: 0)
        let entry = PlanContents.Entry(
            id: id, meal: meal, time: nil, text: text, amount: amount, quantity: nil, path: isMissing ? "x" : nil,
            title: "", recipe: nil)
        return PlanRow(date: nil, entry: entry, showsMeal: showsMeal, mealWidth: 6)
    }

    private let empty = PlanRow(date: nil, entry: nil, showsMeal: false, mealWidth: 0)

    private func grid(
        _ days: [[PlanRow]], columns: Int = 28, rows: Int = 7, detail: String? = nil, total: String? = nil
    )
        -> PlanWeekGrid
    {
        PlanWeekGrid(
            days.enumerated().map { .init(title: "Day \($0)", detail: detail, total: total, rows: $1) },
            size: Size(columns: columns, rows: rows))
    }

    private func drawn(_ grid: PlanWeekGrid, _ selection: (Int, Int)? = nil, columns: Int = 28, rows: Int = 7) -> Grid {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        grid.draw(
            in: Surface(canvas: canvas, appearance: Appearance()), selection: selection.map { (day: $0.0, row: $0.1) })
        return canvas.grid
    }

    @Test("Each day has a column with its meals and what is eaten, and a rule below its title")
    func drawing() {
        let days = [[row("Soup", amount: "2 servings"), row("Bread", showsMeal: false)], [empty]]
        #expect(
            drawn(grid(days)).text == """
                 Day 0         Day 1
                 ────────────  ────────────
                 Dinner        nothing
                 Soup
                 2 servings
                 Bread

                """)
    }

    @Test("A free line is above each further meal, and long texts are wrapped")
    func meals() {
        let days = [[row("Oats", meal: "Breakfast"), row("Soup of green peas", isMissing: true)], [empty]]
        let grid = drawn(grid(days, rows: 9), rows: 9)
        #expect(
            grid.text == """
                 Day 0         Day 1
                 ────────────  ────────────
                 Breakfast     nothing
                 Oats

                 Dinner
                 Soup of
                 green peas
                 missing
                """)
        #expect(grid[1, 6].style == Theme.standard[.error] && grid[1, 8].style == Theme.standard[.dim])
    }

    @Test("A detail and a total are shown if there is room for them")
    func details() {
        let days = [[empty], [empty]]
        #expect(
            drawn(grid(days, detail: "today", total: "9 kcal")).text.hasPrefix(
                " Day 0 today   Day 1 today\n ───── 9 kcal"))
        #expect(
            drawn(grid(days, detail: "today!", total: nil)).text.hasPrefix(" Day 0         Day 1\n ────────────")
        )
        #expect(drawn(grid(days, detail: "today!!")).text.hasPrefix(" Day 0         Day 1\n"))
        #expect(!drawn(grid(days, total: "1234567890 kcal")).text.contains("kcal"))
        #expect(drawn(grid(days, total: "12345 kcal")).text.contains("\n ─ 12345 kcal"))
        #expect(!drawn(grid(days, total: "123456 kcal")).text.contains("kcal"), "no line is left before it")
    }

    @Test("The selected entry has the style of the selection and a marker on each of its lines")
    func selection() {
        let days = [[row("Soup"), row("Bread", showsMeal: false)], [empty]]
        let grid = drawn(grid(days), (0, 0))
        #expect(grid.text.contains("▌Dinner") && grid.text.contains("▌Soup") && !grid.text.contains("▌Bread"))
        #expect(grid[12, 2].style == Theme.standard[.selection] && grid[13, 2].style != Theme.standard[.selection])
        #expect(grid[1, 0].style == Theme.standard[.header] && grid[15, 0].style == Theme.standard[.strong])
    }

    @Test("A day with more lines than fit shows those around the selected entry")
    func scrolling() {
        let meals = (0..<5).map { row("Dish \($0)", showsMeal: false) }
        func body(_ selection: (Int, Int)?) -> [String] {
            drawn(grid([meals, [empty]], rows: 5), selection, rows: 5).text.split(separator: "\n").dropFirst(2).map {
                String($0.dropFirst().prefix(6))
            }
        }
        #expect(body(nil) == ["Dish 0", "Dish 1", "Dish 2"])
        #expect(body((0, 2)) == ["Dish 0", "Dish 1", "Dish 2"])
        #expect(body((0, 3)) == ["Dish 1", "Dish 2", "Dish 3"])
        #expect(body((0, 4)) == ["Dish 2", "Dish 3", "Dish 4"])
        #expect(body((1, 0)) == ["Dish 0", "Dish 1", "Dish 2"])
    }

    @Test("A point is on an entry, on a day without an entry there, or on no day")
    func points() {
        let grid = grid([[row("Soup"), row("Bread")], [empty]])
        func position(_ x: Int, _ y: Int) -> [Int?]? {
            grid.position(at: Point(x: x, y: y), selection: (day: 0, row: 0)).map { [$0.day, $0.row] }
        }
        #expect(position(0, 2) == [0, 0] && position(12, 3) == [0, 0] && position(3, 5) == [0, 1])
        #expect(position(3, 4) == [0, nil] && position(3, 1) == [0, nil] && position(3, 0) == [0, nil])
        #expect(position(14, 2) == [1, 0] && position(14, 3) == [1, nil])
        #expect(position(13, 2) == nil && position(27, 2) == nil)
    }

    @Test("A line of the plan has its meal, what is eaten and the servings, and a narrow one leaves out the meal")
    func line() {
        let soup = row("Soup of green peas", amount: "4 servings")
        func line(_ columns: Int) -> String { DrawnCell(soup, columns: columns).lines[0] }
        #expect(line(50) == "  Dinner  Soup of green peas           4 servings")
        #expect(line(40) == "  Dinner  Soup of green pe…  4 servings")
        #expect(line(31) == "  Dinner  Soup of…  4 servings")
        #expect(line(30) == "  Dinner  Soup of green peas")
        #expect(line(26) == "  Dinner  Soup of green…")
        #expect(line(25) == "  Soup of g…  4 servings")
        #expect(line(22) == "  Soup of green peas")
        #expect(DrawnCell(empty, columns: 30).lines == ["  nothing planned"])
        #expect(DrawnCell(row("Soup", showsMeal: false), columns: 30).lines == ["          Soup"])
        #expect(
            DrawnCell(row("Soup", isMissing: true), columns: 40).lines == ["  Dinner  Soup                  missing"])
    }
}
