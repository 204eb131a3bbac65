import RecipeKit
import SectionedLists
import Terminal

/// A file that could not be read: which it is, and what is wrong where in it.
@MainActor
final class ProblemViewController: SectionsViewController {
    init(file: UnreadableRecipe) {
        super.init(title: String(file.id.path.split(separator: "/").last ?? "File"))
        sections = [
            Section(
                id: "file",
                rows: [ParagraphRow(id: "path", text: StyledText(file.id.path, role: .title)), SpacerRow(id: "end")]),
            DiagnosticRow.section(file.diagnostics),
        ]
    }
}
