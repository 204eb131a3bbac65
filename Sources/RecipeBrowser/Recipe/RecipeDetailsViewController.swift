import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list on the screen of a recipe: title and facts, times, notebook entry, ingredients, cookware, steps, source and
/// diagnostics.
///
/// ``RecipeState`` decides what happens to the screen when the recipe is read or changes.
@MainActor
final class RecipeDetailsViewController: SectionsViewController {
    /// The model controller that reads the recipe. A ``StatusOverlay`` shows its progress.
    let source: RequestModelController<RecipeRequest?, RecipePage?>
    /// Shows the parts of the recipe in this list and, in a wide window, in a second list.
    weak var container: RecipeViewController?
    private var lists: [SectionsViewController] { container?.lists ?? [] }
    /// Shows notices about the recipe's file, or `nil` to show none.
    weak var overlay: StatusOverlay?

    let store: Store
    /// Opens other screens. `nil` for a preview, which opens none and changes no files.
    let screens: CookbookScreens?
    private(set) var state = RecipeState.empty
    private var sizing: Sizing
    private var shownEntry = ShownEntry()
    private let pagesAhead = PagesAhead()
    /// Cook mode over this screen, or `nil` if cook mode is closed. Cook mode shows the recipe in the size and the
    /// units of this screen.
    weak var cooking: CookingViewController?
    /// Whether cook mode begins as soon as the recipe and its notebook entry are read.
    var cooksWhenRead = false
    private var observation: ModelObservation?
    let reader: RecipeReader
    private let readingScreen = RecipeReader.Screen()
    private var waiting: ApplicationTimer?

    /// What determines the size in which the recipe is shown.
    private enum Sizing {
        case notebook
        /// The user chose a factor, which the notebook does not contain yet.
        case chosen(Rational)
        /// An entry of the plan or of the shopping list, until the user chooses another size. It does not change the
        /// size in the notebook.
        case planned(PlanItem)
    }

    /// - Parameters:
    ///   - reader: Reads the recipe.
    ///   - store: The notebook and the kitchen files.
    ///   - screens: Opens other screens. `nil` for a preview, whose owner calls ``reload()`` after each reading of the
    ///     cookbook.
    ///   - planned: The entry of the plan or of the shopping list that determines the size, or `nil` for the size in the
    ///     notebook.
    init(reader: RecipeReader, store: Store, screens: CookbookScreens? = nil, planned: PlanItem? = nil) {
        self.reader = reader
        self.store = store
        self.screens = screens
        sizing = planned.map(Sizing.planned) ?? .notebook
        source = RequestModelController { [readingScreen, library = screens?.library] request, _ in
            guard let request else { return nil }
            let read = try await reader.read(request, for: readingScreen, in: library)
            return RecipePage(
                read, request.presentation, style: request.style, wantsPictures: request.wantsPictures)
        }
        super.init()
        emptyText = ""
        source.delegate = self
        // The file may have changed after the cookbook was read. So the recipe is read again after each reading of the
        // cookbook.
        observation = screens?.changes.observe { [weak self] in
            if self?.summary != nil { self?.read() }
        }
        store.observe(self) { [weak self] event in
            if event.notes != nil { self?.notesDidChange() }
            if event.isKitchen, let page = self?.state.page { self?.lookAtHome(for: page) }
            if let change = event.change, self?.screens != nil { self?.follow(change) }
        }
    }

    /// The recipe to show, or `nil` for no recipe.
    var summary: RecipeSummary? { state.summary }

