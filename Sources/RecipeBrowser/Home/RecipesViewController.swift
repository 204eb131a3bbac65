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
    private let session: CookingSession
    private let editing: FileEditing

    init(cookbook: Cookbook, origin: CookbookOrigin, session: CookingSession) {
        self.cookbook = cookbook
        self.origin = origin
        self.session = session
        editing = FileEditing(origin: origin)
        source = .library(of: cookbook)
        super.init(title: origin.title)
        editing.onEdit = { [weak self] in self?.source.update() }
        source.delegate = self
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
        super.keyCommands + (selectedFile == nil ? [] : [editCommand]) + [reloadCommand]
    }

    private lazy var reloadCommand = KeyCommand(
        "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the cookbook's files again"
    ) { [weak self] in self?.source.update() }

    private lazy var editCommand = editing.command("recipe.edit", on: self) { [weak self] in self?.selectedFile }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + [editCommand] }

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

    // MARK: - Sections

    private func show(_ library: Library) {
        sections = library.courses.map(section) + menuSections(library) + problemSections(library) + guideSections
    }

    private func section(for course: CourseSection) -> Section {
        let recipes = course.recipes
        return Section(
            course.course.title, detail: String(recipes.count), id: "course \(course.id)", count: recipes.count,
            indexOfRow: { id in
                guard let id = id.base as? RecipeID else { return nil }
                return recipes.firstIndex { $0.id == id }
            },
            row: { RecipeRow(recipes[$0]) })
    }

    private func menuSections(_ library: Library) -> [Section] {
        guard !library.menus.isEmpty else { return [] }
        let rows = library.menus.map(RecipeRow.init)
        return [Section("Menus", detail: String(rows.count), id: "menus", rows: rows)]
    }

    private func problemSections(_ library: Library) -> [Section] {
        let files = library.unreadable
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
    func isUpdating(with data: Library?, progress: ModelController<Library>.Progress?) {
        if progress != nil, let data { show(data) }
    }

    func didUpdate(with data: Library) {
        emptyText = data.problem ?? "There are no recipes here yet."
        show(data)
        if selection == nil { onSelectionChange?(nil) }
        onReload?()
    }

    func didFailToUpdate(with error: any Error) {}
}

// MARK: - Opening

extension RecipesViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) {
        let details = RecipeDetailsViewController(cookbook: cookbook, session: session)
        details.editing = editing
        navigationController?.push(StatusOverlay(over: details, following: details.source, words: .recipe))
        details.show(recipe)
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
