import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list on the screen of a recipe: title and facts, times, notebook entry, ingredients, cookware, steps, source and
/// diagnostics.
@MainActor
final class RecipeDetailsViewController: SectionsViewController {
    /// The model controller that reads the recipe. A ``StatusOverlay`` shows its progress.
    let source: RequestModelController<RecipeRequest?, RecipePage>
    /// The lists of the screen: this list and, in a wide window, the list of the steps beside it.
    private(set) lazy var lists = RecipeLists(self)
    /// Called before a page is shown.
    var onPage: ((RecipePage) -> Void)?
    /// Called to open the screen of an ingredient.
    var onIngredient: ((IngredientDetails, RecipeSummary, QuantityStyle) -> Void)?
    /// Called to open the screen of a piece of cookware, with the steps that use it.
    var onCookware: ((String, [(number: Int, text: StyledText)], RecipeSummary) -> Void)?
    /// Called to open the recipe to which this recipe refers.
    var onReference: ((RecipeReference, RecipeSummary) -> Void)?
    /// Called with a notice about the recipe's file, or with `nil` to remove the notice.
    var onMessage: ((String?) -> Void)?

    private let reader: RecipeReader
    private let screen = RecipeReader.Screen()
    private var waiting: ApplicationTimer?
    private let store: Store
    private let changes: CookbookChanges?
    private let editing: RecipeEditing?
    private var observations: [ModelObservation] = []
    /// The recipe to show, or `nil` for no recipe. It is set before the recipe is read.
    private var summary: RecipeSummary?
    /// The result of the last reading of the recipe in ``summary``, or `nil` if the recipe is not read yet.
    private var shown: ReadRecipe?
    /// The page that is shown, or `nil` before the first page is shown. Until the recipe in ``summary`` is read, this
    /// is the page of the previous recipe.
    private var page: RecipePage?
    private let pagesAhead = PagesAhead()
    /// Cook mode over this screen, or `nil` if cook mode is closed. Cook mode shows the recipe in the size and the
    /// units of this screen.
    private weak var cooking: CookingViewController?
    private var shownEntry = ShownEntry()
    /// The factor that the user chose on this screen, or `nil` if the user chose no factor. The value becomes `nil`
    /// again as soon as the notebook contains the factor.
    private var chosenFactor: Rational?
    /// The entry of the plan or of the shopping list that determines the size, or `nil` if no entry does so. The entry
    /// applies until the user chooses another size. It does not change the size in the notebook.
    var planned: PlanItem?
    /// Whether the program is replacing the content of the lists. A change of the selection then does not come from the
    /// user.
    private var isShowing = false
    /// Whether the notebook entry of ``summary`` was requested.
    private var hasRequestedEntry = false
    /// Whether the browser itself has changed the file after the last reading.
    private var hasOwnChange = false
    /// Whether the recipe in ``summary`` is not read yet. Until then, the previous recipe remains visible.
    private var isUnread = true

    /// - Parameters:
    ///   - reader: Reads the recipe.
    ///   - store: The notebook and the kitchen files.
    ///   - changes: Informs the screen after each reading of the cookbook. `nil` for a preview, whose owner calls
    ///     ``reload()`` instead.
    ///   - editing: Changes the file of the recipe. `nil` for a preview, which has no commands that change files.
    init(
        reader: RecipeReader, store: Store, changes: CookbookChanges? = nil, editing: RecipeEditing? = nil
    ) {
        self.reader = reader
        self.store = store
        self.changes = changes
        self.editing = editing
        source = .recipe(from: reader, for: screen, in: changes?.library)
        super.init()
        emptyText = ""
        source.delegate = self
        // The file may have changed after the cookbook was read. So the recipe is read again after each reading of the
        // cookbook.
        let files = changes?.observe { [weak self] in self?.readIfNeeded() }
        observations = [files].compactMap(\.self)
        store.observe(self) { [weak self] event in
            if event.notes != nil { self?.notesDidChange() }
            if let change = event.change, self?.editing != nil { self?.follow(change) }
        }
    }

