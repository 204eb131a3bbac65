import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a piece of cookware: the steps of the recipe that use it, and the other recipes that use it.
@MainActor
final class CookwareViewController: SectionsViewController {
    private let steps: [(number: Int, text: StyledText)]
    private let screens: CookbookScreens
    private let others: OtherRecipes

    /// - Parameters:
    ///   - name: The name of the cookware.
    ///   - recipe: The recipe that uses the cookware.
    ///   - steps: The steps of the recipe that use the cookware, with their numbers.
    ///   - screens: Opens other screens.
    init(
        _ name: String, of recipe: RecipeSummary, steps: [(number: Int, text: StyledText)], screens: CookbookScreens
    ) {
        self.steps = steps
        self.screens = screens
        let query = "step:\"\(name.replacing("\"", with: " "))\""
        others = OtherRecipes(matching: [query], except: recipe, screens)
        super.init(title: name)
        others.onChange = { [weak self] in self?.showSections() }
        showSections()
    }

    private func showSections() {
        let quoted = steps.flatMap { number, text in
            RowText.rows(text).enumerated().map { index, text in
                QuotedStepRow(id: "step \(number) \(index)", number: number, text: text)
            }
        }
        let own = Section("In the steps", detail: String(steps.count), id: "steps", rows: quoted)
        sections =
            (steps.isEmpty ? [] : [own])
            + [others.section("Other recipes that use it", orSay: "No other recipe uses it.")]
    }

    /// Waits until the other recipes are found. For tests.
    func settle() async { await others.settle() }
}

extension CookwareViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) { screens.open(recipe, on: navigationController) }

    // This screen has no rows for unreadable files or for the guide.
    func openUnreadableFile(_ file: UnreadableRecipe) {}

    func openGuide() {}
}

/// A piece of cookware. Choosing the row opens the screen of this cookware.
final class CookwareRow: ActionableRow {
    let id: AnyHashable
    private let name: String
    private let line: String
    private let isLast: Bool
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - name: The name by which the cookware is found in other recipes.
    ///   - line: The text of the row, with the number of pieces.
    ///   - isLast: Whether this is the last row of its section. An empty line follows the last row.
    init(id: AnyHashable, name: String, line: String, isLast: Bool) {
        self.id = id
        self.name = name
        self.line = line
        self.isLast = isLast
    }

    func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(line)
        cell.spacingBelow = isLast ? 1 : 0
    }

    func performAction() { delegate(as: (any CookwareActionDelegate).self)?.openCookware(named: name) }
}

/// An action delegate that opens the screen of a piece of cookware.
@MainActor
protocol CookwareActionDelegate: ActionDelegate {
    func openCookware(named name: String)
}
