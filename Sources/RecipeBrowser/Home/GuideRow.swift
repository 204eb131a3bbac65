import SectionedLists
import Terminal

/// The last row in the list of the starter cookbook. Choosing the row opens the guide.
final class GuideRow: ActionableRow {
    let id: AnyHashable = "guide"
    weak var actionDelegate: (any ActionDelegate)?

    func configure(_ cell: TextCell) {
        cell.text = StyledText("How to begin a cookbook of your own")
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openGuide()
    }
}
