import CookbookStore
import RecipeFormats
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

// The status overlay over this screen shows the progress and the failures.
extension FileDiagnosticsViewController: ModelControllerDelegate {
    func didUpdate(with data: FileDiagnostics) {
        sections = [fileSection, diagnosticsSection(data)]
    }
}

/// The diagnostics of a file. Each diagnostic is followed by the source lines around its location.
struct FileDiagnostics: Sendable {
    /// A line of the screen.
    enum Line {
        case diagnostic(Diagnostic)
        /// A line of the file. `column` is the column of the diagnostic. It is 0 if the diagnostic is about the whole
        /// line, and `nil` if the diagnostic is about another line.
        case source(number: Int, text: String, column: Int?)
        case blank

        /// The number of the line in the file. `nil` for the case `blank`, and for a diagnostic about the whole file.
        var number: Int? {
            switch self {
            case .diagnostic(let diagnostic): diagnostic.location.line
            case .source(let number, _, _): number
            case .blank: nil
            }
        }
    }

    /// The lines of the screen, from top to bottom.
    private(set) var lines: [Line] = []
    /// The number of diagnostics.
    let count: Int

    /// The number of source lines above and below the line of a diagnostic.
    private static let context = 2

    /// - Parameters:
    ///   - diagnostics: The diagnostics of the file.
    ///   - source: The lines of the file. Empty to show only the diagnostics.
    init(_ diagnostics: [Diagnostic], source: [String]) {
        count = diagnostics.count
        for diagnostic in diagnostics {
            lines.append(.diagnostic(diagnostic))
            if let line = diagnostic.location.line, source.indices.contains(line - 1) {
                let around = (line - 1 - Self.context)...(line - 1 + Self.context)
                lines += around.clamped(to: 0...source.count - 1).map { index in
                    let column = index == line - 1 ? diagnostic.location.column ?? 0 : nil
                    return .source(number: index + 1, text: source[index].shortenedToRow, column: column)
                }
            }
            lines.append(.blank)
        }
    }
}

extension ModelController where Model == FileDiagnostics {
    /// Creates a model controller that reads the diagnostics of an unreadable file. If the file cannot be opened, the
    /// update fails.
    static func diagnostics(of file: UnreadableRecipe, in cookbook: Cookbook) -> ModelController<FileDiagnostics> {
        ModelController { _ in
            // A path without a recipe format is the path of an unreadable folder. A folder has no source lines.
            guard FormatRegistry.kind(ofFile: file.id.path) != nil else {
                return FileDiagnostics(file.diagnostics, source: [])
            }
            do throws(CookbookError) {
                return FileDiagnostics(try cookbook.load(file.id).diagnostics, source: try cookbook.lines(of: file.id))
            } catch {
                guard error.category == .badData else { throw error }
                let lines = LibraryLog.files.value(orLog: "A diagnostic is shown without its lines") {
                    () throws(CookbookError) in try cookbook.lines(of: file.id)
                }
                return FileDiagnostics([error.diagnostic], source: lines ?? [])
            }
        }
    }
}

/// A diagnostic of a file, with its location.
struct DiagnosticRow: Row {
    let id: AnyHashable
    let diagnostic: Diagnostic

    func configure(_ cell: WrappedTextCell) {
        var text = StyledText(location, role: .dim)
        text.append("  ")
        text.append(diagnostic.sentence.shortenedToRow, diagnostic.severity == .error ? .error : .text)
        cell.text = text
    }

    private var location: String {
        guard let line = diagnostic.location.line else { return "whole file" }
        return diagnostic.location.column.map { "line \(line), column \($0)" } ?? "line \(line)"
    }

    static func section(_ diagnostics: [Diagnostic]) -> Section {
        Section(
            "Problems in the file", detail: String(diagnostics.count), id: "diagnostics", count: diagnostics.count,
            indexOfRow: { $0 as? Int },
            row: { DiagnosticRow(id: $0, diagnostic: diagnostics[$0]) })
    }
}

/// A source line with its number, near the location of a diagnostic.
struct SourceLineRow: Row {
    let id: AnyHashable
    let number: Int
    let text: String
    /// The column of the diagnostic, counted from 1. It is 0 if the diagnostic is about the whole line, and `nil` if
    /// the diagnostic is about another line.
    let column: Int?
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 8
        cell.label = String(number)
        cell.text = styledText
    }

    private var styledText: StyledText {
        guard let column else { return StyledText(text, role: .dim) }
        guard column > 0, let start = text.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex),
            start < text.endIndex
        else { return StyledText(text, role: .strong) }
        var styled = StyledText(String(text[..<start]), role: .strong)
        styled.append(String(text[start]), .error)
        styled.append(String(text[text.index(after: start)...]), .strong)
        return styled
    }
}

extension Diagnostic {
    /// The message with a capital first letter, for places where the message begins the line.
    var sentence: String {
        message.prefix(1).uppercased() + message.dropFirst()
    }
}
