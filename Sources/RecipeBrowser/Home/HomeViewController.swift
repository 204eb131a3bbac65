import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The first screen: the list of recipes. In a window of at least 100 columns, a preview of the selected recipe is on
/// the right.
@MainActor
public final class HomeViewController: SplitViewController {
    private let recipes: RecipesViewController
    private let preview: RecipePreview
    let store: Store

    /// Creates the first screen. If the library has an index from an earlier run, the screen shows the recipes in this
    /// index before the files are read.
    ///
    /// - Parameters:
    ///   - library: The library to show.
    ///   - origin: The origin of the library's cookbook.
    ///   - notebook: The notebook that stores favourites, ratings, notes, ticks and timers.
    ///   - trash: The trash for deleted files.
    ///   - clock: The clock that timers use.
    public init(
        library: IndexedCookbook, origin: CookbookOrigin, notebook: Notebook, trash: Trash = Trash(),
        clock: WallClock = .system
    ) {
        let store = Store(
            of: library.cookbook, isReadOnly: origin == .starter, notebook: notebook, trash: trash, clock: clock)
        self.store = store
        // The notebook is read while this thread opens the index.
        store.start()
        let missing = store.missing
        let searching = LibrarySearch(
            library, pause: SearchRequest.countingDelay, facts: store.facts, missing: { missing.count(of: $0) })
        recipes = RecipesViewController(
            library: library, origin: origin, store: store, searching: searching)
        preview = RecipePreview(reader: recipes.screens.reader, store: store)
        let chips = ChipBar(over: recipes)
        let recipesStatus = StatusOverlay(over: chips, following: recipes.source, words: .cookbook)
        recipesStatus.follow(recipes.saving, words: .notebook)
        // An update is usually so short that the user could not read a text about it. So the text appears after a
        // delay.
        recipesStatus.summaryDelay = .milliseconds(200)
        super.init(title: origin.title, primary: recipesStatus, secondary: preview.screen)
        recipes.onArrange = { chips.chips = $0.chips }
        chips.onRemove = { [weak recipes] in recipes?.removeChip(at: $0) }
        recipes.onReload = { [weak self] in self?.preview.reload() }
        recipes.onSelectionChange = { [weak self] _ in self?.showPreview() }
    }

    public override func layout(size: Size) {
        let wasSplit = isSplit
        super.layout(size: size)
        recipes.scrollBar = isSplit ? .separator : .automatic
        if !wasSplit { showPreview() }
    }

    public override func willAppear() {
        super.willAppear()
        store.reload()
    }

    /// Opens other screens, such as that of a recipe.
    var screens: CookbookScreens { recipes.screens }

    /// The user's settings for the kitchen. Screens show recipes in the units of these settings until the user chooses
    /// other units.
    public var customs: KitchenCustoms {
        get { store.customs }
        set { store.customs = newValue }
    }

    /// The part of the user's configuration that screens change. `nil` if there is no folder for the configuration.
    public var settings: KitchenSettings? {
        get { store.settings }
        set { store.settings = newValue }
    }

    /// Stops the import, and waits until all changes are saved. If the disk does not answer, this takes up to ten
    /// seconds. Call this method before the program ends.
    ///
    /// - Returns: An error message for the user if changes are not saved, or else `nil`.
    public func finish() -> String? {
        recipes.finishImport()
        return store.finish()
    }

    /// Waits until all changes are saved, at most five seconds, while an import goes on.
    public func finishWriting() { _ = store.finish() }

    public override var unsavedChanges: String? { super.unsavedChanges ?? store.unsavedChanges }

    /// Waits until the cookbook and the recipe in the preview are read. For tests.
    public func settle() async {
        await recipes.settle()
        await preview.settle()
    }

    /// Lists only the recipes that some filters admit.
    ///
    /// - Parameters:
    ///   - filters: The filters.
    ///   - goBack: Shows the screen that asked for this list, or `nil` if the list itself did.
    func show(only filters: [ListFilter], goBack: (@MainActor () -> Void)?) {
        recipes.show(only: filters, goBack: goBack)
    }

