import RecipeKit
import RecipeLibrary
import SectionedLists

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
