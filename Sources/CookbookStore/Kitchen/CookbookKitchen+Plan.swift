import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Reads the meal plan from `Plan.menu`. If `Plan.menu` contains no date, reads the first other `.menu` file that
    /// contains a date. If no file contains a date, reads the file into which a new plan would be written.
    public func plan() throws(EditingError) -> PlanContents {
        let name = try planName()
        return PlanContents(MealPlanFile(bytes: try folder.content(of: name) ?? []), name: name, in: folder)
    }

    /// Returns the name of the file that contains the plan, or into which a new plan is written.
    private func planName() throws(EditingError) -> String {
        let usual = "Plan.menu"
        let all = folder.names(withExtension: "menu")
        let names =
            all.filter { $0.lowercased() == usual.lowercased() } + all.filter { $0.lowercased() != usual.lowercased() }
        for name in names.prefix(100) {
            let plan = MealPlanFile(bytes: try folder.content(of: name) ?? [])
            if plan.days.contains(where: { $0.date != nil }) { return name }
        }
        // No menu has a date. If `Plan.menu` exists, it is the plan. Otherwise, a single menu without days is the plan.
        if let name = names.first, names.count == 1 || name.lowercased() == usual.lowercased() {
            let plan = MealPlanFile(bytes: try folder.content(of: name) ?? [])
            if plan.days.isEmpty || name.lowercased() == usual.lowercased() { return name }
        }
        return usual
    }

    // MARK: - Changing

    /// Changes the plan.
    ///
    /// - Parameter edit: Changes the content of the file and returns `nil`. If the change is not possible, returns the
    ///   reason; the file then does not change.
    /// - Throws: ``EditingError/refused(_:)`` with the reason that `edit` returns.
    package func editPlan(_ edit: (inout MealPlanFile) -> String?) throws(EditingError) {
        var refusal: String?
        try folder.update(try planName()) { bytes in
            var plan = MealPlanFile(bytes: bytes)
            refusal = edit(&plan)
            return refusal == nil ? plan.bytes : bytes
        }
        if let refusal { throw .refused(refusal) }
    }

    /// Plans a recipe for a day.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - quantity: The servings or the factor, or `nil` for the size in which the recipe is written.
    ///   - date: The day.
    ///   - meal: The name of the meal.
    package func plan(
        _ recipe: RecipeID, _ quantity: Quantity?, on date: CalendarDay, meal: String
    ) throws(EditingError) {
        try plan(.recipe(path: folder.path(of: recipe), quantity: quantity), on: date, meal: meal)
    }

    /// Plans a recipe, an ingredient or any words for a day.
    package func plan(_ item: PlanItem, on date: CalendarDay, meal: String) throws(EditingError) {
        try editPlan { plan in
            plan.put(item, on: date, meal: meal) == nil
                ? "The plan cannot have this line. Write it without @, { } and --." : nil
        }
    }

    package static let gone = "Another program has changed this entry of the plan meanwhile."

    /// Removes an entry from the plan.
    package func removeFromPlan(_ id: PlanContents.EntryID) throws(EditingError) {
        try editPlan { plan in
            guard let position = plan.position(of: id) else { return Self.gone }
            plan.remove(at: position)
            return nil
        }
    }

    /// Moves an entry by a number of days. The entry stays in its meal. An entry without a meal gets ``defaultMeal``.
    package func movePlanned(_ id: PlanContents.EntryID, days: Int) throws(EditingError) {
        try editPlan { plan in
            guard let position = plan.position(of: id) else { return Self.gone }
            guard let date = plan.days[position.day].date else { return "This entry has no date to move from." }
            let meal = plan.days[position.day].meals[position.meal]
            let name = meal.name.isEmpty ? Self.defaultMeal : meal.name
            return plan.move(position, to: date.adding(days: days), meal: name, time: meal.time) == nil
                ? "The entry cannot be moved." : nil
        }
    }

    /// The meal to use if an entry belongs to none.
    package static let defaultMeal = "Dinner"

    /// Changes the size of the first recipe in an entry by a number of steps. A step is one unit of the amount, such as
    /// one serving for `4 servings`. If the amount is a factor, a step is one half of the written recipe.
    ///
    /// If the size would not be positive, nothing changes.
    package func changeServings(_ id: PlanContents.EntryID, by step: Int) throws(EditingError) {
        let reader = KitchenRecipes(in: folder)
        try editPlan { plan in
            guard let position = plan.position(of: id) else { return Self.gone }
            let items = plan[position].items
            let found = items.indices.first { if case .recipe = items[$0] { true } else { false } }
            guard let index = found, case .recipe(let path, let quantity) = items[index] else {
                return "Only a recipe has servings."
            }
            let recipe = reader.recipe(at: path)?.recipe
            var now = quantity
            if now == nil, let servings = recipe?.metadata.servings?.number {
                now = Quantity(.number(servings), unit: "servings")
            }
            let isFactor = (now?.unit ?? "").isEmpty
            let change = isFactor ? Rational(step, 2) ?? .one : Rational(step)
            let number: Rational
            switch now?.amount ?? .number(.one) {
            case .number(let value): number = value
            case .range(_, let high): number = high
            case .text: return "This amount is no number."
            }
            guard let next = number.adding(change), next > .zero else { return nil }
            plan.setQuantity(Quantity(.number(next), unit: now?.unit), ofItem: index, at: position)
            return nil
        }
    }

    /// Adds to the shopping list the recipes and ingredients that are planned for a range of days. A recipe that is
    /// planned several times is added once, with the sum of its factors.
    ///
    /// - Returns: The number of recipes and ingredients, and the number of planned recipes that cannot be read.
    @discardableResult
    package func buyPlanned(_ dates: ClosedRange<CalendarDay>) throws(EditingError) -> (count: Int, missing: Int) {
        let plan = try plan().plan
        let reader = KitchenRecipes(in: folder)
        var factors: [(path: String, id: RecipeID, factor: Rational)] = []
        var needs: [ShoppingNeed] = []
        var missing = 0
        for position in plan.positions {
            guard let date = plan.days[position.day].date, dates.contains(date) else { continue }
            for item in plan[position].items {
                switch item {
                case .recipe(let path, _):
                    guard let recipe = reader.recipe(at: path), let id = folder.recipe(at: path) else {
                        missing += 1
                        continue
                    }
                    let factor = item.factor(for: recipe.recipe).value
                    if let index = factors.firstIndex(where: { $0.id == id }) {
                        factors[index].factor = factors[index].factor.adding(factor) ?? factor
                    } else {
                        factors.append((path, id, factor))
                    }
                case .ingredient(let ingredient): needs.append(ShoppingNeed(ingredient))
                case .words: break
                }
            }
        }
        for (_, id, factor) in factors { try put(id, factor: factor, isLeast: true) }
        // An ingredient that is already on the list with the same amount is not added again.
        let listed = ShoppingListFile(bytes: try folder.content(of: FileName.shoppingList) ?? [])
        let items = Set(listed.entries.map(\.content))
        let new = needs.filter { !items.contains(.item(name: $0.name, quantity: $0.quantities.first)) }
        if !new.isEmpty { try add(new) }
        return (factors.count + needs.count, missing)
    }
}

extension RecipeSummary {
    /// Returns the quantity of a planned recipe for a factor. If the recipe states a number of servings, returns
    /// servings. If not, returns the factor, or `nil` if the factor is 1.
    package func plannedQuantity(_ factor: Rational) -> Quantity? {
        if let number = servings?.number?.multiplied(by: factor), number > .zero {
            return Quantity(.number(number), unit: "servings")
        }
        return factor == .one ? nil : Quantity(.number(factor))
    }
}
