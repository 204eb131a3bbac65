import RecipeKit
import SectionedLists
import Terminal

/// A recipe: in one list, and in a wide window the steps in a list of their own beside the ingredients.
///
/// Tab and the arrows to the side go from one list to the other; each keeps its selection and its place.
@MainActor
final class RecipeViewController: SplitViewController {
    private let details: RecipeDetailsViewController
    private let steps: RecipeStepsViewController
    private let columns: Int

    /// The columns from which on there are two lists, where the recipe has the whole window.
    static let wideColumns = 160
    /// The same where the recipe stands beside a list of recipes.
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

    func settle() async { await details.settle() }

    // MARK: - One list or two

    /// Only a recipe that has both ingredients and steps has two lists.
    private func pageWillShow(_ page: RecipePage) {
        let canSplit = page.parts.contains { $0 is IngredientsPart } && page.parts.contains { $0 is StepsPart }
        minimumColumns = canSplit ? columns : .max
        super.layout(size: size)
        divide()
    }

    override func layout(size: Size) {
        super.layout(size: size)
        guard isSplit != (details.steps != nil) else { return }
        let selected = (focusedPane == .secondary ? steps : details).selectedIdentity
        divide()
        details.showAgain()
        if let selected { select(selected) }
    }

    private func divide() {
        details.steps = isSplit ? steps : nil
        details.scrollBar = isSplit ? .separator : .automatic
        if !isSplit {
            focusedPane = .primary
            steps.sections = []
        }
    }

    /// Selects a row again in the list that has it now.
    private func select(_ row: RowIdentity) {
        if let place = details.indexPath(of: row) {
            details.select(place)
        } else if let place = steps.indexPath(of: row) {
            steps.select(place)
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

    override var allKeyCommands: [KeyCommand] { [toSteps, toIngredients] + details.allKeyCommands }

    private lazy var toSteps = KeyCommand(
        "recipe.steps", keys: [.tab, .right], title: "steps", help: "Go to the steps beside the ingredients",
        hint: .init(order: 30)
    ) { [weak self] in self?.focusedPane = .secondary }

    private lazy var toIngredients = KeyCommand(
        "recipe.ingredients", keys: [.tab, .left, .shiftTab], title: "ingredients",
        help: "Go back to the ingredients beside the steps",
        hint: .init(order: 30)
    ) { [weak self] in self?.focusedPane = .primary }
}
