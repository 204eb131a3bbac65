import RecipeKit

extension PlanContents {
    /// The meals of a day for which the user has not said which ones are usual.
    private static let commonMeals = ["Breakfast", "Lunch", "Dinner"]

    /// Returns the meals for which a week has room, in the order of a day.
    ///
    /// - Parameters:
    ///   - usual: The usual meals. If empty, they are breakfast, lunch and dinner, unless all planned meals have other
    ///     names, for example in another language.
    ///   - planned: The meals of the entries, in the order of the entries. An empty name is for no meal in particular.
    package static func meals(usual: [String], planned: [String]) -> [String] {
        let named = Set(planned.map { $0.lowercased() }.filter { !$0.isEmpty })
        let isCommon = named.isEmpty || commonMeals.contains { named.contains($0.lowercased()) }
        var meals = usual.isEmpty && isCommon ? commonMeals : usual
        for meal in planned where !meals.contains(where: { $0.lowercased() == meal.lowercased() }) {
            meals.append(meal)
        }
        guard usual.isEmpty else { return meals }
        return meals.enumerated().sorted {
            (MealKind(named: $0.element), $0.offset) < (MealKind(named: $1.element), $1.offset)
        }
        .map(\.element)
    }

    /// Returns the days for meals of the same name, a day for each: the first one and, after it, those that do not have
    /// such a meal yet.
    package func days(without meal: String, from first: CalendarDay, number: Int) -> [CalendarDay] {
        let taken = Set(
            days.filter { $0.entries.contains { $0.meal.lowercased() == meal.lowercased() } }.compactMap(\.date))
        var free = [first]
        var day = first
        while free.count < number {
            day = day.adding(days: 1)
            if !taken.contains(day) { free.append(day) }
        }
        return free
    }
}
