import RecipeKit
import SectionedLists
import Terminal

/// One recipe: what it is, its ingredients in groups, cookware, numbered steps, notes and source.
@MainActor
final class RecipeDetailsViewController: SectionsViewController {
    /// What brings the recipe, for a ``StatusOverlay`` to follow.
    let source: ModelController<RecipePage>

    /// What opens the recipe's file in an editor; `nil` where that is not for this screen to do.
    var editing: FileEditing?

    /// The list that shows the steps where they stand beside the ingredients; `nil` where one list shows everything.
    weak var steps: SectionsViewController?

    /// Is told what is shown next.
    var onPage: ((RecipePage) -> Void)?

    private let request = RecipeRequest()
    private let session: CookingSession
    private var summary: RecipeSummary?
    /// Whether the recipe is to be shown from its start when it has been read.
    private var isAtStart = true
    private var observation: ModelObservation?
    /// What was added to the recipe as it shows, but for the ticks.
    private var shownEntry: NotebookEntry?
    /// What is ticked off as it shows.
    private var shownTicks: Set<String> = []

    init(cookbook: Cookbook, session: CookingSession) {
        self.session = session
        source = .recipe(of: cookbook, request: request)
        super.init()
        emptyText = ""
        source.delegate = self
        observation = session.source.observe { [weak self] event in
            if case .updated = event { self?.notesDidChange() }
        }
    }

    private lazy var commands = NotebookCommands(
        session, over: { [weak self] in self },
        recipe: { [weak self] in
            self?.summary
        })

    override var keyCommands: [KeyCommand] {
        super.keyCommands + shownRecipeCommands
    }

    /// What can be done with the recipe that shows.
    var shownRecipeCommands: [KeyCommand] { summary == nil ? [] : recipeCommands }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + recipeCommands }

    private var recipeCommands: [KeyCommand] {
        commands.all + [commands.untickAll] + [editCommand].compactMap(\.self) + [pageCommand]
    }

    /// Shows a recipe from its start, or nothing. The file is read in the background; the one that shows stays till then.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        self.summary = summary
        title = summary?.title ?? ""
        isAtStart = true
        if let summary {
            session.open(RecipeTrace(summary.id, title: summary.title))
        } else {
            showNothing()
        }
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

    /// Shows what was added to the recipe meanwhile, here or elsewhere.
    private func notesDidChange() {
        guard let summary, let page = source.data, !isAtStart, let entry = session.entry(of: summary.id) else { return }
        if entry.withoutTicks == shownEntry {
            if entry.ticks != shownTicks { reloadTicks() }
            shownTicks = entry.ticks
        } else {
            show(page)
        }
    }

    private func show(_ page: RecipePage) {
        guard let summary else { return }
        let notes = RecipeNotes(session: session, recipe: summary)
        shownEntry = notes.entry.withoutTicks
        shownTicks = notes.entry.ticks
        let wasAtStart = isScrolledToStart
        onPage?(page)
        show(page.parts, notes: notes)
        // What is added stands above what is selected, and is to be seen.
        if wasAtStart { scroll(byLines: -size.rows) }
    }

    /// Shows again what shows, in as many lists as there are now.
    func showAgain() {
        if !isAtStart, let page = source.data { show(page) }
    }

    private lazy var editCommand = editing?.command(
        "recipe.edit", on: self, onEdit: { [weak self] in self?.reload() }
    ) { [weak self] in
        guard let self, let summary else { return nil }
        return (summary.id.path, (selectedRow as? DiagnosticRow)?.diagnostic.location.line)
    }

    private lazy var pageCommand = Pager().command(on: self) { [weak self] in
        // What was read last may be another recipe still.
        guard let self, !isAtStart, let recipe = source.data?.recipe else { return nil }
        let columns = min(navigationController?.size.columns ?? size.columns, 100)
        let text = TextWriter(width: columns, style: quantityStyle).text(for: recipe)
        return text.spelledOut(quantityStyle)
    }

    private var quantityStyle: QuantityStyle {
        application?.screen.appearance.symbols.isUnicode == false ? .ascii : .unicode
    }
}

extension RecipeDetailsViewController: ModelControllerDelegate {
    func isUpdating(with data: RecipePage?, progress: ModelController<RecipePage>.Progress?) {}

    func didUpdate(with data: RecipePage) {
        guard let summary else { return }
        show(data)
        // Now that it was read it is found wherever its file was when something was added.
        if session.entry(of: summary.id)?.isEmpty != false, let trace = data.trace, trace.isRead { session.open(trace) }
        if isAtStart { showStart() }
        isAtStart = false
    }

    func didFailToUpdate(with error: any Error) {
        // What shows is another recipe, unless this one was read before.
        if isAtStart { showNothing() }
    }
}

extension NotebookEntry {
    fileprivate var withoutTicks: NotebookEntry {
        var entry = self
        entry.ticks = []
        return entry
    }
}
