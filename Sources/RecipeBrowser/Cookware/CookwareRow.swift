import RecipeKit
import SectionedLists
import Terminal

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
