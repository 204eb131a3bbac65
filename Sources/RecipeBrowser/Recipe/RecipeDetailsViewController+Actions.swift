import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

extension RecipeDetailsViewController: StepActionDelegate {
    func cook(from number: Int) {
        // The page of a large recipe can still have an earlier size, because such a page is prepared in the background.
        guard let page = state.page else { return }
        let shown = page.presented(in: presentation, style: quantityStyle).shown
        let recipe = CookingRecipe(shown, style: quantityStyle)
        guard !recipe.steps.isEmpty else { return }
        let notes = RecipeNotes(store: store, recipe: page.read.summary)
        let cooking = CookingViewController(
            recipe, from: number, notes: notes, style: quantityStyle, sizes: commands.sizes, pictures: page.pictures,
            reader: reader.pictures
        ) { [weak self] leave in
            // What was planned or bought is known by the screen of the recipe.
            self?.commands.notebook.askHowItWent(then: leave)
        }
        self.cooking = cooking
        navigationController?.push(cooking)
    }

    /// Opens cook mode if the recipe was opened for it, unless another screen or a sheet is on top by now.
    func beginCooking() {
        guard cooksWhenRead, let summary else { return }
        cooksWhenRead = false
        store.withEntry(of: summary) { [weak self] _ in
            guard let self, let navigation = navigationController, navigation.presentedViewController == nil,
                navigation.topViewController === overlay
            else { return }
            continueCooking()
            if navigation.topViewController === overlay { showToast(Toast("This recipe has no steps.")) }
        }
    }

    /// Opens cook mode at the step that the notebook stores, or else at the first step.
    func continueCooking() {
        cook(from: summary.flatMap { store.entry(of: $0.id)?.currentStep } ?? 1)
    }

    /// Starts a timer of a step. If the step has several timers, the user chooses one.
    ///
    /// - Parameter number: The number of the step, counted from 1. If `nil`, the user chooses among the timers of the
    ///   whole recipe.
    func startTimer(ofStep number: Int?) {
        guard let page = state.page else { return }
        let all = OfferedTimer.timers(in: page.shown.result.recipe)
        let offered = number.map { number in all.filter { $0.step == number } } ?? all
        StepTimerStarter(timers: store.timers, recipe: page.read.summary.title, screen: self).start(
            oneOf: offered, orSay: number == nil ? "This recipe states no times." : "This step states no time.")
    }
}

extension RecipeDetailsViewController: IngredientActionDelegate, CookwareActionDelegate, ReferenceActionDelegate {
    func openIngredient(at index: Int) {
        guard let summary, let screens, let shown = state.visiblePage?.shown,
            let details = IngredientDetails(at: index, of: shown, style: quantityStyle)
        else { return }
        navigationController?.push(
            IngredientViewController(details, of: summary, style: quantityStyle, screens: screens))
    }

    func openCookware(named name: String) {
        guard let summary, let screens, let shown = state.visiblePage?.shown else { return }
        let steps = shown.result.recipe.steps.enumerated().filter { $0.element.uses(cookware: name) }
            .map { ($0.offset + 1, $0.element.styledText(quantityStyle)) }
        navigationController?.push(CookwareViewController(name, of: summary, steps: steps, screens: screens))
    }

    func openRecipe(referredToBy reference: RecipeReference) {
        if let summary { screens?.open(reference, from: summary, over: self) }
    }
}

extension RecipeDetailsViewController {
    /// The recipe as text for the pager, or `nil` if the recipe is not read yet.
    var pagerText: String? {
        guard let recipe = state.page?.read.result.recipe else { return nil }
        let columns = min(navigationController?.size.columns ?? size.columns, 100)
        let text = TextWriter(width: columns, style: quantityStyle).text(for: recipe)
        return text.spelledOut(quantityStyle)
    }

    /// The ingredients and the whole recipe as shown, and where its file is.
    var sharedTexts: [SharedText] {
        guard let page = state.visiblePage, let path = summary?.id.path else { return [] }
        let recipe = page.shown.result.recipe
        let lines = recipe.ingredientGroups.flatMap(\.ingredients).map { $0.line(.unicode).withoutControlCharacters }
        let ingredients = [recipe.title.withoutControlCharacters] + lines
        let text = TextWriter(width: 72, style: .unicode).text(for: recipe)
        return [
            SharedText(name: "the ingredients", text: ingredients.joined(separator: "\n") + "\n", hasCode: true),
            SharedText(name: "the recipe", text: text, hasCode: true),
            SharedText(name: "the path of the file", text: path),
        ]
    }

    /// Computes the nutrition of the recipe as written in its file, and shows it.
    func showNutrition() {
        guard let recipe = writtenRecipe, let summary else { return }
        let whole = ReferencedRecipe(id: summary.id.description, recipe: recipe)
        store.read({ kitchen throws(EditingError) in kitchen.nutrition(of: whole) }) {
            [weak self] result in
            guard let self, let navigation = navigationController, navigation.presentedViewController == nil,
                case .success(let nutrition) = result, writtenRecipe?.title == recipe.title,
                !(navigation.topViewController is NutritionViewController)
            else { return }
            navigation.push(NutritionViewController(nutrition, of: whole, store: store))
        }
    }
}

extension Step {
    fileprivate func uses(cookware name: String) -> Bool {
        items.contains {
            if case .cookware(let piece) = $0 { piece.name.lowercased() == name.lowercased() } else { false }
        }
    }
}

/// The key commands of a recipe's screen.
@MainActor
final class RecipeKeyCommands {
    let notebook: NotebookCommands
    private let scaling: ScalingCommands
    private let files: RecipeEditingCommands?
    private let marked: MarkedRecipesCommands?
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
        marked = list.screens.map { screens in
            MarkedRecipesCommands(screens.editing, screens.changes.library, over: list) { recipe()?.id }
        }
        let marking = marked.map { [$0.tagSelected, $0.exportSelected] } ?? []
        let reading = [Pager().command(on: list) { [weak list] in list?.pagerText }, reload].compactMap(\.self)
        others = [cook, timer, buy, plan, nutrition, edit].compactMap(\.self) + (files?.all ?? []) + marking + reading
    }

    /// The commands that change the size and the units.
    var sizes: [KeyCommand] { scaling.all }

    var all: [KeyCommand] { notebook.all + [notebook.untickAll] + scaling.all + others }
}