    private func move(on event: RecipeState.Event) {
        let effects = state.move(on: event)
        title = summary?.title ?? ""
        for effect in effects {
            switch effect {
            case .clear:
                lists.forEach { $0.sections = [] }
                container?.showPicture(of: nil)
            case .show(let page):
                show(page)
                // Cook mode, if it is open, follows the size and the units.
                cooking?.show(CookingRecipe(page.shown, style: quantityStyle))
            case .findEntry(let page): findEntry(of: page)
            case .scrollToStart: lists.forEach { $0.scrollToStart() }
            case .say(let notice): overlay?.message = notice
            }
        }
    }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] { super.keyCommands + recipeCommands }

    /// The key commands for the recipe. Empty if the screen shows no recipe.
    var recipeCommands: [KeyCommand] { summary == nil ? [] : commands.all }

    private(set) lazy var commands = RecipeKeyCommands(of: self)

    // MARK: - Reading

    /// Shows a recipe from its start, or no recipe if `summary` is `nil`. The previous recipe remains visible until the
    /// new one is read.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        shownEntry = ShownEntry()
        if case .chosen = sizing { sizing = .notebook }
        move(on: .chosen(summary))
        if let summary { openEntry(of: summary, RecipeFingerprint(summary.id, title: summary.title)) }
        read()
    }

    /// Updates the screen after the browser has changed files.
    private func follow(_ change: Change) {
        guard var summary else { return }
        if change.path == summary.id.path {
            move(on: .edited)
            read()
        }
        guard let path = change.newPath(of: summary.id.path) else { return }
        summary.id.path = path
        show(summary)
    }

    /// Reads the recipe again without changing the scroll position. Does nothing while a recipe is being read.
    func reload() {
        if case .updating = source.state { return }
        if summary != nil { read() }
    }

    private func read() {
        source.update(
            for: summary.map {
                RecipeRequest(
                    recipe: $0, shown: state.page?.read, presentation: presentation, style: quantityStyle,
                    wantsPictures: pictureForm != .none)
            })
    }

    /// Passes other screens whose recipes cannot be read.
    private func wait() {
        waiting?.cancel()
        waiting = application?.after(RecipeReader.patience) { [weak self] in
            if let self, reader.pass(readingScreen) { wait() }
        }
    }

    /// Waits until the recipe is read. For tests.
    func settle() async {
        await source.settle()
        await pagesAhead.settle()
        await container?.picture.settle()
    }

    // MARK: - Size and units

    /// The size and the units in which the recipe is shown.
    var presentation: RecipePresentation {
        RecipePresentation(factor: factor, system: store.system, customs: store.customs)
    }

    private var factor: Rational {
        guard let summary else { return .one }
        switch sizing {
        case .chosen(let factor): return factor
        case .planned(let item):
            // Until the recipe is read, the number of its servings comes from the index.
            let indexed = Recipe(title: summary.title, metadata: RecipeMetadata(servings: summary.servings))
            let factor = item.factor(for: state.visiblePage?.shown.original ?? indexed)
            if !factor.isGuess { return factor.value }
        case .notebook: break
        }
        return store.entry(of: summary.id)?.factor ?? opening
    }

    /// The factor for the size in which the recipe opens if nobody has chosen another.
    private var opening: Rational { store.customs.openingFactor(of: summary?.servings) }

    /// The recipe as written in its file, or `nil` if it is not read yet.
    var writtenRecipe: Recipe? { state.page?.shown.original }

    /// Shows the recipe in another size, and stores the size in the notebook. Does nothing if the recipe is not read
    /// yet or already has this size.
    ///
    /// - Parameters:
    ///   - factor: The factor.
    ///   - remark: A sentence to show before the advice about the size, or `nil` for no sentence.
    func scale(by factor: Rational, remark: String? = nil) {
        guard let page = state.page, factor != presentation.factor else { return }
        let summary = page.read.summary
        sizing = .chosen(factor)
        let stored = factor == opening ? nil : factor
        store.note("The size of \(summary.title.quoted)", summary, group: "size of \(summary.id)") { _ in
            [.scale(stored)]
        }
        let sentences = [remark, ScalingAdvice(for: page.doubts, factor: factor)?.text].compactMap(\.self)
        overlay?.message = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        presentAgain()
    }

    /// Changes the units in which this recipe and all others are shown.
    func show(in system: MeasurementSystem) {
        store.system = system
        presentAgain()
    }

    /// Shows the recipe in the current size and units. A large recipe is read again in the background.
    private func presentAgain() {
        guard let page = state.page, page.isSmall else { return read() }
        let prepared = pagesAhead.page(presentation, of: page, style: quantityStyle)
        move(on: .presented(prepared ?? page.presented(in: presentation, style: quantityStyle)))
    }

    /// Prepares pages for the factors that the user may choose with the next key. Does nothing for a large recipe.
    func prepare(_ factors: [Rational]) {
        guard let page = state.page, page.isSmall else { return }
        let presentations = factors.map { factor in
            RecipePresentation(factor: factor, system: presentation.system, customs: presentation.customs)
        }
        pagesAhead.prepare(presentations, of: page, style: quantityStyle)
    }

    // MARK: - Showing

    /// Shows the recipe again after the number of lists has changed.
    func showAgain() {
        if let page = state.page { show(page) }
    }

    private func show(_ page: RecipePage) {
        let lights = container?.lights ?? RecipeLights()
        let notes = RecipeNotes(store: store, recipe: page.read.summary, lights: lights)
        shownEntry.update(to: notes.entry)
        container?.show(page, notes: notes)
        lookAtHome(for: page)
    }

    /// Reads what is at home of the ingredients, and shows the recipe again if that has changed. A preview does not ask,
    /// because it would read the pantry for each recipe that the selection passes.
    private func lookAtHome(for page: RecipePage) {
        guard screens != nil else { return }
        let (recipe, factor) = (page.read.summary.id, presentation.factor)
        store.read({ kitchen throws(EditingError) in try kitchen.atHome(recipe, factor: factor) }) {
            [weak self] result in
            guard let self, let lights = container?.lights, summary?.id == recipe, let page = state.page else { return }
            let home = (try? result.get()) ?? nil
            guard home != lights.home else { return }
            lights.home = home
            show(page)
        }
    }

    /// Removes the notice about the file when the user selects another row. The notice that the file was deleted
    /// remains.
    override func selectionDidChange() {
        if case .shown(_, .gone) = state { return }
        if container?.isReplacing != true { overlay?.message = nil }
        container?.light()
    }

    // MARK: - Notebook

    /// Requests the notebook entry of a recipe. A preview usually requests only the entries of recipes with a recipe
    /// mark, to avoid a request for each move of the selection.
    private func openEntry(of summary: RecipeSummary, _ fingerprint: RecipeFingerprint) {
        guard screens != nil || !store.hasNotes || store.mark(of: summary) != nil else { return }
        shownEntry.isRequested = true
        store.open(fingerprint)
    }

    /// Requests the notebook entry of the recipe again, with a fingerprint that contains the content hash. This finds
    /// the entry even if the file was moved.
    private func findEntry(of page: RecipePage) {
        let summary = page.read.summary
        guard store.entry(of: summary.id)?.isEmpty != false, page.fingerprint.isRead else { return }
        openEntry(of: summary, page.fingerprint)
    }

    /// Shows the notebook entry if it has changed.
    private func notesDidChange() {
        guard let page = state.page else { return }
        guard let entry = store.entry(of: page.read.summary.id) else {
            // The recipe may have got its first entry.
            if !shownEntry.isRequested { findEntry(of: page) }
            return
        }
        if case .chosen(entry.factor ?? opening) = sizing { sizing = .notebook }
        if page.shown.presentation != presentation { return presentAgain() }
        switch shownEntry.update(to: entry) {
        case .nothing: break
        case .ticks: lists.forEach { $0.reloadVisibleRows() }
        case .entry: show(page)
        }
    }
}

extension RecipeDetailsViewController: ModelControllerDelegate {
    // The status overlay shows the progress.
    func isUpdating(with data: RecipePage??, progress: WorkProgress?) { wait() }

    func didUpdate(with data: RecipePage?) {
        waiting?.cancel()
        guard let data else { return }
        // The size or the units may have changed since the recipe was requested.
        move(on: .read(data.isSmall ? data.presented(in: presentation, style: quantityStyle) : data))
        // The picture may have changed although the recipe has not.
        container?.showPicture(of: state.page)
        beginCooking()
    }

    func didFailToUpdate(with error: any Error) {
        waiting?.cancel()
        move(on: .failed)
    }
}
