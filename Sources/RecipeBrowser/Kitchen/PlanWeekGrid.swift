import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// The layout of a week as a grid: a column for each of the seven days and a row for each meal. What has no day is below
/// the days.
///
/// In a wide window, the names of the meals have a column at the left. In a narrower one, they are above their meals.
struct PlanWeekGrid {
    /// A day and the rows of its section.
    struct Day {
        let title: String
        var isToday = false
        /// The text below the column, or `nil` for no text.
        var total: String?
        let rows: [PlanRow]
    }

    /// A section of the list that belongs to no day.
    struct Other {
        let title: String
        let rows: [StyledText]
        /// Whether the rows can be selected.
        var isSelectable = true
    }

    /// A selectable part of the grid. The frame is in lines of the whole grid, without its head.
    private struct Item {
        let path: ListIndexPath
        let frame: Rect
        let lines: [StyledText]
    }

    private struct Label {
        let text: StyledText
        let y: Int
        var hasRule = false
    }

    /// The minimum size of a window with a grid.
    static let minimumSize = Size(columns: 77, rows: 16)
    /// The minimum width of a window in which the names of the meals have a column.
    private static let minimumColumnsWithLabels = 112
    private static let maximumLabelWidth = 16
    /// The number of lines for what is known about the selected meal.
    static let detailLines = 3

    private let days: [Day]
    private let size: Size
    private let symbols: Symbols
    private let labelWidth: Int
    private let columnWidth: Int
    private let textWidth: Int
    private var items: [Item] = []
    private var labels: [Label] = []
    private var height = 0
    /// The number of lines of each entry's name, at most.
    private let maximumLines: Int
    private let foot: Foot

    /// What is below the grid. If there is not room for everything, less of it is shown.
    private enum Foot: Int {
        case details, spacedDetails, detailsAndSummary
    }

    /// Lays out the days of a week.
    ///
    /// - Parameters:
    ///   - days: The days, from left to right.
    ///   - meals: The names of the meals, from top to bottom. An empty name is for entries of no meal in particular.
    ///   - others: The other sections of the list.
    ///   - size: The size of the window.
    ///   - symbols: The symbols of the screen.
    init(_ days: [Day], meals: [String], others: [Other] = [], size: Size, symbols: Symbols = .unicode) {
        let choices: [(lines: Int, foot: Foot)] = [
            (5, .detailsAndSummary), (5, .spacedDetails), (5, .details), (3, .details), (2, .details), (1, .details),
        ]
        let layouts = choices.lazy.map {
            PlanWeekGrid(
                days, meals: meals, others: others, size: size, symbols: symbols, maximumLines: $0.lines,
                foot: $0.foot)
        }
        self =
            layouts.first { $0.height <= $0.bodyRows }
            ?? PlanWeekGrid(
                days, meals: meals, others: others, size: size, symbols: symbols, maximumLines: 2, foot: .details)
    }

    private init(
        _ days: [Day], meals: [String], others: [Other], size: Size, symbols: Symbols, maximumLines: Int, foot: Foot
    ) {
        self.days = days
        self.symbols = symbols
        self.size = size
        self.maximumLines = maximumLines
        self.foot = foot
        let hasLabels = size.columns >= Self.minimumColumnsWithLabels
        let widest = meals.map { Self.label($0).displayWidth }.max() ?? 0
        labelWidth = hasLabels ? min(widest, Self.maximumLabelWidth) + 1 : 0
        columnWidth = max(3, (size.columns - labelWidth) / max(1, days.count))
        // The texts of two columns are two columns of the screen apart if there is room for it.
        textWidth = columnWidth - (columnWidth >= 14 ? 2 : 1)
        for (index, meal) in meals.enumerated() { add(meal, isFirst: index == 0) }
        for (index, other) in others.enumerated() { add(other, section: days.count + index) }
    }

    private static func label(_ meal: String) -> String {
        meal.isEmpty ? "Any meal" : meal.withoutControlCharacters.shortenedToRow
    }

