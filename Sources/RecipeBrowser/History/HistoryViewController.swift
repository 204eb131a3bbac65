import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The history of a recipe: the days on which the user cooked it, and the edits of its file. Enter compares an earlier
/// text with the current one.
@MainActor
final class HistoryViewController: SectionsViewController {
    private let editing: RecipeEditing
    private let recipe: RecipeSummary
    private var shown: RecipeHistory?
    /// The current text of the file. `nil` if the text is not read yet, or if the notebook cannot store it as a
    /// revision.
    private var current: String?

    init(_ recipe: RecipeSummary, editing: RecipeEditing) {
        self.recipe = recipe
        self.editing = editing
        super.init(title: "History of “\(recipe.title)”")
        emptyText = ""
        editing.store.observe(self) { [weak self] event in
            if event.notes != nil || event.change != nil { self?.read() }
        }
        read()
    }

    /// Reads the current text, and shows the history.
    private func read() {
        let path = recipe.id.path
        editing.store.read({ _ throws(EditingError) in Cookbook.revisionText(ofFileAt: path) }) { [weak self] result in
            guard let self else { return }
            // The work above throws no error: only changes of files throw errors.
            current = (try? result.get()) ?? nil
            editing.store.withEntry(of: recipe) { [weak self] entry in self?.show(RecipeHistory(entry)) }
        }
    }

    private func show(_ history: RecipeHistory) {
        shown = history
        guard !history.moments.isEmpty else {
            sections = []
            emptyText = "Nothing yet. What you edit here and when you cook is kept from now on."
            return
        }
        let rows = history.moments.map { moment in
            HistoryRow(moment, detail: detail(of: moment))
        }
        sections = [Section(id: "moments", rows: rows)]
    }

    private func detail(of moment: RecipeHistory.Moment) -> String {
        guard let text = moment.text else { return "no text" }
        return text == current ? "the text of today" : "another text"
    }

    // MARK: - Bringing back

    override var keyCommands: [KeyCommand] {
        super.keyCommands + ((selectedRow as? HistoryRow)?.moment.text == nil ? [] : [restoreCommand])
    }

    private lazy var restoreCommand = EditingCommands.restore.command { [weak self] in
        guard let self, let moment = (selectedRow as? HistoryRow)?.moment else { return }
        editing.restore(moment, of: recipe, from: self)
    }

}

extension HistoryViewController: HistoryActionDelegate {
    func compare(_ moment: RecipeHistory.Moment) {
        guard moment.text != nil else {
            let text =
                "The notebook has no text of that day. It stores the text since you note in the browser that you cooked."
            return present(AlertViewController(title: "Cooked on \(moment.day)", text: text))
        }
        navigationController?.push(RevisionViewController(moment, of: recipe, editing: editing))
    }
}

/// An action delegate that compares an earlier text of the recipe with the current one.
@MainActor
protocol HistoryActionDelegate: ActionDelegate {
    func compare(_ moment: RecipeHistory.Moment)
}

/// A row of the history. Choosing the row compares the text of that time with the current text.
final class HistoryRow: ActionableRow {
    let moment: RecipeHistory.Moment
    private let detail: String
    weak var actionDelegate: (any ActionDelegate)?

    init(_ moment: RecipeHistory.Moment, detail: String) {
        self.moment = moment
        self.detail = detail
    }

    var id: AnyHashable { moment.id }
    var findText: String? { "\(moment.day) \(moment.event) \(moment.note)" }

    func configure(_ cell: TextCell) {
        var text = StyledText("\(moment.day)  ")
        text.append(moment.time.isEmpty ? "       " : "\(moment.time)  ", .dim)
        text.append(moment.event, .strong)
        if !moment.note.isEmpty {
            text.append("  " + moment.note.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        cell.text = text
        cell.detail = detail
    }

    func performAction() { delegate(as: (any HistoryActionDelegate).self)?.compare(moment) }
}
