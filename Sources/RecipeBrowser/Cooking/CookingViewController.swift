import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// Cook mode: one step at a time, with its ingredients to tick, and the beginning of the next step.
@MainActor
final class CookingViewController: ViewController {
    private var recipe: CookingRecipe
    private let notes: RecipeNotes
    private let style: QuantityStyle
    private let sizes: [KeyCommand]
    private let pictures: LocalPictures
    /// The picture of the step, or else of the dish, in a wide window.
    private let picture: PictureLoader?
    /// Called when the user says that they are done, with a closure that leaves cook mode. The closure is not called if
    /// the user changes their mind.
    private let onFinish: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// The index of the current step.
    private var index: Int
    /// Whether all ingredients of the recipe are shown in place of the step.
    private var showsAll = false
    /// The first visible line of the current step. The step can be longer than the window.
    private var firstLine = 0

    /// The maximum width of the text in columns. Longer lines are hard to read.
    private static let textColumns = 72
    /// If the screen has at least this many rows, as in a window of 24, an empty line follows each line of the text.
    private static let spaciousRows = 22
    /// The smallest area in which the number of the step and the running timers are large. It is that of a window of 100
    /// columns and 30 rows.
    private static let smallestForLarge = Size(columns: 100, rows: 28)
    /// The first line of the large digits, below the bar of progress.
    private static let clocksTop = 2

