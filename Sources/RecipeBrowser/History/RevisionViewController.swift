import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The difference between an earlier text of a recipe and the current text of its file.
@MainActor
final class RevisionViewController: SectionsViewController {
    private let moment: RecipeHistory.Moment
    private let recipe: RecipeSummary
    private let editing: RecipeEditing
    private var difference: TextDifference?

    init(_ moment: RecipeHistory.Moment, of recipe: RecipeSummary, editing: RecipeEditing) {
        self.moment = moment
        self.recipe = recipe
        self.editing = editing
        super.init(title: "\(moment.event.prefix(1).uppercased() + moment.event.dropFirst()) \(moment.day)")
        emptyText = ""
        editing.store.observe(self) { [weak self] event in if event.change != nil { self?.read() } }
        read()
    }

    private func read() {
        let (path, text) = (recipe.id.path, moment.text ?? "")
        editing.store.read({ _ throws(EditingError) -> TextDifference? in
            Cookbook.revisionText(ofFileAt: path).map { TextDifference(from: text, to: $0) }
        }) { [weak self] result in
            // The work above throws no error: only changes of files throw errors.
            self?.show((try? result.get()) ?? nil)
        }
    }

    private func show(_ difference: TextDifference?) {
        self.difference = difference
        guard let difference else {
            emptyText = "The file cannot be read now, or is not a single recipe any more."
            sections = []
            return
        }
        let lines = difference.lines
        let rows: [any Row] =
            difference.isEmpty
            ? [ParagraphRow(id: "same", text: StyledText("The text of today is the same."))]
            : lines.enumerated().map { DifferenceRow(id: $0, line: $1) }
        let note = [ParagraphRow(id: "note", text: StyledText(moment.note))] + [SpacerRow(id: "end")] as [any Row]
        sections =
            (moment.note.isEmpty ? [] : [Section("Your note", id: "note", rows: note)])
            + [Section(title(of: difference), id: "difference", rows: rows)]
    }

    private func title(of difference: TextDifference) -> String {
        difference.isEmpty ? "No difference" : "- \(moment.day)  + today"
    }

    // MARK: - Bringing back

    override var keyCommands: [KeyCommand] {
        super.keyCommands + (difference.map(\.isEmpty) == false ? [restoreCommand] : [])
    }

    private lazy var restoreCommand = EditingCommands.restore.command { [weak self] in
        guard let self else { return }
        editing.restore(moment, of: recipe, from: self)
    }

}

/// A line of a difference: `-` is before a removed line, and `+` before an added line. Changed words are highlighted.
struct DifferenceRow: Row {
    let id: AnyHashable
    private let line: TextDifference.Line

    init(id: Int, line: TextDifference.Line) {
        self.id = id
        self.line = line
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 4
        cell.maximumWidth = .max
        switch line {
        case .kept(let text): cell.text = StyledText(text.shortenedToRow, role: .dim)
        case .removed(let pieces):
            cell.label = "-"
            cell.text = Self.text(pieces)
        case .added(let pieces):
            cell.label = "+"
            cell.text = Self.text(pieces)
        case .omitted(let count): cell.text = StyledText("… \(count) lines are the same", role: .dim)
        }
    }

    private static func text(_ pieces: [TextDifference.Piece]) -> StyledText {
        var text = StyledText()
        for piece in pieces { text.append(piece.text.shortenedToRow, piece.isChanged ? .match : .text) }
        return text
    }
}
