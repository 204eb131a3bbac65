import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// The layout of a week in a wide window: a column for each of the seven days.
struct PlanWeekGrid {
    /// A day and the rows of its section.
    struct Day {
        let title: String
        /// The text at the right of the title, or `nil` for no text.
        let detail: String?
        /// The text at the right end of the horizontal line below the title, or `nil` for no text.
        let total: String?
        let rows: [PlanRow]
    }

    /// The minimum width of a window with columns for the days.
    static let minimumColumns = 140

    private struct Line {
        let text: StyledText
        /// The index of the row to which the line belongs, or `nil` for an empty line.
        let row: Int?
    }

    private let days: [Day]
    private let size: Size
    private let lines: [[Line]]

    /// Lays out the days of a week.
    ///
    /// - Parameters:
    ///   - days: The days, from left to right.
    ///   - size: The size of the window.
    init(_ days: [Day], size: Size) {
        self.days = days
        self.size = size
        let width = max(1, size.columns / max(1, days.count) - 2)
        lines = days.map { Self.lines(of: $0, width: width) }
    }

    private static func lines(of day: Day, width: Int) -> [Line] {
        var lines: [Line] = []
        for (index, row) in day.rows.enumerated() {
            guard let entry = row.entry else {
                if !row.meal.isEmpty {
                    if !lines.isEmpty { lines.append(Line(text: StyledText(""), row: nil)) }
                    lines.append(Line(text: StyledText(row.meal, role: .dim), row: index))
                }
                lines.append(Line(text: StyledText("nothing", role: .dim), row: index))
                continue
            }
            if row.showsMeal, !entry.mealText.isEmpty {
                if !lines.isEmpty { lines.append(Line(text: StyledText(""), row: nil)) }
                lines += StyledText(entry.mealText.withoutControlCharacters, role: .dim).wrapped(toWidth: width).map {
                    Line(text: $0, row: index)
                }
            }
            let text = StyledText(
                entry.text.withoutControlCharacters.shortenedToRow, role: row.role(of: entry))
            let detail = row.detail(of: entry)
            let details = detail.isEmpty ? [] : StyledText(detail, role: .dim).wrapped(toWidth: width)
            lines += (text.wrapped(toWidth: width) + details).map { Line(text: $0, row: index) }
        }
        return lines
    }

    // MARK: - Drawing

    /// The number of lines for the title and for the horizontal line below it.
    private static let headLines = 2

    /// Draws the days.
    ///
    /// - Parameters:
    ///   - surface: The surface to draw into.
    ///   - selection: The day and the row that are selected, or `nil` if none are selected.
    @MainActor
    func draw(in surface: Surface, selection: (day: Int, row: Int)?) {
        for day in days.indices {
            let column = surface.region(frame(of: day))
            drawHead(of: day, in: column, isSelected: selection?.day == day)
            let selected = selection?.day == day ? selection?.row : nil
            let body = column.region(column.bounds.inset(top: Self.headLines))
            for (y, line) in visibleLines(of: day, selected: selected).enumerated() {
                let isSelected = line.row != nil && line.row == selected
                body.draw(line.text, x: 1, y: y)
                guard isSelected else { continue }
                // The marker shows the selection on a terminal without colours too.
                let style = surface.theme[.selection]
                body.restyle(Rect(x: 0, y: y, width: body.width, height: 1)) { _ in style }
                body.draw(String(surface.symbols.marker), x: 0, y: y, style: style)
            }
        }
    }

    @MainActor
    private func drawHead(of day: Int, in column: Surface, isSelected: Bool) {
        let end = column.draw(days[day].title, x: 1, y: 0, role: isSelected ? .header : .strong)
        if let detail = days[day].detail, end + detail.displayWidth + 1 < column.width {
            column.draw(detail, x: end + 1, y: 0, role: .dim)
        }
        let total = days[day].total ?? ""
        let rule = column.width - 1 - (total.isEmpty ? 0 : total.displayWidth + 1)
        column.drawLine(column.symbols.horizontalLine, x: 1, y: 1, width: max(0, rule), role: .dim)
        if rule > 0 { column.draw(total, x: column.width - total.displayWidth, y: 1, role: .dim) }
    }

    private func frame(of day: Int) -> Rect {
        let width = size.columns / days.count
        return Rect(x: day * width, y: 0, width: width - 1, height: size.rows)
    }

