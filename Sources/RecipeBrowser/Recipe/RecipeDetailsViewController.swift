import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a recipe: title and facts, ingredients in groups, cookware, numbered steps, notes and source.
@MainActor
final class RecipeDetailsViewController: SectionsViewController {
    /// The model controller that reads the recipe; a ``StatusOverlay`` shows its progress.
    let source: ModelController<RecipePage>

    /// Opens the recipe's file in the editor; `nil` if the screen has no such command, as in a preview.
    var editing: FileEditing?

    /// The list of steps beside this list; `nil` if one list shows the whole recipe.
    weak var steps: SectionsViewController?

    /// Called before a page is shown.
    var onPage: ((RecipePage) -> Void)?

    /// Called with a notice about the recipe's file, or with `nil` to remove the notice.
    var onMessage: ((String?) -> Void)?

    private let request = RecipeRequest()
    private let changes: CookbookChanges?
    private var changeObservation: ModelObservation?
    /// The recipe as it is shown.
    private var shown: ReadRecipe?
    private var isShowing = false
    private let session: CookingSession
    private var summary: RecipeSummary?
    /// Whether the recipe is shown from its start when it has been read.
    private var isAtStart = true
    private var observation: ModelObservation?
    /// The notebook entry as it is shown, without its ticks.
    private var shownEntry: NotebookEntry?
    /// The ticks as they are shown.
    private var shownTicks: Set<String> = []

    /// - Parameter changes: The source of notifications that the recipe's file may have changed; `nil` for a preview, which
    ///   its owner reloads.
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
            // The file may have changed after the current reading has passed it.
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

    /// The key commands for the recipe that is shown; none without a recipe.
    var shownRecipeCommands: [KeyCommand] { summary == nil ? [] : recipeCommands }

    private var recipeCommands: [KeyCommand] {
        commands.all + [commands.untickAll] + [editCommand].compactMap(\.self) + [pageCommand]
            + [reloadCommand].compactMap(\.self)
    }

    /// Shows a recipe from its start, or nothing. The previous recipe stays visible while the file is read.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        self.summary = summary
        title = summary?.title ?? ""
        isAtStart = true
        shown = nil
        if let summary {
            session.open(RecipeFingerprint(summary.id, title: summary.title))
        } else {
            showNothing()
        }
        read()
    }

    /// Reads the recipe again and keeps the scroll position.
    func reload() {
        if case .updating = source.state { return }
        if summary != nil { read() }
    }

    private func read() {
        request.request = summary.map { RecipeRequest.Request(recipe: $0, shown: shown, style: quantityStyle) }
        source.update()
    }

    func settle() async {
        await source.settle()
    }

    /// Shows the changed notebook entry.
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
        // A change of the notebook section above the selected row must be visible.
        if wasAtStart { scroll(byLines: -size.rows) }
    }

    /// Removes the notice about the file when the user moves on.
    override func selectionDidChange() {
        if !isShowing, shown?.change != .deleted { onMessage?(nil) }
    }

    /// Shows the recipe again, after the number of lists has changed.
    func showAgain() {
        if !isAtStart, let page = source.data { show(page) }
    }

    private lazy var editCommand = editing?.command(
        RecipeCommands.edit, on: self, onEdit: { [weak self] in self?.reload() }
    ) { [weak self] in
        guard let self, let summary else { return nil }
        return (summary.id.path, (selectedRow as? DiagnosticRow)?.diagnostic.location.line)
    }

    private lazy var reloadCommand = changes.map { changes in
        CookbookCommands.reload.command { [weak self] in
            changes.readAgain()
            self?.session.retry()
        }
    }

    private lazy var pageCommand = Pager().command(on: self) { [weak self] in
        // The data may still belong to the previous recipe.
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
        // The fingerprint of the whole recipe also finds the entry of a moved file.
        if let summary, session.entry(of: summary.id)?.isEmpty != false, let fingerprint = data.fingerprint,
            fingerprint.isRead
        {
            session.open(fingerprint)
        }
        if isAtStart { showStart() }
        isAtStart = false
    }

    func didFailToUpdate(with error: any Error) {
        // At the start, the previous recipe is still visible.
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
