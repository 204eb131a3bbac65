import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// What cook mode shows at a moment: the lines of a step, or of all ingredients, below a heading.
@MainActor
struct CookingPage {
    let recipe: CookingRecipe
    /// The title of the recipe, which its timers have.
    let recipeTitle: String
    /// The index of the step.
    let index: Int
    /// Whether all ingredients of the recipe are shown in place of the step.
    let showsAll: Bool
    let size: Size
    let isAccessible: Bool
    let style: QuantityStyle
    let symbols: Symbols
    /// The started timers.
    let clocks: CookingClocks
    /// The name of the key that starts timers, or an empty text.
    let timerKey: String
    /// Returns whether an ingredient of the step is ticked.
    let isTicked: @MainActor (Int) -> Bool

    /// The maximum width of the text in columns. Longer lines are hard to read.
    private static let textColumns = 72
    /// If the screen has at least this many rows, as in a window of 24, an empty line follows each line of the text.
    private static let spaciousRows = 22
    /// The smallest area in which the number of the step and the running timers are large. It is that of a window of 100
    /// columns and 30 rows.
    private static let smallestForLarge = Size(columns: 100, rows: 28)
    /// The first line of the large digits, below the bar of progress.
    private static let clocksTop = 2

    private var steps: [CookingStep] { recipe.steps }
    private var step: CookingStep { steps[index] }

    /// The number of rows of the heading, which does not scroll. A window of one row has no heading, and only a high window
    /// has the bar of progress, or even a large number of the step below it.
    var headingRows: Int {
        // For ears, the text of a step begins with its number.
        guard size.rows > 1, !isAccessible || showsAll else { return 0 }
        return size.rows < Self.spaciousRows ? 1 : isLarge ? 2 + LargeDigits.rows : 2
    }

    private var isLarge: Bool {
        size.columns >= Self.smallestForLarge.columns && size.rows >= Self.smallestForLarge.rows && !isAccessible
            && style.symbols.isUnicode && !showsAll
    }

    /// The number of lines that fit below the heading.
    var textRows: Int { max(1, size.rows - headingRows) }

    /// The room at the right of the text, below the large clocks, or `nil` if it is too small to show a picture.
    var pictureArea: Rect? {
        let rows = isLarge ? CookingClocks.lines(of: clocks.timers.count) : 0
        let top = max(headingRows + 1, rows > 0 ? Self.clocksTop + rows : 0)
        let area = Rect(size: size).inset(left: Self.textColumns + 4, top: top, right: 2, bottom: 1)
        return area.width >= 24 && area.height >= 6 ? area : nil
    }

    /// Returns the heading: the number of the step, what differs from the file in size and units, and the section.
    /// Parts that are too wide are shortened or left out.
    private func heading(width: Int) -> StyledText {
        var heading =
            showsAll
            ? StyledText("All ingredients", role: .header)
            : isLarge
                ? StyledText("of \(steps.count)", role: .dim)
                : StyledText("Step \(step.number) of \(steps.count)", role: .header)
        for fact in recipe.differences + [showsAll ? nil : step.section].compactMap(\.self) {
            let room = width - heading.displayWidth - 2
            let short = fact.firstRange(of: " (").map { String(fact[..<$0.lowerBound]) } ?? fact
            if let fitting = [fact, short].first(where: { $0.displayWidth <= room }) {
                heading.append("  \(fitting)", .dim)
            }
        }
        return heading
    }

    /// The lines below the heading, with empty ones between them if the window is high enough for that.
    var lines: [StyledText] {
        guard size.rows >= Self.spaciousRows else { return lines(isSpacious: false) }
        let spacious = lines(isSpacious: true)
        return spacious.count <= textRows ? spacious : lines(isSpacious: false)
    }

    private func lines(isSpacious: Bool) -> [StyledText] {
        let room = size.columns - 4 - (isLarge ? CookingClocks.columns : 0)
        let width = max(1, min(Self.textColumns, room))
        if showsAll { return allLines(width) }
        var lines: [StyledText] = []
        if isSpacious { lines.append(StyledText("")) }
        var text = isAccessible ? StyledText("Step \(step.number) of \(steps.count). ") : StyledText()
        for run in step.text.runs { text.append(run.text, run.role) }
        for line in text.wrapped(toWidth: width) {
            lines.append(line.emphasized)
            if isSpacious { lines.append(StyledText("")) }
        }
        if !isSpacious { lines.append(StyledText("")) }
        lines += ingredientLines(width)
        lines += timerLines(width)
        if index + 1 < steps.count {
            if !step.ingredients.isEmpty || !step.timers.isEmpty { lines.append(StyledText("")) }
            if isSpacious { lines.append(StyledText("")) }
            let next = StyledText("Next: " + steps[index + 1].text.plain, role: .dim).wrapped(toWidth: width - 1)
            let limit = isSpacious ? 2 : 1
            lines += next.prefix(limit)
            if next.count > limit { lines[lines.count - 1].append(String(style.symbols.ellipsis), .dim) }
        } else {
            lines.append(StyledText("This is the last step.", role: .dim))
        }
        return lines
    }

