import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list of recipes. By default, it has a section for each course.
///
/// This screen connects the list with the library, the notebook, the sort order and the filters.
@MainActor
final class RecipesViewController: SectionsViewController {
    /// Called after each successful reading of the cookbook.
    var onReload: (() -> Void)?
    /// Called after the sort order or the filters have changed, and whenever the recipes are sorted and filtered again.
    var onArrange: ((ListArrangement) -> Void)?

    /// The model controller that reads the cookbook. A ``StatusOverlay`` shows its progress.
    let source: ModelController<LibraryContents>

    private let library: IndexedCookbook
    private let store: Store
    private let searching: any RecipeSearching
    private let recipes: RecipesModel
    private let arrangement: ArrangementController
    private let editing: RecipeEditing
    /// The changed file whose recipe is selected as soon as the list contains the recipe, and the number of readings of
    /// the cookbook since the change.
    private var wanted: (path: String, readings: Int)?
    private let changes: CookbookChanges
    private let importing: ImportController
    private let duplicates: DuplicatesController
    let screens: CookbookScreens
    private var shownOrder = ListOrder.title
    /// The number of missing ingredients up to which recipes are shown, or `nil` if recipes are shown that lack more.
    private var shownMissing: Int?
    /// Whether ``beginReading()`` was called.
    private var hasBegunReading = false
    /// Whether the list has shown the contents of the notebook at least once.
    private var hasShownNotes = false

    init(
        library: IndexedCookbook, origin: CookbookOrigin, store: Store, searching: any RecipeSearching
    ) {
        self.library = library
        self.store = store
        self.searching = searching
        recipes = RecipesModel(library, origin: origin, store: store)
        arrangement = ArrangementController(library, facts: store.allFacts)
        editing = RecipeEditing(store, origin: origin, library: library)
        source = .contents(of: library, from: recipes.contents)
        changes = CookbookChanges(library, source)
        screens = CookbookScreens(
            library.cookbook, store: store, editing: editing, changes: changes, searching: searching)
        importing = ImportController(
            library.cookbook, store: store, editing: editing, screens: screens
        ) { [changes] in
            changes.readAgain()
            store.reload()
        }
        duplicates = DuplicatesController(library.cookbook, store: store, editing: editing, screens: screens)
        super.init(title: origin.title)
        model = recipes.sections
        allowsMultipleSelection = true
        marksMargin = true
        // `*` rates.
        markSectionKeys = [.control("a")]
        connect()
        // Without an index, there is nothing to draw before the files are read.
        if recipes.contents == nil { beginReading() }
    }

    /// Starts to read the cookbook, and to follow changes of its files. Later calls have no effect.
    private func beginReading() {
        guard !hasBegunReading else { return }
        hasBegunReading = true
        changes.followFiles { [weak store] in store?.kitchenDidChange() }
        source.update()
    }

    private func connect() {
        source.delegate = self
        editing.editor.onEdit = { [weak self] in self?.changes.read([$0]) }
        store.observe(self) { [weak self] in self?.hear($0) }
        arrangement.onChange = { [weak self] in self?.arrange() }
        arrangement.onResult = { [weak self] in self?.showArranged($0) }
    }

    private func hear(_ event: StoreEvent) {
        if let change = event.change, !change.paths.isEmpty {
            // After an edit, the selection does not change. After any other change, the recipe of the changed file is
            // selected as soon as it is listed.
            if !change.isEdit { wanted = change.path.map { ($0, 0) } }
            changes.read(change.paths)
        }
        if event.isKitchen, arrangement.arrangement.mostMissing != nil { arrange() }
        if event.notes != nil { notesDidChange() }
    }

    /// Shows only the recipes that some filters admit, in place of the filters so far.
    ///
    /// - Parameters:
    ///   - filters: The filters.
    ///   - goBack: Shows the screen that asked for this list, or `nil` if the list itself did.
    func show(only filters: [ListFilter], goBack: (@MainActor () -> Void)?) {
        removeChips()
        arrangement.add(filters)
        scrollToStart()
        asked = goBack.map { (arrangement.arrangement, $0) }
    }

    private func removeChips() {
        while !arrangement.isDefault { arrangement.removeLastChip() }
    }

    /// The arrangement that another screen asked for, and how to go back to that screen.
    private var asked: (arrangement: ListArrangement, goBack: @MainActor () -> Void)?

    /// Goes back to the screen that asked for this arrangement. The user of that screen looks for the way back where it
    /// is on all screens.
    private lazy var back = KeyCommand(
        "navigation.back", keys: [.escape, .left, .character("h")], title: "back",
        help: "Go back to where you came from", hint: .init(order: 90)
    ) { [weak self] in
        guard let self, let asked else { return }
        self.asked = nil
        removeChips()
        asked.goBack()
    }

    func beginImport() { importing.begin(from: self) }