    /// Returns the lines of a day that fit into the window. If a row of the day is selected, this row is among them.
    private func visibleLines(of day: Int, selected: Int?) -> ArraySlice<Line> {
        let lines = lines[day]
        let room = max(0, size.rows - Self.headLines)
        guard lines.count > room else { return lines[...] }
        let last = selected.flatMap { row in lines.lastIndex { $0.row == row } } ?? 0
        let start = min(max(0, last + 1 - room), lines.count - room)
        return lines[start..<(start + room)]
    }

    // MARK: - Clicks

    /// Returns the day and the row at a point, or `nil` if there is no day at the point. The row is `nil` on the title
    /// of a day and on an empty line.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - selection: The selected day and row, or `nil`. They determine which lines are visible.
    func position(at point: Point, selection: (day: Int, row: Int)?) -> (day: Int, row: Int?)? {
        guard let day = days.indices.first(where: { frame(of: $0).contains(point) }) else { return nil }
        let lines = visibleLines(of: day, selected: selection?.day == day ? selection?.row : nil)
        let index = lines.startIndex + point.y - Self.headLines
        return (day, point.y >= Self.headLines && lines.indices.contains(index) ? lines[index].row : nil)
    }
}

/// A row of the plan: an entry with its meal, or an empty day.
struct PlanRow: Row {
    /// The date of the section, or `nil` for a section without a date.
    let date: CalendarDay?
    /// The entry, or `nil` for an empty day.
    let entry: PlanContents.Entry?
    /// The meal of a row without an entry. Empty if the row is for the whole day.
    var meal = ""
    /// Whether the recipe was cooked on the date or later.
    var isCooked = false
    /// Whether the row shows the name of its meal. Only the first entry of a meal does.
    let showsMeal: Bool
    /// The width of the column for the meals, in columns of the screen.
    let mealWidth: Int

    var id: AnyHashable { entry.map { AnyHashable($0.id) } ?? AnyHashable("empty \(meal)") }
    var findText: String? { entry?.text }

    func configure(_ cell: PlanCell) {
        cell.mealWidth = mealWidth
        guard let entry else {
            (cell.meal, cell.text, cell.detail, cell.role) = (meal, "nothing planned", "", .dim)
            return
        }
        cell.meal = showsMeal ? entry.mealText.withoutControlCharacters : ""
        cell.text = entry.text.withoutControlCharacters.shortenedToRow
        cell.detail = detail(of: entry)
        cell.role = role(of: entry)
    }

    /// Returns the text after an entry: its servings, and whether it was cooked.
    nonisolated func detail(of entry: PlanContents.Entry) -> String {
        let facts = entry.isMissing ? ["missing"] : [entry.amount, isCooked ? "cooked" : ""]
        return facts.filter { !$0.isEmpty }.joined(separator: ", ").withoutControlCharacters
    }

    nonisolated func role(of entry: PlanContents.Entry) -> Role {
        entry.isMissing ? .error : isCooked ? .done : .text
    }
}

extension PlanContents.Entry {
    /// The meal with its time: `Breakfast 08:30`.
    var mealText: String { [meal, time?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// Draws the meal in a column of its own, the text of the entry, and the servings at the right. In a narrow window,
/// leaves out the meal and the servings.
final class PlanCell: Cell {
    var meal = ""
    var text = ""
    var detail = ""
    var role = Role.text
    var mealWidth = 0

    private static let start = 2
    /// The minimum width for the text of the entry beside the column of the meals, in columns. If less is left, the
    /// column of the meals is hidden.
    private static let minimumTextWidth = 16

    func draw(in surface: Surface, state: CellState) {
        let ellipsis = surface.symbols.ellipsis
        var x = Self.start
        if mealWidth > 0, surface.width - mealWidth - 4 >= Self.minimumTextWidth {
            surface.draw(meal.truncated(toWidth: mealWidth, ellipsis: ellipsis), x: x, y: 0, role: .dim)
            x += mealWidth + 2
        }
        var right = surface.width - 1
        let width = detail.displayWidth
        if width > 0, right - x - width - 2 >= Self.minimumTextWidth / 2 {
            surface.draw(detail, x: right - width, y: 0, role: .dim)
            right -= width + 2
        }
        surface.draw(text.truncated(toWidth: max(0, right - x), ellipsis: ellipsis), x: x, y: 0, role: role)
    }
}
