import RecipeKit
import SectionedLists
import Terminal

/// One recipe: what it is, its ingredients in groups, cookware, numbered steps, notes and source.
@MainActor
final class RecipeDetailsViewController: SectionsViewController {
    private let cookbook: Cookbook
    private let session: CookingSession
    private var summary: RecipeSummary?
    private var source: ModelController<ReadResult>?
    /// Whether the recipe is to be shown from its start when it has been read.
    private var isAtStart = true

    init(cookbook: Cookbook, session: CookingSession) {
        self.cookbook = cookbook
        self.session = session
        super.init()
        emptyText = ""
    }

    /// Shows a recipe from its start, or nothing. The file is read in the background.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        source?.cancel()
        self.summary = summary
        title = summary?.title ?? ""
        guard let summary else {
            sections = []
            return
        }
        isAtStart = true
        emptyText = "Reading the recipe…"
        read(summary)
    }

    /// Reads the recipe again, which may have changed; what is in view stays there.
    func reload() {
        if case .updating? = source?.state { return }
        if let summary { read(summary) }
    }

    private func read(_ summary: RecipeSummary) {
        let cookbook = cookbook
        let source = ModelController<ReadResult> { _ in try cookbook.load(summary.id) }
        source.delegate = self
        self.source = source
        source.update()
    }

    func settle() async {
        await source?.settle()
    }

    /// Another screen may have ticked something off.
    func refreshTicks() {
        reloadVisibleRows()
    }

    private var quantityStyle: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }

    private func sections(for result: ReadResult, of summary: RecipeSummary) -> [Section] {
        let ticks = RecipeTicks(session: session, recipe: summary.id)
        var sections = RecipeSections(recipe: result.recipe, ticks: ticks, style: quantityStyle).all
        if !result.diagnostics.isEmpty { sections.append(DiagnosticRow.section(result.diagnostics)) }
        return sections
    }
}

extension RecipeDetailsViewController: ModelControllerDelegate {
    func isUpdating(with data: ReadResult?, progress: ModelController<ReadResult>.Progress?) {}

    func didUpdate(with data: ReadResult) {
        guard let summary else { return }
        emptyText = "This recipe is empty."
        sections = sections(for: data, of: summary)
        if isAtStart { scrollToStart() }
        isAtStart = false
    }

    func didFailToUpdate(with error: any Error) {
        sections = []
        emptyText = String(describing: error)
    }
}
