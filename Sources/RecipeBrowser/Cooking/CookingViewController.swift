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
            + (showsAll
                ? commands.filter { !ofStep.contains($0.id) } : [step.timers.isEmpty ? noTimer : timer] + commands)
    }

    override var allKeyCommands: [KeyCommand] { [backToStep, next, previous, timer] + commands }

    private lazy var backToStep = CookingCommands.backToStep.command { [weak self] in self?.toggleAll() }
    private lazy var next = CookingCommands.next.command { [weak self] in self?.goDown() }
    private lazy var previous = CookingCommands.previous.command { [weak self] in self?.goUp() }
    private lazy var last = CookingCommands.next.hinted(nil).command {}
    private lazy var first = CookingCommands.previous.hinted(nil).command {}

    /// A cook looks for the timer as soon as a step has one, and the footer of a narrow window has few hints.
    private lazy var timer = TimerCommands.start.hinted(2).command { [weak self] in self?.startTimer() }
    /// Says that the step has none.
    private lazy var noTimer = TimerCommands.start.hinted(nil).command { [weak self] in self?.startTimer() }

    private lazy var commands: [KeyCommand] =
        [
            CookingCommands.tick.command { [weak self] in self?.tickNext() },
            CookingCommands.allIngredients.command { [weak self] in self?.toggleAll() },
            CookingCommands.finish.command { [weak self] in self?.finish() },
        ]
        + CookingCommands.ingredients.enumerated().map { index, definition in
            definition.command { [weak self] in self?.toggle(index) }
        } + sizes

    private let ofStep = Set(
        [CookingCommands.tick.id] + CookingCommands.ingredients.map(\.id))

    /// Scrolls down if the current step has more lines. Otherwise shows the next step.
    private func goDown() {
        if firstLine < lastFirstLine { return scroll(by: max(1, page.textRows - 1)) }
        show(index + 1)
    }

    private func toggleAll() {
        showsAll.toggle()
        firstLine = 0
        setNeedsDisplay()
    }

    private func goUp() {
        if firstLine > 0 { return scroll(by: -max(1, page.textRows - 1)) }
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

    private func loadPicture() {
        guard let picture, let area = page.pictureArea else { return }
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

    private var page: CookingPage {
        let timers = notes.store.timers
        return CookingPage(
            recipe: recipe, recipeTitle: notes.recipe.title, index: index, showsAll: showsAll, size: size,
            isAccessible: isAccessible, style: style, symbols: application?.screen.appearance.symbols ?? style.symbols,
            clocks: CookingClocks(timers: timers.timers, now: timers.now),
            timerKey: keyName(of: TimerCommands.start) ?? "", isTicked: { [self] in notes.isTicked(tickName($0)) })
    }

    private var lastFirstLine: Int {
        let page = page
        return max(0, page.lines.count - page.textRows)
    }

    override func draw(in surface: Surface) {
        let page = page
        page.draw(in: surface, from: firstLine)
        if let area = page.pictureArea { picture?.draw(in: surface, area, at: .topLeft) }
    }

    override var readingPoint: Point? { page.readingPoint(from: firstLine) }
}
