import RecipeFormats
import RecipeKit
import SectionedLists

/// The diagnostics of a recipe's file.
struct DiagnosticsPart: RecipePart {
    private let diagnostics: [Diagnostic]

    init?(_ result: ReadResult, style: QuantityStyle) {
        guard !result.diagnostics.isEmpty else { return nil }
        diagnostics = result.diagnostics
    }

    func section(notes: RecipeNotes) -> Section { DiagnosticRow.section(diagnostics) }
}
