import Kitchen
import RecipeKit
import RecipeLibrary

/// The energy of a planned day: the sum for one serving of each recipe.
package struct DayEnergy: Hashable, Sendable {
    /// The energy in kilocalories.
    package let kilocalories: Double
    /// Whether the energy of every entry of the day is known. The energy of an ingredient or of words is never known.
    package let isWhole: Bool

    /// The text beside the name of the day: `1840 kcal`, or `1840+ kcal` if the energy of some entries is not known.
    package var text: String {
        let text = Nutrient.energy.text(kilocalories.rounded())
        return isWhole ? text : text.replacing(" kcal", with: "+ kcal")
    }
}

extension CookbookKitchen {
    /// Returns the energy of planned days. Omits days of which no energy is known.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - dates: The days.
    package func energy(of plan: MealPlanFile, on dates: [CalendarDay]) -> [CalendarDay: DayEnergy] {
        let reader = KitchenRecipes(in: folder)
        var servings: [String: Double?] = [:]
        func serving(of path: String) -> Double? {
            if let known = servings[path] { return known }
            let energy = reader.recipe(at: path).flatMap { nutrition(of: $0).perServing?.energy }
            servings[path] = .some(energy)
            return energy
        }
        var energies: [CalendarDay: DayEnergy] = [:]
        for date in dates {
            let items = plan.days.filter { $0.date == date }.flatMap(\.meals).flatMap(\.entries).flatMap(\.items)
            let known = items.map { item -> Double? in
                switch item {
                case .recipe(let path, _): serving(of: path)
                case .ingredient, .words: nil
                }
            }
            let sum = known.reduce(0) { $0 + ($1 ?? 0) }
            guard sum > 0 else { continue }
            energies[date] = DayEnergy(kilocalories: sum, isWhole: known.allSatisfy { $0 != nil })
        }
        return energies
    }
}
