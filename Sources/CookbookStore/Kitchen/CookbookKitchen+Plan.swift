import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    /// Reads the meal plan from `Plan.menu`. If `Plan.menu` contains no date, reads the first other `.menu` file that
    /// contains a date. If no file contains a date, reads the file into which a new plan would be written.
    public func plan() throws(EditingError) -> PlanContents {
        let name = try planName()
        return PlanContents(MealPlanFile(bytes: try folder.content(of: name) ?? []), name: name, in: folder)
    }

    private static let usualPlan = "Plan.menu"

    /// Returns whether a file has the usual name of the plan.
    public static func isUsualPlan(_ path: String) -> Bool {
        FilePath.name(of: path).lowercased() == usualPlan.lowercased()
    }

    /// Returns the name of the file that contains the plan, or into which a new plan is written.
    private func planName() throws(EditingError) -> String {
        let usual = Self.usualPlan
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

extension CookbookKitchen {
    /// Returns the quantity with which a recipe is planned if nobody chooses another.
    package func plannedQuantity(of recipe: RecipeSummary) -> Quantity? {
        recipe.plannedQuantity(customs.openingFactor(of: recipe.servings))
    }

    /// Returns the factor with which a recipe is bought if nobody chooses another. Reads the file of the recipe.
    package func openingFactor(of recipe: RecipeID) -> Rational {
        guard customs.servings != nil else { return .one }
        return customs.openingFactor(of: KitchenRecipes(in: folder).recipe(recipe)?.recipe.metadata.servings)
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

/// The meal plan of a cookbook: the content of a file `NAME.menu`, and the titles of the recipes in it.
public struct PlanContents: Sendable {
    /// The identity of an entry: its day, its meal and its text. The identity stays the same if other parts of the file
    /// change.
    package struct EntryID: Hashable, Sendable {
        package let day: String
        package let meal: String
        package let text: String
        /// The number of earlier entries with the same day, meal and text.
        package let occurrence: Int
    }

    /// An entry, with what a screen shows of it.
    package struct Entry: Hashable, Sendable {
        package let id: EntryID
        package let meal: String
        package let time: PlanTime?
        /// The text of the entry: the titles of its recipes, its ingredients and its words.
        package let text: String
        /// The servings or the factor of the first recipe, as text. Empty if the entry states neither.
        package let amount: String
        /// The servings or the factor of the first recipe. `nil` if the entry states neither. The recipe then has its
        /// written size.
        package let quantity: Quantity?
        /// The path of the first recipe, or `nil` for an entry without a recipe.
        package let path: String?
        /// The title of the first recipe, or an empty text.
        package let title: String
        /// The first recipe. `nil` if the entry has no recipe, or if the cookbook does not have the first recipe.
        package let recipe: RecipeID?
        /// The total time of the first recipe. `nil` if there is no recipe, or if it states no time.
        package var cookingTime: CookingTime?
        /// The servings for which the first recipe is written, as text: `4 servings`. `nil` if it states none.
        package var writtenServings: String?

        /// Whether the entry has a recipe, but the cookbook does not have the first recipe of the entry.
        package var isMissing: Bool { path != nil && recipe == nil }
    }

    /// A section of the file, which is usually a day.
    package struct Day: Hashable, Sendable {
        package let name: String
        package let date: CalendarDay?
        package let entries: [Entry]
    }

    /// The name of the file.
    public let name: String
    /// The content of the file.
    public let plan: MealPlanFile
    /// The sections, in the order of the file.
    package let days: [Day]
    private let titles: [String: String]

    package init(_ plan: MealPlanFile, name: String, in folder: KitchenFolder) {
        self.plan = plan
        self.name = name
        let reader = KitchenRecipes(in: folder)
        var titles: [String: String] = [:]
        let ids = plan.entryIDs
        var number = 0
        days = plan.days.map { day in
            var entries: [Entry] = []
            for meal in day.meals {
                for entry in meal.entries {
                    var path: String?
                    var planned: Quantity?
                    var metadata: RecipeMetadata?
                    let texts = entry.items.map { item in
                        switch item {
                        case .recipe(let name, let quantity):
                            let recipe = reader.recipe(at: name)?.recipe
                            let title = titles[name] ?? recipe?.title ?? FilePath.name(of: name)
                            titles[name] = title
                            if path == nil {
                                path = name
                                planned = quantity
                                metadata = recipe?.metadata
                            }
                            return title
                        case .ingredient(let ingredient): return ingredient.line(.unicode)
                        case .words(let words): return words
                        }
                    }
                    entries.append(
                        Entry(
                            id: ids[number], meal: meal.name, time: meal.time, text: texts.joined(separator: ", "),
                            amount: planned.map(Self.amount) ?? "", quantity: planned, path: path,
                            title: path.flatMap { titles[$0] } ?? "", recipe: path.flatMap(folder.recipe(at:)),
                            cookingTime: metadata?.totalTime, writtenServings: metadata?.servings?.formatted))
                    number += 1
                }
            }
            return Day(name: day.name, date: day.date, entries: entries)
        }
        self.titles = titles
    }

    /// Returns the title of the planned recipe at a path. If the plan does not contain the path, or if the recipe
    /// cannot be read, returns the last part of the path.
    public func title(ofRecipe path: String) -> String { titles[path] ?? FilePath.name(of: path) }

    /// Returns the entries of a date. The file can contain the same date several times.
    package func entries(on date: CalendarDay) -> [Entry] { days.filter { $0.date == date }.flatMap(\.entries) }

    /// Returns the text of a planned quantity: `4 servings`, or `× 2` for a factor.
    public static func amount(_ quantity: Quantity) -> String {
        (quantity.unit ?? "").isEmpty ? "× \(quantity.amount.formatted())" : quantity.formatted()
    }
}

extension MealPlanFile {
    /// The identities of all entries, in the order of ``MealPlanFile/positions``.
    package var entryIDs: [PlanContents.EntryID] {
        var counts: [PlanContents.EntryID: Int] = [:]
        return positions.map { position in
            let day = days[position.day]
            let first = PlanContents.EntryID(
                day: day.name, meal: day.meals[position.meal].name, text: self[position].text, occurrence: 0)
            let count = counts[first, default: 0]
            counts[first] = count + 1
            return PlanContents.EntryID(day: first.day, meal: first.meal, text: first.text, occurrence: count)
        }
    }

    /// Returns the position of an entry, or `nil` if the plan no longer contains it.
    package func position(of id: PlanContents.EntryID) -> Position? {
        zip(entryIDs, positions).first { $0.0 == id }?.1
    }
}
