import Kitchen
import RecipeKit

extension CookbookKitchen {
    // Each of these returns the name under which the person sees the change.

    /// Copies an entry to the day that is a number of days later. The copy belongs to the same meal.
    package func copyPlanned(_ entry: PlanContents.Entry, days: Int) throws(EditingError) -> String {
        var target: CalendarDay?
        try editPlanned(entry) { plan, position, date, meal in
            target = date.adding(days: days)
            return plan.copy(position, to: date.adding(days: days), meal: meal.name, time: meal.time) != nil
        }
        return "Copied \(entry.text.quoted) to \(target?.shortName ?? "")"
    }

    /// Copies an entry to the same day of the week in each of the next weeks.
    package func repeatPlanned(_ entry: PlanContents.Entry, weeks: Int) throws(EditingError) -> String {
        try editPlanned(entry) { plan, position, date, _ in
            plan.repeat(position, every: 7, until: date.adding(days: 7 * weeks)) > 0
        }
        return "Planned \(entry.text.quoted) for the next \(weeks) weeks"
    }

    /// Plans the leftovers of an entry for the next day and the same meal.
    package func planLeftovers(_ entry: PlanContents.Entry) throws(EditingError) -> String {
        try editPlanned(entry) { plan, position, date, meal in
            plan.putLeftovers(of: position, on: date.adding(days: 1), meal: meal.name) != nil
        }
        return "Planned the leftovers of \(entry.text.quoted)"
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
                ? nil : "The plan cannot repeat the name of the meal \(meal.name.quoted). Rename the meal in the file."
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
