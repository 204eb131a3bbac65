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

/// What the recipes of a week say beside the plan itself.
package struct WeekFacts: Hashable, Sendable {
    /// The energies of days. Omits days of which no energy is known.
    package var days: [CalendarDay: DayEnergy] = [:]
    /// The energy of one serving of the first recipe of an entry, in kilocalories. Omits what is not known.
    package var energies: [PlanContents.EntryID: Double] = [:]
    /// What is at home of the ingredients of the first recipe of an entry, in the planned size. Empty if the pantry is
    /// empty.
    package var atHome: [PlanContents.EntryID: IngredientsAtHome] = [:]

    /// The sum of the known energies of all days, or `nil` if none is known.
    package var total: DayEnergy?

    package init() {}
}

extension CookbookKitchen {
    /// Returns what the recipes of a week say. Reads their files, and the pantry.
    ///
    /// - Parameters:
    ///   - contents: The plan.
    ///   - dates: The days.
    package func facts(of contents: PlanContents, on dates: [CalendarDay]) throws(EditingError) -> WeekFacts {
        let reader = KitchenRecipes(in: folder)
        let pantry = try PantryState(of: self)
        var facts = WeekFacts()
        var servings: [String: Double?] = [:]
        func serving(of path: String) -> Double? {
            if let known = servings[path] { return known }
            let energy = reader.recipe(at: path).flatMap { nutrition(of: $0).perServing?.energy }
            servings[path] = .some(energy)
            return energy
        }
        var isWhole = true
        for date in dates {
            let items = contents.plan.days.filter { $0.date == date }.flatMap(\.meals).flatMap(\.entries).flatMap(
                \.items)
            let known = items.map { item -> Double? in
                switch item {
                case .recipe(let path, _): serving(of: path)
                case .ingredient, .words: nil
                }
            }
            let sum = known.reduce(0) { $0 + ($1 ?? 0) }
            isWhole = isWhole && known.allSatisfy { $0 != nil }
            if sum > 0 { facts.days[date] = DayEnergy(kilocalories: sum, isWhole: known.allSatisfy { $0 != nil }) }
            for entry in contents.entries(on: date) {
                guard let path = entry.path, let id = entry.recipe, let recipe = reader.recipe(id)?.recipe else {
                    continue
                }
                facts.energies[entry.id] = serving(of: path)
                guard !pantry.stock.isEmpty else { continue }
                let factor = PlanItem.recipe(path: path, quantity: entry.quantity).factor(for: recipe).value
                facts.atHome[entry.id] = needs(of: id, factor: factor).map { atHome($0, in: pantry) }
            }
        }
        let sum = facts.days.values.reduce(0) { $0 + $1.kilocalories }
        if sum > 0 { facts.total = DayEnergy(kilocalories: sum, isWhole: isWhole) }
        return facts
    }
}
