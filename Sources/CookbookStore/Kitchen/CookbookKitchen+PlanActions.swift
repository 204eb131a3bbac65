import Kitchen
import RecipeKit
import RecipeLibrary

extension CookbookKitchen {
    // Each of these returns the name under which the person sees the change.

    /// Copies an entry to the day that is a number of days later. The copy belongs to the same meal.
    package func copyPlanned(_ entry: PlanContents.Entry, days: Int) throws(EditingError) -> String {
        var target: CalendarDay?
        try editPlanned(entry) { plan, position, date, meal in
            target = date.adding(days: days)
            return plan.copy(position, to: date.adding(days: days), meal: meal.name, time: meal.time) != nil
        }
        return "Copied “\(entry.text)” to \(target?.shortName ?? "")"
    }

    /// Copies an entry to the same day of the week in each of the next weeks.
    package func repeatPlanned(_ entry: PlanContents.Entry, weeks: Int) throws(EditingError) -> String {
        try editPlanned(entry) { plan, position, date, _ in
            plan.repeat(position, every: 7, until: date.adding(days: 7 * weeks)) > 0
        }
        return "Planned “\(entry.text)” for the next \(weeks) weeks"
    }

    /// Plans the leftovers of an entry for the next day and the same meal.
    package func planLeftovers(_ entry: PlanContents.Entry) throws(EditingError) -> String {
        try editPlanned(entry) { plan, position, date, meal in
            plan.putLeftovers(of: position, on: date.adding(days: 1), meal: meal.name) != nil
        }
        return "Planned the leftovers of “\(entry.text)”"
    }

    /// Changes the plan at an entry. Refuses the change if the entry is gone, or if it has no date or no meal.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - edit: Changes the plan. Receives the plan, and the position, the date and the meal of the entry. Returns
    ///     `false` if the change is not possible.
    private func editPlanned(
        _ entry: PlanContents.Entry,
        _ edit: (inout MealPlanFile, MealPlanFile.Position, CalendarDay, MealPlanFile.Meal) -> Bool
    ) throws(EditingError) {
        try editPlan { plan in
            guard let position = plan.position(of: entry.id) else { return Self.gone }
            guard let date = plan.days[position.day].date else { return "This entry has no date." }
            let meal = plan.days[position.day].meals[position.meal]
            guard !meal.name.isEmpty else { return "This entry belongs to no meal. Move it, so that it is in one." }
            return edit(&plan, position, date, meal)
                ? nil : "The plan cannot repeat the name of the meal “\(meal.name)”. Rename the meal in the file."
        }
    }

    /// Copies all entries of a week to the next week. The entries that the next week already has remain.
    package func copyPlannedWeek(_ week: CalendarDay) throws(EditingError) -> String {
        var count = 0
        try editPlan { plan in
            count = plan.copyWeek(from: week, to: week.adding(days: 7))
            return nil
        }
        return count == 0 ? "This week has nothing to copy" : "Copied \(count.counted("meal")) to the next week"
    }

    /// Plans a suggested recipe for each day without a dinner.
    ///
    /// Does not repeat a recipe within two weeks, and suggests no recipe with fewer than three stars. If no recipe
    /// fits, the day stays free.
    ///
    /// - Parameters:
    ///   - days: The days.
    ///   - library: The library with the recipes. Of a large library, only a part of the recipes is considered.
    ///   - facts: The ratings of the recipes, and the days on which the user cooked them.
    ///   - seed: The seed of the random choice among suitable recipes.
    package func suggestDinners(
        on days: [CalendarDay], from library: IndexedCookbook, _ facts: [RecipeID: SearchFacts], seed: UInt64
    ) throws(EditingError) -> String {
        let recipes = Self.dinners(of: library)
        var summaries: [String: RecipeSummary] = [:]
        var candidates: [MealSuggestions.Candidate] = []
        for recipe in recipes {
            let path = folder.path(of: recipe.id)
            summaries[path] = recipe
            let known = facts[recipe.id]
            candidates.append(
                MealSuggestions.Candidate(
                    path, minutes: recipe.totalTime?.minutes, rating: known?.rating,
                    lastCooked: known?.lastCooked.map(CalendarDay.init(number:))))
        }
        var count = 0
        try editPlan { plan in
            let free = days.filter { day in !plan.days.contains { $0.date == day && $0.hasDinner } }
            let planned = plan.positions.flatMap { position in
                plan[position].items.compactMap { item -> (path: String, date: CalendarDay)? in
                    guard case .recipe(let path, _) = item, let date = plan.days[position.day].date else { return nil }
                    return (path, date)
                }
            }
            let found = MealSuggestions(candidates, minimumRating: 3)
                .suggestions(for: free.map { MealSuggestions.Slot($0) }, planned: planned, seed: seed)
            for (day, candidate) in zip(free, found) {
                guard let path = candidate?.path, let recipe = summaries[path] else { continue }
                let item = PlanItem.recipe(path: path, quantity: recipe.plannedQuantity(.one))
                if plan.put(item, on: day, meal: Self.defaultMeal) != nil { count += 1 }
            }
            return nil
        }
        return count == 0 ? "Each day has a dinner, or no recipe fits" : "Suggested \(count.counted("dinner"))"
    }

    /// The maximum number of recipes that are considered.
    private static let maximumCandidates = 2_000

    /// Returns recipes for dinner. If the cookbook has fewer than seven of them, returns recipes of all courses. In a
    /// large cookbook, considers only every *n*-th recipe.
    package static func dinners(of library: IndexedCookbook, limit: Int = maximumCandidates) -> [RecipeSummary] {
        library.withListing { dinners(in: $0, limit: limit) } ?? []
    }

    private static func dinners(in listing: LibraryListing, limit: Int) -> [RecipeSummary] {
        let sections = listing.sections.indices.filter { listing.sections[$0].kind == .course }
        let courses = ["dinner", "main", "soup", "salad", "lunch"].compactMap {
            ListFilter.parse("course:\($0)").filters.first
        }
        let total = sections.reduce(0) { $0 + listing.sections[$1].count }
        let step = max(1, (total + limit - 1) / limit)
        var all: [RecipeSummary] = []
        var row = 0
        for section in sections {
            let count = listing.sections[section].count
            while row < count {
                if let recipe = listing.recipe(at: row, inSection: section) { all.append(recipe) }
                row += step
            }
            row -= count
        }
        let dinners = all.filter { recipe in courses.contains { $0.admits(recipe, SearchFacts()) } }
        return dinners.count < 7 ? all : dinners
    }
}

extension MealPlanFile.Day {
    /// Whether the day has an entry for the evening, or an entry that belongs to no meal.
    fileprivate var hasDinner: Bool {
        let evening = ["dinner", "supper", "abend", "dîner", "cena"]
        return meals.contains { meal in
            !meal.entries.isEmpty && (meal.name.isEmpty || evening.contains(where: meal.name.lowercased().contains))
        }
    }
}

/// A meal that the user types into the plan: `lunch: leftovers`.
package struct TypedMeal: Hashable, Sendable {
    /// The name of the meal. A typed name gets a capital first letter.
    package let meal: String
    /// The text after the name of the meal. If the user typed no name of a meal, this is the whole text.
    package let text: String

    /// Splits a typed text. The text before the first colon is a meal if it consists of letters, spaces and hyphens.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - usual: The meal to use if the text names none.
    package init(_ text: String, usual: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        if parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) {
            meal = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
            self.text = parts[1]
        } else {
            meal = usual
            self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}