    /// Asks whether to import a page whose address was pasted on a screen. Returns `false` if the text is no address.
    func offerImport(_ text: String, from screen: ViewController) -> Bool { importing.offer(text, from: screen) }

    override func handle(_ event: InputEvent) -> Bool {
        if case .paste(let text) = event, offerImport(text, from: self) { return true }
        if super.handle(event) { return true }
        // A newcomer leaves everything with Esc, also a filtered list.
        guard case .key(let key) = event, key == .escape, !arrangement.isDefault else { return false }
        arrangement.removeLastChip()
        return true
    }

    /// Waits until the import has ended or was undone. For tests.
    func settleImport() async { await importing.settle() }

    /// Waits until the cookbook and the notebook are read and shown. For tests.
    func settle() async {
        beginReading()
        await store.settle()
        await source.settle()
        await arrangement.settle()
        await store.settle()
        await editing.saving.settle()
        await recipes.settle()
    }

    /// Stops the import, but waits at most five seconds for its current recipe.
    func finishImport() { importing.finish() }

    /// The model controller that saves again what the notebook refused.
    var saving: ModelController<Bool> { editing.saving }

    // MARK: - SectionsViewController

    /// Starts to read the cookbook after the first drawing, so that the reading does not delay the drawing.
    override func willAppear() {
        super.willAppear()
        guard !hasBegunReading else { return }
        guard let application else { return beginReading() }
        application.after(.zero) { [weak self] in self?.beginReading() }
    }

    /// Whether the list can be drawn. The first drawing waits a short time for the notebook. Otherwise, the featured
    /// recipes would appear later and push the visible rows down.
    override var isReadyToDraw: Bool { super.isReadyToDraw && store.hasNotes }

    override var status: String? {
        let arranged = arrangement.result
        guard let number = arranged?.total ?? source.data?.numberOfRecipes else { return nil }
        let shown = arranged?.numberOfRecipes
        if countText.number != number || countText.shown != shown {
            let text = shown.map { "\($0) of \(number)" } ?? number.counted("recipe")
            countText = (number, shown, text)
        }
        return countText.text
    }

    /// The last ``status``, and the numbers in it. Each drawing reads the status, and making the text takes time.
    private var countText: (number: Int?, shown: Int?, text: String) = (nil, nil, "")

    override var keyCommands: [KeyCommand] {
        joinedCommands.join(super.keyCommands, isAsked ? commands.available + [back] : commands.available)
    }

    /// Whether the list is as another screen asked for it.
    private var isAsked: Bool { asked?.arrangement == arrangement.arrangement }

    private var joinedCommands = JoinedKeyCommands()

    private lazy var commands = RecipesKeyCommands(
        of: self, source: source, changes: changes, store: store, arrangement: arrangement, editing: editing,
        importing: CookbookCommands.importing.command { [weak self] in
            if let self { importing.begin(from: self) }
        },
        duplicates: DuplicateCommands.find.command { [weak self] in
            if let self { duplicates.begin(from: self) }
        },
        cook: { [weak self] in
            if let self { screens.open($0, on: navigationController, cooks: true) }
        }
    ) { [weak self] in self?.openSearch() }

    // MARK: - Showing

    private func show(_ contents: LibraryContents) {
        if arrangement.isDefault { display(contents) } else { arrange() }
    }

    private func display(_ contents: LibraryContents) {
        // During the first reading, a selection at the start of the list stays at the start when the featured recipes
        // appear.
        let isFirstReading = recipes.contents?.isComplete != true
        selectingFirstFeatured(if: isFirstReading && isSelectionAtStart) {
            recipes.show(contents, isArranged: !arrangement.isDefault)
        }
    }

    /// Updates the list after the notebook was read or changed.
    private func notesDidChange() {
        guard arrangement.isDefault else {
            arrange()
            return reloadVisibleRows()
        }
        // Only the first contents of the notebook may move the selection to the featured recipes.
        let isFirstReading = !hasShownNotes
        hasShownNotes = true
        selectingFirstFeatured(if: isFirstReading && selection != nil && isSelectionAtStart) {
            recipes.feature()
            reloadVisibleRows()
        }
    }

    /// Runs a closure. If the closure adds the section of featured recipes and the condition is true, selects the first
    /// featured recipe.
    private func selectingFirstFeatured(if condition: Bool, _ change: () -> Void) {
        let hadFeatured = recipes.hasFeatured
        change()
        if condition, !hadFeatured, recipes.hasFeatured { selectFirstRow() }
    }

    // MARK: - Sort order and filters

    /// Removes a sort order or a filter by the index of its chip.
    func removeChip(at index: Int) { arrangement.removeChip(at: index) }

