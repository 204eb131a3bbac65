import RecipeKit
import SectionedLists
import Terminal

/// The recipes of a cookbook by kind of meal.
@MainActor
final class RecipesViewController: SectionsViewController {
    /// Is told which recipe the keys are on, for a screen beside the list to show it.
    var onSelectionChange: ((RecipeSummary?) -> Void)?
    /// Is told when the cookbook has been read again.
    var onReload: (() -> Void)?

    private let cookbook: Cookbook
    private let origin: CookbookOrigin
    /// What reads the cookbook, for a ``StatusOverlay`` to follow.
    let source: ModelController<LibraryContents>
    private let library: RecipeLibrary
    /// The rows that show.
    private(set) var listing: LibraryListing?
    let session: CookingSession
    private let searching: any RecipeSearching
    /// Is told how the list is arranged, for chips to show it.
    var onArrange: ((ListArrangement) -> Void)?
    private let wish = ArrangementRequest()
    private var observations: [ModelObservation] = []
    private var shownOrder = ListOrder.title
    /// What shows in place of all recipes by kind of meal, where another arrangement is wanted.
    let arranged: ModelController<LibraryContents>
    private(set) lazy var arranging = Arranging { [weak self] in self?.arrange($0) }
    private let editing: FileEditing
    private lazy var changes = CookbookChanges(library, source)
    /// Whether what was noted before the program began shows.
    var hasShownNotes = false
    let layers = HomeLayers()

    init(
        library: RecipeLibrary, origin: CookbookOrigin, session: CookingSession, searching: any RecipeSearching
    ) {
        self.searching = searching
        self.library = library
        cookbook = library.cookbook
        listing = library.openListing()
        self.origin = origin
        self.session = session
        editing = FileEditing(origin: origin)
        source = .contents(of: library, from: listing?.contents)
        arranged = .arranging(library, wish, facts: session.allFacts)
        super.init(title: origin.title)
        editing.onEdit = { [weak self] in self?.source.update() }
        model = layers.model
        source.delegate = self
        arranging.screen = self
        arranging.courses = { [weak self] in self?.courses ?? [] }
        observations = [
            arranged.observe { [weak self] event in
                if case .updated(let contents) = event { self?.showArranged(contents) }
            },
            session.source.observe { [weak self] event in
                if case .updated = event { self?.notesDidChange() }
            },
        ]
        if let listing { show(listing) }
        followChanges()
        source.update()
    }

    /// Waits until the cookbook has been read.
    func settle() async {
        await source.settle()
        await arranged.settle()
        await session.settle()
        await layers.model.settle()
    }

    /// Held back for some milliseconds, so that what is featured does not push down what shows already.
    override var isReadyToDraw: Bool { super.isReadyToDraw && session.hasNotes }

    override var status: String? {
        guard let contents = source.data else { return nil }
        guard !arranging.isPlain, let shown = arranged.data else { return Self.count(contents.numberOfRecipes) }
        return "\(shown.numberOfRecipes) of \(contents.numberOfRecipes)"
    }

    override func selectionDidChange() {
        onSelectionChange?((selectedRow as? RecipeRow)?.recipe)
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + commands.adding + [searchCommand] + arranging.keyCommands
            + (selectedFile == nil ? [] : [editCommand]) + [reloadCommand]
    }

    private lazy var commands = NotebookCommands(
        session, over: { [weak self] in self },
        recipe: { [weak self] in
            (self?.selectedRow as? RecipeRow)?.recipe
        })

    private lazy var searchCommand = KeyCommand(
        "cookbook.search", keys: [.character("/")], title: "search",
        help: "Search titles, ingredients, tags and steps as you type", hint: .init(order: 2)
    ) { [weak self] in self?.openSearch() }

    private func openSearch() {
        let search = SearchViewController(
            searching: searching, cookbook: cookbook, session: session, editing: editing,
            changes: changes,
            numberOfRecipes: { [weak self] in self?.source.data?.numberOfRecipes })
        navigationController?.push(search)
    }

    private lazy var reloadCommand = KeyCommand(
        "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the cookbook's files again"
    ) { [weak self] in
        self?.source.update()
        self?.session.retry()
    }

    private lazy var editCommand = editing.command("recipe.edit", on: self) { [weak self] in self?.selectedFile }

    override var allKeyCommands: [KeyCommand] {
        super.allKeyCommands + commands.all + arranging.allKeyCommands + [editCommand]
    }

