import RecipeKit
import SectionedLists
import Terminal

/// A row below a step, for a recipe to which the step refers. Choosing the row opens that recipe.
final class ReferenceRow: ActionableRow {
    let id: AnyHashable
    private let reference: RecipeReference
    private let name: String
    private let isLast: Bool
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - reference: The reference to the recipe.
    ///   - name: The name of the recipe.
    ///   - isLast: Whether this is the last row of the step. An empty line follows the last row.
    init(id: AnyHashable, reference: RecipeReference, name: String, isLast: Bool) {
        self.id = id
        self.reference = reference
        self.name = name
        self.isLast = isLast
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 5
        cell.text = StyledText("recipe: ", role: .dim)
        cell.text.append(name, .strong)
        cell.spacingBelow = isLast ? 1 : 0
    }

    func performAction() { delegate(as: (any ReferenceActionDelegate).self)?.openRecipe(referredToBy: reference) }
}

/// An action delegate that opens the recipe to which another recipe refers.
@MainActor
protocol ReferenceActionDelegate: ActionDelegate {
    func openRecipe(referredToBy reference: RecipeReference)
}
