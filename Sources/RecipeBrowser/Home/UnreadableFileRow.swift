import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// A file that could not be read, with its first diagnostic. Choosing the row shows all diagnostics.
final class UnreadableFileRow: ActionableRow {
    let file: UnreadableRecipe
    weak var actionDelegate: (any ActionDelegate)?

    init(_ file: UnreadableRecipe) {
        self.file = file
    }

    var id: AnyHashable { file.id }

    func configure(_ cell: TextCell) {
        var text = StyledText(FilePath.name(of: file.id.path))
        if let first = file.diagnostics.first { text.append("  \(first.sentence)", .dim) }
        cell.text = text
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openUnreadableFile(file)
    }
}