    /// Returns the lines of the timers: the remaining time and the name of each timer. If a timer was not started, the
    /// key that starts timers is in place of the time.
    private func timerLines(_ width: Int) -> [StyledText] {
        step.timers.flatMap { offered in
            let running = clocks.timers.first { $0.isStarted(offered, of: recipeTitle) }
            let time = running.map { TimeLeft(seconds: $0.shownRemaining(at: clocks.now)).description }
            var line = StyledText(time ?? timerKey, role: time == nil ? .key : .accent)
            line.append(line.runs.first?.text.isEmpty == false ? "  " : "")
            line.append(offered.shownName)
            return line.wrapped(toWidth: width)
        }
    }

    private func ingredientLines(_ width: Int) -> [StyledText] {
        let signs = step.ingredients.indices.map { index in
            let isTicked = isTicked(index)
            let number = index < CookingCommands.ingredients.count ? "\(index + 1) " : "  "
            var sign = StyledText(number, role: .dim)
            sign.append("\(isTicked ? symbols.ticked : symbols.unticked) ", isTicked ? .done : .dim)
            return (sign, isTicked)
        }
        return CookingIngredientLines(
            column: CookingIngredientLines.column(of: step.ingredients, style), width: width, style: style
        )
        .lines(of: step.ingredients) { signs[$0] }
    }

    /// The ingredients of all steps, in the groups of the recipe.
    private func allLines(_ width: Int) -> [StyledText] {
        let column = CookingIngredientLines.column(of: recipe.groups.flatMap(\.ingredients), style)
        let lines = CookingIngredientLines(column: column, width: width, style: style)
        return recipe.groups.enumerated().flatMap { index, group in
            let space = index > 0 ? [StyledText("")] : []
            let name = group.name.map { [StyledText($0.shortenedToRow, role: .strong)] } ?? []
            return space + name + lines.lines(of: group.ingredients) { _ in (StyledText(), false) }
        }
    }

    // MARK: - Drawing

    /// Draws the heading and the lines from one of them on.
    func draw(in surface: Surface, from firstLine: Int) {
        let top = headingRows
        if isLarge {
            drawLarge(in: surface)
        } else if top > 0 {
            surface.draw(heading(width: surface.width - 4), x: 2, y: 0)
        }
        if top > 1 { drawProgress(in: surface.region(surface.bounds.inset(top: isLarge ? 0 : 1))) }
        let lines = lines
        for (y, line) in lines.dropFirst(firstLine).prefix(surface.height - top).enumerated() {
            surface.draw(line, x: 2, y: top + y)
        }
        let edge = surface.width - 1
        if firstLine > 0 { surface.draw(String(surface.symbols.up), x: edge, y: top, role: .dim) }
        if firstLine < lines.count - textRows, surface.height > 0 {
            surface.draw(String(surface.symbols.down), x: edge, y: surface.height - 1, role: .dim)
        }
    }

    /// The first words of the step, or of the part of it that begins with a line.
    func readingPoint(from firstLine: Int) -> Point? {
        let visible = lines.dropFirst(firstLine).prefix(textRows)
        return visible.firstIndex { !$0.plain.isEmpty }.map { Point(x: 2, y: headingRows + $0 - firstLine) }
    }

    /// Draws the number of the step at the left, with the heading beside it, and the running timers at the right.
    private func drawLarge(in surface: Surface) {
        let top = Self.clocksTop
        let number = LargeDigits("\(step.number)")
        number.draw(in: surface, x: 2, y: top, role: .header)
        let column = Rect(
            x: surface.width - CookingClocks.columns - 2, y: top, width: CookingClocks.columns,
            height: surface.height - top)
        let x = number.columns + 4
        surface.draw(heading(width: column.x - x - 2), x: x, y: top + LargeDigits.rows - 1)
        clocks.draw(in: surface.region(column))
    }

    /// Draws a line, of which the part of the steps that are begun is heavy.
    private func drawProgress(in surface: Surface) {
        let width = max(1, surface.width - 4)
        let done = max(1, width * (index + 1) / steps.count)
        surface.drawLine(surface.symbols.heavyLine, x: 2, y: 0, width: done, role: .header)
        surface.drawLine(surface.symbols.horizontalLine, x: 2 + done, y: 0, width: width - done, role: .dim)
    }
}

extension StyledText {
    /// The text in bold, so that the user can read it from a distance. Words that already have a style, such as a
    /// colour, keep this style.
    fileprivate var emphasized: StyledText {
        var text = StyledText()
        for run in runs { text.append(run.text, run.role == .text ? .strong : run.role) }
        return text
    }
}
