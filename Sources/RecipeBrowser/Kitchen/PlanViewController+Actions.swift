import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists

// What the keys do with the plan.
extension PlanViewController {
    /// Changes an entry, and shows the plan before the next key acts on an entry.
    private func changeEntry(_ title: String, _ work: @escaping @Sendable (Edits) throws(EditingError) -> Void) {
        store.change(from: self, inOrder: keys, title, work) { kitchen throws(EditingError) in
            try kitchen.plan()
        } show: { [weak self] contents in
            self?.show(contents)
            self?.followed = nil
        }
    }

    func removeSelected() {
        guard let entry = selectedPlanRow?.entry else { return }
        changeEntry("Removed \(entry.text.quoted)") { edits throws(EditingError) in
            try edits.kitchen.removeFromPlan(entry.id)
        }
    }

    func move(by days: Int) {
        guard let row = selectedPlanRow, let entry = row.entry, let date = row.date else { return }
        let target = date.adding(days: days)
        follow(to: target)
        // If the entry moves to another week, shows that week.
        if !(0..<7).contains(target.number - week.number) {
            week = target.startOfWeek(first: store.customs.firstDay)
        }
        changeEntry("Moved \(entry.text.quoted) to \(target.shortName)") { edits throws(EditingError) in
            try edits.kitchen.movePlanned(entry.id, days: days)
        }
    }

    func changeServings(by step: Int) {
        guard let entry = selectedPlanRow?.entry else { return }
        guard entry.path != nil else { return showToast(Toast("Only a recipe has servings.")) }
        changeEntry("Changed the servings of \(entry.text.quoted)") { edits throws(EditingError) in
            try edits.kitchen.changeServings(entry.id, by: step)
        }
    }

    /// Suggests a recipe for the selected meal. On the last suggestion, suggests another one. On another entry, suggests
    /// one for the next meal of the day for which nothing is planned.
    func suggestRecipe() {
        guard let row = selectedPlanRow, let date = row.date else { return }
        let planned = contents?.entries(on: date) ?? []
        let last = row.entry.flatMap { suggestions.isLast($0, on: date) ? $0 : nil }
        let usual = store.customs.meals.isEmpty ? [store.customs.dinner] : store.customs.meals
        let free = usual.first { meal in !planned.contains { $0.meal.lowercased() == meal.lowercased() } }
        let meal = last?.meal ?? (row.entry == nil && !row.meal.isEmpty ? row.meal : free)
        guard let meal else {
            return showToast(Toast("Each meal of \(date.shortName) is planned. Remove one for a suggestion."))
        }
        suggestions.suggest(for: meal, on: date, replacing: last, over: self) { [weak self] in self?.follow(to: date) }
    }

    func showActions() {
        let entry = selectedPlanRow?.entry
        present(PlanActionsSheet(entry: entry?.text) { [weak self] in self?.perform($0, on: entry) })
    }

    private func perform(_ action: PlanAction, on entry: PlanContents.Entry?) {
        let week = week
        // Past days need no dinner.
        let days = (0..<7).map { week.adding(days: $0) }.filter { $0 >= today || week > today }
        let (library, facts, missing) = (screens.library, store.allFacts, store.missing)
        let seed = UInt64.random(in: 0 ... .max)
        store.change(from: self) { edits throws(EditingError) in
            let kitchen = edits.kitchen
            edits.title =
                switch (action, entry) {
                case (.copy, let entry?): try kitchen.copyPlanned(entry, days: 1)
                case (.repeat, let entry?): try kitchen.repeatPlanned(entry, weeks: 4)
                case (.leftovers, let entry?): try kitchen.planLeftovers(entry)
                case (.suggest, _):
                    try kitchen.suggestDinners(
                        on: days,
                        from: PlanSuggester(for: kitchen, from: library, facts(ListArrangement()), missing), seed: seed)
                default: try kitchen.copyPlannedWeek(week)
                }
        }
    }

    func buyWeek() {
        // The past days of the current week need no shopping. A past week is bought as a whole.
        let last = week.adding(days: 6)
        let first = today <= last ? max(week, today) : week
        let days = first == last ? first.shortName : "\(first.shortName) to \(last.shortName)"
        store.change(from: self, command: KitchenCommands.shoppingList.command {}) { edits throws(EditingError) in
            let (count, missing) = try edits.kitchen.buyPlanned(first...last)
            let gone = missing == 0 ? "" : ", \(missing) missing"
            edits.title =
                count == 0 && missing == 0
                ? first == last ? "Nothing is planned for \(days)" : "Nothing is planned from \(days)"
                : "\(days) is on the shopping list\(gone)"
        }
    }

    func ask() {
        let row = selectedPlanRow
        let date = row?.date ?? max(week, min(today, week.adding(days: 6)))
        let meal = row?.entry?.meal ?? row?.meal ?? ""
        let usual = meal.isEmpty ? store.customs.dinner : meal
        let prompt = PromptViewController(
            title: date.shortName,
            message: "It is for \(usual.lowercased()), unless a meal and a colon come first. Type words of a title, "
                + "or anything else.",
            example: "lunch: leftovers"
        ) { [weak self] text in
            guard let self else { return }
            let typed = TypedMeal(text, usual: usual)
            let screens = screens
            screens.find(typed.text) { [weak self] recipe in self?.put(typed, recipe, on: date) }
        }
        prompt.validate = { TypedMeal($0, usual: usual).text.isEmpty ? "Type what you eat." : nil }
        let titles = TitleSearch(screens.searching) { [weak prompt] in prompt?.refreshSuggestions() }
        self.titles = titles
        prompt.suggest = { text in
            let typed = TypedMeal(text, usual: usual)
            let prefix = typed.meal == usual ? "" : "\(typed.meal): "
            return titles.recipes(titled: typed.text).enumerated().map { index, recipe in
                PromptSuggestion(
                    prefix + recipe.title, title: recipe.title, detail: recipe.course, isLikely: index == 0)
            }
        }
        present(prompt)
    }

    private func put(_ typed: TypedMeal, _ recipe: RecipeSummary?, on date: CalendarDay) {
        follow(to: date)
        let name = "Planned \((recipe?.title ?? typed.text).quoted) for \(date.shortName)"
        store.change(from: self, name) { edits throws(EditingError) in
            guard let recipe else {
                return try edits.kitchen.plan(.words(typed.text), on: date, meal: typed.meal)
            }
            try edits.kitchen.plan(
                recipe.id, edits.kitchen.plannedQuantity(of: recipe), on: date, meal: typed.meal)
        }
    }

    /// - Parameter cooks: Whether cook mode begins.
    func open(_ row: PlanRow, cooks: Bool = false) {
        guard let entry = row.entry else { return ask() }
        if let recipe = entry.recipe {
            let planned = entry.path.map { PlanItem.recipe(path: $0, quantity: entry.quantity) }
            return screens.open(recipe, as: planned, over: self, cooks: cooks)
        }
        guard let path = entry.path else { return showToast(Toast("These are words, not a recipe.")) }
        present(
            AlertViewController(
                title: "The recipe is missing",
                text: "\(path.quoted) is in the plan, but the cookbook has no such recipe. It may have been renamed."))
    }
}
