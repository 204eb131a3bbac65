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

    /// Is told what is to be said of the recipe's file, in a line; `nil` where that is to be read no more.
    var onMessage: ((String?) -> Void)?

    private let request = RecipeRequest()
    private let changes: CookbookChanges?
    private var changeObservation: ModelObservation?
    /// The recipe as it shows.
    private var shown: ReadRecipe?
    private var isShowing = false
    private let session: CookingSession
    private var summary: RecipeSummary?
    /// Whether the recipe is to be shown from its start when it has been read.
    private var isAtStart = true
    private var observation: ModelObservation?
    /// What was added to the recipe as it shows, but for the ticks.
    private var shownEntry: NotebookEntry?
    /// What is ticked off as it shows.
    private var shownTicks: Set<String> = []

    /// - Parameter changes: What tells that the recipe's file may have changed; `nil` where another screen is told.
    init(cookbook: Cookbook, session: CookingSession, changes: CookbookChanges? = nil) {
        self.session = session
        self.changes = changes
        source = .recipe(of: cookbook, in: changes?.library, request: request)
        super.init()
        emptyText = ""
        source.delegate = self
        observation = session.source.observe { [weak self] event in
            if case .updated = event { self?.notesDidChange() }
        }
        changeObservation = changes?.observe { [weak self] in
            // The file may have changed behind a reading that is under way.
            if self?.summary != nil { self?.read() }
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
            + [reloadCommand].compactMap(\.self)
    }

    /// Shows a recipe from its start, or nothing. The file is read in the background; the one that shows stays till then.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        self.summary = summary
        title = summary?.title ?? ""
        isAtStart = true
        shown = nil
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
        request.wish = summary.map { RecipeRequest.Wish(recipe: $0, shown: shown, style: quantityStyle) }
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
        isShowing = true
        defer { isShowing = false }
        onPage?(page)
        show(page.parts, notes: notes)
        // What is added stands above what is selected, and is to be seen.
        if wasAtStart { scroll(byLines: -size.rows) }
    }

    /// What was said of the file has been read when the keys move on.
    override func selectionDidChange() {
        if !isShowing, shown?.change != .deleted { onMessage?(nil) }
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

    private lazy var reloadCommand = changes.map { changes in
        KeyCommand(
            "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
            help: "Read the cookbook's files again"
        ) { [weak self] in
            changes.readAgain()
            self?.session.retry()
        }
    }

    private lazy var pageCommand = Pager().command(on: self) { [weak self] in
        // What was read last may be another recipe still.
        guard let self, !isAtStart, let recipe = source.data?.read?.result.recipe else { return nil }
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
        guard summary != nil else { return }
        let isSame = !isAtStart && [.unchanged, .deleted].contains(data.read?.change)
        let wasDeleted = shown?.change == .deleted
        shown = data.read
        if let read = data.read {
            summary = read.summary
            title = read.summary.title
        }
        let line = Self.line(data.read)
        if line != nil || wasDeleted { onMessage?(line) }
        if isSame { return }
        show(data)
        // Now that it was read it is found wherever its file was when something was added.
        if let summary, session.entry(of: summary.id)?.isEmpty != false, let trace = data.trace, trace.isRead {
            session.open(trace)
        }
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
