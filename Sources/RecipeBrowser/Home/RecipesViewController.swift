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
    private var listing: LibraryListing?
    private let session: CookingSession
    private let searching: any RecipeSearching

    init(
        library: RecipeLibrary, origin: CookbookOrigin, session: CookingSession, searching: any RecipeSearching
    ) {
        self.searching = searching
        self.library = library
        cookbook = library.cookbook
        listing = library.openListing()
        self.origin = origin
        self.session = session
        source = .contents(of: library, from: listing?.contents)
        super.init(title: origin.title)
        source.delegate = self
        if let listing { show(listing) }
        followChanges()
        source.update()
    }

    /// Waits until the cookbook has been read.
    func settle() async {
        await source.settle()
    }

    override var status: String? {
        source.data.map { Self.count($0.numberOfRecipes) }
    }

    override func selectionDidChange() {
        onSelectionChange?((selectedRow as? RecipeRow)?.recipe)
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + [searchCommand, reloadCommand]
    }

    private lazy var searchCommand = KeyCommand(
        "cookbook.search", keys: [.character("/")], title: "search",
        help: "Search titles, ingredients, tags and steps as you type", hint: .init(order: 2)
    ) { [weak self] in self?.openSearch() }

    private func openSearch() {
        let search = SearchViewController(
            searching: searching, cookbook: cookbook, session: session,
            numberOfRecipes: { [weak self] in self?.source.data?.numberOfRecipes })
        navigationController?.push(search)
    }

    private lazy var reloadCommand = KeyCommand(
        "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the cookbook's files again"
    ) { [weak self] in self?.source.update() }

    private static func count(_ recipes: Int) -> String {
        recipes == 1 ? "1 recipe" : "\(recipes) recipes"
    }

    /// Reads again whenever the system tells that files changed.
    private func followChanges() {
        let changes = library.changes()
        following = Task { [weak self] in
            for await _ in changes { self?.source.update() }
        }
    }

    private var following: Task<Void, Never>?

    isolated deinit { following?.cancel() }

    // MARK: - Sections

    /// Shows contents that are not shown yet.
    private func show(_ contents: LibraryContents) {
        guard contents != listing?.contents, let listing = library.listing(of: contents, replacing: listing) else {
            return
        }
        self.listing = listing
        show(listing)
    }

    private func show(_ listing: LibraryListing) {
        sections =
            noticeSections(listing) + listing.sections.indices.map { section($0, of: listing) }
            + problemSections(listing) + guideSections
    }

    private func section(_ number: Int, of listing: LibraryListing) -> Section {
        let section = listing.sections[number]
        return Section(
            section.title, detail: String(section.count),
            id: section.kind == .menus ? "menus" : "course \(section.id)", count: section.count,
            indexOfRow: { id in (id.base as? RecipeID).flatMap { listing.row(of: $0, inSection: number) } },
            row: { row in
                guard let recipe = listing.recipe(at: row, inSection: number) else { return MissingRow(row, number) }
                return RecipeRow(recipe)
            })
    }

    private func noticeSections(_ listing: LibraryListing) -> [Section] {
        guard let notice = listing.contents.notice else { return [] }
        return [Section("The index", id: "notice", rows: [DescriptionRow(notice)])]
    }

    private func problemSections(_ listing: LibraryListing) -> [Section] {
        let files = listing.contents.unreadable
        guard !files.isEmpty else { return [] }
        return [
            Section("Could not be read", detail: String(files.count), id: "problems", rows: files.map(ProblemRow.init))
        ]
    }

    private var guideSections: [Section] {
        origin == .starter ? [Section("Your own", id: "guide", rows: [GuideRow()])] : []
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
        if selection == nil { onSelectionChange?(nil) }
        onReload?()
    }

    func didFailToUpdate(with error: any Error) {}
}

// MARK: - Opening

extension RecipesViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) {
        navigationController?.open(recipe, of: cookbook, session: session)
    }

    func openProblem(_ file: UnreadableRecipe) {
        let problems = ProblemViewController(file: file, cookbook: cookbook)
        navigationController?.push(StatusOverlay(over: problems, following: problems.source, words: .file))
    }

    func openGuide() {
        navigationController?.push(GuideViewController())
    }
}
