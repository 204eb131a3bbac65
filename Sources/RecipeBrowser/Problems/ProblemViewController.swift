import RecipeKit
import SectionedLists
import Terminal

/// A file that could not be read: which it is, and what is wrong where in it.
@MainActor
final class ProblemViewController: SectionsViewController {
    /// What looks into the file, for a ``StatusOverlay`` to follow.
    let source: ModelController<FileProblems>

    /// What opens the file in an editor.
    var editing: FileEditing?

    private let path: String

    init(file: UnreadableRecipe, cookbook: Cookbook) {
        path = file.id.path
        source = .problems(of: file, in: cookbook)
        super.init(title: String(path.split(separator: "/").last ?? "File"))
        source.delegate = self
        source.update()
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + [reloadCommand] + [editCommand].compactMap(\.self)
    }

    private lazy var reloadCommand = KeyCommand(
        "file.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Look into the file again", hint: .init(order: 5)
    ) { [weak self] in self?.source.update() }

    private lazy var editCommand = editing?.command(
        "file.edit", on: self, hint: .init(order: 4), onEdit: { [weak self] in self?.source.update() }
    ) { [weak self] in
        self.map { ($0.path, $0.selectedLine) }
    }

    /// The line of the file that the selected row tells of, or that the first problem is in.
    private var selectedLine: Int? {
        if let row = selectedRow as? DiagnosticRow { return row.diagnostic.location.line }
        return source.data?.lines.lazy.compactMap(\.number).first
    }

    private var fileSection: Section {
        let rows: [any Row] = [
            ParagraphRow(id: "path", text: StyledText(path, role: .title)), SpacerRow(id: "end"),
        ]
        return Section(id: "file", rows: rows)
    }

    private func problemSection(_ problems: FileProblems) -> Section {
        guard problems.count > 0 else {
            let mended = "Nothing is wrong with it any more; read the cookbook again to find it in the list."
            return Section(id: "problems", rows: [ParagraphRow(id: "mended", text: StyledText(mended))])
        }
        return Section(
            "Problems in the file", detail: String(problems.count), id: "problems", count: problems.lines.count,
            indexOfRow: { $0 as? Int },
            row: { index in
                switch problems.lines[index] {
                case .problem(let diagnostic): DiagnosticRow(id: index, diagnostic: diagnostic)
                case .source(let number, let text, let column):
                    SourceLineRow(id: index, number: number, text: text, column: column)
                case .blank: SpacerRow(id: index)
                }
            })
    }
}

extension ProblemViewController: ModelControllerDelegate {
    func isUpdating(with data: FileProblems?, progress: ModelController<FileProblems>.Progress?) {}

    func didUpdate(with data: FileProblems) {
        sections = [fileSection, problemSection(data)]
    }

    func didFailToUpdate(with error: any Error) {}
}
