import RecipeKit
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The week of the plan as a grid")
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

    private func free(_ meal: String) -> PlanRow {
        PlanRow(date: nil, entry: nil, meal: meal, showsMeal: true, mealWidth: 6)
    }

    /// Lays out a grid of two days.
    private func grid(
        _ days: [[PlanRow]], meals: [String] = ["Lunch", "Dinner"], others: [PlanWeekGrid.Other] = [],
        columns: Int = 28, rows: Int = 16, total: String? = nil
    ) -> PlanWeekGrid {
        PlanWeekGrid(
            days.enumerated().map { .init(title: "Day \($0)", isToday: $0 == 1, total: total, rows: $1) },
            meals: meals, others: others, size: Size(columns: columns, rows: rows))
    }

    private func drawn(
        _ grid: PlanWeekGrid, _ selection: ListIndexPath? = nil, columns: Int = 28, rows: Int = 16,
        details: [StyledText] = [], summary: String = "", appearance: Appearance = Appearance()
    ) -> Grid {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        grid.draw(
            in: Surface(canvas: canvas, appearance: appearance), selection: selection, details: details,
            summary: StyledText(summary))
        return canvas.grid
    }

    private func path(_ section: Int, _ row: Int) -> ListIndexPath { ListIndexPath(section: section, row: row) }

    private func lines(_ grid: Grid) -> [String] {
        grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("A word that is wider than its day is divided by a hyphen, and what is no word is not")
    func longWords() {
        let text = drawn(grid([[row("Kartoffelpuffer mit Apfel"), row("2026-11-30T12:00:00")], []])).text
        #expect(text.contains("Kartoffelpu-") && text.contains(" ffer mit"), "\(text)")
        #expect(text.contains("2026-11-30T") && !text.contains("T-"), "\(text)")
        let short = drawn(grid([[row("Zuckerschnecke")], []])).text
        #expect(short.contains("Zuckerschne-") && short.contains(" cke"), "\(short)")
    }

    @Test("What does not fit is cut between words")
    func cut() {
        let text = drawn(
            grid([[row("Biscuits with some sausage gravy on them, and eggs")], []], columns: 24, rows: 12), columns: 24,
            rows: 12
        ).text
        #expect(text.contains("sausage…") && !text.contains("gravy"), "\(text)")
    }

    @Test("In a narrow window, a recipe is cut only after its servings are shortened")
    func narrowRow() {
        let id = PlanContents.EntryID(day: "", meal: "Dinner", text: "", occurrence: 0)
        let entry = PlanContents.Entry(
            id: id, meal: "Dinner", time: nil, text: "Chilaquiles verdes", amount: "4 servings",
            quantity: Quantity(.number(Rational(4)), unit: "servings"), path: nil, title: "", recipe: nil)
        let row = PlanRow(date: nil, entry: entry, showsMeal: true, mealWidth: 6)
        #expect(DrawnCell(row, columns: 60).lines[0].hasSuffix("4 servings"))
        #expect(DrawnCell(row, columns: 38).lines[0].hasSuffix("Chilaquiles verdes    for 4"))
        #expect(DrawnCell(row, columns: 30).lines[0].contains("Chilaquiles verdes"))
    }

    @Test("The meals of all days stand on the same lines, and a heavy line marks today")
    func drawing() {
        let days = [
            [row("Soup", meal: "Lunch"), row("Bread", meal: "Lunch"), row("Green curry with rice")],
            [free("Lunch"), row("Pie", isMissing: true)],
        ]
        #expect(
            drawn(grid(days)).text.hasPrefix(
                """
                 Day 0         Day 1 today
                 ──────────────━━━━━━━━━━━━
                 Lunch
                 Soup          ·
                 Bread
                 Dinner
                 Green curry   Pie
                 with rice     missing

                """))
    }

    @Test("In a wide window, the names of the meals have a column of their own")
    func labels() {
        let days = [[free("Lunch"), row("Green curry")], [row("Pie", meal: "Lunch"), free("Dinner")]]
        let text = lines(drawn(grid(days, columns: 112), columns: 112))
        #expect(text[0] == "        Day 0" + String(repeating: " ", count: 47) + "Day 1 today")
        #expect(text[2].hasPrefix(" Lunch  · ") && text[2].hasSuffix(" Pie"), "\(text)")
        #expect(text[3].isEmpty && text[4].hasPrefix(" Dinner Green curry "), "\(text)")
    }

    @Test("A long name is cut if the meals would not fit, and at last the grid scrolls to the selected meal")
    func heights() {
        let long = row("Roast chicken with pan gravy and a salad")
        func body(_ rows: Int) -> [String] {
            Array(lines(drawn(grid([[long], [empty]], meals: ["Dinner"], rows: rows), rows: rows)).dropFirst(3))
        }
        #expect(body(10).prefix(3) == [" Roast", " chicken with", " pan gravy…"], "\(body(10))")
        #expect(body(9).prefix(2) == [" Roast", " chicken…"], "\(body(9))")
        #expect(body(8).prefix(2) == [" Roast chick…", ""], "\(body(8))")
        let many = (0..<9).map { row("Dish \($0)") }
        func shown(_ selection: ListIndexPath?) -> [Character?] {
            lines(drawn(grid([many, [empty]], meals: ["Dinner"], rows: 9), selection, rows: 9))
                .filter { $0.contains("Dish") }.map { $0.first(where: \.isNumber) }
        }
        #expect(shown(nil) == ["0", "1"])
        #expect(shown(path(0, 1)) == ["0", "1"])
        #expect(shown(path(0, 4)) == ["2", "3", "4"])
        #expect(shown(path(0, 8)) == ["6", "7", "8"])
    }

    @Test("Below are the totals of the days, what is known about the selected meal, and about the week")
    func foot() {
        let grid = grid([[free("Dinner")], [free("Dinner")]], meals: ["Dinner"], total: "9 kcal")
        let details = ["one", "two", "three", "four"].map { StyledText($0) }
        #expect(
            drawn(grid, details: details, summary: "the week").text.contains(
                """
                 ·             ·
                 ──────────────────────────
                 9 kcal        9 kcal

                 one
                 two
                 three

                 the week
                """))
        let low = self.grid([[free("Dinner")], [free("Dinner")]], meals: ["Dinner"], rows: 8)
        #expect(lines(drawn(low, rows: 8, details: details, summary: "the week")).last == " three")
        #expect(
            lines(drawn(low, rows: 8, details: [StyledText("one")], summary: "the week")).last == " the week",
            "There is a free line for it.")
        let high = self.grid([[free("Dinner")], [free("Dinner")]], meals: ["Dinner"], total: "1234567 kcal")
        #expect(drawn(high).text.contains("1234567       1234567") || drawn(high).text.contains("1234567 kcal"))
        let wide = self.grid([[free("Dinner")], [free("Dinner")]], meals: ["Dinner"], total: "123456789 kcal")
        #expect(drawn(wide).text.contains(" 123456789     123456789"), "The unit is left out: \(drawn(wide).text)")
    }

    @Test("The selected meal has the style of the selection and a marker on each of its lines")
    func selection() {
        let days = [[row("Green curry with rice")], [free("Dinner")]]
        let grid = grid(days, meals: ["Dinner"])
        let first = drawn(grid, path(0, 0))
        #expect(first.text.contains("▌Green curry   ·\n▌with rice"), "\(first.text)")
        #expect(first[12, 3].style == Theme.standard[.selection] && first[13, 3].style != Theme.standard[.selection])
        #expect(drawn(grid, path(1, 0)).text.contains("Green curry  ▌·"))
    }

    @Test("What has no day is below the days, and problems cannot be selected")
    func others() {
        let others = [
            PlanWeekGrid.Other(title: "Some day", rows: [StyledText("cake")]),
            PlanWeekGrid.Other(
                title: "Problems", rows: [StyledText("a line that is too long for one")], isSelectable: false),
        ]
        let grid = grid([[free("Dinner")], [free("Dinner")]], meals: ["Dinner"], others: others, rows: 20)
        #expect(
            drawn(grid, path(2, 0), rows: 20).text.contains(
                """
                 ·             ·

                 Some day ─────────────────
                ▌cake

                 Problems ─────────────────
                a line that is too long
                """.replacing("\na line", with: "\n a line")), "\(drawn(grid, path(2, 0), rows: 20).text)")
        #expect(grid.neighbour(of: path(1, 0), .down) == path(2, 0))
        #expect(grid.neighbour(of: path(2, 0), .down) == nil)
        #expect(grid.neighbour(of: path(2, 0), .left) == nil)
    }

    @Test("The arrows stay in the meal from day to day, and stop at the ends of a day")
    func moving() {
        let days = [
            [row("Soup", meal: "Lunch"), row("Bread", meal: "Lunch"), row("Pie")],
            [row("Oats", meal: "Lunch"), free("Dinner")],
        ]
        let grid = grid(days)
        func to(_ section: Int, _ row: Int, _ direction: PlanWeekGrid.Direction) -> ListIndexPath? {
            grid.neighbour(of: path(section, row), direction)
        }
        #expect(to(0, 0, .right) == path(1, 0) && to(0, 1, .right) == path(1, 0) && to(0, 2, .right) == path(1, 1))
        #expect(to(1, 1, .left) == path(0, 2) && to(1, 0, .left) == path(0, 0))
        #expect(to(0, 0, .left) == nil && to(1, 0, .right) == nil)
        #expect(to(0, 0, .down) == path(0, 1) && to(0, 2, .down) == nil && to(0, 0, .up) == nil)
        #expect(to(0, 2, .top) == path(0, 0) && to(0, 0, .bottom) == path(0, 2))
        #expect(grid.point(of: path(1, 1)) == Point(x: 15, y: 6) && grid.point(of: nil) == nil)
    }

    @Test("A point is on an entry, on a day without an entry there, or on no day")
    func points() {
        let grid = grid([[row("Soup"), row("Bread")], [empty]], meals: ["Dinner", ""])
        func position(_ x: Int, _ y: Int) -> [Int?]? {
            grid.position(at: Point(x: x, y: y), selection: path(0, 0)).map { [$0.section, $0.row] }
        }
        #expect(position(0, 3) == [0, 0] && position(12, 3) == [0, 0] && position(3, 4) == [0, 1])
        #expect(position(3, 2) == [0, nil] && position(3, 1) == [0, nil] && position(15, 0) == [1, nil])
        #expect(position(14, 6) == [1, 0] && position(14, 3) == [1, nil])
        #expect(position(3, 7) == nil && position(28, 3) == nil)
    }

    @Test("An entry shows its time of day and how long it takes, and a sign if it was cooked")
    func facts() {
        var entry = row("Soup").entry
        entry?.cookingTime = CookingTime(minutes: 70, text: "")
        var cooked = PlanRow(date: nil, entry: entry, showsMeal: true, mealWidth: 6)
        cooked.isCooked = true
        let days = [[cooked], [free("Dinner")]]
        let text = lines(drawn(grid(days, meals: ["Dinner"])))
        #expect(text[3] == " ✓ Soup        ·" && text[4] == " 1 h 10", "\(text)")
        let plain = PlanWeekGrid(
            [.init(title: "", rows: days[0]), .init(title: "", rows: days[1])], meals: ["Dinner"],
            size: Size(columns: 28, rows: 16), symbols: .ascii)
        #expect(drawn(plain).text.contains(" * Soup        -"), "\(drawn(plain).text)")
    }

    @Test("A line of the plan has its meal, what is eaten and the servings, and a narrow one leaves out the meal")
    func line() {
        let soup = row("Soup of green peas", amount: "4 servings")
        func line(_ columns: Int) -> String { DrawnCell(soup, columns: columns).lines[0] }
        #expect(line(50) == "  Dinner  Soup of green peas           4 servings")
        #expect(line(40) == "  Dinner  Soup of green pe…  4 servings")
        #expect(line(31) == "  Dinner  Soup of green peas")
        #expect(line(30) == "  Dinner  Soup of green peas")
        #expect(line(26) == "  Dinner  Soup of green…")
        #expect(line(25) == "  Soup of green peas")
        #expect(line(22) == "  Soup of green peas")
        #expect(DrawnCell(empty, columns: 30).lines == ["  nothing planned"])
        #expect(DrawnCell(row("Soup", showsMeal: false), columns: 30).lines == ["          Soup"])
        #expect(
            DrawnCell(row("Soup", isMissing: true), columns: 40).lines == ["  Dinner  Soup                  missing"])
    }
}
