import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a file that could not be read: its path, its diagnostics, and the source lines around them.
@MainActor
final class FileDiagnosticsViewController: SectionsViewController {
    /// The model controller that reads the file. A ``StatusOverlay`` shows its progress.
    let source: ModelController<FileDiagnostics>

    private let path: String
    private let editing: FileEditing

    /// - Parameters:
    ///   - file: The unreadable file.
    ///   - cookbook: The cookbook that contains the file.
    ///   - editing: Opens the file in the editor.
    init(file: UnreadableRecipe, cookbook: Cookbook, editing: FileEditing) {
        path = file.id.path
        self.editing = editing
        source = .diagnostics(of: file, in: cookbook)
        super.init(title: FilePath.name(of: path))
        source.delegate = self
        source.update()
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + [reloadCommand, editCommand]
    }

    private lazy var reloadCommand = FileCommands.reload.command { [weak self] in self?.source.update() }

    private lazy var editCommand = editing.command(
        FileCommands.edit, on: self, onEdit: { [weak self] in self?.source.update() }
    ) { [weak self] in
        self.map { ($0.path, $0.selectedLine) }
    }

    /// The line at which the editor opens the file: the line of the selected diagnostic. If no diagnostic is selected,
    /// this is the first known line. `nil` means the start of the file.
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

    private func diagnosticsSection(_ file: FileDiagnostics) -> Section {
        guard file.count > 0 else {
            let message = "The file has no errors now. Read the cookbook again to list its recipe."
            return Section(id: "problems", rows: [ParagraphRow(id: "mended", text: StyledText(message))])
        }
        return Section(
            "Problems in the file", detail: String(file.count), id: "problems", count: file.lines.count,
            indexOfRow: { $0 as? Int },
            row: { index in
                switch file.lines[index] {
                case .diagnostic(let diagnostic): DiagnosticRow(id: index, diagnostic: diagnostic)
                case .source(let number, let text, let column):
                    SourceLineRow(id: index, number: number, text: text, column: column)
                case .blank: SpacerRow(id: index)
                }
            })
    }
}

// The status overlay over this screen shows the progress and the failures, so the methods for them are empty.
extension FileDiagnosticsViewController: ModelControllerDelegate {
    func isUpdating(with data: FileDiagnostics?, progress: ModelController<FileDiagnostics>.Progress?) {}

    func didUpdate(with data: FileDiagnostics) {
        sections = [fileSection, diagnosticsSection(data)]
    }

    func didFailToUpdate(with error: any Error) {}
}
