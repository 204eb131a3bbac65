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

    /// - Parameter list: The list on the screen of the recipe. A preview has no commands that change files.
    init(of list: RecipeDetailsViewController) {
        let (store, editing) = (list.store, list.screens?.editing)
        let recipe: @MainActor () -> RecipeSummary? = { [weak list] in list?.summary }
        notebook = NotebookCommands(
            store, over: { [weak list] in list }, recipe: recipe, factor: { [weak list] in list?.presentation.factor }
        )
        let edit = editing?.editor.command(RecipeCommands.edit, on: list, onEdit: { [weak list] in list?.reload() }) {
            [weak list] in
            recipe().map { ($0.id.path, (list?.selectedRow as? DiagnosticRow)?.diagnostic.location.line) }
        }
        let reload = list.screens.map { screens in
            CookbookCommands.reload.command {
                screens.changes.readAgain()
                screens.editing.retrySaving()
            }
        }
        scaling = ScalingCommands(of: list)
        let cook = RecipeCommands.cook.command { [weak list] in list?.continueCooking() }
        let timer = TimerCommands.start.command { [weak list] in
            guard let list else { return }
            let row = (list.container?.focusedStepList ?? list).selectedRow
            list.startTimer(ofStep: (row as? StepRow)?.number)
        }
        let factor: BuyCommand.Factor = { [weak list] _, answer in answer(list?.presentation.factor ?? .one) }
        let buy = BuyCommand(store, over: list, recipe: recipe, factor: factor).command
        let nutrition = KitchenCommands.nutrition.command { [weak list] in list?.showNutrition() }
        let plan = PlanRecipeCommand(store, over: list, recipe: recipe, factor: factor).command
        let files = editing.map { editing in
            RecipeEditingCommands(
                editing, over: list, onDelete: { [weak list] in list?.navigationController?.pop() }, recipe: recipe)
        }
        self.files = files
        let reading = [Pager().command(on: list) { [weak list] in list?.pagerText }, reload].compactMap(\.self)
        others = [cook, timer, buy, plan, nutrition, edit].compactMap(\.self) + (files?.all ?? []) + reading
    }

    /// The commands that change the size and the units.
    var sizes: [KeyCommand] { scaling.all }

    var all: [KeyCommand] { notebook.all + [notebook.untickAll] + scaling.all + others }
}
