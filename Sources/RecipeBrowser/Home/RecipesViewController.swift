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
    let source: ModelController<Library>
    let session: CookingSession
    private let searching: any RecipeSearching
    let layers = HomeLayers()
    private var observation: ModelObservation?

    init(
        cookbook: Cookbook, origin: CookbookOrigin, session: CookingSession, searching: any RecipeSearching
    ) {
        self.searching = searching
        self.cookbook = cookbook
        self.origin = origin
        self.session = session
        source = .library(of: cookbook)
        super.init(title: origin.title)
        model = layers.model
        source.delegate = self
        source.update()
        observation = session.source.observe { [weak self] event in
            if case .updated = event { self?.notesDidChange() }
        }
    }

    /// Waits until the cookbook has been read.
    func settle() async {
        await source.settle()
        await session.settle()
        await layers.model.settle()
    }

    /// Held back for some milliseconds, so that what is featured does not push down what shows already.
    override var isReadyToDraw: Bool { super.isReadyToDraw && session.hasNotes }

    override var status: String? {
        source.data.map { Self.count($0.numberOfRecipes) }
    }

    override func selectionDidChange() {
        onSelectionChange?((selectedRow as? RecipeRow)?.recipe)
    }

    override var keyCommands: [KeyCommand] {
        super.keyCommands + commands.adding + [searchCommand, reloadCommand]
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
            searching: searching, cookbook: cookbook, session: session,
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

    private static func count(_ recipes: Int) -> String {
        recipes == 1 ? "1 recipe" : "\(recipes) recipes"
    }

    // MARK: - Sections

    private func show(_ library: Library) {
        let courses = library.courses.map { course in
            RecipeSection(
                course.course.title, id: "course \(course.id)", recipes: course.recipes, session: session)
        }
        layers.base.sections = courses + menuSections(library) + problemSections(library) + guideSections
        feature()
    }

    private func menuSections(_ library: Library) -> [Section] {
        guard !library.menus.isEmpty else { return [] }
        return [RecipeSection("Menus", id: HomeLayers.menusID, recipes: library.menus, session: session)]
    }

    private func problemSections(_ library: Library) -> [Section] {
        let files = library.unreadable
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

// MARK: - Reading

extension RecipesViewController: ModelControllerDelegate {
    func isUpdating(with data: Library?, progress: ModelController<Library>.Progress?) {
        if progress != nil, let data { show(data) }
    }

    func didUpdate(with data: Library) {
        emptyText = data.problem ?? "There are no recipes here yet."
        show(data)
        session.follow { wanted in (data.courses.flatMap(\.recipes) + data.menus).filter(wanted.contains) }
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
