import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Asks the person what to change in recipe files, and lets the store make the change.
@MainActor
final class RecipeEditing {
    /// Opens files in the user's editor.
    let editor: FileEditing
    let cookbook: Cookbook
    let store: Store
    /// The model controller that saves again what the notebook refused. A ``StatusOverlay`` shows its failure.
    let saving: ModelController<Bool>

    private let isReadOnly: Bool
    private let library: IndexedCookbook?

    /// - Parameters:
    ///   - store: Makes the changes.
    ///   - origin: Where the cookbook comes from. The starter cookbook is not changed.
    ///   - library: The index, from which courses, tags and folders are offered. `nil` to offer none.
    init(_ store: Store, origin: CookbookOrigin, library: IndexedCookbook? = nil) {
        self.store = store
        self.library = library
        cookbook = store.cookbook
        editor = FileEditing(origin: origin, folder: cookbook.firstFolder)
        isReadOnly = origin == .starter
        saving = ModelController { [weak store] _ in
            if let failure = await store?.takeFailure() { throw failure }
            return true
        }
        editor.onRun = { [weak self] path, screen in self?.observeEditor(path, screen) }
        store.observe(self) { [weak self] event in if event.isFailureNew { self?.saving.update() } }
    }

    /// Returns whether the files of the cookbook can be changed. If not, asks where the user's own
    /// recipes shall be.
    func isWritable(from screen: ViewController) -> Bool {
        if isReadOnly { editor.askForCookbook(over: screen) }
        return !isReadOnly
    }

    /// Returns what offers the courses and tags of the cookbook, or `nil` without an index.
    func labelSuggestions() -> LabelSuggestions? { library.map { LabelSuggestions($0, store) } }

    /// Returns the folders in a root folder that hold recipes. Do not call it on the main actor.
    nonisolated static func folders(in root: String, _ library: IndexedCookbook?) -> [String] {
        library?.recipeFolders(in: root) ?? [root]
    }

    /// Asks for a folder, and moves the files of recipes to it, as one change. A folder that does not exist is made. A
    /// file that was opened as a single file cannot be moved, so an alert is presented instead.
    ///
    /// - Parameter finish: Called after the files were moved.
    func move(
        _ recipes: [RecipeSummary], from screen: ViewController, then finish: @escaping @MainActor () -> Void = {}
    ) {
        guard let first = recipes.first, isWritable(from: screen) else { return }
        guard let root = cookbook.folder(containing: first.id.path) else {
            let name = FilePath.name(of: first.id.path)
            let text = "\(name.quoted) was opened as a single file, so there is no cookbook to move it in."
            return screen.present(AlertViewController(title: "Move", text: text))
        }
        let library = library
        store.read({ _ throws(EditingError) in Self.folders(in: root, library) }) { [weak self] result in
            guard let self, case .success(let folders) = result, let navigation = screen.navigationController,
                navigation.presentedViewController == nil
            else { return }
            let names = folders.map { (path: $0, name: self.name(of: $0, in: root)) }
            navigation.present(folderPrompt(recipes, names, root, navigation, finish))
        }
    }

    private func folderPrompt(
        _ recipes: [RecipeSummary], _ folders: [(path: String, name: String)], _ root: String,
        _ navigation: NavigationController, _ finish: @escaping @MainActor () -> Void
    ) -> PromptViewController {
        let name = recipes.nameOfAll
        let current = Set(recipes.map { FilePath.folder(of: $0.id.path) })
        let prompt = PromptViewController(
            title: "Move \(name)", message: "A folder, also a new one.", example: "Soups"
        ) { [weak self] text, answer in
            guard let self else { return }
            let folder = Self.folder(text, among: folders, in: root)
            store.change("Moved \(name) to \(self.name(of: folder, in: root))") { edits throws(EditingError) in
                for path in recipes.paths { try edits.move(path, toFolder: folder, of: root) }
            } then: { [weak self] result in
                self?.tell(result, on: navigation) { problem in
                    answer(problem)
                    if problem == nil { finish() }
                }
            }
        }
        prompt.validate = { $0.allSatisfy(\.isWhitespace) ? "Type the name of a folder, or choose one with ↓." : nil }
        prompt.suggest = { text in
            let wanted = SortingKey(text)
            return folders.filter { folder in
                (current.count > 1 || !current.contains(folder.path)) && folder.name != text
                    && SortingKey(folder.name).contains(wanted)
            }.map { PromptSuggestion($0.name) }
        }
        return prompt
    }