    /// - Parameters:
    ///   - recipe: The recipe. It must have steps.
    ///   - number: The number of the first step to show, counted from 1. If the recipe has fewer steps, the last step
    ///     is shown.
    ///   - notes: The notebook entry of the recipe.
    ///   - style: How amounts are written.
    ///   - sizes: The commands that change the size and the units of the recipe.
    ///   - pictures: The pictures of the recipe.
    ///   - reader: Decodes the pictures, or `nil` to show none.
    ///   - onFinish: Called when the user says that they are done, with a closure that leaves cook mode.
    init(
        _ recipe: CookingRecipe, from number: Int, notes: RecipeNotes, style: QuantityStyle, sizes: [KeyCommand] = [],
        pictures: LocalPictures = LocalPictures(), reader: PictureReader? = nil,
        onFinish: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() }
    ) {
        self.recipe = recipe
        self.notes = notes
        self.style = style
        self.sizes = sizes
        self.pictures = pictures
        picture = pictures.paths.isEmpty ? nil : reader.map { PictureLoader($0) }
        self.onFinish = onFinish
        let steps = recipe.steps
        index = min(max(0, number - 1), steps.count - 1)
        super.init(title: "Cooking")
        picture?.screen = self
        keepPlace()
    }

    private var steps: [CookingStep] { recipe.steps }
    private var step: CookingStep { steps[index] }

    /// Replaces the recipe. The number of the current step stays the same. If the new recipe does not have this step,
    /// the last step is shown.
    func show(_ recipe: CookingRecipe) {
        guard !recipe.steps.isEmpty else { return }
        self.recipe = recipe
        index = min(index, recipe.steps.count - 1)
        firstLine = min(firstLine, lastFirstLine)
        setNeedsDisplay()
    }

    // MARK: - Commands

    /// The footer names only the steps that there are. The keys stay, because some of them mean something else outside.
    override var keyCommands: [KeyCommand] {
        let hasNext = firstLine < lastFirstLine || index + 1 < steps.count
        let hasPrevious = firstLine > 0 || index > 0
        // What is ticked, and the timers, belong to the step.
        return (showsAll ? [backToStep] : []) + [hasNext ? next : last, hasPrevious ? previous : first]
            + (showsAll ? commands.filter { !ofStep.contains($0.id) } : commands)
    }

    override var allKeyCommands: [KeyCommand] { [backToStep, next, previous] + commands }

    private lazy var backToStep = CookingCommands.backToStep.command { [weak self] in self?.toggleAll() }
    private lazy var next = CookingCommands.next.command { [weak self] in self?.goDown() }
    private lazy var previous = CookingCommands.previous.command { [weak self] in self?.goUp() }
    private lazy var last = CookingCommands.next.hinted(nil).command {}
    private lazy var first = CookingCommands.previous.hinted(nil).command {}

    private lazy var commands: [KeyCommand] =
        [
            CookingCommands.tick.command { [weak self] in self?.tickNext() },
            CookingCommands.allIngredients.command { [weak self] in self?.toggleAll() },
            TimerCommands.start.command { [weak self] in self?.startTimer() },
            CookingCommands.finish.command { [weak self] in self?.finish() },
        ]
        + CookingCommands.ingredients.enumerated().map { index, definition in
            definition.command { [weak self] in self?.toggle(index) }
        } + sizes

    private let ofStep = Set(
        [CookingCommands.tick.id, TimerCommands.start.id] + CookingCommands.ingredients.map(\.id))

    /// Scrolls down if the current step has more lines. Otherwise shows the next step.
    private func goDown() {
        if firstLine < lastFirstLine { return scroll(by: max(1, textRows - 1)) }
        show(index + 1)
    }

    private func toggleAll() {
        showsAll.toggle()
        firstLine = 0
        setNeedsDisplay()
    }

    private func goUp() {
        if firstLine > 0 { return scroll(by: -max(1, textRows - 1)) }
        show(index - 1)
    }

    private func scroll(by lines: Int) {
        firstLine = min(max(0, firstLine + lines), lastFirstLine)
        setNeedsDisplay()
    }

    private func show(_ index: Int) {
        guard steps.indices.contains(index) else { return }
        self.index = index
        showsAll = false
        firstLine = 0
        keepPlace()
        loadPicture()
        setNeedsDisplay()
    }

    /// Stores the number of the current step in the notebook, so that the user can continue at this step later.
    private func keepPlace() {
        keep(step: step.number)
    }

    private func keep(step number: Int?) {
        notes.store.note("Cooked on", notes.recipe) { _ in [.cooking(step: number)] }
    }

    private func finish() {
        onFinish { [weak self] in
            guard let self else { return }
            keep(step: nil)
            if navigationController?.topViewController === self { navigationController?.pop() }
        }
    }

    // MARK: - Appearing

    override func willAppear() {
        super.willAppear()
        notes.store.timers.awake.isCooking = true
    }

    override func didDisappear() {
        super.didDisappear()
        notes.store.timers.awake.isCooking = false
    }

    // MARK: - Timers

    private func startTimer() {
        starter.start(oneOf: step.timers, orSay: "This step states no time.")
    }

    private var starter: StepTimerStarter {
        StepTimerStarter(timers: notes.store.timers, recipe: notes.recipe.title, screen: self)
    }

    // MARK: - Ticks

    private func tickName(_ ingredient: Int) -> String {
        let ingredientOfStep = step.ingredients[ingredient]
        return "cooking \(step.number).\(ingredient)".tickName(ingredientOfStep.writtenName ?? ingredientOfStep.name)
    }

    private func toggle(_ ingredient: Int) {
        guard step.ingredients.indices.contains(ingredient) else { return }
        notes.toggle(tickName(ingredient))
        if isAccessible {
            let state = notes.isTicked(tickName(ingredient)) ? "Ticked" : "Unticked"
            showToast(Toast("\(state) \(step.ingredients[ingredient].name.spelledOut(style).shortenedToRow)"))
        }
        setNeedsDisplay()
    }

    private func tickNext() {
        if let next = step.ingredients.indices.first(where: { !notes.isTicked(tickName($0)) }) { toggle(next) }
    }

    // MARK: - Picture

    /// The room at the right of the text, below the large clocks. A picture needs a few columns to show anything.
    private var pictureArea: Rect? {
        let clocks = isLarge ? CookingClocks.lines(of: notes.store.timers.timers.count) : 0
        let top = max(headingRows + 1, clocks > 0 ? Self.clocksTop + clocks : 0)
        let area = Rect(size: size).inset(left: Self.textColumns + 4, top: top, right: 2, bottom: 1)
        return area.width >= 24 && area.height >= 6 ? area : nil
    }

    private func loadPicture() {
        guard let picture, let area = pictureArea else { return }
        picture.show(pictures.path(ofStep: step.number) ?? pictures.paths.first, in: area.size)
    }

    /// Waits until the picture is decoded. For tests.
    func settlePicture() async { await picture?.settle() }

    // MARK: - Drawing

    override func layout(size: Size) {
        super.layout(size: size)
        loadPicture()
        firstLine = min(firstLine, lastFirstLine)
    }

    /// The number of rows of the heading, which does not scroll. A window of one row has no heading, and only a high window
    /// has the bar of progress, or even a large number of the step below it.
    private var headingRows: Int {
        // For ears, the text of a step begins with its number.
        guard size.rows > 1, !isAccessible || showsAll else { return 0 }
        return size.rows < Self.spaciousRows ? 1 : isLarge ? 2 + LargeDigits.rows : 2
    }
    private var isLarge: Bool {
        size.columns >= Self.smallestForLarge.columns && size.rows >= Self.smallestForLarge.rows && !isAccessible
            && style.symbols.isUnicode && !showsAll
    }
    private var textRows: Int { max(1, size.rows - headingRows) }
    private var lastFirstLine: Int { max(0, lines.count - textRows) }

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
    private var lines: [StyledText] {
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
        let timers = notes.store.timers
        let key = keyName(of: TimerCommands.start) ?? ""
        return step.timers.flatMap { offered in
            let running = starter.running(offered)
            let time = running.map { TimeLeft(seconds: $0.shownRemaining(at: timers.now)).description }
            var line = StyledText(time ?? key, role: time == nil ? .dim : .accent)
            line.append(line.runs.first?.text.isEmpty == false ? "  " : "")
            line.append(offered.shownName, time == nil ? .dim : .text)
            return line.wrapped(toWidth: width)
        }
    }

    private func ingredientLines(_ width: Int) -> [StyledText] {
        let signs = step.ingredients.indices.map { index in
            let isTicked = notes.isTicked(tickName(index))
            let number = index < CookingCommands.ingredients.count ? "\(index + 1) " : "  "
            var sign = StyledText(number, role: .dim)
            let symbols = application?.screen.appearance.symbols ?? style.symbols
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

    override func draw(in surface: Surface) {
        let top = headingRows
        if isLarge {
            drawLarge(in: surface)
        } else if top > 0 {
            surface.draw(heading(width: surface.width - 4), x: 2, y: 0)
        }
        if top > 1 { drawProgress(in: surface.region(surface.bounds.inset(top: isLarge ? 0 : 1))) }
        for (y, line) in lines.dropFirst(firstLine).prefix(surface.height - top).enumerated() {
            surface.draw(line, x: 2, y: top + y)
        }
        if let pictureArea { picture?.draw(in: surface, pictureArea, at: .topLeft) }
        let edge = surface.width - 1
        if firstLine > 0 { surface.draw(String(surface.symbols.up), x: edge, y: top, role: .dim) }
        if firstLine < lastFirstLine, surface.height > 0 {
            surface.draw(String(surface.symbols.down), x: edge, y: surface.height - 1, role: .dim)
        }
    }

    /// The first words of the step, or of the part of it that is in view.
    override var readingPoint: Point? {
        let visible = lines.dropFirst(firstLine).prefix(textRows)
        return visible.firstIndex { !$0.plain.isEmpty }.map { Point(x: 2, y: headingRows + $0 - firstLine) }
    }

    /// Draws the number of the step at the left, with the heading beside it, and the running timers at the right.
    private func drawLarge(in surface: Surface) {
        let top = Self.clocksTop
        let number = LargeDigits("\(step.number)")
        number.draw(in: surface, x: 2, y: top, role: .header)
        let timers = notes.store.timers
        let clocks = Rect(
            x: surface.width - CookingClocks.columns - 2, y: top, width: CookingClocks.columns,
            height: surface.height - top)
        let x = number.columns + 4
        surface.draw(heading(width: clocks.x - x - 2), x: x, y: top + LargeDigits.rows - 1)
        CookingClocks(timers: timers.timers, now: timers.now).draw(in: surface.region(clocks))
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