    /// Updates the screen after the browser has changed files.
    private func follow(_ change: Change) {
        guard var summary else { return }
        if change.path == summary.id.path {
            // The toast of the change informs the user. So the reading that begins here shows no notice.
            hasOwnChange = true
            onMessage?(nil)
            read()
        }
        guard let path = change.newPath(of: summary.id.path) else { return }
        summary.id.path = path
        show(summary)
    }

    /// Returns to the previous screen, if there is one.
    func leave() {
        navigationController?.pop()
    }

    // MARK: - Key commands

    override var keyCommands: [KeyCommand] { super.keyCommands + recipeCommands }

    /// The key commands for the recipe. Empty if the screen shows no recipe.
    var recipeCommands: [KeyCommand] { summary == nil ? [] : commands.all }

    private lazy var commands = RecipeKeyCommands(
        of: self, store: store, editing: editing, changes: changes, recipe: { [weak self] in self?.summary },
        text: { [weak self] in self?.pagerText })

    /// The recipe as text for the pager, or `nil` if the recipe is not read yet.
    private var pagerText: String? {
        guard !isUnread, let recipe = page?.read?.result.recipe else { return nil }
        let columns = min(navigationController?.size.columns ?? size.columns, 100)
        let text = TextWriter(width: columns, style: quantityStyle).text(for: recipe)
        return text.spelledOut(quantityStyle)
    }

    // MARK: - Reading

    /// Shows a recipe from its start, or no recipe if `summary` is `nil`. The previous recipe remains visible until the
    /// new one is read.
    func show(_ summary: RecipeSummary?) {
        guard summary?.id != self.summary?.id else { return }
        self.summary = summary
        title = summary?.title ?? ""
        isUnread = true
        shown = nil
        hasRequestedEntry = false
        chosenFactor = nil
        if let summary {
            if needsEntry(of: summary) { requestEntry(RecipeFingerprint(summary.id, title: summary.title)) }
        } else {
            lists.showNothing()
        }
        read()
    }

    /// Returns whether to request the notebook entry of a recipe. A preview usually requests only the entries of
    /// recipes with a recipe mark, to avoid a request for each move of the selection.
    private func needsEntry(of summary: RecipeSummary) -> Bool {
        changes != nil || !store.hasNotes || store.mark(of: summary) != nil
    }

    private func requestEntry(_ fingerprint: RecipeFingerprint) {
        hasRequestedEntry = true
        store.open(fingerprint)
    }

    /// Reads the recipe again without changing the scroll position. Does nothing while a recipe is being read.
    func reload() {
        if case .updating = source.state { return }
        readIfNeeded()
    }

    private func readIfNeeded() {
        if summary != nil { read() }
    }

    private func read() {
        source.update(
            for: summary.map {
                RecipeRequest(recipe: $0, shown: shown, presentation: presentation, style: quantityStyle)
            })
    }

    /// Waits until the recipe is read. For tests.
    func settle() async {
        await source.settle()
        await pagesAhead.settle()
    }

    // MARK: - Size and units

    /// The size and the units in which the recipe is shown.
    var presentation: RecipePresentation {
        let stored = summary.flatMap { store.entry(of: $0.id)?.factor }
        return RecipePresentation(
            factor: chosenFactor ?? plannedFactor ?? stored ?? .one, system: store.system, customs: store.customs)
    }

    /// The factor that ``planned`` determines, or `nil` if it determines none. Until the recipe is read, the number of
    /// its servings comes from the index.
    private var plannedFactor: Rational? {
        guard let planned, let summary else { return nil }
        let indexed = RecipeMetadata(servings: summary.servings)
        let factor = planned.factor(for: page?.shown?.original ?? Recipe(title: summary.title, metadata: indexed))
        return factor.isGuess ? nil : factor.value
    }

    /// The recipe as written in its file, or `nil` if it is not read yet.
    var writtenRecipe: Recipe? { isUnread ? nil : page?.shown?.original }

