import RecipeFormats
import RecipeKit
import SectionedLists

/// The diagnostics of the file of a recipe.
struct DiagnosticsPart: RecipePart {
    private let diagnostics: [Diagnostic]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        guard !shown.result.diagnostics.isEmpty else { return nil }
        diagnostics = shown.result.diagnostics
    }

    func section(notes: RecipeNotes) -> Section { DiagnosticRow.section(diagnostics) }
}
