import RecipeKit
import SectionedLists
import Terminal

/// One recipe: what it is, its ingredients in groups, cookware, numbered steps, notes and source.
@MainActor
final class RecipeDetailsViewController: SectionsViewController {
    /// What brings the recipe, for a ``StatusOverlay`` to follow.
    let source: ModelController<RecipePage>

    private let request = RecipeRequest()
    private let session: CookingSession
    private var summary: RecipeSummary?
    /// Whether the recipe is to be shown from its start when it has been read.
    private var isAtStart = true

    init(cookbook: Cookbook, session: CookingSession) {
        self.session = session
        source = .recipe(of: cookbook, request: request)
        super.init()
        emptyText = ""
        source.delegate = self
    }

    /// Shows a recipe from its start, or nothing. The file is read in the background; the one that shows stays till then.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        self.summary = summary
        title = summary?.title ?? ""
        isAtStart = true
        if summary == nil { sections = [] }
        read()
    }

    /// Reads the recipe again, which may have changed; what is in view stays there.
    func reload() {
        if case .updating = source.state { return }
        if summary != nil { read() }
    }

    private func read() {
        request.wish = summary.map { RecipeRequest.Wish(recipe: $0, style: quantityStyle) }
        source.update()
    }

    func settle() async {
        await source.settle()
    }

    /// Another screen may have ticked something off.
    func refreshTicks() {
        reloadVisibleRows()
    }

    private var quantityStyle: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }
}

extension RecipeDetailsViewController: ModelControllerDelegate {
    func isUpdating(with data: RecipePage?, progress: ModelController<RecipePage>.Progress?) {}

    func didUpdate(with data: RecipePage) {
        guard let summary else { return }
        let ticks = RecipeTicks(session: session, recipe: summary.id)
        sections = data.parts.map { $0.section(ticks: ticks) }
        if isAtStart { scrollToStart() }
        isAtStart = false
    }

    func didFailToUpdate(with error: any Error) {
        // What shows is another recipe, unless this one was read before.
        if isAtStart { sections = [] }
    }
}
