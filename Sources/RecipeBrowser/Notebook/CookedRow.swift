import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A day on which the user cooked the recipe, with the note for that day.
struct CookedRow: Row {
    private let cooking: NotebookEntry.Cooking

    init(_ cooking: NotebookEntry.Cooking) {
        self.cooking = cooking
    }

    var id: AnyHashable { "cooked \(cooking.day)" }
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        let day = "\(cooking.day) "
        cell.label = day
        cell.indentation = day.displayWidth + 2
        cell.text = StyledText(cooking.note.shortenedToRow)
    }
}
