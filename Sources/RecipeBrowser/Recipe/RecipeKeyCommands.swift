import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// The key commands of a recipe's screen.
@MainActor
final class RecipeKeyCommands {
    private let notebook: NotebookCommands
    private let scaling: ScalingCommands
    private let files: RecipeEditingCommands?
    private let others: [KeyCommand]

    /// - Parameters:
    ///   - list: The list on the screen of the recipe.
    ///   - store: The notebook and the kitchen files.
    ///   - editing: Changes the file of the recipe. If `nil`, the screen has no commands that change files.
    ///   - changes: Reads the cookbook again. If `nil`, the screen has no command “read again”.
    ///   - recipe: Returns the recipe of the screen.
    ///   - text: Returns the recipe as text for the pager, or `nil` if the recipe is not read yet.
    init(
        of list: RecipeDetailsViewController, store: Store, editing: RecipeEditing?,
        changes: CookbookChanges?,
        recipe: @escaping @MainActor () -> RecipeSummary?, text: @escaping @MainActor () -> String?
    ) {
        notebook = NotebookCommands(
            store, over: { [weak list] in list }, recipe: recipe, factor: { [weak list] in list?.presentation.factor }
        )
        let edit = editing?.editor.command(RecipeCommands.edit, on: list, onEdit: { [weak list] in list?.reload() }) {
            [weak list] in
            recipe().map { ($0.id.path, (list?.selectedRow as? DiagnosticRow)?.diagnostic.location.line) }
        }
        let reload = changes.map { changes in
            CookbookCommands.reload.command {
                changes.readAgain()
                editing?.retrySaving()
            }
        }
        scaling = ScalingCommands(of: list)
        let cook = RecipeCommands.cook.command { [weak list] in list?.continueCooking() }
        let timer = TimerCommands.start.command { [weak list] in
            guard let list else { return }
            let row = (list.lists.focusedStepList ?? list).selectedRow
            list.startTimer(ofStep: (row as? StepRow)?.number)
        }
        let factor: BuyCommand.Factor = { [weak list] _, answer in answer(list?.presentation.factor ?? .one) }
        let buy = BuyCommand(store, over: list, recipe: recipe, factor: factor).command
        let nutrition = KitchenCommands.nutrition.command { [weak list] in list?.showNutrition() }
        let plan = PlanRecipeCommand(store, over: list, recipe: recipe, factor: factor).command
        let files = editing.map { editing in
            RecipeEditingCommands(editing, over: list, onDelete: { [weak list] in list?.leave() }, recipe: recipe)
        }
        self.files = files
        let reading = [Pager().command(on: list, text: text), reload].compactMap(\.self)
        others = [cook, timer, buy, plan, nutrition, edit].compactMap(\.self) + (files?.all ?? []) + reading
    }

    /// The commands that change the size and the units.
    var sizes: [KeyCommand] { scaling.all }

    var all: [KeyCommand] { notebook.all + [notebook.untickAll] + scaling.all + others }
}
