import RecipeLibrary
import SectionedLists
import Terminal

/// The palette: a text field, and below it the commands, settings and recipes that match the typed words.
///
/// Letters go to the field, the arrow keys move through the rows, and Enter does what the selected row says.
///
/// It is the help too. Then the commands are listed by the screens on which they have an effect, until something is
/// typed.
@MainActor
final class PaletteViewController: ContainerViewController {
    private let input: TextFieldController
    private let list: PaletteList
    /// The commands and settings, the most useful first.
    let items: [PaletteItem]
    private var titles: TitleSearch?
    /// The number of recipes that are listed.
    private static let recipeLimit = 20

    /// - Parameters:
    ///   - items: The commands and settings, the most useful first.
    ///   - isHelp: Whether the commands are listed by screens.
    ///   - searching: Searches the recipes.
    ///   - open: Opens a recipe, after the palette has closed.
    init(
        _ items: [PaletteItem], isHelp: Bool, searching: any RecipeSearching,
        open: @escaping @MainActor (RecipeSummary) -> Void
    ) {
        // What can be done with the shown row and screen comes first in the help.
        let isHere = { (item: PaletteItem) in item.heading == PaletteItem.here }
        self.items = isHelp ? items.filter(isHere) + items.filter { !isHere($0) } : items
        input = TextFieldController(
            placeholder: isHelp ? "type what you look for; q closes" : "what to do, or a recipe")
        list = PaletteList(isHelp: isHelp)
        super.init(title: isHelp ? Self.helpTitle : "Commands")
        addChild(input)
        addChild(list)
        list.emptyText = "Nothing has all of these words."
        list.perform = { [weak self] item in self?.perform(item) }
        list.open = { [weak self] recipe in
            self?.dismiss()
            open(recipe)
        }
        titles = TitleSearch(searching) { [weak self] in self?.showRecipes() }
        input.onChange = { [weak self] in self?.textDidChange(to: $0) }
        list.show(self.items, isSearching: false)
    }

    private func perform(_ item: PaletteItem) {
        if let obstacle = item.obstacle { return showToast(Toast("\(item.title) \(obstacle)")) }
        dismiss()
        item.action()
    }

    // MARK: - Searching

    private func textDidChange(to text: String) {
        let query = PaletteQuery(text)
        guard !query.isEmpty else {
            list.show(items, isSearching: false)
            return list.showFirstRow()
        }
        list.show(query.matches(in: items), isSearching: true)
        showRecipes()
        list.showFirstRow()
    }

    private func showRecipes() {
        let isSearching = !PaletteQuery(input.text).isEmpty
        list.show(isSearching ? titles?.recipes(titled: input.text, limit: Self.recipeLimit) ?? [] : [])
    }

    /// Waits until the recipes are found. For tests.
    func settle() async { await titles?.settle() }

    // MARK: - ViewController

    private static let promptColumns = 3
    /// In longer lines, the eye does not find the key of a command.
    private static let mostHelpColumns = 110

    override func preferredSize(within available: Size) -> Size {
        // The help is there to be read, so it takes the room that there is.
        title == Self.helpTitle
            ? Size(columns: min(Self.mostHelpColumns, available.columns), rows: max(1, available.rows - 2))
            : Size(columns: min(78, available.columns), rows: max(1, min(18, available.rows - 2)))
    }

    override func frame(of child: ViewController) -> Rect? {
        if child === list { return Rect(size: size).inset(top: min(1, size.rows)) }
        return Rect(
            x: Self.promptColumns, y: 0, width: max(1, size.columns - Self.promptColumns - 1), height: min(1, size.rows)
        )
    }

    override func draw(in surface: Surface) {
        surface.draw(":", x: 1, y: 0, role: .accent)
        super.draw(in: surface)
    }

    override var keyCommands: [KeyCommand] { list.keyCommands }

    /// In the help, nobody who presses `q` begins to type.
    override var overridingKeyCommands: [KeyCommand] { isUnusedHelp ? [closeHelp] : [] }

    override func reserves(_ key: Key) -> Bool { isUnusedHelp && isQuitKey(key) ? false : super.reserves(key) }

    private var isUnusedHelp: Bool { title == Self.helpTitle && input.text.isEmpty }

    private static let helpTitle = "Help"

    private lazy var closeHelp = KeyCommand(
        "palette.closeHelp", keys: [.character("q")], title: "close", help: "Close the help"
    ) { [weak self] in self?.dismiss() }

    override func handle(_ event: InputEvent) -> Bool {
        guard case .key = event else { return false }
        return list.dispatch(event)
    }

    override func child(at point: Point) -> ViewController? { point.y == 0 ? input : list }
}

/// The rows of the palette.
@MainActor
private final class PaletteList: SectionsViewController {
    var perform: ((PaletteItem) -> Void)?
    var open: ((RecipeSummary) -> Void)?
    private let isHelp: Bool
    private var items: [PaletteItem] = []
    private var recipes: [RecipeSummary] = []
    private var isSearching = false

    init(isHelp: Bool) {
        self.isHelp = isHelp
        super.init(title: "")
    }

    /// Shows commands and settings. If `isSearching` is `false`, there are no recipes.
    func show(_ items: [PaletteItem], isSearching: Bool) {
        self.items = items
        self.isSearching = isSearching
        if !isSearching { recipes = [] }
        update()
    }

    func show(_ recipes: [RecipeSummary]) {
        self.recipes = recipes
        update()
    }

    func showFirstRow() {
        if sections.first?.numberOfRows ?? 0 > 0 { select(ListIndexPath(section: 0, row: 0)) }
        scrollToStart()
    }

    private func update() {
        var shown: [Section] = []
        let isGrouped = isHelp && !isSearching
        var groups: [(heading: String, items: [PaletteItem])] = []
        for item in items {
            let heading = isGrouped ? item.heading : "Commands"
            if let index = groups.firstIndex(where: { $0.heading == heading }) {
                groups[index].items.append(item)
            } else {
                groups.append((heading, [item]))
            }
        }
        for group in groups {
            let rows = group.items.map { PaletteRow(item: $0, showsObstacle: !isGrouped) }
            shown.append(
                Section(group.heading, id: group.heading, rows: rows).onSelect { [weak self] _, index in
                    self?.perform?(group.items[index])
                })
        }
        if !recipes.isEmpty {
            let recipes = recipes
            let rows = recipes.map { TextRow($0.title, detail: $0.course, id: $0.id) }
            shown.append(
                Section("Recipes", id: "recipes", rows: rows).onSelect { [weak self] _, index in
                    self?.open?(recipes[index])
                })
        }
        sections = shown
    }
}