    private mutating func add(_ meal: String, isFirst: Bool) {
        let label = Self.label(meal)
        if labelWidth > 0 {
            if !isFirst { height += 1 }
            labels.append(
                Label(
                    text: StyledText(label.truncated(toWidth: labelWidth - 1, ellipsis: symbols.ellipsis), role: .dim),
                    y: height))
        } else {
            labels.append(Label(text: StyledText(label, role: .dim), y: height))
            height += 1
        }
        let start = height
        height += 1
        for day in days.indices {
            var y = start
            for (index, row) in days[day].rows.enumerated() where row.mealName.lowercased() == meal.lowercased() {
                let lines = lines(of: row)
                let frame = Rect(x: x(of: day), y: y, width: textWidth + 1, height: max(1, lines.count))
                items.append(Item(path: ListIndexPath(section: day, row: index), frame: frame, lines: lines))
                y = frame.maxY
            }
            height = max(height, y)
        }
    }

    private func lines(of row: PlanRow) -> [StyledText] {
        guard let entry = row.entry else { return [] }
        var text = StyledText()
        if row.isCooked { text.append("\(symbols.mark) ", .done) }
        let title = entry.text.withoutControlCharacters.shortenedToRow.hyphenated(toWidth: textWidth)
        text.append(title, row.isCooked ? .dim : row.role(of: entry))
        var lines = text.wrapped(toWidth: textWidth)
        if lines.count > maximumLines {
            let rest = lines[(maximumLines - 1)...].map(\.plain).joined(separator: " ")
            lines = Array(lines.prefix(maximumLines))
            lines[maximumLines - 1] = StyledText(
                rest.truncatedAtWord(toWidth: textWidth, ellipsis: symbols.ellipsis),
                role: lines[maximumLines - 1].runs.last?.role ?? .text)
        }
        let facts = [entry.time?.text, entry.isMissing ? "missing" : entry.cookingTime?.formatted(.short)]
        let detail = facts.compactMap(\.self).joined(separator: " \(symbols.factSeparator) ")
        if !detail.isEmpty, maximumLines > 1 {
            lines.append(StyledText(detail.truncated(toWidth: textWidth, ellipsis: symbols.ellipsis), role: .dim))
        }
        return lines
    }

    private mutating func add(_ other: Other, section: Int) {
        height += 1
        labels.append(Label(text: StyledText(other.title, role: .header), y: height, hasRule: true))
        height += 1
        for (index, row) in other.rows.enumerated() {
            let lines = other.isSelectable ? [row] : row.wrapped(toWidth: max(1, size.columns - 3))
            if other.isSelectable {
                let frame = Rect(x: 0, y: height, width: size.columns - 1, height: 1)
                items.append(Item(path: ListIndexPath(section: section, row: index), frame: frame, lines: lines))
            } else {
                labels += lines.enumerated().map { Label(text: $1, y: height + $0) }
            }
            height += lines.count
        }
    }

    private func x(of day: Int) -> Int { labelWidth + day * columnWidth }

    // MARK: - Parts of the window

    /// The number of lines for the titles of the days. In a high window, a free line is above them.
    private var headRows: Int { size.rows > 22 ? 3 : 2 }
    private var totalRows: Int { days.contains { $0.total != nil } ? 2 : 1 }

    private var footRows: Int {
        totalRows + Self.detailLines + (foot == .details ? 0 : 1) + (foot == .detailsAndSummary ? 2 : 0)
    }

    /// The number of lines for the meals.
    private var bodyRows: Int { max(1, size.rows - headRows - footRows) }

    /// The number of lines above the window.
    private func top(_ selection: ListIndexPath?) -> Int {
        guard height > bodyRows, let item = item(at: selection) else { return 0 }
        return min(max(0, item.frame.maxY - bodyRows), item.frame.y)
    }

    private func item(at path: ListIndexPath?) -> Item? { items.first { $0.path == path } }
}

