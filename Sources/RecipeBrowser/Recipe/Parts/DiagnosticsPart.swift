import RecipeKit
import SectionedLists

/// What the reader of the file stumbled over.
struct DiagnosticsPart: RecipePart {
    private let diagnostics: [Diagnostic]

    init?(_ result: ReadResult, style: QuantityStyle) {
        guard !result.diagnostics.isEmpty else { return nil }
        diagnostics = result.diagnostics
    }

    func section(notes: RecipeNotes) -> Section { DiagnosticRow.section(diagnostics) }
}
