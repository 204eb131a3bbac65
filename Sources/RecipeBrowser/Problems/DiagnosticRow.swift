import RecipeKit
import SectionedLists
import Terminal

/// A problem in a file, and where it is.
struct DiagnosticRow: Row {
    let id: AnyHashable
    let diagnostic: Diagnostic

    func configure(_ cell: WrappedTextCell) {
        var text = StyledText(place, role: .dim)
        text.append("  ")
        text.append(diagnostic.sentence, diagnostic.severity == .error ? .error : .text)
        cell.text = text
    }

    private var place: String {
        guard let line = diagnostic.location.line else { return "whole file" }
        return diagnostic.location.column.map { "line \(line), column \($0)" } ?? "line \(line)"
    }

    @MainActor
    static func section(_ diagnostics: [Diagnostic]) -> Section {
        let rows = diagnostics.enumerated().map { DiagnosticRow(id: "diagnostic \($0)", diagnostic: $1) }
        return Section("Problems in the file", detail: String(rows.count), id: "diagnostics", rows: rows)
    }
}
