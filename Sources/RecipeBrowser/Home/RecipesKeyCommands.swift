import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// The key commands of the list of recipes.
@MainActor
final class RecipesKeyCommands {
    private weak var list: SectionsViewController?
    private let notebook: NotebookCommands
    private let arrangement: ArrangementMenus
    private let search: KeyCommand
    private let edit: KeyCommand
    private let files: RecipeEditingCommands
    private let importing: KeyCommand
    private let duplicates: KeyCommand
    private let reload: KeyCommand
    private let kitchen: [KeyCommand]
    private let marked: MarkedRecipesCommands

    /// - Parameters:
    ///   - list: The list of recipes.
    ///   - source: The model controller that reads the cookbook.
    ///   - changes: The command “read again” reads the whole cookbook with it.
    ///   - store: The notebook and the kitchen files.
    ///   - arrangement: The sort order and the filters.
    ///   - editing: Changes the files of the cookbook.
    ///   - importing: The command that imports recipes.
    ///   - duplicates: The command that finds duplicates.
    ///   - cook: Opens a recipe in cook mode.
    ///   - openSearch: Opens the search screen.
    init(
        of list: SectionsViewController, source: ModelController<LibraryContents>, changes: CookbookChanges,
        store: Store, arrangement: ArrangementController, editing: RecipeEditing, importing: KeyCommand,
        duplicates: KeyCommand, cook: @escaping @MainActor (RecipeSummary) -> Void,
        openSearch: @escaping @MainActor () -> Void
    ) {
        self.list = list
        self.importing = importing
        self.duplicates = duplicates
        notebook = NotebookCommands(
            store, over: { [weak list] in list }, recipe: { [weak list] in list?.selectedRecipe })
        self.arrangement = ArrangementMenus(arrangement, over: list, courses: { source.data?.courses ?? [] })
        search = CookbookCommands.search.command(openSearch)
        files = RecipeEditingCommands(editing, over: list) { [weak list] in list?.selectedRecipe }
        edit = editing.editor.command(RecipeCommands.edit, on: list) { [weak list] in list?.selectedFile }
        let recipe: @MainActor () -> RecipeSummary? = { [weak list] in list?.selectedRecipe }
        kitchen = [
            BuyCommand(store, over: list, recipe: recipe).command,
            PlanRecipeCommand(store, over: list, recipe: recipe).command,
            RecipeCommands.cook.hinted(nil).command { if let recipe = recipe() { cook(recipe) } },
        ]
        marked = MarkedRecipesCommands(editing, changes.library, over: list)
        reload = CookbookCommands.reload.command {
            changes.readAgain()
            editing.retrySaving()
        }
    }

    /// The key commands that are available for the selected row.
    var available: [KeyCommand] {
        let state = State(
            row: (list?.selectedRow).map { type(of: $0) }, isArranged: !arrangement.isDefault,
            hasMarks: list?.markedRows.isEmpty == false)
        if state != cachedState {
            cached =
                (state.hasMarks ? marked.all : state.hasRecipe ? [marked.tagSelected, marked.exportSelected] : [])
                + notebook.available
                + [search]
                + arrangement.keyCommands + (state.hasFile ? [edit] : [])
                + (state.hasRecipe ? kitchen : []) + files.available + [importing, duplicates, reload]
            cachedState = state
        }
        return cached
    }

    /// The properties of the list on which the available commands depend.
    private struct State: Equatable {
        let hasRecipe: Bool
        let hasFile: Bool
        let isArranged: Bool
        let hasMarks: Bool

        // Each key press creates a state, so the types are compared. A cast to another type takes much longer.
        init(row: Any.Type?, isArranged: Bool, hasMarks: Bool) {
            hasRecipe = row == RecipeRow.self
            hasFile = hasRecipe || row == UnreadableFileRow.self
            self.isArranged = isArranged
            self.hasMarks = hasMarks
        }
    }

    private var cached: [KeyCommand] = []
    /// The state for which ``cached`` was created, or `nil` before the first time.
    private var cachedState: State?
}

extension SectionsViewController {
    /// The file of the selected row, or `nil` if the row shows no file. For an unreadable file, `line` is the line of
    /// its first diagnostic. For a recipe, `line` is `nil`.
    fileprivate var selectedFile: (path: String, line: Int?)? {
        switch selectedRow {
        case let row as RecipeRow: (row.recipe.id.path, nil)
        case let row as UnreadableFileRow: (row.file.id.path, row.file.diagnostics.first?.location.line)
        default: nil
        }
    }
}

extension SectionsViewController {
    /// The recipe of the selected row, or `nil` if the row shows no recipe.
    var selectedRecipe: RecipeSummary? {
        // A cast to a class that fails is slow the first time, because Swift then searches the program for a type of
        // Foundation. So the type is compared first.
        guard let row = selectedRow, type(of: row) == RecipeRow.self else { return nil }
        return (row as? RecipeRow)?.recipe
    }

    /// Whether the first row is selected, or no row is selected.
    var isSelectionAtStart: Bool { selection == nil || selection == ListIndexPath(section: 0, row: 0) }

    /// Runs a closure and keeps the same recipe selected. If this is not possible, scrolls to the start.
    func keepingSelectedRecipe(_ change: () -> Void) {
        let selected = selectedRecipe?.id
        change()
        guard let selected else { return scrollToStart() }
        for (index, section) in sections.enumerated() where section.id != HomeLayers.featuredID {
            guard let row = section.index(ofRow: selected) else { continue }
            select(ListIndexPath(section: index, row: row))
            return
        }
        scrollToStart()
    }

    /// Selects a recipe in its own section, not in the section of featured recipes.
    ///
    /// - Returns: Whether the list contains the recipe.
    func select(_ recipe: RecipeID) -> Bool {
        for (index, section) in sections.enumerated() where section.id != HomeLayers.featuredID {
            guard let row = section.index(ofRow: recipe) else { continue }
            select(ListIndexPath(section: index, row: row))
            return true
        }
        return false
    }

    /// Selects the first row and scrolls to it.
    func selectFirstRow() {
        select(ListIndexPath(section: 0, row: 0))
        scrollToStart()
    }
}