    /// Asks what to import.
    public func beginImport() { recipes.beginImport() }

    /// On the first run, asks how the user's own cookbook shall begin.
    public func beginFirstRun() { screens.editing.editor.askOnce(over: self) }

    /// Waits until the import has ended or was undone. For tests.
    func settleImport() async { await recipes.settleImport() }

    /// Shows the selected recipe in the preview, if the preview is visible.
    private func showPreview() {
        guard isSplit else { return }
        preview.show(recipes.selectedRecipe, insteadOfNone: (recipes.selectedRow as? UnreadableFileRow)?.explanation)
    }
}

/// The layers over the list of recipes. The lower layer adds the section of featured recipes. The upper layer shows
/// only the first rows of some sections until the user chooses “more”.
@MainActor
final class HomeLayers {
    /// The model below the layers: all sections except that of the featured recipes.
    let base: SectionsModel
    /// The model that the list shows.
    let model: LoadMoreLayer
    private let featured: FeaturedLayer

    static let featuredID: AnyHashable = "featured"
    static let menusID: AnyHashable = "menus"
    static let unreadableFilesID: AnyHashable = "problems"

    init() {
        base = SectionsModel()
        featured = FeaturedLayer("Featured", over: base, id: Self.featuredID, rows: [])
        model = LoadMoreLayer(over: featured) { section in
            switch section.id {
            case Self.featuredID: FeaturedRecipes.shownAtFirst
            case Self.menusID: 5
            case Self.unreadableFilesID: 10
            default: nil
            }
        }
    }

    /// Replaces the rows of the featured section. The new rows also remain in the sections from which they come.
    func feature(_ rows: [RowIdentity]) { featured.feature(rows) }
}

/// The guide that explains how to start a cookbook.
@MainActor
final class GuideViewController: SectionsViewController {
    init() {
        super.init(title: "Your own cookbook")
        sections = [
            page(
                "Where it is",
                """
                Make a folder named Recipes in your home folder, and put recipes in it as plain files. After that, \
                recipes opens this folder instead of the starter cookbook. To use another folder, set RECIPES_HOME.
                """,
                "If a file names no course, the name of its folder is the course: Recipes/Soups, Recipes/Desserts."
            ),
            page(
                "What a recipe looks like",
                """
                A file ends in .cook and is written in Cooklang: text in which the ingredients are marked.
                """,
                """
                ---
                title: Garlic bread
                course: Side dish
                servings: 4
                time: 20 min
                ---

                Crush @garlic{2%cloves} into @soft butter{80%g}.

                Split a @baguette{1}, spread it with the butter and bake at 200 °C for ~{12%min}.
                """),
            page(
                "What to try",
                "recipes check ~/Recipes lists what could not be read, and where. recipes --help lists all commands."),
        ]
    }
}

@MainActor
private func page(_ title: String, _ paragraphs: String...) -> Section {
    let rows = paragraphs.enumerated().flatMap { index, text -> [any Row] in
        [ParagraphRow(id: "paragraph \(index)", text: StyledText(text)), SpacerRow(id: "below \(index)")]
    }
    return Section(title, rows: rows)
}

/// The last row in the list of the starter cookbook. Choosing the row opens the guide.
final class GuideRow: ActionableRow {
    let id: AnyHashable = "guide"
    weak var actionDelegate: (any ActionDelegate)?

    func configure(_ cell: TextCell) {
        cell.text = StyledText("How to begin a cookbook of your own")
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openGuide()
    }
}

extension HomeViewController: SharingScreen {
    var sharedRecipe: RecipeSummary? { recipes.selectedRecipe }

    var sharedTexts: [SharedText] {
        guard let recipe = recipes.selectedRecipe else { return [] }
        return [
            SharedText(name: "the title", text: recipe.title),
            SharedText(name: "the path of the file", text: recipe.id.path),
        ]
    }
}