extension PlanWeekGrid {
    // MARK: - Moving

    /// A direction in the grid.
    enum Direction {
        case left, right, up, down, top, bottom
    }

    /// Returns the entry or the free meal that is next to another one, or `nil` if there is none.
    func neighbour(of path: ListIndexPath, _ direction: Direction) -> ListIndexPath? {
        guard let item = item(at: path) else { return nil }
        let column = items.filter { $0.path.section == path.section }
        switch direction {
        case .top: return column.first?.path
        case .bottom: return column.last?.path
        case .up:
            return column.last { $0.path.row < path.row }?.path
                ?? items.last { $0.path.section < path.section && path.section >= days.count }?.path
        case .down:
            return column.first { $0.path.row > path.row }?.path
                ?? items.first { $0.path.section >= days.count && $0.path.section > path.section }?.path
        case .left, .right:
            let target = path.section + (direction == .left ? -1 : 1)
            guard days.indices.contains(path.section), days.indices.contains(target) else { return nil }
            // The entries of a meal begin on the same line on all days.
            return items.last { $0.path.section == target && $0.frame.y <= item.frame.y }?.path
        }
    }

    /// Returns the point of the first word of an entry, or `nil` if it is not in the window.
    func point(of path: ListIndexPath?) -> Point? {
        guard let item = item(at: path) else { return nil }
        return Point(x: item.frame.x + 1, y: headRows + item.frame.y - top(path))
    }

    /// Returns the day and the row at a point, or `nil` if there is no day at the point. The row is `nil` on the title
    /// of a day and on an empty line.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - selection: The selected row, or `nil`. It determines which lines are visible.
    func position(at point: Point, selection: ListIndexPath?) -> (section: Int, row: Int?)? {
        guard point.y < headRows + min(height, bodyRows) else { return nil }
        let inGrid = Point(x: point.x, y: point.y - headRows + top(selection))
        if point.y >= headRows, let item = items.first(where: { $0.frame.contains(inGrid) }) {
            return (item.path.section, item.path.row)
        }
        return days.indices.first { x(of: $0) <= point.x && point.x < x(of: $0) + columnWidth }.map { ($0, nil) }
    }

    // MARK: - Drawing

    /// Draws the week.
    ///
    /// - Parameters:
    ///   - surface: The surface to draw into.
    ///   - selection: The selected row, or `nil` if none is selected.
    ///   - details: What is known about the selected meal. Only ``detailLines`` lines are drawn.
    ///   - summary: What is known about the week.
    @MainActor
    func draw(
        in surface: Surface, selection: ListIndexPath?, details: [StyledText] = [], summary: StyledText = StyledText()
    ) {
        drawHead(in: surface)
        let shown = min(height, bodyRows)
        drawBody(in: surface.region(Rect(x: 0, y: headRows, width: surface.width, height: shown)), selection)
        var y = headRows + shown
        if totalRows > 1 {
            surface.drawLine(symbols.horizontalLine, x: 1, y: y, width: surface.width - 2, role: .dim)
            for (day, column) in days.enumerated() {
                let total = column.total ?? ""
                let text = total.displayWidth <= textWidth ? total : total.replacing(" kcal", with: "")
                surface.draw(text, x: x(of: day) + 1, y: y + 1, role: .dim)
            }
        }
        y += totalRows + (foot == .details ? 0 : 1)
        for (index, line) in details.prefix(Self.detailLines).enumerated() {
            surface.draw(line.truncated(toWidth: surface.width - 2, symbols.ellipsis), x: 1, y: y + index)
        }
        if foot == .detailsAndSummary {
            surface.draw(summary, x: 1, y: y + Self.detailLines + 1)
        } else if details.count < Self.detailLines {
            surface.draw(summary, x: 1, y: y + Self.detailLines - 1)
        }
    }

