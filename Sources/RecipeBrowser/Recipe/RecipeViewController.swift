import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a recipe. It has one list or, in a wide window, two lists: ingredients and steps side by side.
///
/// By default, Tab and the left and right arrow keys move the focus from one list to the other. Each list has its own
/// selection and scroll position.
@MainActor
final class RecipeViewController: SplitViewController {
    private let details: RecipeDetailsViewController
    private let steps: RecipeStepsViewController
    /// The head above both lists. If there is one list, the head is its first row.
    private let head = RecipeHeadCell()
    let lights = RecipeLights()
    private var uses: IngredientUses?
    /// Whether the steps are in the second list.
    private var isDivided = false

    /// The minimum width for two lists, in columns.
    static let wideColumns = 96

    init(_ details: RecipeDetailsViewController) {
        self.details = details
        steps = RecipeStepsViewController(of: details)
        super.init(primary: details, secondary: steps)
        minimumColumns = .max
        primaryShare = 42
        focusKeys = [.tab, .shiftTab]
        details.container = self
    }

    /// Waits until the recipe is read. For tests.
    func settle() async { await details.settle() }

    // MARK: - Showing

    func show(in system: MeasurementSystem) { details.show(in: system) }

    /// Whether the parts are being replaced. A change of the selection then does not come from the user.
    private(set) var isReplacing = false

    /// Shows the parts of a recipe in one list, or in two if the window is wide and the recipe has both ingredients and
    /// steps. If the list was scrolled to its start, it stays there, so that a change of the notebook entry is visible.
    func show(_ page: RecipePage, notes: RecipeNotes) {
        let parts = page.parts
        // The lights of an enormous recipe would delay each key.
        uses = page.isSmall ? IngredientUses(page.shown) : nil
        head.head = parts.lazy.compactMap { ($0 as? HeadPart)?.head }.first?.with(notes.entry) ?? RecipeHead()
        let wasAtStart = details.isScrolledToStart
        isReplacing = true
        defer { isReplacing = false }
        let canSplit = parts.contains { $0 is IngredientsPart } && parts.contains { $0 is StepsPart }
        minimumColumns = canSplit ? Self.wideColumns : .max
        super.layout(size: size)
        divide()
        light()
        details.sections = parts.filter { !isSplit || !($0 is StepsPart || $0 is HeadPart) }
            .map { $0.section(notes: notes) }
        if isSplit { steps.sections = parts.filter { $0 is StepsPart }.map { $0.section(notes: notes) } }
        if wasAtStart { details.scroll(byLines: -details.size.rows) }
    }

    /// Both lists. The second one is empty if one list shows the whole recipe.
    var lists: [SectionsViewController] { [details, steps] }

    /// The list of the steps if it is visible and has the focus.
    var focusedStepList: SectionsViewController? { isSplit && steps.isFocused ? steps : nil }

    // MARK: - Head

    private var headRows: Int { isSplit ? min(head.height(forWidth: size.columns), size.rows / 2) : 0 }

    override func frame(of child: ViewController) -> Rect? {
        super.frame(of: child).map { $0.inset(top: headRows) }
    }

    override func draw(in surface: Surface) {
        super.draw(in: surface)
        let area = Rect(x: 0, y: 0, width: surface.width, height: headRows)
        if area.height > 0 {
            head.draw(in: surface.region(area), state: CellState(isSelected: false, isFocused: false))
        }
    }

    // MARK: - Lights

    /// Lights the ingredients of the selected step, or the steps that use the selected ingredient.
    func light() {
        var (ingredients, numbers): (Set<Int>, Set<Int>) = ([], [])
        if isSplit, let uses {
            if focusedPane == .secondary, let row = steps.selectedRow as? StepRow {
                ingredients = uses.ingredients(ofStep: row.number)
            } else if focusedPane == .primary, let row = details.selectedRow as? IngredientRow {
                numbers = uses.steps(ofIngredient: row.position)
            }
        }
        if ingredients != lights.ingredients {
            lights.ingredients = ingredients
            details.reloadVisibleRows()
        }
        if numbers != lights.steps {
            lights.steps = numbers
            steps.reloadVisibleRows()
        }
    }

    // MARK: - One list or two

    override func layout(size: Size) {
        super.layout(size: size)
        guard isSplit != isDivided else { return }
        let selected = (focusedPane == .secondary ? steps : details).selectedIdentity
        divide()
        details.showAgain()
        if let selected { select(selected) }
    }

    /// Adapts the lists after the screen has changed between one list and two lists.
    private func divide() {
        isDivided = isSplit
        // A scroll bar in the middle of the window would be louder than the ingredients.
        details.scrollBar = isSplit ? .hidden : .automatic
        if !isSplit {
            focusedPane = .primary
            steps.sections = []
        }
    }

    /// Selects a row in the list that contains the row.
    private func select(_ row: RowIdentity) {
        if let indexPath = details.indexPath(of: row) {
            details.select(indexPath)
        } else if let indexPath = steps.indexPath(of: row) {
            steps.select(indexPath)
            focusedPane = .secondary
        }
    }

    // MARK: - ViewController

    override var title: String {
        get { details.title }
        set { details.title = newValue }
    }

    override var overridingKeyCommands: [KeyCommand] {
        guard isSplit else { return [] }
        return [focusedPane == .primary ? toSteps : toIngredients]
    }

    private lazy var toSteps = RecipeCommands.steps.command { [weak self] in self?.focusedPane = .secondary }
    private lazy var toIngredients = RecipeCommands.ingredients.command { [weak self] in self?.focusedPane = .primary }
}

extension RecipeViewController: SharingScreen {
    var sharedRecipe: RecipeSummary? { details.summary }

    var sharedTexts: [SharedText] { details.sharedTexts }
}

/// The list of the steps on the right of the list of the ingredients.
@MainActor
final class RecipeStepsViewController: SectionsViewController {
    private weak var details: RecipeDetailsViewController?

    init(of details: RecipeDetailsViewController) {
        self.details = details
        super.init()
        emptyText = ""
    }

    override func selectionDidChange() { (parent as? RecipeViewController)?.light() }

    override var isFocused: Bool {
        didSet { (parent as? RecipeViewController)?.light() }
    }

    /// The key commands of the list and those for the recipe.
    override var keyCommands: [KeyCommand] { super.keyCommands + (details?.recipeCommands ?? []) }
}

extension RecipeStepsViewController: StepActionDelegate, ReferenceActionDelegate {
    func cook(from number: Int) { details?.cook(from: number) }

    func openRecipe(referredToBy reference: RecipeReference) { details?.openRecipe(referredToBy: reference) }
}

/// The preview beside a list. It shows the selected recipe.
@MainActor
final class RecipePreview {
    /// The screen of the preview.
    let screen: StatusOverlay
    private let details: RecipeDetailsViewController

    init(reader: RecipeReader, store: Store) {
        details = RecipeDetailsViewController(reader: reader, store: store)
        screen = StatusOverlay(over: RecipeViewController(details))
        screen.isFocused = false
    }

    /// Shows a recipe from its start, or no recipe if `recipe` is `nil`.
    func show(_ recipe: RecipeSummary?) {
        // Before the first recipe is shown, there is no status to follow.
        if case .idle = details.source.state, recipe != nil { screen.follow(details.source, words: .recipe) }
        details.show(recipe)
    }

    /// Reads the recipe again without changing the scroll position.
    func reload() { details.reload() }

    /// Waits until the recipe is read. For tests.
    func settle() async { await details.settle() }
}
