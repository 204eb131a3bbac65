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
        super.init(title: "History of \(recipe.title.quoted)")
        emptyText = ""
        onChooseRow = { [weak self] row in
            if let row = row as? HistoryRow { self?.compare(row.moment) }
        }
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
            HistoryRow(moment: moment, detail: detail(of: moment))
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

    private func compare(_ moment: RecipeHistory.Moment) {
        guard moment.text != nil else {
            let text =
                "The notebook has no text of that day. It stores the text since you note in the browser that you cooked."
            return present(AlertViewController(title: "Cooked on \(moment.day.name(from: .today))", text: text))
        }
        navigationController?.push(RevisionViewController(moment, of: recipe, editing: editing))
    }
}

/// A row of the history.
struct HistoryRow: Row {
    let moment: RecipeHistory.Moment
    let detail: String

    var id: AnyHashable { moment.id }
    var findText: String? { "\(moment.day.name(from: .today)) \(moment.event) \(moment.note)" }

    func configure(_ cell: TextCell) {
        var text = StyledText("\(moment.day.name(from: .today))  ")
        text.append(moment.time.isEmpty ? "       " : "\(moment.time)  ", .dim)
        text.append(moment.event, .strong)
        if !moment.note.isEmpty {
            text.append("  " + moment.note.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        cell.text = text
        cell.detail = detail
    }
}

extension RecipeEditing {
    /// Opens the screen with the history of a recipe. If the recipe is not the first in its file, presents an alert
    /// instead.
    func showHistory(of recipe: RecipeSummary, from screen: ViewController) {
        guard recipe.id.index == 0 else {
            let text = "The file has several recipes. Earlier texts are stored only for files with one recipe."
            return screen.present(AlertViewController(title: "History", text: text))
        }
        screen.navigationController?.push(HistoryViewController(recipe, editing: self))
    }

    /// Replaces the text of a recipe's file with the text that the file had at a moment of its history. The user can
    /// undo this. If the notebook has no text for the moment, does nothing.
    func restore(_ moment: RecipeHistory.Moment, of recipe: RecipeSummary, from screen: ViewController) {
        guard isWritable(from: screen), let text = moment.text else { return }
        let path = recipe.id.path
        store.change(from: screen, failure: "Not brought back") { edits throws(EditingError) in
            let (old, new) = (try edits.content(of: path), Array(text.utf8))
            try edits.edit(path, from: old, to: new)
            edits.title =
                old == new
                ? "The file has this text already." : "Brought back the text of \(moment.day.name(from: .today))"
        }
    }
}

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
        super.init(
            title: "\(moment.event.prefix(1).uppercased() + moment.event.dropFirst()) \(moment.day.name(from: .today))")
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
        difference.isEmpty ? "No difference" : "- \(moment.day.name(from: .today))  + today"
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