    /// Shows the recipe in another size, and stores the size in the notebook. Does nothing if the recipe is not read
    /// yet or already has this size.
    ///
    /// - Parameters:
    ///   - factor: The factor.
    ///   - remark: A sentence to show before the advice about the size, or `nil` for no sentence.
    func scale(by factor: Rational, remark: String? = nil) {
        guard let summary, !isUnread, let page, factor != presentation.factor else { return }
        chosenFactor = factor
        planned = nil
        store.note("The size of “\(summary.title)”", summary, group: "size of \(summary.id)") { _ in
            [.scale(factor)]
        }
        let sentences = [remark, ScalingAdvice(for: page.doubts, factor: factor)?.text].compactMap(\.self)
        onMessage?(sentences.isEmpty ? nil : sentences.joined(separator: " "))
        presentAgain()
    }

    /// Changes the units in which this recipe and all others are shown.
    func show(in system: MeasurementSystem) {
        store.system = system
        presentAgain()
    }

    /// Shows the recipe in the current size and units. A large recipe is read again in the background.
    private func presentAgain() {
        guard !isUnread, let page, page.isSmall else { return read() }
        let new =
            pagesAhead.page(presentation, of: page, style: quantityStyle)
            ?? page.presented(in: presentation, style: quantityStyle)
        self.page = new
        show(new)
        showCooking()
    }

    /// Updates cook mode, if it is open, to the size and the units of the page.
    private func showCooking() {
        if let cooking, let shown = page?.shown { cooking.show(CookingRecipe(shown, style: quantityStyle)) }
    }

    /// Prepares pages for the factors that the user may choose with the next key. Does nothing for a large recipe.
    func prepare(_ factors: [Rational]) {
        guard !isUnread, let page, page.isSmall else { return }
        let presentations = factors.map { factor in
            RecipePresentation(factor: factor, system: presentation.system, customs: presentation.customs)
        }
        pagesAhead.prepare(presentations, of: page, style: quantityStyle)
    }

    // MARK: - Showing

    /// Shows the recipe again after the number of lists has changed.
    func showAgain() {
        if !isUnread, let page { show(page) }
    }

    private func show(_ page: RecipePage) {
        guard let summary else { return }
        let notes = RecipeNotes(store: store, recipe: summary)
        shownEntry.update(to: notes.entry)
        let wasAtStart = isScrolledToStart
        isShowing = true
        defer { isShowing = false }
        onPage?(page)
        lists.show(page.parts, notes: notes)
        // A list that was scrolled to its start stays there, so that a change in the section of the notebook is
        // visible.
        if wasAtStart { scroll(byLines: -size.rows) }
    }

    /// Shows the notebook entry if it has changed.
    private func notesDidChange() {
        guard let summary, let page, !isUnread else { return }
        guard let entry = store.entry(of: summary.id) else {
            // The recipe may have got its first entry.
            if !hasRequestedEntry, needsEntry(of: summary) { openEntry(page.fingerprint) }
            return
        }
        if chosenFactor == entry.factor ?? .one { chosenFactor = nil }
        if page.shown?.presentation != presentation { return presentAgain() }
        switch shownEntry.update(to: entry) {
        case .nothing: break
        case .ticks: lists.reloadTicks()
        case .entry: show(page)
        }
    }

    /// Removes the notice about the file when the user selects another row. The notice that the file was deleted
    /// remains.
    override func selectionDidChange() {
        if !isShowing, shown?.change != .deleted { onMessage?(nil) }
    }
}

extension RecipeDetailsViewController: StepActionDelegate {
    func cook(from number: Int) {
        // The page of a large recipe can still have an earlier size, because such a page is prepared in the background.
        guard let summary, !isUnread, let page,
            let shown = page.presented(in: presentation, style: quantityStyle).shown
        else { return }
        let recipe = CookingRecipe(shown, style: quantityStyle)
        guard !recipe.steps.isEmpty else { return }
        let notes = RecipeNotes(store: store, recipe: summary)
        let cooking = CookingViewController(
            recipe, from: number, notes: notes, style: quantityStyle, sizes: commands.sizes)
        self.cooking = cooking
        navigationController?.push(cooking)
    }

    /// Starts a timer of a step. If the step has several timers, the user chooses one.
    ///
    /// - Parameter number: The number of the step, counted from 1. If `nil`, the user chooses among the timers of the
    ///   whole recipe.
    func startTimer(ofStep number: Int?) {
        guard let summary, !isUnread, let recipe = page?.shown?.result.recipe else { return }
        let all = OfferedTimer.timers(in: recipe, style: quantityStyle)
        let offered = number.map { number in all.filter { $0.step == number } } ?? all
        StepTimerStarter(timers: store.timers, recipe: summary.title, screen: self).start(
            oneOf: offered, orSay: number == nil ? "This recipe states no times." : "This step states no time.")
    }

