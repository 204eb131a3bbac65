import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list of recipes by course.
@MainActor
final class RecipesViewController: SectionsViewController {
    /// Called with the selected recipe, for the preview beside the list.
    var onSelectionChange: ((RecipeSummary?) -> Void)?
    /// Called after the cookbook was read again.
    var onReload: (() -> Void)?

    private let cookbook: Cookbook
    private let origin: CookbookOrigin
    /// The model controller that reads the cookbook; a ``StatusOverlay`` shows its progress.
    let source: ModelController<LibraryContents>
    private let library: RecipeLibrary
    /// The listing that is shown.
    private(set) var listing: LibraryListing?
    let session: CookingSession
    private let searching: any RecipeSearching
    /// Called with the new sort order and filters, for the chips.
    var onArrange: ((ListArrangement) -> Void)?
    private let request = ArrangementRequest()
    private var observations: [ModelObservation] = []
    private var shownOrder = ListOrder.title
    /// The model controller of the sorted and filtered list, used unless the arrangement is the default.
    let arranged: ModelController<LibraryContents>
    private(set) lazy var arrangementController = ArrangementController { [weak self] in self?.arrange($0) }
    private let editing: FileEditing
    private lazy var changes = CookbookChanges(library, source)
    /// Whether the notebook has been shown once.
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
        arranged = .arranging(library, request, facts: session.allFacts)
        super.init(title: origin.title)
        editing.onEdit = { [weak self] in self?.source.update() }
        model = layers.model
        source.delegate = self
        arrangementController.screen = self
        arrangementController.courses = { [weak self] in self?.courses ?? [] }
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

    /// Waits until the cookbook and the notebook are read and shown.
    func settle() async {
        await source.settle()
        await arranged.settle()
        await session.settle()
        await layers.model.settle()
    }

    /// `false` until the notebook is read, which takes some milliseconds, so that the featured section does not push
    /// down rows that are visible already.
    override var isReadyToDraw: Bool { super.isReadyToDraw && session.hasContents }

    override var status: String? {
        guard let contents = source.data else { return nil }
        guard !arrangementController.isDefault, let shown = arranged.data else {
            return Self.count(contents.numberOfRecipes)
        }
        return "\(shown.numberOfRecipes) of \(contents.numberOfRecipes)"
    }

    override func selectionDidChange() {
        onSelectionChange?((selectedRow as? RecipeRow)?.recipe)
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + commands.adding + [searchCommand] + arrangementController.keyCommands
            + (selectedFile == nil ? [] : [editCommand]) + [reloadCommand]
    }

    private lazy var commands = NotebookCommands(
        session, over: { [weak self] in self },
        recipe: { [weak self] in
            (self?.selectedRow as? RecipeRow)?.recipe
        })

    private lazy var searchCommand = CookbookCommands.search.command { [weak self] in self?.openSearch() }

    private func openSearch() {
        let search = SearchViewController(
            searching: searching, cookbook: cookbook, session: session, editing: editing,
            changes: changes,
            numberOfRecipes: { [weak self] in self?.source.data?.numberOfRecipes })
        navigationController?.push(search)
    }

    private lazy var reloadCommand = CookbookCommands.reload.command { [weak self] in
        self?.source.update()
        self?.session.retry()
    }

    private lazy var editCommand = editing.command(RecipeCommands.edit, on: self) { [weak self] in self?.selectedFile }

    /// The file of the selected row; for an unreadable file with the line of its first diagnostic.
    private var selectedFile: (path: String, line: Int?)? {
        switch selectedRow {
        case let row as RecipeRow: (row.recipe.id.path, nil)
        case let row as UnreadableFileRow: (row.file.id.path, row.file.diagnostics.first?.location.line)
        default: nil
        }
    }

    private static func count(_ recipes: Int) -> String {
        recipes == 1 ? "1 recipe" : "\(recipes) recipes"
    }

    /// Reads the cookbook again when the system reports changed files.
    private func followChanges() {
        library.whenChanged { [weak self] in
            Task { @MainActor in self?.source.update() }
        }
    }

    // MARK: - Sections

    private func show(_ contents: LibraryContents) {
        guard arrangementController.isDefault else { return arrange(arrangementController.arrangement) }
        display(contents)
    }

    /// Displays a listing, unless it is already displayed.
    private func display(_ contents: LibraryContents) {
        guard contents != listing?.contents, let listing = library.listing(of: contents, replacing: listing) else {
            return
        }
        // During the first reading, a selection at the start stays at the start.
        let isAtStart =
            !(self.listing?.contents.isComplete ?? false)
            && (selection ?? ListIndexPath(section: 0, row: 0)) == ListIndexPath(section: 0, row: 0)
        self.listing = listing
        showingFeaturedFirst(if: isAtStart) { show(listing) }
    }

    private func show(_ listing: LibraryListing) {
        layers.base.sections =
            noticeSections(listing) + listing.sections.indices.map { ListedSection($0, of: listing, session: session) }
            + unreadableFileSections(listing) + (arrangementController.isDefault ? guideSections : [])
        feature()
    }

    private func noticeSections(_ listing: LibraryListing) -> [Section] {
        guard let notice = listing.contents.notice else { return [] }
        return [Section("The index", id: "notice", rows: [DescriptionRow(notice)])]
    }

    private func unreadableFileSections(_ listing: LibraryListing) -> [Section] {
        let files = listing.contents.unreadable
        guard !files.isEmpty else { return [] }
        return [
            Section(
                "Could not be read", detail: String(files.count), id: HomeLayers.unreadableFilesID,
                rows: files.map(UnreadableFileRow.init))
        ]
    }

    private var guideSections: [Section] {
        origin == .starter ? [Section("Your own", id: "guide", rows: [GuideRow()])] : []
    }
}

// MARK: - Sort order and filters

extension RecipesViewController {
    private var courses: [FilterSheet.Course] {
        (source.data?.sections ?? []).filter { $0.kind == .course }.map {
            FilterSheet.Course(title: $0.title, count: $0.count)
        }
    }

    func arrange(_ arrangement: ListArrangement) {
        onArrange?(arrangement)
        guard let contents = source.data else { return }
        if arrangementController.isDefault {
            arranged.cancel()
            keepingSelectedRecipe { display(contents) }
        } else {
            request.request = .init(arrangement: arrangement, contents: contents)
            arranged.update()
        }
    }

    private func showArranged(_ contents: LibraryContents) {
        guard !arrangementController.isDefault else { return }
        let key = keyName(of: CookbookCommands.unfilter)
        emptyText = "No recipe has all of this" + (key.map { "; \($0) takes the last filter away." } ?? ".")
        keepingSelectedRecipe { display(contents) }
        if selection == nil { onSelectionChange?(nil) }
    }

    /// Makes a change and keeps the selected recipe selected, also in another section. After a change of the sort order,
    /// or if the recipe is gone, the first recipe is selected.
    private func keepingSelectedRecipe(_ change: () -> Void) {
        let selected = (selectedRow as? RecipeRow)?.id
        change()
        let isOtherOrder = arrangementController.arrangement.order != shownOrder
        shownOrder = arrangementController.arrangement.order
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
        emptyText = data.error?.diagnostic.sentence ?? "There are no recipes here yet."
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

    func openUnreadableFile(_ file: UnreadableRecipe) {
        let screen = FileDiagnosticsViewController(file: file, cookbook: cookbook)
        screen.editing = editing
        navigationController?.push(StatusOverlay(over: screen, following: screen.source, words: .file))
    }

    func openGuide() {
        navigationController?.push(GuideViewController())
    }
}
