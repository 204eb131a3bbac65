import Kitchen
import SectionedLists
import Terminal

/// The menu in which the user chooses how an ingredient counts in the nutrition: as a food, with the values on a
/// packet, or as nothing.
final class FoodSheet: ChoiceSheet {
    enum Choice: Hashable {
        case food(NutrientFood)
        /// Another food, for which the user searches.
        case other
        /// Values that the user types, such as those on a packet.
        case values
        /// Nothing, because the ingredient is not eaten.
        case nothing
        /// The food that the program chooses.
        case automatic
    }

    /// - Parameters:
    ///   - ingredient: The name of the ingredient.
    ///   - foods: The foods to choose from.
    ///   - current: The food whose values count for the ingredient now, or `nil` if there is none.
    ///   - isNothing: Whether the ingredient counts as nothing, because it is not eaten.
    ///   - isOwnChoice: Whether the user has made a choice for the ingredient. If so, the menu also offers the food
    ///     that the program chooses.
    ///   - choose: Called with the new choice.
    init(
        ingredient: String, foods: [NutrientFood], current: NutrientFood?, isNothing: Bool, isOwnChoice: Bool,
        choose: @escaping @MainActor (Choice) -> Void
    ) {
        super.init(title: "Counts as")
        func section(_ title: String, _ id: String, _ choices: [Choice]) -> Section {
            Section(title, id: id, rows: choices.map { Self.row($0, current: current, isNothing: isNothing) }).onSelect
            {
                [weak self] _, index in
                self?.dismiss()
                choose(choices[index])
            }
        }
        let name = ingredient.withoutControlCharacters.shortenedToRow
        let found = foods.isEmpty ? [] : [section("\(name), per 100 g", "foods", foods.map(Choice.food))]
        let others: [Choice] = [.other, .values, .nothing] + (isOwnChoice ? [.automatic] : [])
        sections = found + [section(foods.isEmpty ? name : "Otherwise", "other", others)]
    }

    private static func row(_ choice: Choice, current: NutrientFood?, isNothing: Bool) -> ChoiceRow {
        switch choice {
        case .food(let food):
            ChoiceRow(
                food.name.withoutControlCharacters, detail: Nutrient.energy.text(food.per100Grams.rounded.energy),
                isChosen: food == current, id: choice)
        case .other: ChoiceRow("Another food…", isChosen: false, id: choice)
        case .values: ChoiceRow("Values from a packet…", isChosen: false, id: choice)
        case .nothing: ChoiceRow("Nothing, it is not eaten", isChosen: isNothing, id: choice)
        case .automatic: ChoiceRow("What the program finds", isChosen: false, id: choice)
        }
    }

    override func preferredSize(within available: Size) -> Size {
        Size(columns: min(56, available.columns), rows: super.preferredSize(within: available).rows)
    }
}
