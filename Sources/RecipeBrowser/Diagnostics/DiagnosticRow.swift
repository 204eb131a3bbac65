import RecipeKit
import SectionedLists
import Terminal

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