    /// Computes the nutrition of the recipe as written in its file, and shows it.
    func showNutrition() {
        guard let recipe = writtenRecipe, let summary else { return }
        let whole = ReferencedRecipe(id: summary.id.description, recipe: recipe)
        store.read({ kitchen throws(EditingError) in kitchen.nutrition(of: whole) }) {
            [weak self] result in
            guard let self, let navigation = navigationController, navigation.presentedViewController == nil,
                case .success(let nutrition) = result, writtenRecipe?.title == recipe.title,
                !(navigation.topViewController is NutritionViewController)
            else { return }
            navigation.push(NutritionViewController(nutrition, of: whole, store: store))
        }
    }

    /// Opens cook mode at the step that the notebook stores, or else at the first step.
    func continueCooking() {
        cook(from: summary.flatMap { store.entry(of: $0.id)?.currentStep } ?? 1)
    }
}

extension RecipeDetailsViewController: IngredientActionDelegate {
    func openIngredient(at index: Int) {
        guard let summary, let shown = page?.shown,
            let details = IngredientDetails(at: index, of: shown, style: quantityStyle)
        else { return }
        onIngredient?(details, summary, quantityStyle)
    }
}

extension RecipeDetailsViewController: CookwareActionDelegate, ReferenceActionDelegate {
    func openCookware(named name: String) {
        guard let summary, let shown = page?.shown else { return }
        let steps = shown.result.recipe.steps.enumerated().filter { $0.element.uses(cookware: name) }
        onCookware?(name, steps.map { ($0.offset + 1, $0.element.styledText(quantityStyle)) }, summary)
    }

    func openRecipe(referredToBy reference: RecipeReference) {
        if let summary { onReference?(reference, summary) }
    }
}

extension Step {
    fileprivate func uses(cookware name: String) -> Bool {
        items.contains {
            if case .cookware(let piece) = $0 { piece.name.lowercased() == name.lowercased() } else { false }
        }
    }
}

extension RecipeDetailsViewController: ModelControllerDelegate {
    // The status overlay shows the progress.
    func isUpdating(with data: RecipePage?, progress: ModelController<RecipePage>.Progress?) { wait() }

    /// Passes other screens whose recipes cannot be read.
    private func wait() {
        waiting?.cancel()
        waiting = application?.after(RecipeReader.patience) { [weak self] in
            if let self, reader.pass(screen) { wait() }
        }
    }

    func didUpdate(with data: RecipePage) {
        waiting?.cancel()
        guard summary != nil else { return }
        // The size or the units may have changed since the recipe was requested.
        let data = data.isSmall ? data.presented(in: presentation, style: quantityStyle) : data
        let isSame =
            !isUnread && [.unchanged, .deleted].contains(data.read?.change)
            && data.shown?.presentation == page?.shown?.presentation
        let wasDeleted = shown?.change == .deleted
        shown = data.read
        page = data
        if let read = data.read {
            summary = read.summary
            title = read.summary.title
        }
        let notice = hasOwnChange && data.read?.change == .edited ? nil : data.read?.notice
        hasOwnChange = false
        if notice != nil || wasDeleted { onMessage?(notice) }
        if isSame { return }
        show(data)
        showCooking()
        openEntry(data.fingerprint)
        if isUnread { lists.showStart() }
        isUnread = false
    }

    /// Requests the notebook entry of the recipe again, with a fingerprint that contains the content hash. This finds
    /// the entry even if the file was moved.
    private func openEntry(_ fingerprint: RecipeFingerprint?) {
        guard let summary, needsEntry(of: summary), store.entry(of: summary.id)?.isEmpty != false, let fingerprint,
            fingerprint.isRead
        else { return }
        requestEntry(fingerprint)
    }

    func didFailToUpdate(with error: any Error) {
        waiting?.cancel()
        // If the new recipe cannot be read, the previous recipe must not remain visible in its place.
        if isUnread { lists.showNothing() }
    }
}
