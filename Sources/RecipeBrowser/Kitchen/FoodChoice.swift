import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// Lets the user choose how an ingredient counts in the nutrition: as a food, with the values on a packet, or as
/// nothing. Stores the choice in the configuration.
@MainActor
final class FoodChoice {
    private weak var screen: ViewController?
    private let store: Store

    /// The maximum number of foods in the sheet.
    private static let maximumFoods = 12

    init(over screen: ViewController, store: Store) {
        self.screen = screen
        self.store = store
    }

    /// Presents a menu of foods for an ingredient: the current food, and foods with similar names.
    func choose(for ingredient: IngredientNutrition) {
        var foods = [ingredient.food].compactMap(\.self)
        let last = ingredient.ingredient.split(separator: " ").last.map(String.init)
        let words = [ingredient.ingredient, ingredient.food?.name, last].compactMap(\.self)
        for found in words.flatMap({ NutrientTable().foods(matching: $0, limit: Self.maximumFoods) })
        where !foods.contains(found) && foods.count < Self.maximumFoods {
            foods.append(found)
        }
        show(foods, for: ingredient)
    }

    private func show(_ foods: [NutrientFood], for ingredient: IngredientNutrition) {
        let name = ingredient.ingredient
        screen?.present(
            FoodSheet(
                ingredient: name, foods: foods, current: ingredient.food,
                isNothing: ingredient.status == .ignored && ingredient.food == nil,
                isOwnChoice: store.customs.nutrition[name] != nil
            ) { [weak self] choice in
                guard let self else { return }
                switch choice {
                case .food(let food): if let number = food.number { keep(String(number), food.name, for: name) }
                case .other: search(for: ingredient)
                case .values: askForValues(of: name)
                case .nothing: keep("none", "nothing", for: name)
                case .automatic: keep(nil, "what the program finds", for: name)
                }
            })
    }

    private func keep(_ value: String?, _ food: String, for ingredient: String) {
        guard let screen else { return }
        store.set(
            .nutrition(of: ingredient, value), named: "\(ingredient.quoted) counts as \(food) now", from: screen)
    }

    private func search(for ingredient: IngredientNutrition) {
        let prompt = PromptViewController(
            title: "Food", message: "Words of a food in the tables of the USDA, in English.", example: "feta"
        ) { [weak self] text in
            self?.show(NutrientTable().foods(matching: text, limit: Self.maximumFoods), for: ingredient)
        }
        prompt.validate = { text in
            NutrientTable().foods(matching: text, limit: 1).isEmpty ? "No food has these words." : nil
        }
        screen?.present(prompt)
    }

    private func askForValues(of ingredient: String) {
        let prompt = PromptViewController(
            title: ingredient.withoutControlCharacters.shortenedToRow,
            message: "The values of 100 g, as a packet states them: kcal, and g of protein, fat, carbohydrate, sugar, "
                + "fibre and salt. What you leave out is zero.",
            example: "370 kcal, 80 g protein, 8 g carbohydrate"
        ) { [weak self] text in self?.keep(text, "your own values", for: ingredient) }
        prompt.validate = { text in
            var customs = KitchenCustoms()
            do throws(KitchenCustomsError) { try customs.setNutrition(of: ingredient, to: text) } catch {
                return "Write values such as 370 kcal, 80 g protein, 0.2 g salt."
            }
            return nil
        }
        screen?.present(prompt)
    }
}

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
        super.init(title: "\(ingredient.withoutControlCharacters.shortenedToRow) counts as", columns: 56)
        func section(_ title: String, _ id: String, _ choices: [Choice]) -> Section {
            self.section(
                title, id: id, of: choices, row: { Self.row($0, current: current, isNothing: isNothing) },
                choose: choose)
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
        case .other: ChoiceRow("Another food…", id: choice)
        case .values: ChoiceRow("Values from a packet…", id: choice)
        case .nothing: ChoiceRow("Nothing, it is not eaten", isChosen: isNothing, id: choice)
        case .automatic: ChoiceRow("What the program finds", id: choice)
        }
    }
}