    /// Shows the recipes in the current sort order, with the current filters.
    private func arrange() {
        onArrange?(arrangement.arrangement)
        guard let contents = source.data else { return }
        let missing = arrangement.arrangement.mostMissing
        // To count what is missing, all recipes are read the first time. The recipes so far would seem to be the answer.
        if let missing, missing != shownMissing {
            emptyText = "Counting what is missing…"
            recipes.showNothing()
        }
        shownMissing = missing
        if arrangement.isDefault {
            arrangement.cancel()
            displayArranged(contents)
        } else {
            arrangement.arrange(contents)
        }
    }

    private func showArranged(_ contents: LibraryContents) {
        emptyText = emptyText(for: arrangement.arrangement)
        recipes.showsMissing = arrangement.arrangement.mostMissing != nil
        displayArranged(contents)
        if recipes.showsMissing { reloadVisibleRows() }
        if contents.numberOfRecipes == 0 { countNearlyCookable() }
        if selection == nil { onSelectionChange?(nil) }
    }

    private func emptyText(for arrangement: ListArrangement) -> String {
        let key = keyName(of: CookbookCommands.unfilter).map { "; \($0) removes the last filter." } ?? "."
        guard arrangement.mostMissing != nil else { return "No recipe has all of this" + key }
        return "What is at home is not enough for any recipe" + key
    }

    /// Says in the empty list how many recipes lack only one or two things.
    private func countNearlyCookable() {
        let shown = arrangement.arrangement
        guard shown.mostMissing == 0, shown.filters.count == 1 else { return }
        let (missing, nearly) = (store.missing, Self.nearlyCookable)
        store.read({ _ throws(EditingError) in missing.counts(missingAtMost: nearly).values.min() }) {
            [weak self] result in
            guard let self, arrangement.arrangement == shown, let least = (try? result.get()) ?? nil, least > 0 else {
                return
            }
            let things = least == 1 ? "one thing" : "\(least) things"
            let key = keyName(of: CookbookCommands.filter).map { "; \($0) shows what lacks at most 2" } ?? ""
            emptyText = emptyText(for: shown) + " The nearest recipes lack \(things)\(key)."
            setNeedsDisplay()
        }
    }

    /// The number of missing ingredients up to which recipes are worth speaking of.
    private static let nearlyCookable = 2

    /// Shows recipes that are already sorted and filtered. If the user has just changed the sort order, scrolls to the
    /// first recipe. Otherwise, keeps the selected recipe.
    private func displayArranged(_ contents: LibraryContents) {
        let order = arrangement.arrangement.order
        if order == shownOrder {
            keepingSelectedRecipe { display(contents) }
        } else {
            shownOrder = order
            display(contents)
            scrollToStart()
        }
    }
}

// MARK: - Reading

extension RecipesViewController: ModelControllerDelegate {
    func isUpdating(
        with data: LibraryContents?, progress: ModelController<LibraryContents>.Progress?
    ) {
        if progress != nil, let data { show(data) }
    }

    func didUpdate(with data: LibraryContents) {
        emptyText = emptyText(for: data)
        store.countMissing(inListing: data)
        show(data)
        store.follow { [library] wanted in library.recipes(wanted) }
        selectWanted()
        if selection == nil { onSelectionChange?(nil) }
        onReload?()
    }

    /// Returns the text of an empty list: the reason why its folder cannot be read or, for an empty cookbook, how to get
    /// recipes into it.
    private func emptyText(for contents: LibraryContents) -> String {
        if contents.isUnlisted, let error = contents.error { return error.diagnostic.sentence }
        let new = keyName(of: EditingCommands.new).map { "\($0) writes one" }
        let other = keyName(of: CookbookCommands.importing).map {
            "\($0) imports what you have: a file, a folder, or an export of another program"
        }
        let ways = [new, other].compactMap(\.self).joined(separator: "; ")
        return "There are no recipes here yet." + (ways.isEmpty ? "" : " \(ways).")
    }

    /// Selects the recipe of the file in ``wanted``, if the list contains the recipe now. Otherwise, the next two
    /// readings try again.
    private func selectWanted() {
        guard let (path, readings) = wanted else { return }
        wanted = readings < 2 ? (path, readings + 1) : nil
        if select(RecipeID(path: path)) { wanted = nil }
    }

    // The status overlay over the list shows the failure.
    func didFailToUpdate(with error: any Error) {}
}

// MARK: - Opening

extension RecipesViewController: RecipeActionDelegate {
    private func openSearch() {
        screens.openSearch(searching, in: arrangement, on: navigationController) { [source] in source.data }
    }

    func openRecipe(_ recipe: RecipeSummary) {
        // The plan of the weeks is a menu too, but as a recipe it would be unreadable.
        if CookbookKitchen.isUsualPlan(recipe.id.path) {
            navigationController?.push(PlanViewController(store, screens: screens))
        } else {
            screens.open(recipe, on: navigationController)
        }
    }

    func openUnreadableFile(_ file: UnreadableRecipe) { screens.open(file, on: navigationController) }

    func openGuide() { screens.openGuide(on: navigationController) }
}