    @MainActor
    private func drawHead(in surface: Surface) {
        let y = headRows - 2
        surface.drawLine(symbols.horizontalLine, x: 1, y: y + 1, width: surface.width - 2, role: .dim)
        for (index, day) in days.enumerated() {
            let x = x(of: index) + 1
            let end = surface.draw(day.title, x: x, y: y, role: day.isToday ? .header : .strong)
            guard day.isToday else { continue }
            surface.drawLine(symbols.heavyLine, x: x, y: y + 1, width: textWidth, role: .header)
            if end + 6 <= x + textWidth { surface.draw("today", x: end + 1, y: y, role: .dim) }
        }
    }

    @MainActor
    private func drawBody(in surface: Surface, _ selection: ListIndexPath?) {
        let top = top(selection)
        for label in labels {
            let end = surface.draw(label.text, x: 1, y: label.y - top)
            guard label.hasRule else { continue }
            let line = symbols.horizontalLine
            surface.drawLine(line, x: end + 1, y: label.y - top, width: max(0, surface.width - end - 2), role: .dim)
        }
        for item in items {
            let y = item.frame.y - top
            for (index, line) in item.lines.enumerated() { surface.draw(line, x: item.frame.x + 1, y: y + index) }
            if item.lines.isEmpty {
                surface.draw(String(symbols.factSeparator), x: item.frame.x + 1, y: y, role: .dim)
            }
            guard item.path == selection else { continue }
            // The marker shows the selection on a terminal without colours too.
            let style = surface.theme[.selection]
            surface.restyle(Rect(x: item.frame.x, y: y, width: item.frame.width, height: item.frame.height)) { _ in
                style
            }
            for line in 0..<item.frame.height {
                surface.draw(String(symbols.marker), x: item.frame.x, y: y + line, style: style)
            }
        }
        guard height > surface.height else { return }
        let length = max(1, surface.height * surface.height / height)
        let start = top * (surface.height - length) / (height - surface.height)
        let thumb = Rect(x: surface.width - 1, y: start, width: 1, height: length)
        surface.fill(thumb, with: symbols.scrollThumb, style: surface.theme[.dim])
    }
}

extension StyledText {
    /// Returns the text cut to a width in columns, with an ellipsis if something is cut.
    fileprivate func truncated(toWidth width: Int, _ ellipsis: Character) -> StyledText {
        guard displayWidth(upTo: width + 1) > width else { return self }
        var room = width
        var cut = StyledText()
        for run in runs where room > 0 {
            let text = run.text.truncated(toWidth: room, ellipsis: ellipsis)
            cut.append(text, run.role)
            room -= text == run.text ? text.displayWidth : room
        }
        return cut
    }
}

extension String {
    /// The text cut to a width, with an ellipsis: behind a whole word, or in a word if this shows much more.
    fileprivate func truncatedAtWord(toWidth width: Int, ellipsis: Character) -> String {
        let cut = truncated(toWidth: width, ellipsis: ellipsis)
        guard cut != self, let space = cut.lastIndex(of: " "), !dropFirst(cut.count - 1).hasPrefix(" "),
            String(cut[..<space]).displayWidth * 2 >= width
        else { return cut }
        return cut[..<space] + String(ellipsis)
    }

    /// The text in which a word that is wider than a line is divided by hyphens, each with a space after it, where the
    /// line breaks. At least three letters stand on the next line. Words of other signs than letters stay whole.
    fileprivate func hyphenated(toWidth width: Int) -> String {
        guard width > 4 else { return self }
        return split(separator: " ", omittingEmptySubsequences: false).map { word in
            guard word.count > width, word.allSatisfy({ $0.isLetter && String($0).displayWidth == 1 }) else {
                return String(word)
            }
            var (rest, parts) = (word, "")
            while rest.count > width {
                let part = rest.prefix(min(width - 1, rest.count - 3))
                parts += part + "- "
                rest = rest.dropFirst(part.count)
            }
            return parts + rest
        }.joined(separator: " ")
    }
}
