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

    init(_ store: Store, origin: CookbookOrigin) {
        self.store = store
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
            store.change(from: screen, "Edited “\(FilePath.name(of: path))”") { edits throws(EditingError) in
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
    private lazy var move = command(EditingCommands.move) { $0.move($1, from: $2) }
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
