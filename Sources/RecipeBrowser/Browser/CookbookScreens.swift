import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Opens the screens of a cookbook. The methods that open a screen do nothing if there is no navigation controller.
@MainActor
final class CookbookScreens {
    /// Reads the recipes of all screens.
    let reader: RecipeReader
    private let cookbook: Cookbook
    let store: Store
    let editing: RecipeEditing
    let changes: CookbookChanges
    let searching: any RecipeSearching
    /// The text of the last search, which the next one offers.
    private var lastSearch = ""

    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - store: The notebook and the kitchen files.
    ///   - editing: Changes the files of the cookbook.
    ///   - changes: Informs screens after each reading of the cookbook.
    ///   - searching: Searches the cookbook for the other recipes with an ingredient or a piece of cookware.
    init(
        _ cookbook: Cookbook, store: Store, editing: RecipeEditing, changes: CookbookChanges,
        searching: any RecipeSearching
    ) {
        self.searching = searching
        self.cookbook = cookbook
        reader = RecipeReader(cookbook, pictures: PictureReader(cache: changes.library.cache))
        self.store = store
        self.editing = editing
        self.changes = changes
    }

    var library: IndexedCookbook { changes.library }

    /// Pushes the screen of a recipe.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - planned: The entry of the plan or of the shopping list that determines the size. If `nil`, the notebook
    ///     determines the size.
    ///   - navigation: The navigation controller.
    ///   - cooks: Whether cook mode begins as soon as the recipe is read.
    func open(
        _ recipe: RecipeSummary, as planned: PlanItem? = nil, on navigation: NavigationController?, cooks: Bool = false
    ) {
        guard let navigation else { return }
        let details = RecipeDetailsViewController(reader: reader, store: store, screens: self, planned: planned)
        let overlay = StatusOverlay(over: RecipeViewController(details), following: details.source, words: .recipe)
        overlay.follow(editing.saving, words: .notebook)
        details.overlay = overlay
        details.cooksWhenRead = cooks
        navigation.push(overlay)
        details.show(recipe)
    }

    /// Pushes the screen of a recipe in the index. If the index does not contain the recipe, shows a toast. Does
    /// nothing if another screen or a sheet is on top when the index has been read.
    func open(_ id: RecipeID, as planned: PlanItem? = nil, over screen: ViewController, cooks: Bool = false) {
        let library = changes.library
        store.read({ _ throws(EditingError) in library.recipe(id) }) { [weak self] result in
            guard let navigation = screen.navigationController, navigation.presentedViewController == nil,
                navigation.topViewController === screen
            else { return }
            if case .success(let found?) = result {
                self?.open(found, as: planned, on: navigation, cooks: cooks)
                return
            }
            screen.showToast(Toast("The cookbook does not have \(FilePath.name(of: id.path).quoted) any more."))
        }
    }

    /// Finds a recipe by its title or by its path in the cookbook. Calls a closure with the recipe, or with `nil` if
    /// there is none.
    func find(_ title: String, then finish: @escaping @MainActor (RecipeSummary?) -> Void) {
        let library = changes.library
        let reference = RecipeReference(path: title.split(separator: "/").map(String.init))
        store.read({ _ throws(EditingError) in library.recipe(for: reference, from: RecipeID(path: ".")) }) {
            // The work above throws no error.
            finish((try? $0.get()) ?? nil)
        }
    }

    /// Pushes the screen of the recipe to which a reference leads. If there is no such recipe, presents an alert. Does
    /// nothing if a sheet is open when the index has been read.
    func open(_ reference: RecipeReference, from recipe: RecipeSummary, over screen: ViewController) {
        let library = changes.library
        store.read({ _ throws(EditingError) in library.recipe(for: reference, from: recipe.id) }) {
            [weak self] result in
            guard let navigation = screen.navigationController, navigation.presentedViewController == nil else {
                return
            }
            if case .success(let found?) = result { self?.open(found, on: navigation); return }
            let path = reference.path.joined(separator: "/")
            let text =
                "\(recipe.title.quoted) refers to the recipe \(path.quoted), but the cookbook has none of this name. "
                + "The file would be “\(path).cook”, beside this recipe or in the cookbook's folder."
            screen.present(AlertViewController(title: "The recipe is missing", text: text))
        }
    }