    /// The selected row's file; where it could not be read, at the line that says why.
    private var selectedFile: (path: String, line: Int?)? {
        switch selectedRow {
        case let row as RecipeRow: (row.recipe.id.path, nil)
        case let row as ProblemRow: (row.file.id.path, row.file.diagnostics.first?.location.line)
        default: nil
        }
    }

    private static func count(_ recipes: Int) -> String {
        recipes == 1 ? "1 recipe" : "\(recipes) recipes"
    }

    /// Reads again whenever the system tells that files changed.
    private func followChanges() {
        library.whenChanged { [weak self] in
            Task { @MainActor in self?.source.update() }
        }
    }

    // MARK: - Sections

    private func show(_ contents: LibraryContents) {
        guard arranging.isPlain else { return arrange(arranging.arrangement) }
        display(contents)
    }

    /// Displays a listing that is not displayed yet.
    private func display(_ contents: LibraryContents) {
        guard contents != listing?.contents, let listing = library.listing(of: contents, replacing: listing) else {
            return
        }
        // While the first reading goes on, whoever is still at the start waits for what comes.
        let isAtStart =
            !(self.listing?.contents.isComplete ?? false)
            && (selection ?? ListIndexPath(section: 0, row: 0)) == ListIndexPath(section: 0, row: 0)
        self.listing = listing
        showingFeaturedFirst(if: isAtStart) { show(listing) }
    }

    private func show(_ listing: LibraryListing) {
        layers.base.sections =
            noticeSections(listing) + listing.sections.indices.map { ListedSection($0, of: listing, session: session) }
            + problemSections(listing) + (arranging.isPlain ? guideSections : [])
        feature()
    }

    private func noticeSections(_ listing: LibraryListing) -> [Section] {
        guard let notice = listing.contents.notice else { return [] }
        return [Section("The index", id: "notice", rows: [DescriptionRow(notice)])]
    }

    private func problemSections(_ listing: LibraryListing) -> [Section] {
        let files = listing.contents.unreadable
        guard !files.isEmpty else { return [] }
        return [
            Section(
                "Could not be read", detail: String(files.count), id: HomeLayers.problemsID,
                rows: files.map(ProblemRow.init))
        ]
    }

    private var guideSections: [Section] {
        origin == .starter ? [Section("Your own", id: "guide", rows: [GuideRow()])] : []
    }
}

// MARK: - Arranging

extension RecipesViewController {
    private var courses: [FilterSheet.Course] {
        (source.data?.sections ?? []).filter { $0.kind == .course }.map {
            FilterSheet.Course(title: $0.title, count: $0.count)
        }
    }

    func arrange(_ arrangement: ListArrangement) {
        onArrange?(arrangement)
        guard let contents = source.data else { return }
        if arranging.isPlain {
            arranged.cancel()
            keepingSelectedRecipe { display(contents) }
        } else {
            wish.wish = .init(arrangement: arrangement, contents: contents)
            arranged.update()
        }
    }

    private func showArranged(_ contents: LibraryContents) {
        guard !arranging.isPlain else { return }
        emptyText = "No recipe has all of this; x takes the last filter away."
        keepingSelectedRecipe { display(contents) }
        if selection == nil { onSelectionChange?(nil) }
    }

    /// The recipe that is selected stays it, in whatever section it is then; else, and in another order, the first one is.
    private func keepingSelectedRecipe(_ change: () -> Void) {
        let selected = (selectedRow as? RecipeRow)?.id
        change()
        let isOtherOrder = arranging.arrangement.order != shownOrder
        shownOrder = arranging.arrangement.order
        guard let selected, !isOtherOrder else { return scrollToStart() }
        for (index, section) in sections.enumerated() where section.id != HomeLayers.featuredID {
            guard let row = section.index(ofRow: selected) else { continue }
            select(ListIndexPath(section: index, row: row))
            return
        }
        scrollToStart()
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
        emptyText = data.problem?.diagnostic.sentence ?? "There are no recipes here yet."
        show(data)
        session.follow { [library] wanted in library.recipes(wanted) }
        if selection == nil { onSelectionChange?(nil) }
        onReload?()
    }

    func didFailToUpdate(with error: any Error) {}
}

// MARK: - Opening

extension RecipesViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) {
        navigationController?.open(recipe, of: cookbook, session: session, editing: editing, changes: changes)
    }

    func openProblem(_ file: UnreadableRecipe) {
        let problems = ProblemViewController(file: file, cookbook: cookbook)
        problems.editing = editing
        navigationController?.push(StatusOverlay(over: problems, following: problems.source, words: .file))
    }

    func openGuide() {
        navigationController?.push(GuideViewController())
    }
}