    /// Returns the path of a folder that was typed: one of the known folders, or a new one in the root folder.
    private static func folder(
        _ text: String, among folders: [(path: String, name: String)], in root: String
    ) -> String {
        let text = text.trimmingSpaces()
        if let known = folders.first(where: { $0.name.lowercased() == text.lowercased() }) { return known.path }
        return text.split(separator: "/").reduce(root) { Cookbook.folder(named: String($1), in: $0) }
    }

    /// Tries again to save what the notebook refused. Does nothing if everything is saved.
    func retrySaving() {
        if case .failed = saving.state { saving.update() }
    }

    /// Presents an alert with the reason why a file was not read or changed. Does nothing if the screen is in no
    /// navigation controller.
    func tell(_ error: EditingError, title: String, over screen: ViewController) {
        guard screen.navigationController != nil else { return }
        screen.present(AlertViewController(title: title, text: error.message))
    }

    /// Reads a file before the editor opens it. Returns a closure to call after the editor has ended. If the file has
    /// changed, the closure registers the edit.
    private func observeEditor(_ path: String, _ screen: ViewController) -> (@MainActor () -> Void)? {
        // If the file cannot be read, the editor reports the error.
        let files = CookbookFiles()
        guard let before = try? files.content(of: path) else { return nil }
        return { [weak self, weak screen] in
            guard let self, let screen, let after = try? files.content(of: path), after != before else { return }
            store.change(from: screen, "Edited \(FilePath.name(of: path).quoted)") { edits throws(EditingError) in
                edits.wasEdited(path, from: before, to: after)
            }
        }
    }
}

/// The key commands for the file of the recipe that a screen shows. They change, move or delete the file, show its
/// history, create a file for a new recipe, and undo such changes.
@MainActor
final class RecipeEditingCommands {
    private let editing: RecipeEditing
    private weak var screen: ViewController?
    private let recipe: @MainActor () -> RecipeSummary?
    private let onDelete: @MainActor () -> Void

    /// - Parameters:
    ///   - editing: Changes the file of the recipe.
    ///   - screen: The screen that presents sheets and alerts.
    ///   - onDelete: Called after the recipe was deleted.
    ///   - recipe: Returns the recipe of the screen, or `nil` if the screen shows none.
    init(
        _ editing: RecipeEditing, over screen: ViewController, onDelete: @escaping @MainActor () -> Void = {},
        recipe: @escaping @MainActor () -> RecipeSummary?
    ) {
        self.editing = editing
        self.screen = screen
        self.onDelete = onDelete
        self.recipe = recipe
    }

    /// The key commands that are available now. If the screen shows no recipe, these are only the commands that need no
    /// recipe.
    var available: [KeyCommand] { recipe() == nil ? [new] : all }

    /// All key commands for the file of a recipe, even those that are not available now.
    private(set) lazy var all = [details, new, rename, move, delete, history]

    private lazy var details = command(EditingCommands.details) { $0.editDetails(of: $1, from: $2) }
    private lazy var rename = command(EditingCommands.rename) { $0.rename($1, from: $2) }
    private lazy var move = command(EditingCommands.move) { $0.move([$1], from: $2) }
    private lazy var delete = command(EditingCommands.delete) { [onDelete] in
        $0.delete($1, from: $2, onDelete: onDelete)
    }
    private lazy var history = command(EditingCommands.history) { $0.showHistory(of: $1, from: $2) }

    private lazy var new = EditingCommands.new.command { [weak self] in
        guard let self, let screen else { return }
        editing.create(beside: recipe(), from: screen)
    }

    private func command(
        _ definition: CommandDefinition,
        _ action: @escaping @MainActor (RecipeEditing, RecipeSummary, ViewController) -> Void
    ) -> KeyCommand {
        definition.command { [weak self] in
            guard let self, let recipe = recipe(), let screen else { return }
            action(editing, recipe, screen)
        }
    }
}
