import RecipeKit
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
    private let columns: Int

    /// The minimum width for two lists, in columns of the screen, if the recipe fills the window.
    static let wideColumns = 160
    /// The minimum width for two lists, in columns of the screen, if the recipe is a preview beside the list of
    /// recipes.
    static let previewColumns = 96

    init(_ details: RecipeDetailsViewController, splitFrom columns: Int = wideColumns) {
        self.details = details
        self.columns = columns
        steps = RecipeStepsViewController(of: details)
        super.init(primary: details, secondary: steps)
        minimumColumns = .max
        primaryShare = 42
        focusKeys = [.tab, .shiftTab]
        details.onPage = { [weak self] in self?.pageWillShow($0) }
    }

    /// Waits until the recipe is read. For tests.
    func settle() async { await details.settle() }

    // MARK: - One list or two

    /// Allows two lists only if the recipe has both ingredients and steps.
    private func pageWillShow(_ page: RecipePage) {
        let canSplit = page.parts.contains { $0 is IngredientsPart } && page.parts.contains { $0 is StepsPart }
        minimumColumns = canSplit ? columns : .max
        super.layout(size: size)
        divide()
    }

    override func layout(size: Size) {
        super.layout(size: size)
        guard isSplit != (details.lists.steps != nil) else { return }
        let selected = (focusedPane == .secondary ? steps : details).selectedIdentity
        divide()
        details.showAgain()
        if let selected { select(selected) }
    }

    /// Adapts the lists after the screen has changed between one list and two lists.
    private func divide() {
        details.lists.steps = isSplit ? steps : nil
        details.scrollBar = isSplit ? .separator : .automatic
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