    /// Pushes the screen of a file that could not be read.
    func open(_ file: UnreadableRecipe, on navigation: NavigationController?) {
        let screen = FileDiagnosticsViewController(file: file, cookbook: cookbook, editing: editing.editor)
        navigation?.push(StatusOverlay(over: screen, following: screen.source, words: .file))
    }

    /// Pushes the guide that explains how to start a cookbook.
    func openGuide(on navigation: NavigationController?) {
        navigation?.push(GuideViewController())
    }

    /// Pushes the search screen.
    ///
    /// - Parameters:
    ///   - searching: Searches the cookbook.
    ///   - arrangement: The sort order and the filters of the list.
    ///   - navigation: The navigation controller.
    ///   - contents: Returns all recipes, or `nil` if they are not known yet.
    func openSearch(
        _ searching: any RecipeSearching, in arrangement: ArrangementController, on navigation: NavigationController?,
        contents: @escaping @MainActor () -> LibraryContents?
    ) {
        let results = SearchResultsViewController(screens: self)
        let menus = ArrangementMenus(arrangement, over: results, isSearch: true, courses: { contents()?.courses ?? [] })
        let recipe: @MainActor () -> RecipeSummary? = { [weak results] in results?.selectedResult }
        let notebook = NotebookCommands(store, over: { [weak results] in results }, recipe: recipe)
        let kitchen = [
            BuyCommand(store, over: results, recipe: recipe).command,
            PlanRecipeCommand(store, over: results, recipe: recipe).command,
        ]
        let marked = MarkedRecipesCommands(editing, changes.library, over: results)
        results.commands = { [weak results] in
            (results?.markedRows.isEmpty == false ? marked.all : []) + menus.keyCommands
                + (recipe() == nil ? [] : kitchen) + notebook.available
        }
        let screen = RecipeSearchViewController(
            searching: searching, results: results, arrangement: arrangement,
            preview: RecipePreview(reader: reader, store: store),
            numberOfRecipes: { (arrangement.result ?? contents())?.numberOfRecipes })
        screen.offer(lastSearch) { [weak self] in self?.lastSearch = $0 }
        navigation?.push(screen)
    }
}

extension ModelController where Model == LibraryContents {
    /// Creates a model controller that updates the index of a library in the background, from the files that may have
    /// changed. During the update, it reports partial contents.
    ///
    /// - Parameters:
    ///   - library: The library.
    ///   - contents: The contents of the index before the update, or `nil` if there is no index.
    static func contents(of library: IndexedCookbook, from contents: LibraryContents?) -> ModelController<
        LibraryContents
    > {
        ModelController(data: contents) { report in
            let delays = library.delays()
            async let _: Void = reportDelays(delays, report)
            var last = contents
            try await library.updateChanged { update in
                last = update.contents ?? last
                // The recipes of the first files come before the number of all files is known.
                guard update.total > 0 || update.contents?.isComplete == false else { return }
                let done = update.total > 0 ? update.done : update.contents?.numberOfRecipes ?? 0
                await report(
                    .init(done: done, total: update.total, isEstimate: done < update.total),
                    update.contents)
            }
            try Task.checkCancellation()
            guard let last else { return LibraryContents() }
            // If no folder can be listed, the update fails. An empty folder is not an error.
            if let error = last.error, last.isUnlisted { throw error }
            return last
        }
    }

    /// Reports each path whose file system does not answer. The message appears in place of the progress. A path of
    /// `nil` removes the message.
    private static func reportDelays(_ delays: AsyncStream<String?>, _ report: Report) async {
        for await path in delays {
            let note = path.map { "No answer yet from \($0)" }
            await report(.init(done: 0, total: 0, note: note), nil)
        }
    }
}
